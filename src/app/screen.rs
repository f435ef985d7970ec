//! The screens: each has its state, its messages, and actions that ask for what is not its own.

pub mod deal;
pub mod earlier;
pub mod finale;
pub mod home;
pub mod outcome;
pub mod setup;
pub mod table;
