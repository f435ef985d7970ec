//! The reading of the earlier games: its progress, and the games read so far.

use std::sync::Arc;

use iced::task::Handle;

use storage::games::Games;
use storage::list::Entry;

/// Some of the earlier games, as they were read.
#[derive(Debug, Clone)]
pub struct Part {
    /// The number of the reading that found these games.
    reading: u64,
    /// The games that follow those of the parts before.
    entries: Vec<Arc<Entry>>,
    /// The number of games in all parts together.
    of: usize,
}

/// The progress in reading the earlier games.
#[derive(Debug, Default)]
pub struct Reading {
    /// The number of this reading: a part of another one comes too late.
    number: u64,
    state: State,
    /// Whether all games have been read once.
    is_known: bool,
    read: Vec<Arc<Entry>>,
    of: usize,
    handle: Option<Handle>,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum State {
    /// All games are read.
    #[default]
    Whole,
    UnderWay,
    /// Somebody has stopped the reading.
    Stopped,
}

impl Part {
    /// The games that a reading has found, out of so many.
    pub const fn new(reading: u64, entries: Vec<Arc<Entry>>, of: usize) -> Self {
        Self { reading, entries, of }
    }
}

impl Reading {
    /// Whether all games have been read once.
    pub const fn is_known(&self) -> bool {
        self.is_known
    }

    /// Whether games are being read.
    pub fn is_under_way(&self) -> bool {
        self.state == State::UnderWay
    }

    /// The next games that the latest reading finds, out of so many.
    pub const fn part(&self, entries: Vec<Arc<Entry>>, of: usize) -> Part {
        Part { reading: self.number, entries, of }
    }

    /// Begins another reading. Returns its number.
    pub fn begin(&mut self) -> u64 {
        let (number, is_known) = (self.number + 1, self.is_known);
        *self = Self { number, is_known, state: State::UnderWay, ..Self::default() };
        number
    }

    /// Ties the reading to its handle: dropping this ends the reading.
    pub fn goes_with(&mut self, handle: Handle) {
        self.handle = Some(handle.abort_on_drop());
    }

    /// Takes some more games; `earlier` are those that are shown. Returns whether the part belongs
    /// to this reading.
    pub fn add_part(&mut self, part: Part, earlier: &mut Vec<Arc<Entry>>) -> bool {
        if part.reading != self.number {
            return false;
        }
        for entry in part.entries {
            Games::put(entry, &mut self.read);
        }
        self.of = part.of;
        let is_whole = self.read.len() >= self.of;
        // No game that is shown goes while all are read anew.
        if is_whole || self.read.len() >= earlier.len() {
            earlier.clone_from(&self.read);
        }
        if is_whole {
            self.state = State::Whole;
            self.is_known = true;
            self.read = Vec::new();
        }
        true
    }

    /// The progress until all are read: whether more are being read, the number of those that were
    /// and of all, which is 0 while it is not known.
    pub const fn progress(&self) -> Option<(bool, usize, usize)> {
        match self.state {
            State::Whole => None,
            State::UnderWay => Some((true, self.read.len(), self.of)),
            State::Stopped => Some((false, self.read.len(), self.of)),
        }
    }

    /// Stops the reading.
    pub fn stop(&mut self) {
        if self.is_under_way() {
            self.number += 1;
            // Once all games are known, the shown ones are as good as before.
            self.state = if self.is_known { State::Whole } else { State::Stopped };
            self.handle = None;
        }
    }
}
