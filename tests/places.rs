//! Places, wherever they are told: whoever has left has none (R-BASE-15).

use std::path::PathBuf;

use kings_order::cli::Format;
use kings_order::content::bundled;
use kings_order::evening;
use kings_order::journal::Journal;
use kings_order::journal::honours::{Kind, honours};
use kings_order::journal::names::Names;
use kings_order::journal::season::{By, Season};
use kings_order::journal::statistics::{Statistics, Summary};
use kings_order::rules::Move;
use kings_order::rules::table::{Figures, Held, Leave};
use kings_order::storage::games::Games;
use kings_order::storage::{Folders, Saved};
use kings_order::text::{Words, export};
use serde_json::Value;

use crate::commands::{export as exported, replay};
use crate::table::{Table, seat};

const STARTED: &str = "2026-11-21T19:30:00Z";

/// Anna has 2 points and Cleo none; Ben has left with 5.
pub fn case() -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/cases/whoever-has-left-is-not-first.json")
}

fn journal() -> Journal {
    let text = std::fs::read_to_string(case()).unwrap();
    let saved = Saved::decode(&case(), &text).unwrap();
    let (journal, stop) = Journal::replay(saved.setup, bundled::catalogue(), saved.moves).unwrap();
    assert!(stop.is_none() && journal.game().is_finished());
    journal
}

#[test]
fn whoever_has_left_has_no_place_and_comes_after_the_others() {
    let journal = journal();
    let game = journal.game();
    let places = [(seat(0), Some(1)), (seat(2), Some(2)), (seat(1), None)];
    assert_eq!(game.ranks(), places);
    assert_eq!(places.map(|(seat, _)| game.place_of(seat)), places.map(|(_, place)| place));
    assert_eq!(game.winners(), [seat(0)]);
}

#[test]
fn the_message_begins_with_the_winner_and_ends_with_whoever_has_left() {
    let told = export::message(&journal(), STARTED, &Words::english()).unwrap();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[1], "Anna wins");
    assert_eq!(lines[3..6], ["1. Anna 2", "2. Cleo 0", "– Ben 5"]);
}

#[test]
fn the_page_of_the_evening_has_whoever_has_left_last() {
    let page = evening::page(&journal(), STARTED, &Words::english()).unwrap();
    let head = &page[page.find("<thead>").unwrap()..page.find("</thead>").unwrap()];
    let at = |name: &str| head.find(&format!("<span>{name}</span>")).unwrap();
    assert!(at("Anna") < at("Cleo") && at("Cleo") < at("Ben"), "{head}");
    assert!(page.contains("<p class=\"won\">Anna wins</p>"));
}

#[test]
fn a_play_for_bg_stats_gives_whoever_has_left_no_rank() {
    let link = export::bg_stats(&journal(), "x", STARTED, None, &Words::english()).unwrap();
    let play: Value = serde_json::from_str(&crate::evening_page::decoded(&link)).unwrap();
    let players = play["players"].as_array().unwrap().iter();
    let ranks: Vec<(&str, Option<u64>, bool)> = players
        .map(|player| {
            let (rank, won) =
                (player.get("rank").map(|rank| rank.as_u64().unwrap()), &player["winner"]);
            (player["name"].as_str().unwrap(), rank, won.as_bool().unwrap())
        })
        .collect();
    assert_eq!(ranks, [("Anna", Some(1), true), ("Ben", None, false), ("Cleo", Some(2), false)]);
}

#[test]
fn the_season_and_the_records_of_people_know_the_same_places() {
    let summary = Summary::from_journal(&journal()).unwrap();
    let places: Vec<_> = summary.players.iter().map(|part| (part.place, part.won)).collect();
    assert_eq!(places, [(Some(1), true), (None, false), (Some(2), false)]);
    let names = Names::from_games([summary.names()]);
    let season = Season::from_games(&[(STARTED, &summary)], &names, |_| true, By::Place);
    let rows: Vec<_> = season.rows.iter().map(|row| (row.name.as_str(), row.place())).collect();
    assert_eq!(rows, [("Anna", Some(1.0)), ("Cleo", Some(2.0)), ("Ben", None)]);
    let all = Statistics::of_all(&[&summary], &names);
    let anna = all.iter().find(|one| one.name == "Anna").unwrap();
    assert!(anna.rivals.iter().all(|rival| (rival.ahead, rival.behind) == (1, 0)));
    assert_eq!(anna.nemesis(), None, "nobody was ahead of the winner");
}

#[test]
fn the_list_of_games_and_the_exports_name_the_winner() {
    let folder = tempfile::tempdir().unwrap();
    let games = Games::new(&Folders::below(folder.path()));
    let list = games.list(&[case()], &bundled::catalogue());
    assert_eq!(list[0].standing.as_ref().unwrap().winners, [seat(0)]);
    assert!(exported(&case(), Format::Markdown).out.contains("Anna wins"));
    assert!(replay(&case(), false, None).out.contains("Anna wins"));
    // Neither ranks anybody: a line a score, and the players in the order of their seats.
    let rows = exported(&case(), Format::Csv).out;
    assert!(!rows.lines().next().unwrap().contains("rank"), "{rows}");
    let json: Value = serde_json::from_str(&exported(&case(), Format::Json).out).unwrap();
    let scores = json["players"].as_array().unwrap().iter().map(|it| it["score"].as_i64().unwrap());
    assert_eq!(scores.collect::<Vec<_>>(), [2, 5, 0]);
}

fn leave(player: u8) -> Move {
    let (figures, orders) = (Figures::default(), Held::default());
    Move::LeaveGame(Leave { player: seat(player), figures, orders })
}

/// Anna wins by 2 over Cleo; Ben has left with 50.
#[test]
fn titles_compare_the_winner_with_those_who_played_to_the_end() {
    let mut table = Table::of(&["Anna", "Ben", "Cleo"]);
    table.adjust("Anna", 20).adjust("Ben", 50).adjust("Cleo", 18).play(leave(1)).end_game();
    let titles = honours(table.journal());
    let whisker = titles.iter().find(|honour| honour.kind == Kind::PhotoFinish).unwrap();
    assert_eq!((whisker.seat, whisker.amount), (seat(0), 4), "two points are four short of six");
    let kinds: Vec<Kind> = titles.iter().map(|honour| honour.kind).collect();
    assert!(!kinds.contains(&Kind::Comeback), "nobody at the table was ahead: {kinds:?}");
}

/// Ben led by 30 after the first turn, while he sat there, and left before the third.
#[test]
fn whoever_led_before_leaving_was_ahead_then() {
    let mut table = Table::of(&["Anna", "Ben", "Cleo"]);
    table.adjust("Ben", 30).pass().pass().play(leave(1)).adjust("Anna", 10).pass().end_game();
    let titles = honours(table.journal());
    let back = titles.iter().find(|honour| honour.kind == Kind::Comeback).unwrap();
    assert_eq!((back.seat, back.amount, back.turn), (seat(0), 30, Some(1)));
}

/// Ben has completed the most features of all, and has left: nobody has completed more than
/// anybody else.
#[test]
fn no_title_says_more_than_anybody_else_where_somebody_who_left_has_more() {
    let mut table = Table::workshop(&["Anna", "Ben", "Cleo"]);
    table.road("Ben", 1, 2);
    for row in 1..9 {
        table.road("Ben", 2 * row + 1, 2);
    }
    for row in 9..17 {
        table.road("Anna", 2 * row + 1, 2);
    }
    while table.game().active() != seat(1) {
        table.pass();
    }
    table.play(leave(1)).end_game();
    assert!(honours(table.journal()).iter().all(|honour| honour.kind != Kind::MasterBuilder));
}
