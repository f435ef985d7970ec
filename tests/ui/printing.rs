//! The deck that is being set up is saved for a printer.

use std::fs;

use ask::files::Chosen;
use ask::files::{Message, Purpose};
use iced::Size;
use shell::Message as AppMessage;

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

/// The dialog offers what is printed on; the name lacks nothing but its extension.
#[test]
fn paper_is_chosen_and_remembered_and_a_pdf_is_called_one() {
    let (folder, mut driver) = setting_up();
    driver.click("Print…");
    driver.click("Letter");
    driver
        .send(AppMessage::Files(Message::Typed(folder.path().join("cards").display().to_string())));
    driver.send_and_wait(AppMessage::Files(Message::There));
    assert!(folder.path().join("cards.pdf").exists() && !folder.path().join("cards").exists());
    let settings = fs::read_to_string(folder.path().join("config/settings.json")).expect("a file");
    assert!(settings.contains("\"paper\": \"letter\""), "{settings}");
}

/// Five cards of 56 by 87 mm on one side of a sheet and the rules: what is chosen holds for the next
/// deck too, after a start of the app.
#[test]
fn size_ink_and_backs_are_chosen_and_remembered() {
    let (folder, mut driver) = setting_up();
    driver.click("Print…");
    driver.click("56 × 87 mm");
    driver.click("Little ink: white ground, thin frame");
    assert!(driver.shows("Move the backs, in mm:"));
    driver.click("+");
    driver.click("+");
    driver.click("With backs");
    assert!(!driver.shows("Move the backs, in mm:"), "there are none to move");
    let settings = fs::read_to_string(folder.path().join("config/settings.json")).expect("a file");
    let settings: serde_json::Value = serde_json::from_str(&settings).expect("settings");
    let expected =
        serde_json::json!({"size": "56x87", "plain": true, "backs": false, "shift": [1.0, 0.0]});
    assert_eq!(settings["printing"], expected);
    let (again, _) = kit::Shared::new(storage::Folders::below(folder.path()));
    let style = again.printing;
    assert_eq!(style.size, paper::Size::Slim);
    assert_eq!((style.is_plain, style.has_backs, style.shift), (true, false, (1.0, 0.0)));
}

/// A card that does not fit is told by its title, and the file is there with all others.
#[test]
fn a_card_that_is_left_out_is_told_in_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let orders = folder.path().join("data/orders");
    fs::create_dir_all(&orders).expect("a folder");
    let bound = r#"{"at-least": 1, "at-most": 2}"#;
    let feature = format!(
        r#"{{"feature": "city", "tiles": {bound}, "pennants": {bound}, "followers": {bound},
        "own-followers": {bound}, "opponents-followers": {bound}, "players": {bound},
        "cathedrals": {bound}, "goods": {bound}, "kinds-of-goods": {bound}, "sieges": {bound}}}"#
    );
    let card = |id: &str, title: &str, requirement: &str| {
        format!(
            r#"{{"id": "{id}", "set": "base", "title": "{title}", "points": 9, "source": "house",
            "requirement": {requirement}}}"#
        )
    };
    let all = format!(r#"{{"complete-together": [{feature}, {feature}, {feature}]}}"#);
    let road = r#"{"complete": {"feature": "road"}}"#;
    let cards = [card("own-1", "Everything", &all), card("own-2", "A Road", road)];
    fs::write(orders.join("Ours.json"), format!("[{}]", cards.join(","))).expect("a deck");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    driver.key("d");
    driver.click("Ours");
    let told = "“Everything” is not printed: its words do not fit the card even at 5 points. Shorten them.";
    driver.click("Everything");
    assert!(driver.shows(told), "in the form");
    let path = folder.path().join("ours.pdf");
    driver.send_and_wait(AppMessage::Files(Message::Chosen(
        Purpose::Print,
        Chosen::File(path.clone()),
    )));
    assert!(driver.shows(told), "and when it is printed");
    driver.key("Escape");
    let said = format!("The deck is saved, 1 card on 1 sheet: {}", path.display());
    assert!(driver.shows(&said), "{said}");
    assert!(path.exists());
}

#[test]
fn a_slip_of_the_hand_makes_no_folder_and_a_file_needs_a_name() {
    let (folder, mut driver) = setting_up();
    let (new, nameless) = (folder.path().join("new"), "The file has no name yet. Type one.");
    let missing = new.display();
    let missing = format!("There is no folder {missing}. Make it first, or choose another one.");
    for (typed, told) in
        [(new.join("deck").display().to_string(), missing.as_str()), (" ".to_owned(), nameless)]
    {
        driver.click("Print…");
        driver.send(AppMessage::Files(Message::Typed(typed)));
        driver.send_and_wait(AppMessage::Files(Message::There));
        assert!(driver.shows(told), "{told}");
        driver.key("Escape");
    }
    assert!(!new.exists());
}

#[test]
fn a_deck_is_saved_over_another_file_only_if_the_system_has_asked() {
    let (folder, mut driver) = setting_up();
    let path = folder.path().join("letter.pdf");
    fs::write(&path, "a letter").expect("a file");
    let chosen = |named: &str| {
        let chosen = Chosen::File(folder.path().join(named));
        AppMessage::Files(Message::Chosen(Purpose::Print, chosen))
    };
    driver.send_and_wait(chosen("letter"));
    assert!(driver.shows("Save the deck for a printer"), "asked for another name");
    assert_eq!(fs::read_to_string(&path).expect("the file"), "a letter");
    driver.key("Escape");
    driver.send_and_wait(chosen("letter.pdf"));
    assert!(fs::read(&path).expect("the file").starts_with(b"%PDF-"));
    let beside = fs::read_dir(folder.path()).expect("the folder").flatten();
    let beside = beside.filter(|entry| entry.file_name().to_string_lossy().contains("letter"));
    assert_eq!(beside.count(), 1, "a deck can be printed again: nothing is kept of it");
}
