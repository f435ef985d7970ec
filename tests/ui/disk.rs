//! A disk that cannot be written to: it is said at once, the game goes on, and nothing is left
//! behind without asking.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use ask::{Leaving, Request, files};
use iced::Size;
use kit::crew::Crew;
use kit::writer::Writer;
use rules::geometry::{Position, Rotation};
use rules::tile;
use shell::Message;
use shell::trouble::{PATH_ID, Rescue};
use storage::settings::{Look, Settings};
use storage::{self, Folders, Games, Saved};
use text::Words;

use support::table::setup;

use super::driver::{Driver, Style};
use super::share::furrow;

/// A game before its first tile, with that id in its file.
fn game(id: &str) -> Saved {
    Saved::new(
        id.to_owned(),
        String::new(),
        setup(&["Anna", "Ben"], &["base"]),
        Vec::new(),
        Vec::new(),
    )
}

/// The game `evening.json`, opened, with that id in it.
fn open_with_id(id: &str) -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Games::new(&Folders::below(folder.path())).path("evening");
    storage::games::save(&path, &game(id)).expect("a folder to write to");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    driver.send(Message::Ask(Request::Open(path)));
    (folder, driver)
}

/// After one more tile nothing can be written any more.
fn break_disk(folder: &Path, driver: &mut Driver) {
    let games = Folders::below(folder).games();
    fs::remove_dir_all(&games).expect("a folder");
    // A file where the folder was: nobody can write a game into it, whoever they are.
    fs::write(&games, "").expect("a file");
    driver.place(
        &tile::Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
}

/// A game in whose folder nothing can be written any more, after one more tile.
fn game_on_a_broken_disk() -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = open_with_id("evening");
    break_disk(folder.path(), &mut driver);
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
fn enter_that_was_meant_for_the_turn_answers_nothing_and_then_saves_there() {
    let (folder, mut driver) = game_on_a_broken_disk();
    let path = folder.path().join("evening.kings-order");
    driver.pace = Duration::from_millis(100);
    for key in ["Return", "Escape"] {
        driver.key(key);
        assert!(driver.shows("The last moves are not on disk") && !path.exists(), "{key}");
    }
    driver.pace = Duration::from_millis(400);
    driver.key("Return");
    assert!(!driver.shows("The last moves are not on disk") && path.exists());
}

#[test]
fn a_place_with_room_is_proposed_where_the_documents_take_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::below(folder.path());
    let at = |path: &str| folder.path().join(path);
    assert_eq!(folders.with_room("evening"), at("evening.kings-order"));
    // A folder with the name of the trial file is there.
    let trial = format!(".kings-order-{}", std::process::id());
    fs::create_dir(at(&trial)).expect("a folder");
    fs::create_dir_all(at("media/stick")).expect("a folder");
    let stick = folders.with_room("evening");
    assert_eq!(stick, at("media/stick/evening.kings-order"));
    assert_eq!(fs::read_dir(at("media/stick")).expect("a stick").count(), 0, "nothing stays");
    assert!(!folders.is_emptied(&stick) && folders.is_emptied(&at("temporary/evening")));
}

#[test]
fn settings_that_cannot_be_written_are_told_once_and_hold() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    let folders = Folders::below(folder.path());
    let config = folder.path().join("config");
    fs::remove_dir_all(&config).expect("a folder");
    fs::write(&config, "").expect("a file");
    let error = Settings::default().save(&folders).expect_err("no folder");
    let said = Words::english().settings_error(&error);
    assert!(said.contains("the game is not touched by it") && !said.contains("somewhere else"));
    driver.key("l");
    assert!(driver.shows(&said));
    assert_eq!(driver.app.shared().settings.look, Look::Dark);
    driver.key("Escape");
    driver.key("l");
    assert!(!driver.shows(&said), "every key would say it again");
    fs::remove_file(&config).expect("a file");
    driver.key("l");
    assert_eq!(Settings::load(&folders).expect("settings").look, Look::Light);
}

#[test]
fn the_settings_reach_the_disk_before_the_window_closes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0)).impatient();
    driver.key("l");
    driver.send(Message::CloseRequested(iced::window::Id::unique()));
    let settings = Settings::load(&Folders::below(folder.path())).expect("settings");
    assert_eq!(settings.look, Look::Dark);
}

#[test]
fn what_is_written_often_waits_for_nothing_and_of_what_waits_only_the_last_is_written() {
    let (go, wait) = mpsc::channel::<()>();
    let (begin, begun) = mpsc::channel();
    let (wait, done) = (Mutex::new(wait), Arc::new(Mutex::new(Vec::new())));
    let written = Arc::clone(&done);
    let mut writer = Writer::new(&Crew::default(), move |number: &i32| {
        begin.send(()).expect("somebody looks");
        wait.lock().expect("one thread").recv().expect("somebody lets it go");
        written.lock().expect("one thread").push(*number);
        Ok(())
    });
    writer.write(1, Duration::ZERO);
    begun.recv().expect("it begins");
    writer.write(2, Duration::MAX);
    writer.write(3, Duration::MAX);
    assert!(!writer.finish(Duration::ZERO), "the disk is stuck");
    (0..2).for_each(|_| go.send(()).expect("it waits"));
    assert!(writer.finish(Duration::MAX));
    assert_eq!(*done.lock().expect("nobody writes"), [1, 3]);
}

#[test]
fn the_game_can_be_saved_elsewhere_and_goes_on_there() {
    let (folder, mut driver) = game_on_a_broken_disk();
    let path = folder.path().join("evening.kings-order");
    driver.click("Save there");
    assert!(!driver.shows("The last moves are not on disk"));
    driver.key("Return");
    let saved =
        Saved::decode(&path, &fs::read_to_string(&path).expect("the file")).expect("a game");
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
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    driver.click("Leave without saving");
    assert!(driver.shows("New game"));
}

#[test]
fn nor_does_another_game_that_is_opened_take_its_place() {
    let (folder, mut driver) = game_on_a_broken_disk();
    driver.key("Escape");
    let other = folder.path().join("other.json");
    storage::games::save(&other, &game("other")).expect("a folder to write to");
    driver.send(Message::Files(files::Message::Dropped(other)));
    assert!(driver.shows("Save there"), "it is asked");
    assert_eq!(driver.app.session().expect("an open game").id(), "evening");
}

/// A stranger's file: its id is a path, and its name belongs to somebody else's file.
#[test]
fn the_id_in_a_file_leads_nowhere() {
    let (folder, mut driver) = open_with_id("../../../escaped");
    break_disk(folder.path(), &mut driver);
    driver.click("Save there");
    let names = |path: &Path| fs::read_dir(path).expect("a folder").count();
    assert!(folder.path().join("evening.kings-order").exists(), "named after its own file");
    // The data, the settings, the game and its lock.
    assert_eq!(names(folder.path()), 4);
    let text = fs::read_to_string(folder.path().join("evening.kings-order")).expect("the file");
    assert!(text.contains("\"../../../escaped\""), "the file keeps what it is called");
}

#[test]
fn a_file_that_is_there_is_not_replaced_and_a_free_name_is_proposed() {
    let (folder, mut driver) = game_on_a_broken_disk();
    let path = folder.path().join("evening.kings-order");
    fs::write(&path, "the game of last week").expect("a file");
    driver.click("Save there");
    let taken = format!(
        "{} is there already, and nothing is replaced. Choose another name.",
        path.display()
    );
    assert!(driver.shows(&taken));
    assert_eq!(fs::read_to_string(&path).expect("the file"), "the game of last week");
    driver.click("Save there");
    assert!(!driver.shows("The last moves are not on disk"));
    assert!(folder.path().join("evening-2.kings-order").exists());
    assert_eq!(fs::read_to_string(&path).expect("the file"), "the game of last week");
}

/// A file lies where the folder of documents would be: nobody can write there, whoever they are.
#[test]
fn what_cannot_be_written_goes_where_there_is_room_or_where_somebody_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &furrow(), Size::new(1280.0, 800.0));
    fs::write(folder.path().join("documents"), "").expect("a file");
    driver.key("x");
    driver.key("c");
    assert!(driver.shows("Save elsewhere") && driver.shows("Elsewhere…"));
    let there = folder.path().join("kings-order-evening.csv");
    assert!(!there.exists(), "asked first");
    driver.key("Return");
    assert!(driver.shows(&format!("Saved: {}", there.display())));
    assert!(fs::read_to_string(&there).expect("the table").contains("Anna"));
    driver.key("m");
    let typed = folder.path().join("evening").display().to_string();
    driver.send(Message::Files(files::Message::Typed(typed)));
    driver.send_and_wait(Message::Files(files::Message::There));
    assert!(folder.path().join("evening.md").exists(), "its extension need not be typed");
    driver.key("p");
    let missing = folder.path().join("new");
    let typed = missing.join("page.html").display().to_string();
    driver.send(Message::Files(files::Message::Typed(typed.clone())));
    driver.send_and_wait(Message::Files(files::Message::There));
    let missing_folder = missing.display();
    let told =
        format!("There is no folder {missing_folder}. Make it first, or choose another one.");
    assert!(driver.shows(&told), "{told}");
    assert!(driver.shows(&typed) && !missing.exists(), "what was typed can be mended");
}
