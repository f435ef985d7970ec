//! The panels beside the board: the players with their things and their clock, the news with the
//! feature that was asked for, the log.

pub(in crate::app::screen) mod belongings;
pub(in crate::app::screen) mod gains;
pub(in crate::app::screen) mod log;
pub(in crate::app::screen) mod news;
pub(in crate::app::screen) mod players;
