//! What can go wrong with files.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::rules::setup;

/// Something went wrong with a file.
#[derive(Debug, Clone)]
pub struct Error {
    /// The file or folder.
    pub path: PathBuf,
    /// What.
    pub problem: Problem,
}

/// What can go wrong with a file.
#[derive(Debug, Clone)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Problem {
    /// The system could not read it.
    Read(Arc<io::Error>),
    /// The system could not write it.
    Write(Arc<io::Error>),
    /// A folder, a device or a pipe.
    NotAFile,
    /// Something of that name is there already, and nothing is replaced.
    Taken,
    /// The folder for it is not there, and none is made after a slip of the hand.
    NoFolder,
    /// Nobody has said what it is called.
    NoName,
    /// Larger than any game, in bytes.
    Huge { bytes: u64 },
    /// Nothing in it.
    Empty,
    /// Not text.
    NotText,
    /// Not JSON, or torn.
    Syntax { message: String },
    /// JSON, but no game file.
    NotAGame,
    /// Written by a newer version of the app.
    Newer { version: u64, ours: u64 },
    /// A field that is missing, unknown or of the wrong kind.
    Shape { field: String, message: String },
    /// More moves than any game has.
    TooManyMoves { limit: usize },
    /// Settings that cannot be read, by their names; the usual ones hold instead.
    Ignored { fields: Vec<String> },
    /// The setup cannot be played.
    Setup(Vec<setup::Fault>),
    /// The system names no home folder.
    NoHome,
}

impl Error {
    /// What went wrong with the file at `path`.
    #[must_use]
    pub fn new(path: &Path, problem: Problem) -> Self {
        Self { path: path.to_owned(), problem }
    }

    pub(super) fn read(path: &Path, error: io::Error) -> Self {
        Self::new(path, Problem::Read(Arc::new(error)))
    }

    pub(super) fn write(path: &Path, error: io::Error) -> Self {
        Self::new(path, Problem::Write(Arc::new(error)))
    }
}
