//! The screens: each has its state and its messages, and asks the app for what is not its own.

use iced::Task;

use super::Request;

pub mod deal;
pub mod earlier;
pub mod finale;
pub mod home;
pub mod outcome;
pub mod replay;
pub mod setup;
pub mod table;

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
