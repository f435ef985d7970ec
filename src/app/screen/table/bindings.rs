//! The keys of the table together: in which order they mean something, and which the help lists.

use iced::keyboard::{self, Key};

use super::entering::Entry;
use super::keys::{
    ABBEY, ARROWS, CLAIM, COMPARE, DISPLAY, DRAW, ENTER, ERASE, ESCAPE, FACE_UP, FIELDS, HELP,
    Keys, LOOK, MENU, MORE, NUMBERS, ORDERS, PAUSE, PHONES, POINT, REDO, SETTINGS, SIDES, SYMBOLS,
    TILES, TURN, UNDO, ZOOM,
};
use super::message::{Message, Press};
use super::{Mode, Table, pad};
use kit::binding::{Line, on_key};
use rules::setup::Recording;

/// The keys that the help lists on the board, in that order.
pub const ON_BOARD: [&Keys; 26] = [
    &ARROWS,
    &SIDES,
    &SYMBOLS,
    &NUMBERS,
    &MORE,
    &ENTER,
    &TURN,
    &ESCAPE,
    &UNDO,
    &REDO,
    &DRAW,
    &ORDERS,
    &CLAIM,
    &FACE_UP,
    &TILES,
    &FIELDS,
    &COMPARE,
    &ZOOM,
    &MENU,
    &LOOK,
    &SETTINGS,
    &DISPLAY,
    &PHONES,
    &Keys::SIZE,
    &Keys::FULL,
    &Keys::TAB,
];
/// The keys that the help lists on the scorepad; its letters and numbers write.
pub const ON_PAD: [&Keys; 21] = [
    &pad::keys::ENTRIES,
    &pad::keys::NUMBERS,
    &pad::keys::PLAYER,
    &pad::keys::DEEDS,
    &pad::keys::ACCEPT,
    &ESCAPE,
    &UNDO,
    &REDO,
    &DRAW,
    &ORDERS,
    &CLAIM,
    &FACE_UP,
    &COMPARE,
    &MENU,
    &LOOK,
    &SETTINGS,
    &DISPLAY,
    &PHONES,
    &Keys::SIZE,
    &Keys::FULL,
    &Keys::TAB,
];
const UNLISTED: [&Keys; 5] = [&PAUSE, &ABBEY, &HELP, &ERASE, &POINT];
/// The keys about tiles and fields, which the scorepad does not know.
const OF_TILES: [&Keys; 7] = [&SIDES, &SYMBOLS, &TURN, &TILES, &FIELDS, &ZOOM, &ABBEY];

/// The lines of the help for a game that is recorded so.
pub fn help(record: Recording, has_clock: bool) -> Vec<Line> {
    let all: &[&Keys] = if record == Recording::Board { &ON_BOARD } else { &ON_PAD };
    // Where only the orders are recorded, the keys that write mean nothing.
    let is_deck = record == Recording::Deck;
    let is_known =
        |keys: &&Keys| !is_deck || pad::keys::WRITING.iter().all(|other| other.sign != keys.sign);
    let all = all.iter().copied().filter(is_known).chain(has_clock.then_some(&PAUSE));
    let line = |keys: &Keys| {
        let accepts = is_deck && keys.about == pad::keys::ACCEPT.about;
        (keys.sign, if accepts { "keys-deck-enter" } else { keys.about })
    };
    all.map(line).collect()
}

/// The message of a key. While a text field has the focus, keys do not arrive here.
pub fn shortcut(table: &Table, event: &keyboard::Event) -> Option<Message> {
    if let Some(curtain) = table.hands.curtain() {
        return curtain.shortcut(event).map(Message::Curtain);
    }
    if let Some(dialog) = &table.dialog {
        return dialog.shortcut(event).map(Message::from);
    }
    if let Mode::Pad(pad) = &table.mode
        && let Some(writing) = pad.on_key(event)
    {
        return Some(writing);
    }
    let on_board = matches!(table.mode, Mode::Board(_));
    // The key that turns the chosen tile comes before the letter of a road.
    let turns = matches!(table.entry(), Entry::Tile(..)).then_some(&TURN);
    let is_of_tiles = |keys: &Keys| OF_TILES.iter().any(|other| other.sign == keys.sign);
    let is_known = |keys: &&&Keys| keys.sign != TURN.sign && (on_board || !is_of_tiles(keys));
    let known = ON_BOARD.iter().chain(&UNLISTED).filter(is_known);
    let known = || on_key(turns.as_ref().into_iter().chain(known), event);
    let on_badge = |shifted| on_badge(event, shifted).filter(|_| on_board);
    let on_symbol = on_symbol(event).filter(|_| on_board);
    on_symbol.or_else(|| on_badge(true)).or_else(known).or_else(|| on_badge(false))
}

/// A letter with Alt.
fn on_symbol(event: &keyboard::Event) -> Option<Message> {
    let keyboard::Event::KeyPressed { key, modifiers, physical_key, repeat: false, .. } = event
    else {
        return None;
    };
    let letter = key.to_latin(*physical_key).filter(char::is_ascii_alphabetic)?;
    let is_alone = modifiers.alt() && !modifiers.command() && !modifiers.control();
    is_alone.then_some(Message::Press(Press::Symbol(letter.to_ascii_lowercase())))
}

/// A letter of a badge, with Shift or without.
fn on_badge(event: &keyboard::Event, shifted: bool) -> Option<Message> {
    let keyboard::Event::KeyPressed { key, modifiers, repeat: false, .. } = event else {
        return None;
    };
    let Key::Character(character) = key.as_ref() else { return None };
    let letter = character.chars().next().filter(char::is_ascii_alphabetic)?;
    if modifiers.command() || modifiers.alt() || modifiers.shift() != shifted {
        return None;
    }
    let letter = if shifted { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
    Some(Message::Press(Press::Badge(letter)))
}
