//! The target of a file to write: its purpose, its ending, and the file that it may replace.

use std::path::PathBuf;

use storage::Error;
use storage::file::{self, Destination};
use text::Words;
use text::say;

/// A new file to write into.
#[derive(Debug, Clone)]
pub(crate) struct Target {
    to: Destination,
    /// Whether somebody has named the file.
    is_typed: bool,
}

impl Target {
    /// The file that somebody has named, or one of ours.
    pub fn named_or(named: Option<Destination>, own: impl FnOnce() -> PathBuf) -> Self {
        let is_typed = named.is_some();
        Self { to: named.unwrap_or_else(|| own().into()), is_typed }
    }

    /// The words that are shown while the file is written.
    pub fn about(&self, words: &Words) -> String {
        let file = self.to.path.file_name().unwrap_or_default().to_string_lossy();
        say!(words, "work-saving", file = file.as_ref())
    }

    /// The place of the file; a slip of the hand makes no folder for it.
    pub fn checked(&self) -> Result<Destination, Error> {
        if self.is_typed {
            file::check_typed(&self.to.path)?;
        }
        Ok(self.to.clone())
    }

    /// The path to propose when the file cannot be written: the typed one, to be mended, or one
    /// where there is room.
    pub fn instead(&self, with_room: impl FnOnce(&PathBuf) -> PathBuf) -> PathBuf {
        if self.is_typed { self.to.path.clone() } else { with_room(&self.to.path) }
    }
}
