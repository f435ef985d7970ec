//! The manual and the rules of a table, read in the window.

use ask::Request;
use iced::Size;
use rules::set::{COUNT, KING_ROBBER};
use shell::Message;
use shell::booklet;

use super::driver::{self, Driver};
use super::kept::fresh;
use support::table::setup;

#[test]
fn the_manual_is_read_in_the_window_by_chapters() {
    let (_folder, mut driver) = fresh();
    driver.key("?");
    driver.click("The manual");
    assert!(driver.shows("In the browser"), "it opens there too");
    assert!(driver.shows("Set up a game") && driver.shows("Phones"), "the contents");
    driver.click("Play by keys");
    assert!(driver.shows("cancel what was begun"), "a row of a table");
    driver.key("Right");
    assert!(driver.shows("Write on the scorepad") && !driver.shows("cancel what was begun"));
    driver.key("Left");
    assert!(driver.shows("cancel what was begun"));
    driver.key("Escape");
    assert!(!driver.shows("In the browser"));
}

#[test]
fn keys_scroll_the_chapter_and_do_nothing_behind_it() {
    let (_folder, mut driver) = fresh();
    driver.send(Message::Ask(Request::Manual));
    driver.click("Orders, decks and printed cards");
    driver.key("n");
    assert!(driver.app.setup().is_none(), "the screen behind rests");
    driver.send(Message::Booklet(booklet::Message::Rows(rows_end())));
    assert!(driver.shows("In the browser"));
}

/// Things that belong together are near.
#[test]
fn the_place_of_a_rule_is_nearer_to_its_rule_than_to_the_next_one() {
    let (_folder, mut driver) = driver::game(setup(&["Anna", "Ben"], &["base"]), Vec::new());
    driver.send(Message::Ask(Request::PlayedHere));
    let at = |words: &str| driver.beginning(words).expect("it is read");
    let rule = at("The tile drawn must join the board");
    let (place, next) = (at("Placing tiles"), at("After placing the tile"));
    let (above, below) = (place.y - rule.y - rule.height, next.y - place.y - place.height);
    assert!(below > above + 8.0, "{above} {below}");
}

fn rows_end() -> kit::rows::Message {
    kit::rows::Message::Step(widget::paging::Step::End)
}

#[test]
fn the_rules_of_a_table_are_read_in_the_window_with_their_headings() {
    let table = setup(&["Anna", "Ben"], &["base", KING_ROBBER, COUNT]);
    let (_folder, mut driver) = driver::game(table, Vec::new());
    driver.key("F10");
    driver.click("How it is played here");
    for chapter in ["Every game", "King & Robber", "House rules at this table"] {
        assert!(driver.shows(chapter), "{chapter}");
    }
    assert!(driver.shows("Placing tiles"), "the heading of a rule");
    driver.click("The Count of Carcassonne");
    assert!(driver.shows("Into Carcassonne"));
}

/// A slim window shows the contents or a chapter.
#[test]
fn a_slim_window_has_the_contents_on_a_page_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let slim = Size::new(420.0, 800.0);
    let mut driver = Driver::new(folder.path(), slim);
    driver.send(Message::Resized(iced::window::Id::unique(), slim));
    driver.send(Message::Ask(Request::Manual));
    assert!(!driver.shows("Keep and open games"), "the first chapter");
    driver.click("Contents");
    assert!(driver.shows("Keep and open games"));
    driver.click("Play by keys");
    assert!(driver.shows("cancel what was begun"));
}
