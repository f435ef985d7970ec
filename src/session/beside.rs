//! Saving beside the game: where the disk is slow, moves are written while play goes on.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use super::{Hold, Session};
use storage::{Error, Saved, games};

/// The longest wait for a disk, so that one which is stuck does not keep the program from ending.
const LONGEST: Duration = Duration::from_secs(30);

/// A writer that saves a game while play goes on.
pub trait Saving: fmt::Debug + Send {
    /// Writes the game into its file, in place of any state that still waits, and waits only as
    /// long as nobody notices.
    fn begin(&mut self, path: PathBuf, saved: Saved);

    /// Whether nothing is under way, and the result of the last write, once.
    fn written(&mut self) -> (bool, Option<Result<(), Error>>);

    /// Waits until nothing is under way, at most for `patience`.
    fn finish(&mut self, patience: Duration);
}

/// The writer of the game, if play goes on meanwhile. It finishes before the lock is given up.
#[derive(Debug, Default)]
pub(super) struct Beside {
    saving: Option<Box<dyn Saving>>,
    is_under_way: bool,
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Some(saving) = &mut self.saving {
            saving.finish(LONGEST);
        }
    }
}

impl Session {
    /// Sets the writer of the game, if this window writes it.
    pub fn save_beside(&mut self, saving: Box<dyn Saving>) {
        if matches!(self.hold, Hold::Here { .. }) {
            self.beside.saving = Some(saving);
        }
    }

    /// Writes the game; [`Session::unsaved`] tells of a failure, and [`Session::is_saving`] is true
    /// while the disk takes its time.
    pub fn save(&mut self) {
        if !matches!(self.hold, Hold::Here { .. }) {
            return;
        }
        let saved = self.saved();
        match &mut self.beside.saving {
            None => self.unsaved = games::save(&self.path, &saved).err(),
            Some(saving) => {
                saving.begin(self.path.clone(), saved);
                self.beside.is_under_way = true;
                self.settle();
            }
        }
        self.times_written();
    }

    /// Whether the last move is still on its way to the disk.
    pub const fn is_saving(&self) -> bool {
        self.beside.is_under_way
    }

    /// Takes note of the writes that have ended meanwhile.
    pub fn settle(&mut self) {
        if let Some(saving) = self.beside.saving.as_mut().filter(|_| self.beside.is_under_way) {
            let (rests, written) = saving.written();
            self.beside.is_under_way = !rests;
            if let Some(written) = written {
                self.unsaved = written.err();
            }
        }
    }

    /// Waits until the last move is on disk, or its write has failed.
    pub fn finish_saving(&mut self) {
        if let Some(saving) = &mut self.beside.saving {
            saving.finish(LONGEST);
        }
        self.settle();
    }
}
