//! An action that comes of a message to a screen.

use iced::Task;

use super::Request;

/// What comes of a message to a screen.
#[derive(Debug)]
pub enum Action<Message> {
    /// Nothing more.
    None,
    /// A task of iced, whose messages come back to the screen.
    Run(Task<Message>),
    /// The app does it.
    Ask(Request),
}
