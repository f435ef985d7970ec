//! King's Order: a table companion for Carcassonne.
//!
//! A game is its [`journal`]: a setup and moves. Everything else, the board, the scores, the holders, the hands, is a fold of
//! the [`rules`] over them. Imports run one way: `main → cli, app`; `app → widget, text, storage, content, journal, rules`;
//! `cli → text, storage, content, journal, rules`; `text → storage, content, journal, rules`; `storage → content, journal, rules`;
//! `content → rules`; `journal → rules`; `rules →` nothing of ours.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod content;
pub mod journal;
pub mod rules;
pub mod storage;
pub mod text;
#[cfg(feature = "gui")]
pub mod widget;
