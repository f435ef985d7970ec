//! The clock of the open game. Time is counted at every message: between two of them the awaited
//! player does not change, so the time between belongs to that player.

use std::num::NonZeroU16;
use std::time::{Duration, Instant};

use super::{Hold, Session};
use rules::Seat;
use rules::player::PerSeat;
use storage::{self, Saved, Timing};

/// The most that is counted of one pause: while time runs there is a message every second, so a
/// longer pause means that the machine was asleep.
const ASLEEP: Duration = Duration::from_secs(60);

/// The time that the players of a game have spent.
#[derive(Debug, Clone)]
pub struct Clock {
    minutes: Option<NonZeroU16>,
    spent: PerSeat<Duration>,
    players: usize,
    /// Whether the clock is paused until somebody lets it go on.
    paused: bool,
    /// The moment up to which time is counted; `None` while nobody's time runs.
    counted: Option<Instant>,
    /// The seconds by player that the file has.
    written: Vec<u32>,
}

impl Clock {
    /// A clock that goes on from the times in a file.
    pub fn new(kept: storage::Clock, paused: bool) -> Self {
        let seconds = |seat: Seat| kept.spent.get(seat.index()).copied().unwrap_or_default();
        let spent = PerSeat::from_fn(|seat| Duration::from_secs(u64::from(seconds(seat))));
        let players = kept.spent.len();
        Self { minutes: kept.minutes, spent, players, paused, counted: None, written: kept.spent }
    }

    /// The times for the game's file.
    pub fn kept(&self) -> storage::Clock {
        let spent =
            Seat::all(self.players).map(|seat| u32::try_from(self.spent(seat)).unwrap_or(u32::MAX));
        storage::Clock { minutes: self.minutes, spent: spent.collect() }
    }

    /// The whole seconds that a player has spent.
    pub fn spent(&self, seat: Seat) -> u64 {
        self.spent[seat].as_secs()
    }

    /// The seconds that a player's clock shows: the time left, below zero once it is over, or
    /// without a limit the time spent.
    pub fn shown(&self, seat: Seat) -> i64 {
        let spent = i64::try_from(self.spent(seat)).unwrap_or(i64::MAX);
        self.minutes.map_or(spent, |minutes| i64::from(minutes.get()) * 60 - spent)
    }

    /// Whether a player has no time left.
    pub fn is_over(&self, seat: Seat) -> bool {
        self.minutes.is_some() && self.shown(seat) <= 0
    }

    fn count(&mut self, seat: Seat, now: Instant) {
        if let Some(counted) = self.counted {
            self.spent[seat] += now.saturating_duration_since(counted).min(ASLEEP);
        }
    }
}

impl Session {
    /// The clock of the game, if the table keeps the time.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The way in which the table keeps the time.
    pub fn timing(&self) -> Timing {
        storage::Clock::timing(self.clock().map(Clock::kept).as_ref())
    }

    /// Sets how the time is kept from now on, beginning with nothing spent.
    pub fn keep_time(&mut self, timing: Timing) {
        let kept = storage::Clock::new(timing, self.game().setup().players.len());
        self.clock = kept.map(|kept| Clock::new(kept, false));
        self.save();
    }

    /// Whether the clock can run here: the game goes on, and this window writes it.
    pub fn is_timed(&self) -> bool {
        self.clock.is_some() && !self.game().is_finished() && !self.is_read_only()
    }

    /// Whether the clock could run, and is paused.
    pub fn is_paused(&self) -> bool {
        self.is_timed() && self.clock().is_some_and(|clock| clock.paused)
    }

    /// Pauses the clock, or lets it go on.
    pub fn pause(&mut self) {
        if self.is_timed()
            && let Some(clock) = &mut self.clock
        {
            clock.paused = !clock.paused;
        }
    }

    /// The game with the times of now, to be written if its file has others and nothing else is
    /// unsaved.
    pub fn unwritten_times(&self) -> Option<Saved> {
        let is_ours = matches!(self.hold, Hold::Here { .. }) && self.unsaved.is_none();
        let has_others = self.clock().is_some_and(|clock| clock.kept().spent != clock.written);
        (is_ours && has_others).then(|| self.saved())
    }

    /// Takes the result of writing the times.
    pub fn wrote_times(&mut self, written: Result<(), storage::Error>) {
        self.unsaved = written.err();
        self.times_written();
    }

    /// Counts the time up to now for the awaited player.
    pub fn count_time(&mut self, seat: Seat, now: Instant) {
        if let Some(clock) = &mut self.clock {
            clock.count(seat, now);
        }
    }

    /// Lets time run from now on, or rest.
    pub fn run_time(&mut self, runs: bool, now: Instant) {
        if let Some(clock) = &mut self.clock {
            clock.counted = runs.then_some(now);
        }
    }

    /// Gives guests a clock too.
    pub(super) fn time_guests(&mut self) {
        let players = self.game().setup().players.len();
        if let Some(clock) = &mut self.clock {
            clock.players = players;
        }
    }

    /// Notes that the file has the times of now.
    pub(super) fn times_written(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.written = clock.kept().spent;
        }
    }
}
