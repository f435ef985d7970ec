//! Whatever covers the screen takes the press that removes it: nothing beneath changes with it.

use std::collections::BTreeSet;

use iced::keyboard::{self, Key, Modifiers, key};
use iced::{Point, Size};
use kit::binding::{Binding, Stroke};
use rules::feature::Kind;
use rules::player::Figure;
use rules::scorepad::{Entry, Group, Note};
use rules::setup::Recording;
use rules::{Move, Setup};
use screen::table::{ON_BOARD, ON_PAD, PAUSE};
use shell::Message;
use text::Language;

use super::driver::{self, Driver, key_of, physical, pressed};
use super::secrets::first_turn;
use super::stage::SCENES;
use support::table::{deploy, order_ids, place, seat, setup};

/// The press of a key.
fn press(stroke: Stroke) -> keyboard::Event {
    let named = |named, modifiers| keyboard::Event::KeyPressed {
        key: Key::Named(named),
        modified_key: Key::Named(named),
        physical_key: key::Physical::Code(key::Code::Space),
        location: keyboard::Location::Standard,
        modifiers,
        text: None,
        repeat: false,
    };
    let letter = |letter: char, modifiers| pressed(&letter.to_string(), modifiers);
    match stroke {
        Stroke::Sign(sign) => pressed(sign, Modifiers::empty()),
        Stroke::Named(key) | Stroke::Once(key) => named(key, Modifiers::empty()),
        Stroke::CommandNamed(key) => named(key, Modifiers::CTRL),
        Stroke::Command(sign) => letter(sign, Modifiers::CTRL),
        Stroke::CommandShift(sign) => letter(sign, Modifiers::CTRL | Modifiers::SHIFT),
    }
}

/// Every key that means something at the table, and those of figures, deeds and badges.
fn every_key() -> Vec<keyboard::Event> {
    let strokes = |binding: &&Binding<_>| {
        binding.strokes.iter().map(|(stroke, _)| press(*stroke)).collect::<Vec<_>>()
    };
    let bound = ON_BOARD.iter().chain(&ON_PAD).chain([&&PAUSE]).flat_map(strokes);
    let letters = ('a'..='z').map(|letter| pressed(&letter.to_string(), Modifiers::empty()));
    let mut known = BTreeSet::new();
    bound.chain(letters).filter(|key| known.insert(format!("{key:?}"))).collect()
}

/// Presses a key and lets it go.
fn tap(driver: &mut Driver, event: &keyboard::Event) {
    driver.now += driver.pace;
    driver.send(Message::Key(event.clone()));
    driver.send(Message::Key(keyboard::Event::KeyReleased {
        key: key_of("q"),
        modified_key: key_of("q"),
        physical_key: physical("q"),
        location: keyboard::Location::Standard,
        modifiers: Modifiers::empty(),
    }));
}

/// What may be changed beneath a cover.
fn beneath(driver: &Driver) -> String {
    let session = driver.app.session();
    let moves = session.map(|session| session.journal().entries().len());
    let table = driver.app.table();
    let entry = table.map(|table| format!("{:?} {:?}", table.entry(), table.pad()));
    let seen = table.map(|table| format!("{:?}", table.camera()));
    let listed = driver.app.keys().map(|keys| keys.len());
    let settings = &driver.app.shared().settings;
    format!("{moves:?} {entry:?} {seen:?} {listed:?} {settings:?}")
}

/// Anna's order lies large before everybody, above the scorepad.
fn order_above_the_pad() -> (tempfile::TempDir, Driver) {
    let cards = ["base-30", "base-12", "base-13", "base-14", "base-15", "base-16", "base-18"];
    let game = Setup {
        record: Recording::Scorepad,
        orders: Some(order_ids(&cards).collect()),
        ..setup(&["Anna", "Ben"], &["base", "king-robber"])
    };
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    let (folder, mut driver) = driver::game(game, vec![keep(0), keep(1)]);
    let road = Entry {
        cities: vec![3, 2],
        followers: vec![Group::new(seat(0), Figure::Follower, 1)],
        ..Entry::new(Kind::Road, 4)
    };
    let note = Note { completed: vec![road], ..Note::by_player(seat(0)) };
    driver.send(Message::Table(screen::table::Message::Make(Move::Note(Box::new(note)))));
    driver.key("space");
    driver.key("Return");
    (folder, driver)
}

/// The same above the board.
fn order_above_the_board() -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = first_turn(["base-39", "base-10", "base-11"]);
    for made in [place("base-monastery", (0, 1), 0), deploy("field:0")] {
        driver.send(Message::Table(screen::table::Message::Make(made)));
    }
    driver.key("space");
    driver.key("Return");
    (folder, driver)
}

fn lies_large(driver: &Driver) -> bool {
    driver.app.table().is_some_and(|table| table.moment().is_some())
}

/// R-KO-7: the press that puts a fulfilled order away is for nothing else, on the scorepad nor on
/// the board, by whichever key.
#[test]
fn the_key_that_puts_a_large_order_away_does_nothing_else() {
    for begin in [order_above_the_pad, order_above_the_board] {
        for key in every_key() {
            let (_folder, mut driver) = begin();
            assert!(lies_large(&driver));
            let before = beneath(&driver);
            tap(&mut driver, &key);
            assert!(!lies_large(&driver), "{key:?} puts it away");
            assert_eq!(beneath(&driver), before, "{key:?}");
        }
    }
}

#[test]
fn the_click_that_puts_a_large_order_away_does_nothing_else() {
    for begin in [order_above_the_pad, order_above_the_board] {
        for (x, y) in (0..8).flat_map(|x| (0..6).map(move |y| (x, y))) {
            let (_folder, mut driver) = begin();
            let before = beneath(&driver);
            driver.click_at(Point::new(80.0 + 160.0 * x as f32, 60.0 + 130.0 * y as f32));
            assert!(!lies_large(&driver) && beneath(&driver) == before, "at {x}, {y}");
        }
    }
}

/// Whoever presses a moment after it went by itself meant the order, and nothing beneath.
#[test]
fn a_press_that_comes_as_the_large_order_goes_by_itself_does_nothing_beneath() {
    let (_folder, mut driver) = order_above_the_pad();
    let before = beneath(&driver);
    driver.wait(3);
    assert!(!lies_large(&driver), "it has gone by itself");
    driver.pace = std::time::Duration::from_millis(150);
    driver.key("Return");
    assert_eq!(beneath(&driver), before, "150 ms later");
    driver.pace = std::time::Duration::from_millis(400);
    driver.key("Return");
    assert_ne!(beneath(&driver), before, "the next player's turn is written down");
}

/// The second of two quick presses belongs to the first, a held key too, and a modifier is none.
#[test]
fn a_doubled_press_leaves_the_large_order_to_be_seen() {
    let (_folder, mut driver) = order_above_the_pad();
    driver.pace = std::time::Duration::from_millis(120);
    driver.key("Return");
    assert!(lies_large(&driver), "the second of two");
    for held in [true, false] {
        let keyboard::Event::KeyPressed { physical_key, location, modifiers, .. } =
            pressed("Return", Modifiers::empty())
        else {
            panic!("a press")
        };
        let key = if held { key_of("Return") } else { Key::Named(key::Named::Control) };
        let modified_key = key.clone();
        driver.send(Message::Key(keyboard::Event::KeyPressed {
            key,
            modified_key,
            physical_key,
            location,
            modifiers,
            text: None,
            repeat: held,
        }));
        assert!(lies_large(&driver));
    }
}

fn is_number(event: &keyboard::Event) -> bool {
    let keyboard::Event::KeyPressed { key: Key::Character(sign), .. } = event else { return false };
    sign.parse::<u8>().is_ok_and(|number| number > 0)
}

/// The scenes in which Enter is the cover's own answer, and may change what is beneath; an order
/// that is fulfilled may be taken back by the key that its curtain names, and a figure that stands
/// against the rules is put by the number of its segment.
const ANSWERED: [&str; 9] = [
    "end",
    "decks-unsaved",
    "orders-draw",
    "past-given",
    "past-removed",
    "points",
    "right",
    "unsaved",
    "file-",
];

/// Dialogs, curtains, help, settings, phones and told messages: a press by which one of them goes
/// changes nothing beneath, over every scene that has one.
#[test]
fn the_key_that_removes_a_cover_changes_nothing_beneath() {
    let size = Size::new(1280.0, 800.0);
    let keys = every_key();
    let mut removed = 0;
    // Every third one: what covers a screen, covers several scenes.
    for scene in SCENES.iter().filter(|scene| !scene.is_for_all()).step_by(3) {
        let mut reached = scene.reached(Language::English, size);
        if !reached.1.app.has_cover() {
            continue;
        }
        for key in &keys {
            let is_enter = *key == press(Stroke::Named(key::Named::Enter));
            let is_undo = *key == press(Stroke::Command('z'));
            if is_enter && ANSWERED.iter().any(|name| scene.name.starts_with(name))
                || is_undo && scene.name.starts_with("fulfil")
                || is_number(key) && scene.name.starts_with("stand")
            {
                continue;
            }
            let driver = &mut reached.1;
            let before = beneath(driver);
            tap(driver, key);
            if driver.app.has_cover() {
                continue;
            }
            removed += 1;
            assert_eq!(beneath(driver), before, "{} by {key:?}", scene.name);
            reached = scene.reached(Language::English, size);
        }
    }
    assert!(removed > 20, "{removed} presses have removed a cover");
}
