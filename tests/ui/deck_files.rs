//! Decks in files: opened with the app, dropped onto it, changed in two windows, and on a disk that
//! takes nothing.

use std::fs;
use std::path::{Path, PathBuf};

use ask::files;
use ask::files::Chosen;
use ask::files::Purpose;
use content::deck;
use iced::Size;
use screen::decks::Message;
use shell::{App, Message as AppMessage};
use storage::{Folders, file};

use super::driver::Driver;

const SIZE: Size = Size::new(1280.0, 800.0);

/// A deck of one card in a file.
fn brought(folder: &Path, name: &str, points: u32) -> PathBuf {
    let path = folder.join(format!("{name}.json"));
    let card = format!(
        r#"[{{"id": "fan-{}", "set": "base", "title": "Wide", "points": {points}, "source": "house",
        "requirement": {{"complete": {{"feature": "city", "tiles": {{"at-least": 9}}}}}}}}]"#,
        name.to_lowercase()
    );
    fs::write(&path, card).expect("a file");
    path
}

fn drop_file(driver: &mut Driver, path: &Path) {
    driver.send(AppMessage::Files(files::Message::Dropped(path.to_owned())));
}

fn send(driver: &mut Driver, message: Message) {
    driver.send(AppMessage::Decks(message));
}

/// The points of the first card of a deck in a file.
fn points_in(path: &Path) -> i32 {
    let (cards, faults) = deck::read("deck", &fs::read_to_string(path).expect("a deck"));
    assert_eq!(faults, []);
    cards[0].points
}

fn points(folder: &Path, name: &str) -> i32 {
    points_in(&Folders::below(folder).orders().join(format!("{name}.json")))
}

/// A window at the decks, with a new one.
fn with_new_deck() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.key("d");
    driver.ctrl("n");
    driver.click("Complete a feature");
    assert_eq!(points(folder.path(), "Our deck"), 12);
    (folder, driver)
}

#[test]
fn a_deck_that_the_app_is_started_with_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    let path = brought(folder.path(), "Fans", 9);
    driver.app = App::with_file(Folders::below(folder.path()), Some(&path)).0;
    assert!(driver.shows("Fans: take this deck?"));
    driver.click("Take this deck");
    assert_eq!(points(folder.path(), "Fans"), 9);
}

#[test]
fn of_several_dropped_files_each_is_offered_after_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    let [one, wrong, two] = [("One", 9), ("Wrong", 900), ("Two", 8)]
        .map(|(name, points)| brought(folder.path(), name, points));
    let empty = folder.path().join("Empty.json");
    fs::write(&empty, "").expect("a file");
    for path in [&one, &wrong, &empty, &two] {
        drop_file(&mut driver, path);
    }
    assert!(driver.shows("One: take this deck?"));
    driver.click("Take this deck");
    assert!(driver.shows("This deck cannot be taken: something is wrong in its file."));
    driver.click("Leave it");
    assert!(driver.shows(&format!("{} is empty.", empty.display())));
    driver.key("Escape");
    assert!(driver.shows("Two: take this deck?"));
    driver.click("Take this deck");
    let both = ["One", "Two"].map(|name| points(folder.path(), name));
    assert_eq!(both, [9, 8]);
}

/// Words that are typed into a card and for a deck are cut between signs, not within a family.
#[test]
fn what_is_typed_is_cut_between_signs() {
    let (folder, mut driver) = with_new_deck();
    let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
    // A title has 28 characters, a name 60, and the family seven.
    let long = |most: usize| "a".repeat(most - 3) + family;
    send(&mut driver, Message::Title(long(28)));
    let path = Folders::below(folder.path()).orders().join("Our deck.json");
    let (cards, _) = deck::read("deck", &fs::read_to_string(path).expect("a deck"));
    assert_eq!(cards[0].title, "a".repeat(25));
    send(&mut driver, Message::Rename);
    send(&mut driver, Message::Name(long(60)));
    send(&mut driver, Message::Named);
    assert_eq!(points(folder.path(), &"a".repeat(57)), 12);
}

// ---- two windows ----

#[test]
fn of_two_windows_on_one_deck_neither_writes_over_the_other() {
    let (folder, mut one) = with_new_deck();
    let mut two = Driver::new(folder.path(), SIZE);
    two.key("d");
    send(&mut two, Message::Deck(Some("Our deck".to_owned())));
    send(&mut one, Message::Points(20));
    send(&mut two, Message::Points(7));
    assert!(two.shows("Another window is changing “Our deck”. Look at another deck there, and it can be changed here."));
    assert_eq!(points(folder.path(), "Our deck"), 20);
    // The first window goes elsewhere; the second has not seen its last change yet.
    one.key("Escape");
    send(&mut two, Message::Points(7));
    assert!(two.shows("Another window has changed “Our deck”. This is how it is now; your last change is not in it."));
    assert_eq!(points(folder.path(), "Our deck"), 20);
    send(&mut two, Message::Points(8));
    assert_eq!(points(folder.path(), "Our deck"), 8);
    let before = file::previous(&Folders::below(folder.path()).orders().join("Our deck.json"));
    assert_eq!(points_in(&before), 20, "what it was before");
    // Nor does the first one, which reads it anew.
    one.key("d");
    send(&mut one, Message::Title("Ours".to_owned()));
    assert_eq!(points(folder.path(), "Our deck"), 8);
}

#[test]
fn a_new_deck_takes_no_name_that_another_window_has_given() {
    let (folder, mut one) = with_new_deck();
    let mut two = Driver::new(folder.path(), SIZE);
    two.key("d");
    send(&mut one, Message::Copy);
    let copied = Folders::below(folder.path()).orders().join("Copy of Our deck.json");
    assert!(copied.exists());
    send(&mut two, Message::Copy);
    assert!(copied.with_file_name("Copy of Our deck 2.json").exists());
    assert!(one.shows("Copy of Our deck") && two.shows("Copy of Our deck 2"));
}

#[test]
fn a_deck_that_another_window_changes_is_neither_renamed_nor_put_away() {
    let (folder, mut one) = with_new_deck();
    send(&mut one, Message::Points(20));
    let mut two = Driver::new(folder.path(), SIZE);
    two.key("d");
    send(&mut two, Message::Deck(Some("Our deck".to_owned())));
    two.click("Put away");
    assert!(two.shows("Another window is changing “Our deck”. Look at another deck there, and it can be changed here."));
    assert_eq!(points(folder.path(), "Our deck"), 20);
}

/// The first window has not seen that the deck is gone; it does not bring it back.
#[test]
fn a_deck_that_another_window_has_renamed_is_not_written_again() {
    let (folder, mut one) = with_new_deck();
    one.key("Escape");
    one.key("d");
    let mut two = Driver::new(folder.path(), SIZE);
    two.key("d");
    send(&mut two, Message::Deck(Some("Our deck".to_owned())));
    send(&mut two, Message::Rename);
    send(&mut two, Message::Name("Ours".to_owned()));
    send(&mut two, Message::Named);
    send(&mut one, Message::Points(20));
    assert!(one.shows("Another window has changed “Our deck”. This is how it is now; your last change is not in it."));
    assert!(!Folders::below(folder.path()).orders().join("Our deck.json").exists());
    assert_eq!(points(folder.path(), "Ours"), 12);
}

// ---- a disk that takes nothing ----

/// A file lies where the folder of decks was: nobody can write a deck, whoever they are.
fn break_disk(folder: &Path) {
    let orders = Folders::below(folder).orders();
    fs::remove_dir_all(&orders).expect("a folder");
    fs::write(&orders, "").expect("a file");
}

fn mend_disk(folder: &Path) {
    fs::remove_file(Folders::below(folder).orders()).expect("a file");
}

const UNSAVED: &str = "The last changes to “Our deck” are not on disk";

/// A window whose last change, to 20 points, is in memory alone.
fn on_a_broken_disk() -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = with_new_deck();
    break_disk(folder.path());
    send(&mut driver, Message::Points(20));
    (folder, driver)
}

#[test]
fn a_change_that_cannot_be_written_is_kept_and_told_in_words_for_a_deck() {
    let (folder, mut driver) = on_a_broken_disk();
    assert!(driver.shows(UNSAVED));
    assert!(!driver.shows("The last moves are not on disk"), "there is no game");
    driver.key("Escape");
    assert!(!driver.shows(UNSAVED) && driver.shows("Save elsewhere…"), "it stays said");
    // The next change is tried again, and not told again while it fails.
    send(&mut driver, Message::Points(21));
    assert!(!driver.shows(UNSAVED) && driver.shows("Save elsewhere…"));
    mend_disk(folder.path());
    send(&mut driver, Message::Points(22));
    assert!(!driver.shows("Save elsewhere…"));
    assert_eq!(points(folder.path(), "Our deck"), 22);
}

#[test]
fn a_deck_that_is_saved_to_a_file_is_as_it_is_seen() {
    let (folder, mut driver) = on_a_broken_disk();
    driver.key("Escape");
    let path = folder.path().join("for-friends.json");
    let chosen = files::Message::Chosen(Purpose::SaveDeck, Chosen::File(path.clone()));
    driver.send(AppMessage::Files(chosen));
    assert_eq!(points_in(&path), 20);
}

#[test]
fn a_deck_in_memory_alone_is_not_left_without_asking() {
    let (folder, mut driver) = on_a_broken_disk();
    driver.key("Escape");
    driver.key("Escape");
    assert!(driver.shows(UNSAVED) && driver.shows("Leave without saving"));
    driver.click("Back to the decks");
    driver.send(AppMessage::CloseRequested(iced::window::Id::unique()));
    assert!(driver.shows("Leave without saving"));
    driver.click("Try again");
    assert!(driver.shows(UNSAVED), "nothing has changed yet");
    driver.click("Back to the decks");
    driver.key("Escape");
    driver.click("Leave without saving");
    assert!(driver.shows("New game") && !folder.path().join("data/orders").is_dir());
}

#[test]
fn once_there_is_room_a_deck_is_written_before_it_is_left() {
    let (folder, mut driver) = on_a_broken_disk();
    driver.key("Escape");
    mend_disk(folder.path());
    driver.key("Escape");
    assert!(driver.shows("New game"), "nobody is asked");
    assert_eq!(points(folder.path(), "Our deck"), 20);
}

#[test]
fn a_deck_can_be_saved_elsewhere() {
    let (folder, mut driver) = on_a_broken_disk();
    driver.click("Save there");
    assert!(!driver.shows(UNSAVED));
    assert_eq!(points_in(&folder.path().join("Our deck.json")), 20);
    driver.key("Escape");
    assert!(driver.shows("New game"), "it is on a disk");
}

/// A deck that cannot be written is played with all the same, and asked about at the end.
#[test]
fn a_deck_is_neither_renamed_nor_put_away_while_it_is_in_memory_alone() {
    let (_folder, mut driver) = on_a_broken_disk();
    driver.key("Escape");
    driver.click("Put away");
    assert!(driver.shows(UNSAVED));
    driver.key("Escape");
    assert!(driver.shows("Our deck") && driver.shows("Save elsewhere…"));
}
