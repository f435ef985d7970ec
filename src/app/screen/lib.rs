//! The screens: each has its state and its messages, and leaves to the app what is not its own.

pub mod deal;
pub mod decks;
pub mod earlier;
pub mod finale;
pub mod home;
pub mod outcome;
mod phone;
pub mod poster;
pub mod replay;
pub mod setup;
pub mod table;
