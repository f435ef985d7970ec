//! Titles of the evening, by numbers worked out by hand.

use std::fs;

use content::bundled;
use journal::course::Course;
use journal::honours::{Honour, Kind, honours};
use journal::{Journal, replay};
use rules::Move;
use rules::player::{Colour, Player};
use storage::Saved;
use text::{Words, export};

use support::scenarios;
use support::table::{Table, seat, setup};

fn all(table: &Table) -> Vec<Honour> {
    honours(table.journal())
}

fn find(honours: &[Honour], kind: Kind) -> Option<(u8, i32, Option<u32>)> {
    let honour = honours.iter().find(|honour| honour.kind == kind)?;
    Some((honour.seat.into(), honour.amount, honour.turn))
}

#[test]
fn a_running_game_has_no_titles() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.road("Anna", 1, 9);
    assert_eq!(all(&table), []);
}

/// Turn 1 is Anna's. The ground takes two turns, the open road eight more, so that in turn 11 Anna
/// completes it. A road of six later is shorter; a city of seven is as long as it takes.
#[test]
fn the_longest_road_and_the_largest_city_have_their_titles() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.road("Anna", 1, 9).road("Ben", 3, 6).city("Ben", 5, 7).city("Anna", 7, 6).end_game();
    let honours = all(&table);
    assert_eq!(find(&honours, Kind::LongRoad), Some((0, 9, Some(11))));
    let (who, tiles, _) = find(&honours, Kind::GreatCity).expect("a city");
    assert_eq!((who, tiles), (1, 7));
}

#[test]
fn what_is_too_little_earns_nothing() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.road("Anna", 1, 5).city("Ben", 3, 6).end_game();
    let honours = all(&table);
    assert_eq!(find(&honours, Kind::LongRoad), None);
    assert_eq!(find(&honours, Kind::GreatCity), None);
}

/// Ben is 20 behind after the first turn and wins by 5.
#[test]
fn who_wins_from_behind_has_come_back_by_the_most_that_was_lacking() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.adjust("Anna", 20).pass().adjust("Ben", 8).pass().adjust("Ben", 17).pass().end_game();
    let honours = all(&table);
    assert_eq!(find(&honours, Kind::Comeback), Some((1, 20, Some(1))));
    // Five points are one short of six.
    assert_eq!(find(&honours, Kind::PhotoFinish), Some((1, 1, None)));
}

/// Anna leads after each of twelve turns. In the thirteenth that has begun the table sets her points
/// right and ends the game: no tile was placed, so it is no turn.
#[test]
fn a_turn_in_which_the_table_only_sets_something_right_counts_nowhere() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.adjust("Anna", 9);
    for _ in 0..12 {
        table.pass();
    }
    table.adjust("Anna", 1).end_game();
    let course = Course::from_journal(table.journal());
    assert_eq!((course.turns, course.totals.len()), (12, 14), "the final scoring comes after it");
    assert_eq!(replay::steps(table.journal()).len(), 14);
    assert_eq!(find(&all(&table), Kind::AheadThroughout), Some((0, 12, None)));
    let csv = export::csv(table.journal(), &Words::english());
    let turns: Vec<&str> = csv.lines().skip(1).filter_map(|line| line.split(',').nth(1)).collect();
    assert_eq!(turns, ["1", "12"], "{csv}");
}

/// Before a guest came, nobody was ahead of the guest.
#[test]
fn a_guest_comes_back_from_nothing_that_was_before() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.adjust("Anna", 40).pass().adjust("Anna", -40).pass();
    table.play(Move::JoinGame(Player { name: "Eva".to_owned(), colour: Colour::Pink }));
    table.adjust("Eva", 30).pass().pass().end_game();
    let honours = all(&table);
    assert_eq!(find(&honours, Kind::Comeback), None, "{honours:?}");
    assert_eq!(find(&honours, Kind::Landslide).map(|(seat, by, _)| (seat, by)), Some((2, 30)));
}

/// Nobody gets more than two, and there are no more than five.
#[test]
fn titles_are_a_handful_and_spread_over_the_table() {
    let mut table = Table::workshop(&["Anna", "Ben", "Cleo"]);
    table.road("Anna", 1, 9).city("Anna", 3, 9).city("Anna", 5, 7).adjust("Anna", 90).pass();
    let honours = all(table.end_game());
    assert!(honours.len() <= 5, "{honours:?}");
    assert_eq!(honours.iter().filter(|honour| honour.seat == seat(0)).count(), 2, "{honours:?}");
}

#[test]
fn an_order_that_was_fulfilled_at_once_and_hands_that_are_full_have_their_titles() {
    let hands = [["workshop-two", "base-03", "base-26"], ["base-11", "base-27", "base-44"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &[]);
    table.turn("base-city-cap", (0, -1), 180);
    for _ in 0..17 {
        table.pass();
    }
    let honours = all(table.end_game());
    // The nineteenth turn runs: a third is six turns, and the first is five before that.
    assert_eq!(find(&honours, Kind::EarlyOrder), Some((0, 5, Some(1))));
    assert_eq!(find(&honours, Kind::Promises), Some((1, 3, None)));
}

/// Shrines are named where the table has them (R-HS-1), and nowhere else.
#[test]
fn the_title_for_monasteries_names_shrines_only_where_there_are_some() {
    let seat = seat(0);
    let honour = Honour { kind: Kind::Abbot, seat, amount: 18, turn: None };
    let why = |sets: &[&str]| {
        let table = Table::new(setup(&["Anna", "Ben"], sets), bundled::catalogue());
        Words::english().honour(&honour, table.game()).1
    };
    assert_eq!(why(&["base"]), "Anna got 18 points for monasteries, more than anybody else.");
    assert!(why(&["base", "shrines"]).contains("monasteries and shrines"));
}

/// A game has equal titles each time, and of the known games hardly two have the same three.
#[test]
fn evenings_differ_in_their_titles() {
    let mut seen: Vec<Vec<Kind>> = Vec::new();
    let mut files: Vec<_> =
        fs::read_dir(scenarios()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        // Gold, sheep, phantoms and abbots have no title of their own: those are base games to the titles.
        let is_other = [
            "ex-",
            "fan-",
            "ko-",
            "gold-",
            "mage-",
            "crop-",
            "flying-",
            "ferries-",
            "hills-",
            "minis-",
            "phantom-",
            "abbot-",
            "box-abbot-",
        ]
        .iter()
        .any(|other| name.starts_with(other));
        if !name.ends_with(".json") || name.ends_with(".expected.json") || is_other {
            continue;
        }
        let saved = Saved::decode(&file, &fs::read_to_string(&file).unwrap()).expect("a game");
        let (journal, stop) =
            Journal::replay(saved.setup, bundled::catalogue(), saved.moves).expect("a game");
        assert!(stop.is_none(), "{name}");
        let first = honours(&journal);
        assert_eq!(first, honours(&journal), "{name}");
        assert!(first.len() >= 3, "{name} has but {first:?}");
        let mut three: Vec<Kind> = first.iter().take(3).map(|honour| honour.kind).collect();
        three.sort_by_key(|kind| kind.key());
        seen.push(three);
    }
    let games = seen.len();
    seen.sort_by_key(|three| three.iter().map(|kind| kind.key()).collect::<String>());
    seen.dedup();
    assert!(games > 20 && seen.len() * 10 >= games * 9, "{} of {games}", seen.len());
}
