//! Questions and wishes, as data: the requests of screens to the app, and the messages of the
//! storeys above the screens.

mod action;
pub mod decks;
pub mod export;
pub mod files;
mod leaving;
pub mod listing;
pub mod phones;
pub mod preferences;
mod request;

pub use action::Action;
pub use leaving::{Leaving, Rescue};
pub use request::Request;
