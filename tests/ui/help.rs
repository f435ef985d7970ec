//! The keys: the help and the README list the same ones, those that are pressed.

use iced::Size;
use kings_order::app::parts::ENTER;
use kings_order::app::screen::table::{ON_BOARD, ON_PAD, PAUSE};
use kings_order::text::Words;

use super::driver::Driver;

const README: &str = include_str!("../../README.md");

#[test]
fn the_readme_lists_the_keys_of_the_table_and_of_the_scorepad() {
    let words = Words::english();
    let row = |sign: &str, about: &str| format!("| `{sign}` | {} |\n", words.say(about, &[]));
    let on_board =
        ON_BOARD.iter().copied().chain([&PAUSE]).map(|binding| row(binding.sign, binding.about));
    let on_board: String = on_board.collect();
    assert!(
        README.contains(&format!("| key | at the table |\n|-----|--------------|\n{on_board}\n")),
        "{on_board}"
    );
    let writes =
        ON_PAD.iter().filter(|binding| ON_BOARD.iter().all(|other| other.about != binding.about));
    let on_pad: String = writes.map(|binding| row(binding.sign, binding.about)).collect();
    assert!(
        README
            .contains(&format!("| key | on the scorepad |\n|-----|-----------------|\n{on_pad}\n")),
        "{on_pad}"
    );
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
        let about = words.say(binding.about, &[]);
        let mut caps = binding.sign.split_whitespace();
        let is_shown =
            |cap| if cap == ENTER { driver.find_id(ENTER).is_some() } else { driver.shows(cap) };
        assert!(caps.all(is_shown) && driver.shows(&about), "{}", binding.sign);
    }
    assert!(!driver.shows(&words.say(PAUSE.about, &[])), "there is no clock");
}
