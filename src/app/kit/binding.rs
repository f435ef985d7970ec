//! The keys of a screen as one table: the shortcuts, the hints on buttons, the help and the list in
//! the manual are read from it.

use iced::keyboard::{self, Key, key};

/// Keys that do one thing, or several things of a kind.
#[derive(Debug)]
pub struct Binding<Message: 'static> {
    /// The keys as they are shown on buttons and in the help.
    pub sign: &'static str,
    /// The key of the words that say what the keys do; empty where the help does not list them.
    pub about: &'static str,
    /// Every key with its message.
    pub strokes: &'static [(Stroke, Message)],
}

/// The sign of the key that makes a step again that was taken back.
pub const REDO: &str = "Ctrl Y";

/// A key, with or without modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    /// A sign, wherever it is on the keyboard.
    Sign(&'static str),
    /// A key with a name.
    Named(key::Named),
    /// A key with a name, which counts once while it is held down.
    Once(key::Named),
    /// A key with a name, with Ctrl or what the system has for it.
    CommandNamed(key::Named),
    /// A letter, with Ctrl or what the system has for it.
    Command(char),
    /// A letter with Shift and Ctrl, or what the system has for Ctrl.
    CommandShift(char),
}

impl Stroke {
    fn is(self, event: &keyboard::Event) -> bool {
        let keyboard::Event::KeyPressed { key, modifiers, physical_key, repeat, .. } = event else {
            return false;
        };
        let latin = || key.to_latin(*physical_key);
        match self {
            Self::Sign(sign) => !modifiers.command() && key.as_ref() == Key::Character(sign),
            Self::Named(named) => !modifiers.command() && *key == Key::Named(named),
            Self::Once(named) => !modifiers.command() && *key == Key::Named(named) && !repeat,
            Self::CommandNamed(named) => modifiers.command() && *key == Key::Named(named),
            Self::Command(letter) => {
                modifiers.command() && !modifiers.shift() && latin() == Some(letter)
            }
            Self::CommandShift(letter) => {
                modifiers.command() && modifiers.shift() && latin() == Some(letter)
            }
        }
    }
}

/// A line of a list of keys: the sign of a key, and the key of the words that say what it does.
pub type Line = (&'static str, &'static str);

impl<Message: 'static> Binding<Message> {
    /// Larger, smaller and the usual size, on every screen.
    pub const SIZE: Self = Self { sign: "Ctrl +  −  0", about: "keys-size", strokes: &[] };
    /// The window fills the screen, on every screen of the app.
    pub const FULL: Self = Self { sign: "F11", about: "keys-full", strokes: &[] };
    /// From button to button, on every screen.
    pub const TAB: Self = Self { sign: "Tab", about: "keys-tab", strokes: &[] };

    /// The line for a list of keys.
    pub const fn line(&self) -> Line {
        (self.sign, self.about)
    }
}

impl<Message: Clone + 'static> Binding<Message> {
    /// The message of a key, if it is one of these.
    fn on_key(&self, event: &keyboard::Event) -> Option<Message> {
        self.strokes.iter().find(|(stroke, _)| stroke.is(event)).map(|(_, message)| message.clone())
    }
}

/// The message of a key on a screen with these bindings.
pub fn on_key<'a, Message: Clone + 'static>(
    bindings: impl IntoIterator<Item = &'a &'a Binding<Message>>,
    event: &keyboard::Event,
) -> Option<Message> {
    bindings.into_iter().find_map(|binding| binding.on_key(event))
}

/// Bindings of one key each: name, sign, key of the words, stroke and message.
#[macro_export]
macro_rules! bindings {
    ($($name:ident $sign:literal $about:literal $stroke:expr => $message:expr;)*) => {
        $(pub(super) const $name: $crate::binding::Binding<Message> =
            $crate::binding::Binding {
                sign: $sign,
                about: $about,
                strokes: &[($stroke, $message)],
            };)*
    };
}
