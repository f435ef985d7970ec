//! The keys: the help and the manual list the same ones, those that are pressed.

use ask::Request;
use iced::Size;
use kit::parts::ENTER;
use screen::table::{ON_BOARD, ON_PAD, PAUSE};
use shell::Message;
use text::{Language, Words, capitalised};

use super::driver::Driver;
use super::stage::SCENES;

const MANUAL: &str = include_str!("../../resources/manual.md");

#[test]
fn the_manual_lists_the_keys_of_the_table_and_of_the_scorepad() {
    let words = Words::english();
    let row = |sign: &str, about: &str| format!("| `{sign}` | {} |\n", words.say(about, &[]));
    let on_board =
        ON_BOARD.iter().copied().chain([&PAUSE]).map(|binding| row(binding.sign, binding.about));
    let on_board: String = on_board.collect();
    assert!(
        MANUAL.contains(&format!("| key | at the table |\n|-----|--------------|\n{on_board}\n")),
        "{on_board}"
    );
    let writes =
        ON_PAD.iter().filter(|binding| ON_BOARD.iter().all(|other| other.about != binding.about));
    let on_pad: String = writes.map(|binding| row(binding.sign, binding.about)).collect();
    assert!(
        MANUAL
            .contains(&format!("| key | on the scorepad |\n|-----|-----------------|\n{on_pad}\n")),
        "{on_pad}"
    );
}

/// Whether a key is on the screen, with what it does.
fn lists(driver: &Driver, sign: &str, about: &str) -> bool {
    let mut caps = sign.split_whitespace();
    let is_shown =
        |cap| if cap == ENTER { driver.find_id(ENTER).is_some() } else { driver.shows(cap) };
    caps.all(is_shown) && driver.shows(about)
}

#[test]
fn the_help_shows_every_key_with_what_it_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    driver.key("n");
    driver.click("Start the game");
    for _ in 0..2 {
        driver.key("space");
        driver.key("Return");
    }
    driver.key("?");
    let words = Words::english();
    for binding in ON_BOARD {
        let about = capitalised(&words.say(binding.about, &[]));
        assert!(lists(&driver, binding.sign, &about), "{}", binding.sign);
    }
    let pause = capitalised(&words.say(PAUSE.about, &[]));
    assert!(!driver.shows(&pause), "there is no clock");
    assert!(driver.shows("The manual"), "more is told there");
}

/// The window of a scene, high enough for the whole list.
fn reached(scene: &str) -> (tempfile::TempDir, Driver) {
    let scene = SCENES.iter().find(|other| other.name == scene).expect("a scene");
    scene.reached(Language::English, Size::new(1280.0, 1000.0))
}

#[test]
fn the_screens_beside_the_table_list_their_keys_until_one_closes_the_list() {
    let words = Words::english();
    for scene in ["home", "earlier", "season", "finale-2", "result", "replay"] {
        let (_folder, mut driver) = reached(scene);
        driver.key("?");
        let keys = driver.app.keys().expect("a screen with keys");
        assert!(keys.len() > 7, "{scene}: {keys:?}");
        for (sign, about) in keys {
            let about = capitalised(&words.say(about, &[]));
            assert!(lists(&driver, sign, &about), "{scene}: {sign}, {about}");
        }
        // The screen below does not hear keys meanwhile.
        driver.key("n");
        driver.key("r");
        assert!(driver.shows("Keys"), "{scene}");
        driver.key("Escape");
        assert!(!driver.shows("Keys"), "{scene}");
    }
}

#[test]
fn a_list_of_keys_does_not_wait_for_another_screen() {
    let (_folder, mut driver) = reached("result");
    driver.key("?");
    driver.send(Message::Ask(Request::Table));
    driver.send(Message::Ask(Request::Outcome));
    assert!(driver.shows("Rematch") && !driver.shows("Keys"));
}
