//! The deck that is being set up is saved for a printer.

use std::fs;

use iced::Size;
use kings_order::app::files::{Message, Purpose};
use kings_order::app::{Chosen, Message as AppMessage};

use super::driver::Driver;

fn setting_up() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    driver.key("n");
    (folder, driver)
}

/// The base game and King & Robber: 51 and 5 cards in 17 and 2 rows, three rows to a sheet.
#[test]
fn the_deck_is_saved_where_the_system_has_no_dialog_and_the_setup_tells_where() {
    let (folder, mut driver) = setting_up();
    assert!(driver.shows("Print…"));
    driver.send(AppMessage::Files(Message::Chosen(Purpose::Print, Chosen::NoDialog)));
    assert!(driver.shows("Save the deck for a printer"));
    let path = folder.path().join("deck.pdf");
    driver.send(AppMessage::Files(Message::Typed(path.display().to_string())));
    driver.send_and_wait(AppMessage::Files(Message::There));
    assert!(fs::read(&path).expect("a file").starts_with(b"%PDF-"));
    let told = format!("The deck is saved, 56 cards on 7 sheets: {}", path.display());
    assert!(driver.shows(&told), "{told}");
}

#[test]
fn a_deck_is_never_saved_over_another_file() {
    let (folder, mut driver) = setting_up();
    let path = folder.path().join("letter.pdf");
    fs::write(&path, "a letter").expect("a file");
    let chosen = Chosen::File(path.clone());
    driver.send_and_wait(AppMessage::Files(Message::Chosen(Purpose::Print, chosen)));
    assert!(driver.shows("Save the deck for a printer"), "asked for another name");
    assert_eq!(fs::read_to_string(&path).expect("the file"), "a letter");
}
