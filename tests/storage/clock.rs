//! The clock in a game file.

use std::num::NonZeroU16;
use std::path::Path;

use journal::Journal;
use rules::Move;
use storage::games::{self, Cause};
use storage::{Clock, Problem, Saved, Timing};
use text::{Words, export};

use super::{folder, open, saved};
use support::table::{place, setup};

/// Two players with a tile each; Anna has spent 12 minutes and 34 seconds, Ben more than an hour.
fn timed(minutes: Option<u16>) -> Saved {
    let moves = vec![place("base-city-cap", (0, -1), 180), Move::EndTurn];
    let setup = setup(&["Anna", "Ben"], &["base"]);
    let mut saved =
        Saved::new("a".to_owned(), "2026-11-21T19:30:00Z".to_owned(), setup, moves, Vec::new());
    saved.clock =
        Some(Clock { minutes: minutes.and_then(NonZeroU16::new), spent: vec![754, 3723] });
    saved
}

#[test]
fn a_clock_opens_as_it_was_saved() {
    let folder = folder();
    let path = folder.path().join("game.json");
    for minutes in [None, Some(20)] {
        let saved = timed(minutes);
        games::save(&path, &saved).unwrap();
        let opened = games::load(&path, &content::bundled::catalogue()).unwrap();
        assert_eq!(opened.saved.clock, saved.clock);
        assert_eq!(Saved::decode(&path, &saved.encode().unwrap()).unwrap(), saved);
    }
}

#[test]
fn a_clock_that_only_counts_has_no_minutes_in_the_file() {
    assert!(
        timed(Some(20))
            .encode()
            .unwrap()
            .contains("\n \"clock\": {\"minutes\":20,\"spent\":[754,3723]},\n")
    );
    assert!(timed(None).encode().unwrap().contains("\n \"clock\": {\"spent\":[754,3723]},\n"));
}

#[test]
fn a_game_without_a_clock_has_none_in_its_file() {
    let text = saved(5, 4).encode().unwrap();
    assert!(!text.contains("clock"), "{text}");
    assert_eq!(Saved::decode(Path::new("a.json"), &text).unwrap().clock, None);
}

#[test]
fn what_is_wrong_with_a_clock_is_told_and_costs_no_move() {
    let text = timed(Some(20)).encode().unwrap();
    for (from, to, field) in [
        ("[754,3723]", "[754]", "clock.spent"),
        ("[754,3723]", "[754,-5]", "clock.spent[1]"),
        ("\"minutes\":20", "\"minutes\":0", "clock.minutes"),
        ("\"minutes\":20", "\"hours\":1", "clock.hours"),
    ] {
        let (_, opened) = open(folder().path(), text.replacen(from, to, 1).as_bytes());
        let opened = opened.unwrap();
        let Some(Cause::File(error)) = opened.damage.as_ref().map(|damage| &damage.cause) else {
            panic!("{to}")
        };
        let Problem::Shape { field: told, .. } = &error.problem else { panic!("{error:?}") };
        assert_eq!(told, field);
        assert_eq!((opened.journal.entries().len(), opened.saved.clock), (2, None), "{to}");
    }
}

#[test]
fn the_times_stay_where_the_moves_are_torn() {
    let text = timed(Some(20)).encode().unwrap();
    let torn = &text[..text.find("end-turn").unwrap()];
    let (_, opened) = open(folder().path(), torn.as_bytes());
    let opened = opened.unwrap();
    assert_eq!((opened.journal.entries().len(), opened.saved.clock), (1, timed(Some(20)).clock));
}

#[test]
fn a_new_clock_has_run_for_nobody() {
    let minutes = NonZeroU16::new(30);
    assert_eq!(Clock::new(Timing::None, 3), None);
    assert_eq!(Clock::new(Timing::Count, 3), Some(Clock { minutes: None, spent: vec![0, 0, 0] }));
    let limited = Clock::new(Timing::Minutes(minutes.unwrap()), 2);
    assert_eq!(limited, Some(Clock { minutes, spent: vec![0, 0] }));
    for timing in [Timing::None, Timing::Count, Timing::Minutes(minutes.unwrap())] {
        assert_eq!(Clock::timing(Clock::new(timing, 2).as_ref()), timing);
    }
}

#[test]
fn times_read_as_on_a_clock() {
    let words = Words::english();
    let read =
        [0, 59, 60, 754, 3599, 3600, 3723, -1, -65, -3600].map(|seconds| words.time(seconds));
    let expected = [
        "0:00",
        "0:59",
        "1:00",
        "12:34",
        "59:59",
        "1:00:00",
        "1:02:03",
        "−0:01",
        "−1:05",
        "−1:00:00",
    ];
    assert_eq!(read, expected);
}

#[test]
fn the_exported_result_tells_the_times_if_there_was_a_clock() {
    let mut journal = Journal::new(timed(None).setup, content::bundled::catalogue()).unwrap();
    for made in timed(None).moves.into_iter().chain([Move::EndGame]) {
        journal.play(made).unwrap();
    }
    let (clock, words) = (timed(Some(20)).clock, Words::english());
    let text = export::markdown(&journal, "2026-11-21T19:30:00Z", clock.as_ref(), &words);
    assert!(text.contains(" |\n| Time | 12:34 | 1:02:03 |\n\n## "), "{text}");
    assert!(!export::markdown(&journal, "2026-11-21T19:30:00Z", None, &words).contains("| Time |"));
}
