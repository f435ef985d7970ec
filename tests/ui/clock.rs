//! The clock at the table. Time passes by messages: nobody sleeps here.

use std::fs;
use std::num::NonZeroU16;
use std::path::Path;

use ask::{Leaving, Request, files, preferences};
use headless::iced_test::Simulator;
use iced::{Size, window};
use kit::curtain;
use rules::game::sets;
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRules;
use rules::player::{Colour, Player};
use rules::setup::{Deck, Recording};
use rules::throw::{Throw, Token};
use rules::tile::Id;
use rules::{Move, Seat, Setup};
use screen::table::dialog;
use screen::{setup, table};
use shell::{Message, display};
use storage::{Clock, Folders, Games, Saved, Timing, games};

use super::driver::{Driver, Style, place};

const SIZE: Size = Size::new(1280.0, 800.0);
const RED: Seat = Seat::FIRST;

fn minutes(minutes: u16) -> Timing {
    NonZeroU16::new(minutes).map_or(Timing::None, Timing::Minutes)
}

/// A new game of Red and Blue, with orders or without.
fn begin(folder: &Path, timing: Timing, orders: bool, record: Recording) -> Driver {
    let mut driver = Driver::new(folder, SIZE);
    driver.key("n");
    driver.send(Message::Setup(setup::Message::Orders(orders)));
    driver.send(Message::Setup(setup::Message::Record(record)));
    driver.send(Message::Setup(setup::Message::Timing(timing)));
    driver.click("Start the game");
    driver = driver.steady();
    driver
}

fn counting(folder: &Path) -> Driver {
    begin(folder, Timing::Count, false, Recording::Board)
}

/// The seconds that both have spent.
fn spent(driver: &Driver) -> [u64; 2] {
    let clock = driver.app.session().and_then(session::Session::clock).expect("a clock");
    [RED, RED.next(2)].map(|seat| clock.spent(seat))
}

/// The clock in the file of the game.
fn written(folder: &Path, driver: &Driver) -> Option<Clock> {
    let path =
        Games::new(&Folders::below(folder)).path(driver.app.session().expect("an open game").id());
    Saved::decode(&path, &fs::read_to_string(&path).expect("the file")).expect("a game").clock
}

fn cap(driver: &mut Driver) {
    driver.place(
        &Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
}

/// A game with a clock that has run before, opened again: it is paused.
fn opened(folder: &Path, sets: &[&str], moves: Vec<Move>) -> Driver {
    let player = |name: &str, colour| Player { name: name.to_owned(), colour };
    let setup = Setup {
        players: vec![player("Anna", Colour::Red), player("Ben", Colour::Blue)],
        sets: sets.iter().map(|set| (*set).to_owned()).collect(),
        gardens: None,
        cards: Vec::new(),
        orders: None,
        deck: Deck::default(),
        record: Recording::Board,
        rules: HouseRules::default(),
    };
    let mut saved = Saved::new(
        "evening".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup,
        moves,
        Vec::new(),
    );
    saved.clock = Some(Clock { minutes: NonZeroU16::new(20), spent: vec![754, 311] });
    let mut driver = Driver::with_game(folder, &saved, SIZE);
    driver = driver.steady();
    driver
}

#[test]
fn the_time_of_who_is_awaited_runs_until_the_turn_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = counting(folder.path());
    assert!(driver.shows("0:00"));
    driver.wait(61);
    assert_eq!(spent(&driver), [61, 0]);
    assert!(driver.shows("1:01") && driver.shows("0:00"));
    cap(&mut driver);
    driver.wait(5);
    driver.key("Return");
    driver.wait(3);
    assert_eq!(spent(&driver), [66, 3]);
    assert!(driver.shows("1:06") && driver.shows("0:03"));
}

#[test]
fn minutes_run_down_and_below_nothing_and_stop_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = begin(folder.path(), minutes(10), false, Recording::Board);
    assert!(driver.shows("10:00"));
    driver.wait(598);
    assert!(driver.shows("0:02"));
    driver.wait(7);
    assert!(driver.shows("−0:05"));
    cap(&mut driver);
    driver.key("Return");
    assert!(driver.shows("Blue draws and places a tile"));
}

#[test]
fn a_pause_stops_the_time_and_is_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = counting(folder.path());
    driver.wait(4);
    driver.key("space");
    assert!(driver.shows("Paused"));
    assert!(driver.shows("Paused: nobody’s time runs. Space goes on."));
    driver.wait(600);
    assert_eq!(spent(&driver), [4, 0]);
    driver.click("Paused");
    assert!(!driver.shows("Paused"));
    driver.wait(2);
    assert_eq!(spent(&driver), [6, 0]);
}

#[test]
fn space_pauses_while_the_scorepad_is_written_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = begin(folder.path(), Timing::Count, false, Recording::Scorepad);
    driver.wait(4);
    driver.key("space");
    driver.wait(9);
    assert_eq!(spent(&driver), [4, 0]);
    driver.key("space");
    driver.wait(1);
    assert_eq!(spent(&driver), [5, 0]);
}

/// Each of them for ten seconds, and one second at the table between them.
#[test]
fn what_lies_above_the_table_stops_the_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = begin(folder.path(), Timing::Count, true, Recording::Board);
    driver.wait(10);
    assert_eq!(spent(&driver), [0, 0], "at the deal");
    for _ in 0..2 {
        driver.key("space");
        driver.key("Return");
    }
    cap(&mut driver);
    driver.key("Return");
    let mut seconds = 0;
    let over: [(&str, Message, Message); 4] = [
        (
            "the curtain",
            Message::Table(table::Message::Hand(table::Hand::LookAt(RED))),
            Message::Table(table::Message::Curtain(curtain::Message::Close)),
        ),
        (
            "a dialog",
            Message::Table(table::Message::Dialog(dialog::Message::Show(dialog::Kind::TilesLeft))),
            Message::Table(table::Message::Dialog(dialog::Message::Close)),
        ),
        (
            "the settings",
            Message::Table(table::Message::Ask(Request::Prefer(preferences::Message::Show))),
            Message::Preferences(preferences::Message::Close),
        ),
        (
            "a correction of the past",
            Message::Table(table::Message::Log(table::Log::Reenter(2))),
            Message::Table(table::Message::Press(table::Press::Cancel)),
        ),
    ];
    for (what, above, away) in over {
        driver.wait(1);
        seconds += 1;
        driver.send(above);
        driver.wait(10);
        assert_eq!(spent(&driver), [0, seconds], "{what}");
        driver.send(away);
    }
    driver.wait(1);
    assert_eq!(spent(&driver), [0, seconds + 1]);
}

/// At a fair everybody throws in turn: who throws is awaited, whoever's turn it is.
#[test]
fn the_time_of_who_is_asked_runs_in_the_turn_of_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let moves = vec![
        place("catapult-field", 0, 1, Rotation::None),
        Move::EndTurn,
        Move::OpenFair { token: Token::Target },
        Move::Throw(Throw::by(RED)),
    ];
    let mut driver = opened(folder.path(), &["base", "catapult"], moves);
    assert_eq!(sets::fair::thrower(driver.game()), Some(RED.next(2)), "Ben throws in Anna’s turn");
    driver.key("space");
    driver.wait(4);
    assert_eq!(spent(&driver), [754, 315]);
}

#[test]
fn undoing_turns_no_time_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = counting(folder.path());
    driver.wait(8);
    cap(&mut driver);
    driver.key("Return");
    driver.wait(2);
    driver.ctrl("z");
    driver.ctrl("z");
    assert!(driver.moves().is_empty());
    driver.wait(1);
    assert_eq!(spent(&driver), [9, 2]);
}

#[test]
fn times_are_written_with_the_moves_and_when_the_game_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = counting(folder.path());
    let clock = |red, blue| Some(Clock { minutes: None, spent: vec![red, blue] });
    driver.wait(9);
    assert_eq!(written(folder.path(), &driver), clock(0, 0), "not with every second");
    cap(&mut driver);
    assert_eq!(written(folder.path(), &driver), clock(9, 0));
    driver.key("Return");
    driver.wait(4);
    assert_eq!(written(folder.path(), &driver), clock(9, 0));
    driver.send(Message::CloseRequested(window::Id::unique()));
    assert_eq!(written(folder.path(), &driver), clock(9, 4));
    drop(driver);
    // The next time the app starts nobody knows how long it was away.
    let mut driver = Driver::new(folder.path(), SIZE);
    driver = driver.steady();
    assert!(driver.shows("Paused"));
    driver.wait(30);
    assert_eq!(spent(&driver), [9, 4]);
    driver.key("space");
    driver.wait(1);
    assert_eq!(spent(&driver), [9, 5]);
}

/// The window waits for nothing, and nothing is lost: not when it closes at once, nor when the game
/// is opened again at once.
#[test]
fn times_are_written_beside_the_window_and_reach_the_disk_before_anybody_needs_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = counting(folder.path()).impatient();
    let path = driver.app.session().expect("an open game").path().to_owned();
    driver.wait(4);
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    assert!(driver.app.session().is_none(), "it is left");
    driver.send_and_wait(Message::Ask(Request::Open(path)));
    assert_eq!(spent(&driver), [4, 0]);
    assert!(!driver.app.session().expect("an open game").is_read_only(), "its lock is free");
    driver.key("space");
    driver.wait(3);
    driver.send(Message::CloseRequested(window::Id::unique()));
    let clock = Clock { minutes: None, spent: vec![7, 0] };
    assert_eq!(written(folder.path(), &driver), Some(clock));
}

#[test]
fn another_game_that_is_opened_leaves_this_one_with_its_times() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = counting(folder.path()).impatient();
    let path = driver.app.session().expect("an open game").path().to_owned();
    driver.wait(4);
    let setup = support::table::setup(&["Anna", "Ben"], &["base"]);
    let other = Saved::new("other".to_owned(), String::new(), setup, Vec::new(), Vec::new());
    let elsewhere = folder.path().join("other.json");
    games::save(&elsewhere, &other).expect("a folder to write to");
    driver.send_and_wait(Message::Files(files::Message::Dropped(elsewhere)));
    assert!(driver.app.session().expect("an open game").clock().is_none(), "the other game");
    driver.send_and_wait(Message::Ask(Request::Open(path)));
    assert_eq!(spent(&driver), [4, 0]);
    assert!(!driver.app.session().expect("an open game").is_read_only());
}

#[test]
fn without_a_clock_there_is_nothing_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = begin(folder.path(), Timing::None, false, Recording::Board);
    driver.key("space");
    driver.wait(2);
    assert!(!driver.shows("Paused") && !driver.shows("0:00") && !driver.shows("0:02"));
    assert_eq!(written(folder.path(), &driver), None);
    driver.key("?");
    assert!(!driver.shows("Pause the clock, or go on"));
}

#[test]
fn how_the_time_is_kept_is_remembered_for_the_next_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.key("n");
    driver.send(Message::Setup(setup::Message::Orders(false)));
    driver.click("20 min");
    driver.click("Start the game");
    assert!(driver.shows("20:00"));
    driver.key("?");
    assert!(driver.shows("Pause the clock, or go on"));
    driver.key("Escape");
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    driver.list_games();
    driver.key("n");
    driver.click("Start the game");
    assert_eq!(driver.app.session().map(session::Session::timing), Some(minutes(20)));
}

#[test]
fn the_result_tells_each_players_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = opened(folder.path(), &["base"], vec![Move::EndGame]);
    assert!(driver.shows("Time") && driver.shows("12:34") && driver.shows("5:11"));
    assert!(!driver.shows("Paused"));
    driver.key("x");
    driver.key("m");
    let path = folder.path().join("documents").join("kings-order-evening.md");
    let text = fs::read_to_string(&path).expect("the file");
    assert!(text.contains("| Time | 12:34 | 5:11 |"), "{text}");
}

#[test]
fn the_second_window_shows_the_times_and_the_pause() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = opened(folder.path(), &["base"], Vec::new());
    let shows = |driver: &Driver, words: &str| {
        let view =
            display::view::<Message>(driver.app.shared().ui(), driver.app.session(), None, None);
        Simulator::with_size(shell::settings(), SIZE, view).find(words).is_ok()
    };
    // Of twenty minutes 12:34 and 5:11 are spent.
    assert!(shows(&driver, "7:26") && shows(&driver, "14:49") && shows(&driver, "Paused"));
    driver.key("space");
    driver.wait(26);
    assert!(shows(&driver, "7:00") && !shows(&driver, "Paused"));
}

#[test]
fn a_game_that_another_window_writes_has_its_times_and_no_pause() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = opened(folder.path(), &["base"], Vec::new());
    let mut second = Driver::new(folder.path(), SIZE);
    second = second.steady();
    assert!(second.app.session().is_some_and(session::Session::is_read_only));
    assert!(second.shows("7:26") && !second.shows("Paused"));
    second.key("space");
    second.wait(3);
    assert_eq!(spent(&second), [754, 311]);
    drop(first);
}
