//! The ways out of a game, and of one that could not be written.

use iced::window;

/// The place to which people leave a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// The home screen.
    Home,
    /// A new game.
    New,
    /// A new game of the same people.
    Rematch,
    /// The setup of this game, which is dealt only after that.
    SetUp,
    /// Out of the app: the window closes.
    Close(window::Id),
}

/// A way on with a game that could not be written.
#[derive(Debug, Clone)]
pub enum Rescue {
    /// Another file is typed.
    Typed(String),
    /// Write the same file once more.
    Again,
    /// Write the typed file.
    There,
    /// Leave without writing the game.
    Leave,
}
