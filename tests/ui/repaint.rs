//! Changes are painted anew, all of them: after every step the screen is as if painted whole.

use std::path::Path;

use iced::{Event, Point, Size, mouse};
use rules::geometry::{Position, Rotation};
use rules::tile;
use screen::table::{self, dialog};
use storage::Saved;

use super::driver::{Driver, Style};
use super::painter::Painter;
use super::scenes::played_out_with;

const SIZE: Size = Size::new(1280.0, 800.0);
/// Where nothing reacts to the pointer.
const ASIDE: Point = Point::new(2.0, 798.0);

#[track_caller]
fn check(driver: &Driver, screen: &mut Painter, step: &str) {
    screen.frame(&driver.app, ASIDE, &[]);
    screen.rest(&driver.app, ASIDE);
    if let Some(part) = screen.remains(&driver.app, ASIDE) {
        panic!("after “{step}” an old picture is left in {part:?}");
    }
}

#[test]
fn nothing_old_is_left_on_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    let mut screen = Painter::new(SIZE);
    check(&driver, &mut screen, "start");
    driver.key("n");
    check(&driver, &mut screen, "new game");
    driver.click("Start the game");
    check(&driver, &mut screen, "start the game");
    for _ in 0..2 {
        driver.hold("space");
        check(&driver, &mut screen, "looking at the orders");
        driver.key("space");
        check(&driver, &mut screen, "looking away");
        driver.key("Return");
        check(&driver, &mut screen, "keeping the orders");
    }
    driver.click_place(Position::new(0, -1));
    check(&driver, &mut screen, "choosing a place");
    driver.key("Escape");
    check(&driver, &mut screen, "another place");
    driver.place(
        &tile::Id::from("base-city-cap"),
        Position::new(0, -1),
        Rotation::Half,
        Style::SpotFirst,
    );
    check(&driver, &mut screen, "placing a tile");
    driver.key("1");
    check(&driver, &mut screen, "deploying a follower");
    driver.ctrl("z");
    check(&driver, &mut screen, "undo");
    driver.ctrl("y");
    check(&driver, &mut screen, "redo");
    for letter in ["r", "r", "r", "r"] {
        driver.key(letter);
        check(&driver, &mut screen, "typing sides");
    }
    driver.key("Escape");
    driver.send(shell::Message::Table(table::Message::See(table::See::Zoom(1.3))));
    check(&driver, &mut screen, "zooming");
    for step in 0..3 {
        let zoom = table::Message::See(table::See::Zoom(1.15));
        driver.send(shell::Message::Table(zoom));
        screen.frame(&driver.app, ASIDE, &[]);
        assert_eq!(screen.remains(&driver.app, ASIDE), None, "in the middle of zoom step {step}");
    }
    check(&driver, &mut screen, "zooming on");
    driver.send(shell::Message::Table(table::Message::See(screen::table::See::Fit)));
    check(&driver, &mut screen, "fitting");
    driver.key("?");
    check(&driver, &mut screen, "the keys");
    driver.key("Escape");
    check(&driver, &mut screen, "no keys");
    driver.click_place(Position::new(0, 0));
    check(&driver, &mut screen, "asking for a feature");
    driver.key("l");
    check(&driver, &mut screen, "candle light");
    driver.key("t");
    check(&driver, &mut screen, "the tiles that are left");
    driver.key("Escape");
    check(&driver, &mut screen, "no dialog");
    driver.send(shell::Message::Table(table::Message::Dialog(dialog::Message::Show(
        dialog::Kind::Ruler,
    ))));
    check(&driver, &mut screen, "measuring the screen");
    for key in ["+", "+", "-"] {
        driver.key(key);
        check(&driver, &mut screen, "pulling the frame");
    }
    driver.click("A bank card, 85.60 mm");
    check(&driver, &mut screen, "a bank card");
    driver.key("Return");
    check(&driver, &mut screen, "the ruler");
    assert!(driver.shows("Measure the screen again"), "the screen is remembered");
    assert_eq!(driver.app.shared().settings.pixels_per_millimetre.len(), 1);
    driver.key("Escape");
    check(&driver, &mut screen, "no ruler");
}

#[test]
fn nothing_old_is_left_while_turns_are_taken_back_and_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Path::new("evening.json");
    let saved =
        Saved::decode(path, include_str!("../../resources/samples/evening.json")).expect("a game");
    let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
    let mut screen = Painter::new(SIZE);
    check(&driver, &mut screen, "start");
    for step in 0..6 {
        driver.ctrl("z");
        check(&driver, &mut screen, &format!("undo {step}"));
    }
    for step in 0..6 {
        driver.ctrl("y");
        check(&driver, &mut screen, &format!("redo {step}"));
    }
}

#[test]
fn nothing_old_is_left_while_the_log_is_scrolled() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Path::new("evening.json");
    let saved =
        Saved::decode(path, include_str!("../../resources/samples/evening.json")).expect("a game");
    let driver = Driver::with_game(folder.path(), &saved, SIZE);
    let mut screen = Painter::new(SIZE);
    screen.frame(&driver.app, ASIDE, &[]);
    let log = Point::new(1100.0, 400.0);
    for step in 0..8 {
        let turned = Event::Mouse(mouse::Event::WheelScrolled {
            delta: mouse::ScrollDelta::Lines { x: 0.0, y: -0.7 },
        });
        screen.frame(&driver.app, log, &[turned]);
        screen.frame(&driver.app, log, &[]);
        assert_eq!(screen.remains(&driver.app, log), None, "notch {step}");
    }
}

#[test]
fn nothing_old_is_left_when_fields_and_chances_come_and_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Path::new("evening.json");
    let mut saved =
        Saved::decode(path, include_str!("../../resources/samples/evening.json")).expect("a game");
    saved.moves.truncate(85);
    let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
    let mut screen = Painter::new(SIZE);
    check(&driver, &mut screen, "start");
    driver.key("e");
    check(&driver, &mut screen, "whose the fields are");
    driver.send(shell::Message::Table(table::Message::See(table::See::Zoom(1.3))));
    check(&driver, &mut screen, "zooming with fields");
    driver.key("l");
    check(&driver, &mut screen, "fields by candle light");
    driver.ctrl("z");
    check(&driver, &mut screen, "fields of the turn before");
    driver.key("e");
    check(&driver, &mut screen, "no fields");
    for key in ["d", "Escape", ","] {
        driver.key(key);
        check(&driver, &mut screen, key);
    }
    driver.send(shell::Message::Preferences(ask::preferences::Message::Hints(false)));
    check(&driver, &mut screen, "no hints");
    driver.key("Escape");
    check(&driver, &mut screen, "the table without hints");
}

#[test]
fn zoomed_tiles_are_scaled_at_once_and_sharp_at_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Path::new("evening.json");
    let saved =
        Saved::decode(path, include_str!("../../resources/samples/evening.json")).expect("a game");
    let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
    let mut screen = Painter::new(SIZE);
    screen.frame(&driver.app, ASIDE, &[]);
    let zoom = table::Message::See(table::See::Zoom(1.3));
    driver.send(shell::Message::Table(zoom));
    screen.frame(&driver.app, ASIDE, &[]);
    // A window in which nothing was ever zoomed.
    let mut sharp = Painter::new(SIZE);
    sharp.frame(&driver.app, ASIDE, &[]);
    assert!(screen.differs(&sharp) > 1_000, "the tiles are those of before, scaled");
    screen.rest(&driver.app, ASIDE);
    // A curve that is cut where another patch begins differs by a trace.
    assert!(screen.differs(&sharp) < 100, "every tile is drawn anew");
}

/// A game with every set shows more kinds of tiles than a frame has time to draw.
#[test]
fn the_board_of_a_result_is_whole_after_some_frames() {
    let folder = tempfile::tempdir().expect("a folder");
    let sets = ["base", "inns-cathedrals", "traders-builders", "tower"];
    let (setup, moves) = played_out_with(&sets, 7, &["Anna", "Ben", "Cara"]);
    let saved = Saved::new("evening".into(), String::new(), setup, moves, vec![]);
    let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
    driver.key("3");
    let mut first = Painter::new(SIZE);
    first.frame(&driver.app, ASIDE, &[]);
    let mut screen = Painter::new(SIZE);
    screen.rest(&driver.app, ASIDE);
    // A window in which every tile is known already.
    let mut whole = Painter::new(SIZE);
    whole.frame(&driver.app, ASIDE, &[]);
    assert!(first.differs(&whole) > 1_000, "most tiles are not there yet");
    assert!(screen.differs(&whole) < 100, "none is left out");
}
