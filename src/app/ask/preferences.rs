//! The settings of the table, and what is chosen in them.

use crate::app::kit::binding::{Binding, Stroke};
use crate::storage::settings::Look;
use crate::text::Language;

/// What is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// How the window looks.
    Look(Look),
    /// The look after this one.
    NextLook,
    /// How large everything is, in steps from now.
    Larger(i16),
    /// As large as usual.
    Usual,
    /// The language; `None`: that of the system.
    Language(Option<Language>),
    /// With hints, or for purists without.
    Hints(bool),
    /// Show or hide the second window.
    Display,
    /// Show the settings.
    Show,
    /// Hide them.
    Close,
}

/// The keys of screens that have no others for it.
pub(in crate::app) const SETTINGS: Binding<Message> =
    Binding { sign: ",", about: "keys-settings", strokes: &[(Stroke::Sign(","), Message::Show)] };
pub(in crate::app) const DISPLAY: Binding<Message> =
    Binding { sign: "I", about: "keys-display", strokes: &[(Stroke::Sign("i"), Message::Display)] };
