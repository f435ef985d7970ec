//! The keys of a screen as one table: the shortcuts, the hints on buttons, the help and the list in
//! the README are read from it.

use iced::keyboard::{self, Key, key};

/// Keys that do one thing, or several of a kind.
#[derive(Debug)]
pub struct Binding<Message: 'static> {
    /// As it stands on buttons and in the help.
    pub sign: &'static str,
    /// The key of the words that say what it does; empty where the help does not list it.
    pub about: &'static str,
    /// Every key with what it does.
    pub strokes: &'static [(Stroke, Message)],
}

/// A key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    /// A sign, wherever it is on the keyboard.
    Sign(&'static str),
    /// A key with a name.
    Named(key::Named),
    /// The same, and held down it counts once.
    Once(key::Named),
    /// A key with a name and Ctrl, or what the system has for it.
    CommandNamed(key::Named),
    /// A letter with Ctrl, or with what the system has for it.
    Command(char),
    /// The same with Shift.
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

/// Of a list of keys: the sign of one, and the key of the words that say what it does.
pub type Line = (&'static str, &'static str);

impl<Message: 'static> Binding<Message> {
    /// Everything larger and smaller, on every screen.
    pub const SIZE: Self = Self { sign: "Ctrl +  −  0", about: "keys-size", strokes: &[] };
    /// The whole screen, on every screen.
    pub const FULL: Self = Self { sign: "F11", about: "keys-full", strokes: &[] };
    /// From button to button, on every screen.
    pub const TAB: Self = Self { sign: "Tab", about: "keys-tab", strokes: &[] };

    /// What lists say of it.
    #[must_use]
    pub const fn line(&self) -> Line {
        (self.sign, self.about)
    }
}

impl<Message: Clone + 'static> Binding<Message> {
    /// What a key does, if it is one of these.
    fn on_key(&self, event: &keyboard::Event) -> Option<Message> {
        self.strokes.iter().find(|(stroke, _)| stroke.is(event)).map(|(_, message)| message.clone())
    }
}

/// What a key does on a screen with these bindings.
pub fn on_key<'a, Message: Clone + 'static>(
    bindings: impl IntoIterator<Item = &'a &'a Binding<Message>>,
    event: &keyboard::Event,
) -> Option<Message> {
    bindings.into_iter().find_map(|binding| binding.on_key(event))
}
