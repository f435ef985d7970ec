//! The keys of the decks.

use iced::keyboard::{self, key::Named};

use super::{Decks, Message};
use kit::binding::{self, Binding, Line, Stroke, on_key};
use kit::help;

pub const BACK: Binding<Message> = Binding {
    sign: "Esc",
    about: "back",
    strokes: &[(Stroke::Named(Named::Escape), Message::Escape)],
};
pub const NEW: Binding<Message> = Binding {
    sign: "Ctrl N",
    about: "decks-new",
    strokes: &[(Stroke::Command('n'), Message::New)],
};
pub const NEW_CARD: Binding<Message> = Binding {
    sign: "Ctrl ⏎",
    about: "card-new",
    strokes: &[(Stroke::CommandNamed(Named::Enter), Message::NewCard)],
};
const STEP: Binding<Message> = Binding {
    sign: "↑ ↓",
    about: "keys-cards",
    strokes: &[
        (Stroke::Named(Named::ArrowDown), Message::Step(1)),
        (Stroke::Named(Named::ArrowUp), Message::Step(-1)),
    ],
};
const SEARCH: Binding<Message> = Binding {
    sign: "/",
    about: "decks-search",
    strokes: &[(Stroke::Sign("/"), Message::StartSearch)],
};
pub const TASK: Binding<Message> =
    Binding { sign: "T", about: "card-task", strokes: &[(Stroke::Sign("t"), Message::StartTask)] };
const CONDITION: Binding<Message> = Binding {
    sign: "C",
    about: "card-conditions",
    strokes: &[(Stroke::Sign("c"), Message::StartCondition)],
};
pub const UNDO: Binding<Message> = Binding {
    sign: "Ctrl Z",
    about: "decks-undo",
    strokes: &[(Stroke::Command('z'), Message::Undo)],
};
pub const REDO: Binding<Message> = Binding {
    sign: binding::REDO,
    about: "keys-redo",
    strokes: &[
        (Stroke::Command('y'), Message::Redo),
        (Stroke::CommandShift('y'), Message::Redo),
        (Stroke::CommandShift('z'), Message::Redo),
    ],
};
const IN_FORM: Binding<Message> =
    Binding { sign: "Tab ← ↑ ↓ →", about: "keys-form", strokes: &[] };
const NUMBERS: Binding<Message> =
    Binding { sign: "0 – 9  +  −", about: "keys-number", strokes: &[] };
const HELP: Binding<Message> =
    Binding { sign: help::SIGN, about: "", strokes: &[(Stroke::Sign(help::SIGN), Message::Keys)] };

const KEYS: [&Binding<Message>; 11] =
    [&STEP, &NEW_CARD, &TASK, &CONDITION, &IN_FORM, &NUMBERS, &UNDO, &REDO, &SEARCH, &NEW, &BACK];

impl Decks {
    /// The message of a key.
    pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
        on_key(KEYS.iter().chain(&[&HELP]), event)
    }

    /// The list of the screen's keys.
    pub fn keys() -> Vec<Line> {
        help::lines(&KEYS)
    }
}
