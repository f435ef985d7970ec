//! A disk that cannot be written to: it is said at once, the game goes on, and nothing is left behind without asking.

use std::fs;

use iced::Size;
use kings_order::app::Message;
use kings_order::app::trouble::{PATH_ID, Rescue};
use kings_order::rules::geometry::{Position, Rotation};
use kings_order::rules::player::{Colour, Player};
use kings_order::rules::setup::{Deck, Recording};
use kings_order::rules::switch::Switches;
use kings_order::rules::{Setup, tile};
use kings_order::storage::{Folders, Games, Saved};

use super::driver::{Driver, Style};

/// A game in whose folder nothing can be written any more, after one more tile.
fn game_on_a_broken_disk() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let player = |name: &str, colour| Player { name: name.to_owned(), colour };
    let setup = Setup {
        players: vec![player("Anna", Colour::Red), player("Ben", Colour::Blue)],
        sets: vec!["base".to_owned()],
        orders: None,
        deck: Deck::default(),
        record: Recording::Board,
        rules: Switches::default(),
    };
    let saved = Saved::new("evening".to_owned(), String::new(), setup, Vec::new(), Vec::new());
    let mut driver = Driver::with_game(folder.path(), &saved, Size::new(1280.0, 800.0));
    let games = Folders::below(folder.path()).games();
    fs::remove_dir_all(&games).expect("a folder");
    // A file where the folder was: nobody can write a game into it, whoever they are.
    fs::write(&games, "").expect("a file");
    driver.place(&tile::Id::from("base-city-cap"), Position::new(0, -1), Rotation::Half, Style::SpotFirst);
    (folder, driver)
}

#[test]
fn a_move_that_cannot_be_written_is_said_at_once_and_the_game_goes_on() {
    let (_folder, mut driver) = game_on_a_broken_disk();
    assert!(driver.shows("The last moves are not on disk"));
    driver.key("Escape");
    assert!(!driver.shows("The last moves are not on disk"));
    driver.key("Return");
    assert!(driver.shows("Ben draws and places a tile"));
    assert!(driver.shows("Save elsewhere…"), "it stays said");
}

#[test]
fn the_game_can_be_saved_elsewhere_and_goes_on_there() {
    let (folder, mut driver) = game_on_a_broken_disk();
    let path = folder.path().join("evening.kings-order");
    driver.click("Save there");
    assert!(!driver.shows("The last moves are not on disk"));
    driver.key("Return");
    let saved = Saved::decode(&path, &fs::read_to_string(&path).expect("the file")).expect("a game");
    assert_eq!(saved.moves, driver.moves());
    // The next time the app opens that file.
    let again = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    assert_eq!(again.moves(), saved.moves);
}

#[test]
fn another_file_can_be_typed() {
    let (folder, mut driver) = game_on_a_broken_disk();
    assert!(driver.find_id(PATH_ID).is_some());
    let path = folder.path().join("a stick/evening.json");
    driver.send(Message::Rescue(Rescue::Typed(path.display().to_string())));
    driver.click("Save there");
    assert!(path.exists());
}

#[test]
fn once_there_is_room_again_trying_again_is_enough() {
    let (folder, mut driver) = game_on_a_broken_disk();
    driver.click("Try again");
    assert!(driver.shows("The last moves are not on disk"), "nothing has changed yet");
    fs::remove_file(Folders::below(folder.path()).games()).expect("a file");
    driver.click("Try again");
    assert!(!driver.shows("The last moves are not on disk"));
    assert!(Games::new(&Folders::below(folder.path())).path("evening").exists());
}

#[test]
fn a_game_in_memory_alone_is_not_left_without_asking() {
    let (_folder, mut driver) = game_on_a_broken_disk();
    driver.key("Escape");
    driver.send(Message::CloseRequested(iced::window::Id::unique()));
    assert!(driver.shows("Leave without saving"));
    driver.click("Back to the game");
    assert!(driver.shows("Does Anna deploy a follower?"));
    driver.send(Message::Table(kings_order::app::screen::table::Message::Leave));
    driver.click("Leave without saving");
    assert!(driver.shows("New game"));
}
