//! A file of words that somebody is writing is seen in the window.

use std::fs::{File, write};
use std::time::{Duration, SystemTime};

use iced::Size;
use kings_order::app::Message;

use super::driver::Driver;

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
