//! Moves on their way to the disk: where it is slow they are written beside whoever plays.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use super::{Hold, Session};
use crate::storage::{Error, Saved, games};

/// So long somebody waits for a disk: one that is stuck for good keeps no program from its end.
const LONGEST: Duration = Duration::from_secs(30);

/// Writes what a game has become beside whoever plays it.
pub trait Saving: fmt::Debug + Send {
    /// Writes the game into its file, in the place of whatever waits to be written, and waits for
    /// it as long as nobody notices.
    fn begin(&mut self, path: PathBuf, saved: Saved);

    /// Whether nothing is under way, and what came of what was written last, once.
    fn written(&mut self) -> (bool, Option<Result<(), Error>>);

    /// Waits until nothing is under way, but no longer than so.
    fn finish(&mut self, patience: Duration);
}

/// The writer of the game, if that is done beside it. It is done before the lock goes.
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
    /// From now on the game is written so, if it is written at all.
    pub fn save_beside(&mut self, saving: Box<dyn Saving>) {
        if matches!(self.hold, Hold::Here { .. }) {
            self.beside.saving = Some(saving);
        }
    }

    /// Writes the game; [`Session::unsaved`] tells if that failed, and [`Session::is_saving`] while
    /// the disk takes its time.
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

    /// The last move is not on disk yet.
    #[must_use]
    pub const fn is_saving(&self) -> bool {
        self.beside.is_under_way
    }

    /// Takes note of what has reached the disk meanwhile.
    pub fn settle(&mut self) {
        if let Some(saving) = self.beside.saving.as_mut().filter(|_| self.beside.is_under_way) {
            let (rests, written) = saving.written();
            self.beside.is_under_way = !rests;
            if let Some(written) = written {
                self.unsaved = written.err();
            }
        }
    }

    /// Waits until the last move is on disk, or cannot be.
    pub fn finish_saving(&mut self) {
        if let Some(saving) = &mut self.beside.saving {
            saving.finish(LONGEST);
        }
        self.settle();
    }
}
