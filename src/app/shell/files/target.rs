//! The purpose of a file, how its name ends, and whether it takes the place of another.

use std::path::PathBuf;

use crate::say;
use crate::storage::Error;
use crate::storage::file::{self, Destination};
use crate::text::Words;

/// A new file that something is written into.
#[derive(Debug, Clone)]
pub(in crate::app::shell) struct Target {
    to: Destination,
    /// Somebody has named it.
    is_typed: bool,
}

impl Target {
    /// The file that somebody has named, or one of ours.
    pub fn of(named: Option<Destination>, own: impl FnOnce() -> PathBuf) -> Self {
        let is_typed = named.is_some();
        Self { to: named.unwrap_or_else(|| own().into()), is_typed }
    }

    /// The words that are shown while it is written.
    pub fn about(&self, words: &Words) -> String {
        let file = self.to.path.file_name().unwrap_or_default().to_string_lossy();
        say!(words, "work-saving", file = file.as_ref())
    }

    /// Where it goes; after a slip of the hand no folder is made for it.
    pub fn checked(&self) -> Result<Destination, Error> {
        if self.is_typed {
            file::check_typed(&self.to.path)?;
        }
        Ok(self.to.clone())
    }

    /// The path that is proposed when it cannot be written: what somebody has named, to be mended,
    /// or one where there is room.
    pub fn instead(&self, with_room: impl FnOnce(&PathBuf) -> PathBuf) -> PathBuf {
        if self.is_typed { self.to.path.clone() } else { with_room(&self.to.path) }
    }
}
