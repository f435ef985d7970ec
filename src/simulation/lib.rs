//! Whole games played by simulated players, who want to win and know their orders: how often an
//! order is fulfilled, and so how hard it is.
//!
//! A game is dealt ([`deal`]) and plays itself ([`course`]), a move at a time ([`player`]). The
//! chances that bundled cards carry were measured so (`tests/simulation.rs`); a [`trial`] measures
//! any one card. What players work towards follows from what they hope for ([`hope`]).

pub mod course;
pub mod deal;
pub mod dice;
pub mod draw;
mod habits;
pub mod hope;
mod mind;
mod needs;
pub mod player;
pub mod trial;
mod worth;

pub use course::Course;
pub use dice::Dice;
pub use trial::{Trial, Unmeasured};
