//! King's Order: a table companion for Carcassonne.
//!
//! A game is its [`journal`]: a setup and moves. Everything else, the board, the scores, the
//! holders, the hands, is a fold of the [`rules`] over them. Imports run one way, from the window
//! and the commands down to the rules; `src/README.md` has the list.

#[cfg(feature = "gui")]
pub mod app;
pub mod art;
pub mod cli;
pub mod content;
pub mod evening;
pub mod journal;
pub mod paper;
#[cfg(feature = "phones")]
pub mod phone;
pub mod rules;
pub mod session;
pub mod simulation;
pub mod storage;
pub mod text;
#[cfg(feature = "gui")]
pub mod widget;
