//! A finished game watched again, in both windows.

use std::path::Path;

use ask::Request;
use iced::Size;
use screen::replay;
use screen::table;
use shell::Message;
use storage::Saved;

use super::driver::Driver;

const SIZE: Size = Size::new(1280.0, 800.0);

/// The game of the sample, watched again from its result.
fn watched(folder: &Path) -> Driver {
    let path = support::root().join("tests/scenarios/ex-31-a-rivals-city.json");
    let text = std::fs::read_to_string(&path).expect("a scenario");
    let saved = Saved::decode(&path, &text).expect("a game file");
    let mut driver = Driver::with_game(folder, &saved, SIZE);
    driver.key("w");
    driver
}

/// The table after a replay, at the line of its first turn in the log.
fn in_log(folder: &Path) -> Driver {
    let mut driver = watched(folder);
    driver.key("Right");
    driver.key("l");
    driver
}

#[test]
fn the_turns_of_a_game_follow_each_other_by_keys_and_by_the_slider() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = watched(folder.path());
    assert!(driver.both_show("Before the first turn"));
    driver.key("Right");
    driver.key("Right");
    assert!(driver.both_show("Turn 2"));
    driver.key("Left");
    assert!(driver.both_show("Turn 1"));
    driver.send(Message::Replay(replay::Message::To(3)));
    assert!(driver.both_show("Turn 3"));
    driver.send(Message::Replay(replay::Message::Last));
    assert!(driver.both_show("Final scoring"));
    driver.send(Message::Replay(replay::Message::First));
    assert!(driver.both_show("Before the first turn"));
    driver.key("Escape");
    assert!(driver.shows("Rematch"), "back to the result");
}

#[test]
fn it_goes_on_by_itself_until_it_is_paused_and_stops_at_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = watched(folder.path());
    driver.key("p");
    driver.send(Message::Tick);
    assert!(driver.both_show("Turn 1"));
    driver.key("p");
    driver.send(Message::Tick);
    assert!(driver.both_show("Turn 1"), "paused");
    driver.key("p");
    for _ in 0..100 {
        driver.send(Message::Tick);
    }
    assert!(driver.both_show("Final scoring") && driver.shows("Play"));
    driver.key("p");
    assert!(driver.both_show("Before the first turn"), "from the end it begins anew");
}

#[test]
fn a_turn_leads_to_its_line_in_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = in_log(folder.path());
    // The tools for a turn stand in its open line.
    assert!(driver.shows("Enter this turn anew"), "the line of the turn is open");
    driver.key("Escape");
    assert!(!driver.shows("Enter this turn anew"), "the line is closed first");
    driver.key("Escape");
    assert!(driver.both_show("Turn 1"), "then it is watched from there");
    driver.key("Escape");
    driver.key("t");
    driver.key("Escape");
    assert!(driver.shows("Rematch"), "from its table one comes back to the result");
}

/// The evening is over: one slip of the hand does not take its result away.
#[test]
fn a_finished_game_goes_on_from_an_earlier_turn_only_if_that_is_meant() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = in_log(folder.path());
    driver.wait(2);
    driver.click("Back to here");
    assert!(driver.shows("Go on from turn 1?"));
    driver.key("Escape");
    assert!(driver.game().is_finished());
    driver.click("Back to here");
    driver.send(Message::Table(table::Message::Ask(Request::BackTo(3))));
    assert!(!driver.game().is_finished() && !driver.shows("Go on from turn 1?"));
}

/// Until the end orders are secret: nothing leads to a replay before it.
#[test]
fn a_running_game_is_not_watched_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Path::new("evening.json");
    let sample = include_str!("../../resources/samples/evening.json");
    let saved = Saved::decode(path, sample).expect("a game");
    let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
    driver.key("w");
    assert!(!driver.shows("Before the first turn"));
}
