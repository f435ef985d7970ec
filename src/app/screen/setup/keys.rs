//! The keys of the setup.

use iced::keyboard::{self, key::Named};

use super::{Message, Setup};
use crate::app::kit::binding::{Binding, Line, Stroke, on_key};
use crate::app::kit::help;

/// The key that begins, with Ctrl or what the system has for it.
const START: Binding<Message> = Binding {
    sign: "Ctrl ⏎",
    about: "setup-start",
    strokes: &[(Stroke::CommandNamed(Named::Enter), Message::Start)],
};
pub(super) const BACK: Binding<Message> = Binding {
    sign: "Esc",
    about: "back",
    strokes: &[(Stroke::Named(Named::Escape), Message::Close)],
};
const HELP: Binding<Message> =
    Binding { sign: help::SIGN, about: "", strokes: &[(Stroke::Sign(help::SIGN), Message::Keys)] };

impl Setup {
    /// The message of a key; letters and signs are left to the names.
    #[must_use]
    pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
        on_key(&[&START, &BACK, &HELP], event)
    }

    /// The list of the screen's keys.
    #[must_use]
    pub fn keys() -> Vec<Line> {
        help::lines(&[&START, &BACK])
    }
}
