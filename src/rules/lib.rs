//! The rules of the game. Pure: no file, clock, randomness, colour or wording. The numbers (R-…)
//! are those of `rules.md` beside this file.
//!
//! Each expansion has its own file `expansion/X.rs` for its pieces on the table, its refusals and
//! its outcomes, and `game/sets/X.rs` for its part in a turn. `rules.md`
//! says which family of numbers is where.

#![warn(clippy::wildcard_enum_match_arm)]

pub mod board;
pub mod card;
pub mod catalogue;
pub mod expansion;
pub mod feature;
pub mod game;
pub mod geometry;
pub mod hash;
pub mod house_rule;
pub mod id;
pub mod list;
pub mod moves;
mod named;
pub mod nature;
pub mod orders;
pub mod outcome;
pub mod piece;
pub mod player;
pub mod rejection;
#[cfg(feature = "schema")]
mod schema;
pub mod scorepad;
pub mod scoring;
pub mod set;
pub mod setting;
pub mod setup;
pub mod table;
pub mod throw;
pub mod tile;
pub mod title;
pub mod topic;

pub use board::Board;
pub use catalogue::Catalogue;
pub use game::Game;
pub use moves::Move;
pub use outcome::Outcome;
pub use player::Seat;
pub use rejection::Rejection;
pub use setting::Setting;
pub use setup::Setup;
