//! A turn to try: every step leads to the next by what the player does, and nothing of it is left
//! behind.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ask::{Leaving, Request, preferences};
use iced::Size;
use rules::geometry::{Position, Rotation};
use screen::table::tile_id;
use shell::Message;
use storage::settings::Settings;
use storage::{Folders, Saved};
use text::Language;

use super::driver::{Driver, place};
use support::table::setup;

const SIZE: Size = Size::new(1280.0, 800.0);
/// The hole in Anna's city.
const HOLE: Position = Position::new(1, -1);

const PLACE: &str = "Anna has drawn a tile. Click the golden place, the hole in her city.";
const TILE: &str =
    "Below lies every tile that fits there. Click the one she drew; here any will do.";
const FOLLOWER: &str =
    "Click the golden field to send a farmer there, or press Enter for no follower.";
const ASTRAY: &str =
    "That tile lies elsewhere, and the city is still open. Take it back with Ctrl Z.";
const SCORE: &str = "The city is closed and scored. Click its line in the log to see the sum.";
const UNDO: &str = "Something entered wrong? Ctrl Z takes the last step back.";
const ORDERS: &str =
    "Orders are secret. Click the three cards beside Anna: now only she should look.";
const LOOK: &str = "Hold the button, or Space: the cards show only while you hold.";
const DONE: &str = "That was all.";

/// Every file below a folder, with what is in it.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.insert(path.clone(), std::fs::read(&path).expect("a file"));
        }
    }
    found
}

fn lesson() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.click("Try a turn");
    driver.inputs = 0;
    (folder, driver)
}

/// The three cards in the panel of the player on turn, of whom it says that none is done.
fn click_orders(driver: &mut Driver) {
    // The number of her cards stands left of how many are done.
    let done = driver.find("0 done").expect("the card of a player");
    driver.click_at(iced::Point::new(done.x - 16.0, done.center_y()));
}

fn played() -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = lesson();
    driver.click_place(HOLE);
    driver.key("1");
    driver.key("Return");
    (folder, driver)
}

// ---- the steps ----

#[test]
fn every_step_leads_to_the_next_with_seven_inputs_in_all() {
    let (_folder, mut driver) = lesson();
    assert!(driver.shows(PLACE));
    driver.click_place(HOLE);
    assert!(driver.shows(TILE));
    let tile = driver.find_id(tile_id(1)).expect("the tiles that fit are shown");
    driver.click_at(tile.center());
    assert!(driver.shows(FOLLOWER));
    driver.key("Return");
    assert!(driver.shows(SCORE));
    // Anna's city of three tiles with a pennant: 3 × 2 + 2.
    driver.click("+8");
    assert!(driver.shows(UNDO));
    driver.ctrl("z");
    assert!(driver.shows(ORDERS));
    click_orders(&mut driver);
    assert!(driver.shows(LOOK));
    driver.key("space");
    assert!(driver.shows(DONE));
    assert_eq!(driver.inputs, 7);
    driver.click("New game");
    assert!(driver.shows("Who plays?"));
}

#[test]
fn whatever_fits_the_hole_closes_the_city() {
    for number in ["1", "2", "3"] {
        let (_folder, mut driver) = lesson();
        driver.click_place(HOLE);
        driver.key(number);
        assert!(driver.shows(FOLLOWER), "tile {number}");
        driver.key("1");
        assert!(driver.shows(SCORE), "tile {number}, with a farmer");
    }
    let (_folder, mut driver) = lesson();
    driver.click_place(HOLE);
    assert!(
        driver.find_id(tile_id(3)).is_some() && driver.find_id(tile_id(4)).is_none(),
        "three kinds fit"
    );
}

#[test]
fn a_place_let_go_is_asked_for_again() {
    let (_folder, mut driver) = lesson();
    driver.click_place(HOLE);
    driver.key("Escape");
    assert!(driver.shows(PLACE));
    driver.click_place(Position::new(1, 1));
    assert!(driver.shows(PLACE), "another place is not the hole");
}

#[test]
fn a_tile_that_lies_elsewhere_is_taken_back() {
    let (_folder, mut driver) = lesson();
    driver.click_place(Position::new(1, 1));
    driver.key("1");
    assert!(driver.shows(ASTRAY));
    driver.ctrl("z");
    assert!(driver.shows(PLACE));
    for _ in 0..3 {
        driver.ctrl("z");
    }
    assert_eq!(driver.game().board().tiles().len(), 9, "what the lesson begins with stays");
}

#[test]
fn a_turn_taken_back_before_its_sum_was_seen_goes_on_from_there() {
    let (_folder, mut driver) = played();
    assert!(driver.shows(SCORE));
    driver.ctrl("z");
    assert!(driver.shows(FOLLOWER));
}

#[test]
fn skipping_makes_each_step_as_the_player_would() {
    let (_folder, mut driver) = lesson();
    for sentence in [PLACE, TILE, FOLLOWER, SCORE, UNDO, ORDERS] {
        assert!(driver.shows(sentence), "{sentence}");
        driver.click("Skip");
    }
    assert!(driver.shows(DONE) && !driver.shows("Skip"));
}

#[test]
fn the_arrows_and_numbers_enter_the_turn_as_well() {
    let (_folder, mut driver) = lesson();
    // From the tile that was placed last, below everything: up past the city, and down beside it.
    for arrow in ["Up", "Down", "Right"] {
        driver.key(arrow);
    }
    assert!(driver.shows(TILE), "the hole is reached by arrows");
    driver.key("1");
    driver.key("Return");
    assert!(driver.shows(SCORE));
}

// ---- how it is found, and left ----

#[test]
fn who_has_no_game_yet_is_invited_and_never_forced() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    assert!(driver.shows("New game") && driver.shows("Try a turn"));
    assert!(driver.shows("Under a minute, in a sample game"));
    assert!(!driver.shows(PLACE), "nobody is led into it");
    driver.key("t");
    assert!(driver.shows(PLACE));
    driver.click("Back to the start");
    assert!(driver.shows("Try a turn"));
}

#[test]
fn who_has_games_finds_it_in_a_quiet_corner() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = Saved::new(
        "evening".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup(&["Anna", "Ben"], &["base"]),
        vec![place("base-city-cap", 0, -1, Rotation::Half)],
        Vec::new(),
    );
    let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    driver.list_games();
    assert!(driver.shows("Try a turn") && !driver.shows("Under a minute, in a sample game"));
    driver.click("Try a turn");
    assert!(driver.shows(PLACE));
}

#[test]
fn leaving_leaves_no_trace_on_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let driver = Driver::new(folder.path(), SIZE);
    let before = files(folder.path());
    drop(driver);
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.click("Try a turn");
    for _ in 0..4 {
        driver.click("Skip");
    }
    driver.ctrl("z");
    assert_eq!(files(folder.path()), before, "while it is on");
    driver.click("Back to the start");
    driver.list_games();
    assert_eq!(files(folder.path()), before, "after it");
    assert!(driver.shows("Your first evening"), "it is none of the games");
    assert!(driver.app.session().is_none());
}

#[test]
fn what_is_preferred_meanwhile_is_kept_and_the_lesson_is_not() {
    let (folder, mut driver) = lesson();
    driver.send(Message::Preferences(preferences::Message::Language(Some(Language::German))));
    assert!(driver.shows("Zurück zum Anfang"), "the lesson speaks the new language and goes on");
    let settings = Settings::load(&Folders::below(folder.path())).expect("settings");
    assert_eq!((settings.language.as_deref(), settings.open_game), (Some("de"), None));
}

#[test]
fn the_button_under_the_cards_is_in_sight_in_the_smallest_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let least = Size::new(1024.0, 640.0);
    let mut driver = Driver::new(folder.path(), least);
    driver.send(Message::Resized(iced::window::Id::unique(), least));
    driver.click("Try a turn");
    for _ in 0..5 {
        driver.click("Skip");
    }
    click_orders(&mut driver);
    let button = driver.find("Hold to look").expect("in sight");
    let done = driver.find("Done").expect("in sight");
    assert!(
        button.y + button.height < done.y && done.y + done.height < 624.0,
        "with the margin below it"
    );
}

#[test]
fn a_lesson_that_is_ended_like_a_game_is_over() {
    let (_folder, mut driver) = lesson();
    driver.key("t");
    driver.click("End the game now…");
    driver.click("End the game");
    assert!(driver.shows("Try a turn"), "back where the app begins");
}
