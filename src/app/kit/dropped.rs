//! The files that were dropped onto the window: each waits until the one before is answered.

use std::collections::VecDeque;
use std::path::PathBuf;

/// The files that wait.
#[derive(Debug, Default)]
pub struct Dropped {
    files: VecDeque<PathBuf>,
    /// Whether what covers the screen may be about the last of them.
    is_answered: bool,
}

impl Dropped {
    /// Adds one; things above the screen that are about something else are answered first.
    pub fn add(&mut self, path: PathBuf, is_covered: bool) {
        if !is_covered || self.is_answered {
            self.files.push_back(path);
        }
    }

    /// The next one, once the one before is answered.
    pub fn take(&mut self) -> Option<PathBuf> {
        let next = self.files.pop_front();
        self.is_answered = next.is_some();
        next
    }
}
