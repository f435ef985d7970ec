//! The errors of files.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::fault::{self, cause};
use rules::setup;

/// An error of a file.
#[derive(Debug, Clone)]
pub struct Error {
    /// The file or folder.
    pub path: PathBuf,
    /// The problem with it.
    pub problem: Problem,
}

/// The problems that a file can have.
#[derive(Debug, Clone)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Problem {
    /// The system could not read the file.
    Read(Arc<io::Error>),
    /// The system could not write the file.
    Write(Arc<io::Error>),
    /// It is a folder, a device or a pipe.
    NotAFile,
    /// Something of that name is there already, and stays.
    Taken,
    /// The folder of a typed path is not there; none is made, as the path may be mistyped.
    NoFolder,
    /// The path has no name.
    NoName,
    /// The file is larger than any game; its size is in bytes.
    Huge { bytes: u64 },
    /// The file is empty.
    Empty,
    /// The file is not text.
    NotText,
    /// The file is not JSON, or torn.
    Syntax { message: String },
    /// The file is JSON, but no game file.
    NotAGame,
    /// The file is of a newer version of the app.
    Newer { version: u64, ours: u64 },
    /// A field is missing, unknown or of the wrong kind.
    Shape { field: String, message: String },
    /// The file has more moves than any game.
    TooManyMoves { limit: usize },
    /// Some settings cannot be read, by their names; their defaults hold instead.
    Ignored { fields: Vec<String> },
    /// The setup cannot be played.
    Setup(Vec<setup::Fault>),
    /// The system names no home folder.
    NoHome,
}

impl Error {
    /// An error of the file at `path`. What is a fault goes into the log, without its name.
    pub fn new(path: &Path, problem: Problem) -> Self {
        if let Some(fault) = problem.fault() {
            log::warn!("{} {fault}", fault::sort(path));
        }
        Self { path: path.to_owned(), problem }
    }

    pub(super) fn read(path: &Path, error: io::Error) -> Self {
        Self::new(path, Problem::Read(Arc::new(error)))
    }

    pub(super) fn write(path: &Path, error: io::Error) -> Self {
        Self::new(path, Problem::Write(Arc::new(error)))
    }
}

impl Problem {
    /// The fault, for the log: nothing of what the file holds. `None` if it is no fault but
    /// something that a person asked for and cannot have, or looked for and there is none.
    fn fault(&self) -> Option<String> {
        Some(match self {
            Self::Read(error) if error.kind() == io::ErrorKind::NotFound => return None,
            Self::Taken | Self::NoFolder | Self::NoName => return None,
            Self::Read(error) => format!("cannot be read: {}", cause(error)),
            Self::Write(error) => format!("cannot be written: {}", cause(error)),
            Self::NotAFile => "is no file".to_owned(),
            Self::Huge { bytes } => format!("has {bytes} bytes"),
            Self::Empty => "is empty".to_owned(),
            Self::NotText => "is no text".to_owned(),
            Self::Syntax { .. } => "is torn, or no JSON".to_owned(),
            Self::NotAGame => "is no game".to_owned(),
            Self::Newer { version, ours } => format!("is of version {version}, not {ours}"),
            Self::Shape { .. } => "has a field that is missing, unknown or wrong".to_owned(),
            Self::TooManyMoves { limit } => format!("has more than {limit} moves"),
            Self::Ignored { fields } => format!("has {} values that are ignored", fields.len()),
            Self::Setup(faults) => format!("has a setup with {} faults", faults.len()),
            Self::NoHome => "has no home folder".to_owned(),
        })
    }
}
