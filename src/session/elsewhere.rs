//! The game in other files, and under other names of players.

use std::path::{Path, PathBuf};

use super::{Hold, Session};
use rules::player::Player;
use rules::setup;
use storage::{Saved, file, games};

impl Session {
    /// Corrects names and colours, seat after seat.
    ///
    /// # Errors
    /// Everything that is wrong with those people; nothing has changed then.
    pub fn name_people(&mut self, people: &[Player]) -> Result<(), Vec<setup::Fault>> {
        if !self.is_read_only() {
            self.journal.name_people(people)?;
            self.changed();
        }
        Ok(())
    }

    /// Writes the game to a new file, and goes on there if that succeeds, as [`Session::unsaved`]
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

    /// Whether a path leads to the game's own file.
    pub fn is_in(&self, path: &Path) -> bool {
        file::resolve(path) == self.path
    }

    /// The content of a copy of the game.
    pub fn copy(&self) -> Saved {
        self.saved()
    }
}
