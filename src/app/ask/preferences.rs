//! The settings of the table, and what is chosen in them.

use kit::binding::{Binding, Stroke};
use kit::nature::Nature;
use storage::settings::Look;
use text::Language;

/// A choice in the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The look of the window.
    Look(Look),
    /// The look after this one.
    NextLook,
    /// The size of everything, so many steps larger than now.
    Larger(i16),
    /// The usual size.
    Usual,
    /// The language; `None`: that of the system.
    Language(Option<Language>),
    /// With hints, or without for purists.
    Hints(bool),
    /// With things that move by themselves, or without.
    Moving(bool),
    /// Tiles for a place found by their sides alone, below a board that nothing covers, or all of
    /// them at once.
    BySides(bool),
    /// Show or hide the second window.
    Display,
    /// Show the folder of the log file.
    Faults,
    /// Show the settings.
    Show,
    /// Hide the settings.
    Close,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Close => Nature::PutsAway,
            Self::Look(_)
            | Self::NextLook
            | Self::Larger(_)
            | Self::Usual
            | Self::Language(_)
            | Self::Hints(_)
            | Self::Moving(_)
            | Self::BySides(_)
            | Self::Display
            | Self::Faults
            | Self::Show => Nature::Answer,
        }
    }
}

/// The key of the settings, for screens without keys of their own for them.
pub const SETTINGS: Binding<Message> =
    Binding { sign: ",", about: "keys-settings", strokes: &[(Stroke::Sign(","), Message::Show)] };
/// The key of the second window, likewise.
pub const DISPLAY: Binding<Message> =
    Binding { sign: "I", about: "keys-display", strokes: &[(Stroke::Sign("i"), Message::Display)] };
