//! A new file that goes again unless somebody keeps it.

use std::fs;
use std::path::PathBuf;

use super::fault::note;

/// A new file that is removed again unless it is kept. One that has replaced another stays.
#[derive(Debug)]
pub struct Fresh {
    path: PathBuf,
    stays: bool,
}

impl Fresh {
    /// A file that was made just now; `has_replaced` if it took the place of another.
    pub(super) const fn new(path: PathBuf, has_replaced: bool) -> Self {
        Self { path, stays: has_replaced }
    }

    /// Keeps the file, and returns its path.
    pub fn keep(mut self) -> PathBuf {
        self.stays = true;
        std::mem::take(&mut self.path)
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        if !self.stays {
            note("a file that nobody keeps could not be removed", fs::remove_file(&self.path));
        }
    }
}
