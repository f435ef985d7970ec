//! The lists of games, and what is done about them.

use std::path::PathBuf;

/// What is done about the lists of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The earlier games are read anew.
    Anew,
    /// A game that lies elsewhere is no longer among them; its file stays.
    Unlist(PathBuf),
    /// It is among them again.
    List(PathBuf),
    /// No more of them are read.
    Stop,
    /// The deleted games are read, to be looked at.
    Deleted,
}
