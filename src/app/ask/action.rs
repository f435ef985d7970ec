//! The outcome of a message to a screen.

use iced::Task;

use super::Request;

/// The action that a message to a screen leads to.
#[derive(Debug)]
pub enum Action<Message> {
    /// Nothing more to do.
    None,
    /// A task of iced, whose messages come back to the screen.
    Run(Task<Message>),
    /// A wish that the app fulfils.
    Ask(Request),
}
