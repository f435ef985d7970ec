//! The game in other files, and with other names.

use std::path::{Path, PathBuf};

use super::{Hold, Session};
use crate::rules::player::Player;
use crate::rules::setup;
use crate::storage::{Saved, file, games};

impl Session {
    /// Sets names and colours right, seat after seat.
    ///
    /// # Errors
    /// Everything that is wrong with them; nothing has changed then.
    pub fn name_people(&mut self, people: &[Player]) -> Result<(), Vec<setup::Fault>> {
        if !self.is_read_only() {
            self.journal.name_people(people)?;
            self.changed();
        }
        Ok(())
    }

    /// Writes the game to a new file, and goes on there if that is possible; [`Session::unsaved`]
    /// tells. No other file is replaced.
    pub fn save_as(&mut self, path: PathBuf) {
        if path == self.path {
            return self.save();
        }
        self.finish_saving();
        match games::create(&path, &self.saved()) {
            Ok(lock) => {
                self.hold = Hold::here(lock);
                self.path = path;
                self.unsaved = None;
                self.times_written();
            }
            Err(error) => self.unsaved = Some(error),
        }
    }

    /// Whether a path leads to its own file.
    #[must_use]
    pub fn is_in(&self, path: &Path) -> bool {
        file::resolve(path) == self.path
    }

    /// The game as a copy of it would be saved.
    #[must_use]
    pub fn copy(&self) -> Saved {
        self.saved()
    }
}
