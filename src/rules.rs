//! What is true in the game. Pure: no file, clock, randomness, colour or wording. Rule ids (R-…) are those of the rules reference.

pub mod board;
pub mod catalogue;
pub mod expansion;
pub mod feature;
pub mod game;
pub mod geometry;
pub mod hash;
pub mod moves;
pub mod orders;
pub mod outcome;
pub mod player;
pub mod rejection;
pub mod scorepad;
pub mod scoring;
pub mod set;
pub mod setup;
pub mod switch;
pub mod tile;

pub use board::Board;
pub use catalogue::Catalogue;
pub use game::Game;
pub use moves::Move;
pub use outcome::Outcome;
pub use player::Seat;
pub use rejection::Rejection;
pub use setup::Setup;
