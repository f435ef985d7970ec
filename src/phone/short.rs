//! The code of four letters, for whoever has no camera.

use std::time::{Duration, Instant};

use super::secret::Secret;
use rules::Seat;

/// The letters: no I and no O, which look like digits.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
/// The length of a code.
const LENGTH: usize = 4;
/// The wrong tries, by anybody, after which another code takes its place.
pub(super) const TRIES: u32 = 5;

/// A code of four letters for a seat.
pub(super) struct Short {
    pub(super) seat: Seat,
    letters: [u8; LENGTH],
    /// The time from which it is taken: each that was guessed at makes the next one later, so that
    /// many codes give no more tries than one does in that time.
    from: Instant,
    wrong: u32,
    /// The number of codes before it that were guessed at.
    spent: u32,
}

/// The fate of four letters that somebody typed.
pub(super) enum Tried {
    /// They are the code of that seat.
    Right(Seat),
    /// They are wrong.
    Wrong,
    /// They are wrong, and another code has taken the place of the one that was guessed at.
    Spent,
}

impl Short {
    /// A new code for a seat; `None` if the system gives nothing random.
    pub(super) fn new(seat: Seat, now: Instant) -> Option<Self> {
        Self::after(seat, now, 0)
    }

    fn after(seat: Seat, from: Instant, spent: u32) -> Option<Self> {
        let mut letters = [0; LENGTH];
        for letter in &mut letters {
            // Of 256 values 240 are shared by 24 letters evenly.
            let even = loop {
                let byte = Secret::new()?.first();
                if usize::from(byte) < LETTERS.len() * 10 {
                    break byte;
                }
            };
            *letter = *LETTERS.get(usize::from(even) % LETTERS.len())?;
        }
        Some(Self { seat, letters, from, wrong: 0, spent })
    }

    /// The letters.
    pub(super) fn text(&self) -> String {
        self.letters.iter().map(|letter| char::from(*letter)).collect()
    }

    /// Whether the code can still be claimed.
    pub(super) fn holds(&self, now: Instant, time: Duration) -> bool {
        now.saturating_duration_since(self.from) < time
    }

    /// Whether more than half of its time is left.
    pub(super) fn is_young(&self, now: Instant, time: Duration) -> bool {
        now.saturating_duration_since(self.from) < time / 2
    }

    /// Tries four letters, which hold for `time`. Those that follow guessed ones are taken `later`,
    /// each time by so much more.
    pub(super) fn attempt(
        &mut self,
        typed: &str,
        now: Instant,
        time: Duration,
        later: Duration,
    ) -> Tried {
        if !self.holds(now, time) || now < self.from {
            return Tried::Wrong;
        }
        let typed = typed.to_ascii_uppercase();
        let is_right = typed.len() == LENGTH
            && typed.bytes().zip(self.letters).fold(0, |all, (one, other)| all | (one ^ other))
                == 0;
        if is_right {
            return Tried::Right(self.seat);
        }
        self.wrong += 1;
        if self.wrong < TRIES {
            return Tried::Wrong;
        }
        let spent = self.spent + 1;
        match Self::after(self.seat, now + later * spent, spent) {
            Some(next) => *self = next,
            // Without another one nobody comes by letters.
            None => self.letters = [0; LENGTH],
        }
        Tried::Spent
    }
}
