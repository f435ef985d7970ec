//! Places, wherever they are told: whoever has left has none (R-BASE-15).

use std::path::PathBuf;

use cli::Format;
use content::bundled;
use journal::Journal;
use journal::honours::{Kind, honours};
use journal::names::Names;
use journal::season::{By, Season};
use journal::statistics::{Statistics, Summary};
use rules::game::pad;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::table::{Figures, Held, Leave};
use rules::{Move, Outcome, Rejection};
use serde_json::Value;
use storage::games::Games;
use storage::{Folders, Saved};
use text::export::{self, Untold};
use text::{Language, Words};

use crate::commands::{export as exported, replay};
use support::table::{Table, seat, setup};

const STARTED: &str = "2026-11-21T19:30:00Z";

/// Anna has 2 points and Cleo none; Ben has left with 5.
pub fn case() -> PathBuf {
    let root = support::root().to_owned();
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

// ---- where nothing but the orders is recorded ----

const PILE: [&str; 6] = ["base-01", "base-03", "base-26", "base-11", "base-27", "base-44"];

/// Anna has kept two orders and fulfilled base-01 for 6 points, Ben has kept three: Anna has 6 − 20
/// + 10, Ben −30.
fn orders_alone() -> Table {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.record = Recording::Deck;
    setup.orders = Some(PILE.iter().map(|card| (*card).into()).collect());
    let mut table = Table::new(setup, bundled::catalogue());
    table.keep("Anna", None).keep("Ben", None).choose("Anna", "base-01").end_game();
    table
}

fn read(table: &mut Table, player: u8, points: i32) {
    let reason = "Score track".to_owned();
    let source = Some(Source::Track);
    table.play(Move::Adjust { player: seat(player), points, reason, source });
}

#[test]
fn nobody_wins_where_nobody_knows_the_points() {
    let table = orders_alone();
    let (game, journal) = (table.game(), table.journal());
    assert_eq!(table.all_points(), [-4, -30]);
    assert!(!pad::knows_points(game) && game.winners().is_empty());
    assert_eq!(game.ranks(), [(seat(0), None), (seat(1), None)]);
    assert_eq!(table.last().last(), Some(&Outcome::Finished { winners: Vec::new() }));
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let told = [words.won(game), words.headline(game), words.finished(&[], game)];
        for said in told {
            assert!(!said.contains("Anna") && !said.contains("Ben"), "{said}");
        }
        assert_eq!(export::message(journal, STARTED, &words), Err(Untold::NoScore));
        assert_eq!(evening::page(journal, STARTED, &words), Err(Untold::NoScore));
        assert_eq!(export::bg_stats(journal, "x", STARTED, None, &words), Err(Untold::NoScore));
        let text = export::markdown(journal, STARTED, None, &words);
        assert!(text.contains(&words.won(game)), "{text}");
        assert!(!text.contains(&format!("**{}**", words.say("export-total", &[]))), "{text}");
    }
    assert_eq!(Summary::from_journal(journal), None, "no season, no record of a player");
    assert!(honours(journal).is_empty());
}

/// Points that come to 0 were won and lost all the same; nothing at all is a dash.
#[test]
fn points_that_come_to_nothing_together_are_no_dash() {
    let mut table = Table::new(setup(&["Anna", "Ben"], &["base"]), bundled::catalogue());
    table.adjust("Anna", 10).adjust("Anna", -10).end_game();
    let words = Words::english();
    let page = evening::page(table.journal(), STARTED, &words).unwrap();
    let row = "<tr><th scope=\"row\">By hand</th><td>0</td><td>–</td></tr>";
    assert!(page.contains(row), "{page}");
    let markdown = export::markdown(table.journal(), STARTED, None, &words);
    assert!(markdown.contains("| By hand | 0 | 0 |"), "{markdown}");
}

/// The track shows 60 for Anna and 71 for Ben: 64 and 101 are not from orders.
#[test]
fn the_score_track_read_at_the_end_tells_who_has_won() {
    let mut table = orders_alone();
    read(&mut table, 0, 64);
    assert!(table.game().winners().is_empty(), "Ben’s number lacks");
    read(&mut table, 1, 101);
    assert_eq!(table.all_points(), [60, 71]);
    assert_eq!(table.game().ranks(), [(seat(1), Some(1)), (seat(0), Some(2))]);
    let words = Words::english();
    let told = export::message(table.journal(), STARTED, &words).unwrap();
    assert!(told.contains("Ben wins\n") && told.contains("1. Ben 71\n2. Anna 60\n"), "{told}");
    let page = evening::page(table.journal(), STARTED, &words).unwrap();
    assert!(page.contains("Ben wins") && page.contains("Track without orders"));
    // The words of the file are those of the program that wrote it: the row has a name of its own.
    let (markdown, csv) = (
        export::markdown(table.journal(), STARTED, None, &words),
        export::csv(table.journal(), &words),
    );
    for text in [&page, &markdown, &csv] {
        assert!(text.contains("Track without orders") && !text.contains("Score track"), "{text}");
    }
    // No tile was recorded, and none was tried.
    let tried = words.say("review-note", &[]);
    assert!(!page.contains(&tried) && page.contains("The tiles were not recorded"));
    assert_eq!(words.review_note(table.game()), None);
    assert!(!page.contains("id=\"course\""), "nobody knows the course");
    assert!(export::bg_stats(table.journal(), "x", STARTED, None, &words).is_ok());
    let summary = Summary::from_journal(table.journal()).unwrap();
    assert_eq!(summary.players.iter().map(|part| part.won).collect::<Vec<_>>(), [false, true]);
    // It is corrected by the difference.
    read(&mut table, 0, 20);
    assert_eq!(table.game().winners(), [seat(0)]);
}

/// Somebody’s orders may have brought all the points: such a track is read as well.
#[test]
fn a_track_that_shows_the_orders_alone_is_read() {
    let mut table = orders_alone();
    read(&mut table, 0, 0);
    read(&mut table, 1, 0);
    assert_eq!(table.game().winners(), [seat(0)]);
}

#[test]
fn the_score_track_is_read_only_at_the_end_and_only_where_the_app_keeps_no_score() {
    let made = |player| {
        let (reason, source) = ("Score track".to_owned(), Some(Source::Track));
        Move::Adjust { player: seat(player), points: 5, reason, source }
    };
    let mut board = Table::of(&["Anna", "Ben"]);
    assert_eq!(board.refuses(&made(0)), Rejection::NotInPlay);
    board.end_game();
    assert_eq!(board.refuses(&made(0)), Rejection::NotInPlay);
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.record = Recording::Deck;
    setup.orders = Some(PILE.iter().map(|card| (*card).into()).collect());
    let mut running = Table::new(setup, bundled::catalogue());
    assert_eq!(running.refuses(&made(0)), Rejection::NotInPlay);
}
