//! The keys of the table, each with what it does; `bindings.rs` puts them together.

use iced::keyboard::key::Named;

use super::dialog::{Kind, compare};
use super::message::{Enter, Hand, Message, Press, See, shows};
use ask::{Request, phones, preferences};
use kit::binding::{self, Binding, Stroke};
use rules::geometry::Side;

pub type Keys = Binding<Message>;

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

pub const ARROWS: Keys = Binding {
    sign: "↑ ↓ ← →",
    about: "keys-arrows",
    strokes: &[
        (Stroke::Named(Named::ArrowUp), go(Side::North)),
        (Stroke::Named(Named::ArrowRight), go(Side::East)),
        (Stroke::Named(Named::ArrowDown), go(Side::South)),
        (Stroke::Named(Named::ArrowLeft), go(Side::West)),
    ],
};
pub const SIDES: Keys = Binding {
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
pub const NUMBERS: Keys = Binding {
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
pub const SYMBOLS: Keys = Binding { sign: "Alt A – Z", about: "keys-symbols", strokes: &[] };
/// Gives keys to things that have none yet.
pub const MORE: Keys = Binding {
    sign: "0",
    about: "keys-more",
    strokes: &[(Stroke::Sign("0"), Message::Press(Press::More))],
};
/// Gives the answer that changes nothing, or places the tile.
pub const ENTER: Keys =
    Binding {
        sign: "⏎", about: "keys-enter", strokes: &[(Stroke::Once(Named::Enter), number(0))]
    };
/// Turns the chosen tile.
pub const TURN: Keys = Binding {
    sign: "R",
    about: "keys-turn",
    strokes: &[
        (Stroke::Sign("r"), Message::Enter(Enter::Turn)),
        (Stroke::Sign("R"), Message::Enter(Enter::Turn)),
    ],
};
/// Drops the last thing begun.
pub const ESCAPE: Keys = Binding {
    sign: "Esc",
    about: "keys-escape",
    strokes: &[(Stroke::Named(Named::Escape), Message::Press(Press::Cancel))],
};
/// Takes the last step back.
pub const UNDO: Keys = Binding {
    sign: "Ctrl Z",
    about: "keys-undo",
    strokes: &[(Stroke::Command('z'), Message::Ask(Request::Undo))],
};
/// Makes the step that was taken back again.
pub const REDO: Keys = Binding {
    sign: binding::REDO,
    about: "keys-redo",
    strokes: &[
        (Stroke::Command('y'), Message::Ask(Request::Redo)),
        (Stroke::CommandShift('y'), Message::Ask(Request::Redo)),
        (Stroke::CommandShift('z'), Message::Ask(Request::Redo)),
    ],
};
/// Draws an order.
pub const DRAW: Keys = Binding {
    sign: "O",
    about: "keys-draw",
    strokes: &[(Stroke::Sign("o"), Message::Hand(Hand::Draw))],
};
/// Shows the orders of the player on turn to them.
pub const ORDERS: Keys = Binding {
    sign: "X",
    about: "keys-orders",
    strokes: &[(Stroke::Sign("x"), Message::Hand(Hand::LookAtOwn))],
};
/// Asks who has fulfilled an order that nobody else judges.
pub const CLAIM: Keys = Binding {
    sign: "F9",
    about: "keys-claim",
    strokes: &[(Stroke::Named(Named::F9), Message::Hand(Hand::Claim))],
};
pub const FACE_UP: Keys = Binding {
    sign: "Q",
    about: "keys-face-up",
    strokes: &[(Stroke::Sign("q"), shows(Kind::FaceUp))],
};
/// Shows the tiles that are left.
pub const TILES: Keys = Binding {
    sign: "T",
    about: "keys-tiles",
    strokes: &[(Stroke::Sign("t"), shows(Kind::TilesLeft))],
};
/// Shows the owners of the fields.
pub const FIELDS: Keys = Binding {
    sign: "E",
    about: "keys-fields",
    strokes: &[(Stroke::Sign("e"), Message::See(See::Fields))],
};
/// Opens the check with the table.
pub const COMPARE: Keys = Binding {
    sign: compare::SIGN,
    about: "keys-compare",
    strokes: &[(Stroke::Sign("d"), shows(Kind::Compare))],
};
pub const ZOOM: Keys = Binding {
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
pub const MENU: Keys = Binding {
    sign: "F10",
    about: "keys-menu",
    strokes: &[(Stroke::Named(Named::F10), shows(Kind::Menu))],
};
pub const LOOK: Keys = Binding {
    sign: "L",
    about: "keys-look",
    strokes: &[(Stroke::Sign("l"), prefer(preferences::Message::NextLook))],
};
/// Opens the settings.
pub const SETTINGS: Keys = Binding {
    sign: ",",
    about: "keys-settings",
    strokes: &[(Stroke::Sign(","), Message::Press(Press::Comma))],
};
pub const DISPLAY: Keys = Binding {
    sign: "I",
    about: "keys-display",
    strokes: &[(Stroke::Sign("i"), prefer(preferences::Message::Display))],
};
/// Opens the dialog about the players' phones.
pub const PHONES: Keys = Binding {
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
pub const ABBEY_LETTER: char = 'a';
/// Chooses the abbey instead of a tile, or the abbot; their buttons name the key.
pub const ABBEY: Keys = Binding {
    sign: "A",
    about: "",
    strokes: &[(Stroke::Sign("a"), Message::Press(Press::Badge(ABBEY_LETTER)))],
};
/// Shows the list of keys.
pub const HELP: Keys =
    Binding { sign: "?", about: "", strokes: &[(Stroke::Sign("?"), shows(Kind::Keys))] };
pub const ERASE: Keys = Binding {
    sign: "⌫",
    about: "",
    strokes: &[(Stroke::Named(Named::Backspace), Message::Press(Press::Erase))],
};
pub const POINT: Keys =
    Binding { sign: ".", about: "", strokes: &[(Stroke::Sign("."), Message::Press(Press::Point))] };
