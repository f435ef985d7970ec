//! The keys of the table.

mod dialogs;

use iced::keyboard::{self, Key, key::Named};

use super::dialog::{self, shows};
use super::{Enter, Entry, Hand, Message, Mode, Press, See, Table, pad};
use crate::app::ask::{Request, phones, preferences};
use crate::app::kit::binding::{Binding, Stroke, on_key};
use crate::rules::geometry::Side;

use dialogs::in_dialog;
pub(super) use dialogs::{ACCEPT, BACK, FITS, GIVE, SEARCH, SET};

type Keys = Binding<Message>;

const fn number(number: usize) -> Message {
    Message::Press(Press::Number(number))
}

const fn letter(letter: char) -> Message {
    Message::Press(Press::Letter(letter))
}

const fn go(side: Side) -> Message {
    Message::Press(Press::Go(side))
}

const fn prefer(message: preferences::Message) -> Message {
    Message::Ask(Request::Prefer(message))
}

const ARROWS: Keys = Binding {
    sign: "↑ ↓ ← →",
    about: "keys-arrows",
    strokes: &[
        (Stroke::Named(Named::ArrowUp), go(Side::North)),
        (Stroke::Named(Named::ArrowRight), go(Side::East)),
        (Stroke::Named(Named::ArrowDown), go(Side::South)),
        (Stroke::Named(Named::ArrowLeft), go(Side::West)),
    ],
};
const SIDES: Keys = Binding {
    sign: "C R F V",
    about: "keys-sides",
    strokes: &[
        (Stroke::Sign("c"), letter('c')),
        (Stroke::Sign("r"), letter('r')),
        (Stroke::Sign("f"), letter('f')),
        (Stroke::Sign("v"), letter('v')),
        (Stroke::Sign("s"), letter('s')),
        (Stroke::Sign("w"), letter('w')),
        (Stroke::Sign("g"), letter('g')),
        (Stroke::Sign("b"), letter('b')),
        (Stroke::Sign("m"), letter('m')),
        (Stroke::Sign("p"), letter('p')),
        (Stroke::Sign("u"), letter('u')),
    ],
};
const NUMBERS: Keys = Binding {
    sign: "1 – 9  B – Z",
    about: "keys-numbers",
    strokes: &[
        (Stroke::Sign("1"), number(1)),
        (Stroke::Sign("2"), number(2)),
        (Stroke::Sign("3"), number(3)),
        (Stroke::Sign("4"), number(4)),
        (Stroke::Sign("5"), number(5)),
        (Stroke::Sign("6"), number(6)),
        (Stroke::Sign("7"), number(7)),
        (Stroke::Sign("8"), number(8)),
        (Stroke::Sign("9"), number(9)),
    ],
};
const SYMBOLS: Keys = Binding { sign: "Alt A – Z", about: "keys-symbols", strokes: &[] };
/// Gives keys to things that have none yet.
pub(super) const MORE: Keys = Binding {
    sign: "0",
    about: "keys-more",
    strokes: &[(Stroke::Sign("0"), Message::Press(Press::More))],
};
/// Gives the answer that changes nothing, or places the tile.
pub(super) const ENTER: Keys =
    Binding {
        sign: "⏎", about: "keys-enter", strokes: &[(Stroke::Once(Named::Enter), number(0))]
    };
/// Turns the chosen tile.
pub(super) const TURN: Keys = Binding {
    sign: "R",
    about: "keys-turn",
    strokes: &[
        (Stroke::Sign("r"), Message::Enter(Enter::Turn)),
        (Stroke::Sign("R"), Message::Enter(Enter::Turn)),
    ],
};
/// Drops the last thing begun.
pub(super) const ESCAPE: Keys = Binding {
    sign: "Esc",
    about: "keys-escape",
    strokes: &[(Stroke::Named(Named::Escape), Message::Press(Press::Cancel))],
};
/// Takes the last step back.
pub(super) const UNDO: Keys = Binding {
    sign: "Ctrl Z",
    about: "keys-undo",
    strokes: &[(Stroke::Command('z'), Message::Ask(Request::Undo))],
};
/// Makes the step that was taken back again.
pub(super) const REDO: Keys = Binding {
    sign: "Ctrl Y",
    about: "keys-redo",
    strokes: &[
        (Stroke::Command('y'), Message::Ask(Request::Redo)),
        (Stroke::CommandShift('y'), Message::Ask(Request::Redo)),
        (Stroke::CommandShift('z'), Message::Ask(Request::Redo)),
    ],
};
/// Draws an order.
pub(super) const DRAW: Keys = Binding {
    sign: "O",
    about: "keys-draw",
    strokes: &[(Stroke::Sign("o"), Message::Hand(Hand::Draw))],
};
/// Shows the orders of the player on turn to them.
pub(super) const ORDERS: Keys = Binding {
    sign: "X",
    about: "keys-orders",
    strokes: &[(Stroke::Sign("x"), Message::Hand(Hand::LookAtOwn))],
};
/// Asks who has fulfilled an order that nobody else judges.
pub(super) const CLAIM: Keys = Binding {
    sign: "F9",
    about: "keys-claim",
    strokes: &[(Stroke::Named(Named::F9), Message::Hand(Hand::Claim))],
};
const FACE_UP: Keys = Binding {
    sign: "Q",
    about: "keys-face-up",
    strokes: &[(Stroke::Sign("q"), shows(dialog::Kind::FaceUp))],
};
/// Shows the tiles that are left.
pub(super) const TILES: Keys = Binding {
    sign: "T",
    about: "keys-tiles",
    strokes: &[(Stroke::Sign("t"), shows(dialog::Kind::TilesLeft))],
};
/// Shows the owners of the fields.
pub(super) const FIELDS: Keys = Binding {
    sign: "E",
    about: "keys-fields",
    strokes: &[(Stroke::Sign("e"), Message::See(See::Fields))],
};
/// Opens the check with the table.
pub(super) const COMPARE: Keys = Binding {
    sign: "D",
    about: "keys-compare",
    strokes: &[(Stroke::Sign("d"), shows(dialog::Kind::Compare))],
};
const ZOOM: Keys = Binding {
    sign: "+  −  Home",
    about: "keys-zoom",
    strokes: &[
        (Stroke::Sign("+"), Message::See(See::Zoom(1.25))),
        (Stroke::Sign("="), Message::See(See::Zoom(1.25))),
        (Stroke::Sign("-"), Message::See(See::Zoom(0.8))),
        (Stroke::Named(Named::Home), Message::See(See::Fit)),
    ],
};
/// Opens the menu of the game.
pub(super) const MENU: Keys = Binding {
    sign: "F10",
    about: "keys-menu",
    strokes: &[(Stroke::Named(Named::F10), shows(dialog::Kind::Menu))],
};
const LOOK: Keys = Binding {
    sign: "L",
    about: "keys-look",
    strokes: &[(Stroke::Sign("l"), prefer(preferences::Message::NextLook))],
};
/// Opens the settings.
pub(super) const SETTINGS: Keys = Binding {
    sign: ",",
    about: "keys-settings",
    strokes: &[(Stroke::Sign(","), Message::Press(Press::Comma))],
};
const DISPLAY: Keys = Binding {
    sign: "I",
    about: "keys-display",
    strokes: &[(Stroke::Sign("i"), prefer(preferences::Message::Display))],
};
/// Opens the dialog about the players' phones.
pub(super) const PHONES: Keys = Binding {
    sign: "J",
    about: "keys-phones",
    strokes: &[(Stroke::Sign("j"), Message::Ask(Request::Phones(phones::Message::Show)))],
};
/// Pauses the clock, or lets it go on; listed where there is one.
pub const PAUSE: Keys = Binding {
    sign: "Space",
    about: "keys-pause",
    strokes: &[(Stroke::Once(Named::Space), Message::Ask(Request::Pause))],
};
/// The letter of the abbey while a tile is placed, and of the abbot afterwards.
pub(super) const ABBEY_LETTER: char = 'a';
/// Chooses the abbey instead of a tile, or the abbot; their buttons name the key.
pub(super) const ABBEY: Keys = Binding {
    sign: "A",
    about: "",
    strokes: &[(Stroke::Sign("a"), Message::Press(Press::Badge(ABBEY_LETTER)))],
};
/// Shows the list of keys.
pub(super) const HELP: Keys =
    Binding { sign: "?", about: "", strokes: &[(Stroke::Sign("?"), shows(dialog::Kind::Keys))] };
const ERASE: Keys = Binding {
    sign: "⌫",
    about: "",
    strokes: &[(Stroke::Named(Named::Backspace), Message::Press(Press::Erase))],
};
const POINT: Keys =
    Binding { sign: ".", about: "", strokes: &[(Stroke::Sign("."), Message::Press(Press::Point))] };

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

/// The message of a key. While a text field has the focus, keys do not arrive here.
pub(super) fn shortcut(table: &Table, event: &keyboard::Event) -> Option<Message> {
    if let Some(curtain) = &table.curtain {
        return curtain.shortcut(event).map(Message::Curtain);
    }
    if let Some(dialog) = &table.dialog {
        return in_dialog(dialog, event);
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
