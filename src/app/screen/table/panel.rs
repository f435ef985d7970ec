//! The panels beside the board: the players with their things and their clock, the news with the
//! feature that was asked for, the log.

pub mod belongings;
pub mod gains;
pub mod log;
pub mod news;
pub mod players;
