//! The ways out of a game, and of one that could not be written.

use iced::window;

/// Where people go when they leave a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// Home.
    Home,
    /// To a new game.
    New,
    /// To a new game of the same people.
    Rematch,
    /// Back to the setup of this one, which is dealt only now.
    SetUp,
    /// The window closes.
    Close(window::Id),
}

/// What is done about a game that could not be written.
#[derive(Debug, Clone)]
pub enum Rescue {
    /// Another file is typed.
    Typed(String),
    /// The same file once more.
    Again,
    /// The typed file.
    There,
    /// Nothing: leave without it.
    Leave,
}
