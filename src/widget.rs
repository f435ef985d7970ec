//! What is drawn by our own hand: the board, tiles, figures, order cards. Widgets know the rules,
//! never the app.

pub mod badge;
pub mod behind;
pub mod board;
pub mod card;
pub mod chart;
mod content;
pub mod drawn;
pub mod emblem;
pub mod field;
pub mod figure;
pub mod focus;
pub mod font;
pub mod gauge;
pub mod hold;
pub mod lift;
pub mod offscreen;
pub mod palette;
pub mod streak;
pub mod target;
pub mod thumb;
pub mod tile;
