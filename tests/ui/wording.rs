//! Letters and words of each language: a file that somebody is writing, the sides of a tile, keys.

use std::fs::{File, write};
use std::time::{Duration, SystemTime};

use ask::preferences;
use iced::Size;
use rules::Move;
use rules::geometry::Rotation;
use screen::table::Entry;
use shell::Message;
use text::Language;

use super::driver::{Driver, game, place};
use support::table::setup;

/// The words of a set stand in a folder of its own, in a file of the same name.
#[test]
fn the_words_of_a_set_beside_a_file_of_words_are_spoken_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    let path = folder.path().join("fr.ftl");
    write(&path, "back = Retour").expect("a file");
    std::fs::create_dir(folder.path().join("mines")).expect("a folder");
    write(folder.path().join("mines/fr.ftl"), "home-new = Nouveau").expect("a file");
    driver.app.speak_file(&path);
    assert!(driver.shows("Nouveau"));
}

#[test]
fn a_saved_file_of_words_is_spoken_within_a_second() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    let path = folder.path().join("fr.ftl");
    write(&path, "home-new = Nouveau").expect("a file");
    driver.app.speak_file(&path);
    assert!(driver.shows("Nouveau"));
    assert!(driver.shows("Settings"), "what it lacks is said in English");
    write(&path, "home-new = Nouvelle partie").expect("a file");
    let later = SystemTime::now() + Duration::from_secs(5);
    File::options()
        .append(true)
        .open(&path)
        .and_then(|file| file.set_modified(later))
        .expect("a time");
    driver.send(Message::Tick);
    assert!(driver.shows("Nouvelle partie") && !driver.shows("Nouveau"));
}

/// A straight road, five tiles to the east: twelve places are open around it, and M is the key of
/// the twelfth after nine digits, H and K.
#[test]
fn a_letter_that_is_a_side_in_one_language_chooses_a_place_in_another() {
    let road =
        (1..=4).flat_map(|x| [place("base-road-straight", x, 0, Rotation::None), Move::EndTurn]);
    let (_folder, mut driver) = game(setup(&["Anna", "Ben"], &["base"]), road.collect());
    driver.send(Message::Preferences(preferences::Message::Language(Some(Language::Spanish))));
    driver.key("m");
    let table = driver.app.table().expect("the table");
    assert_eq!(*table.entry(), Entry::Open, "a camino is typed");
    driver.key("Escape");
    driver.send(Message::Preferences(preferences::Message::Language(Some(Language::English))));
    let places = driver.app.table().expect("the table").places(driver.game());
    assert_eq!(places.len(), 12);
    driver.key("m");
    let table = driver.app.table().expect("the table");
    assert_eq!(*table.entry(), Entry::Place(places[11]));
}
