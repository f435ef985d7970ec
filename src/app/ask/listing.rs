//! The lists of games, and what is done about them.

use std::path::PathBuf;

/// A change to the lists of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The earlier games are read anew.
    Anew,
    /// A game that lies elsewhere goes from the list; its file stays.
    Unlist(PathBuf),
    /// A game that has gone from the list comes back.
    List(PathBuf),
    /// The reading of the earlier games stops.
    Stop,
    /// The deleted games are read and shown.
    Deleted,
}
