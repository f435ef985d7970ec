//! The draw of the starter by lot: a light runs round the table, slows down and stops.

use std::time::{Duration, Instant};

use super::Setup;

/// The light that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lots {
    /// The place that is lit.
    pub lit: usize,
    /// The places that the light still goes on.
    left: usize,
    /// The time at which the light goes on; `None` before the first frame.
    due: Option<Instant>,
}

/// Time on a place while the light runs, the additional time on each of the last, and their number.
const PACE: Duration = Duration::from_millis(60);
const SLOWER: Duration = Duration::from_millis(35);
const LAST: usize = 6;

impl Setup {
    /// Begins to draw the starter; the lot has fallen, the light only shows it.
    pub(super) fn draw_lots(&mut self) {
        let players = self.places.len().max(1);
        let left = 2 * players + rand::random_range(0..players);
        self.lots = Some(Lots { lit: 0, left, due: None });
        self.drawn = false;
        self.colouring = None;
    }

    /// Moves the light if it is due; called for each frame.
    pub(super) fn run_lots(&mut self, now: Instant) {
        let Some(lots) = &mut self.lots else { return };
        if lots.due.is_some_and(|due| now < due) {
            return;
        }
        if lots.due.is_some() && lots.left > 0 {
            lots.lit = (lots.lit + 1) % self.places.len().max(1);
            lots.left -= 1;
        }
        if lots.left == 0 {
            self.settle_lots();
            return;
        }
        let slow = u32::try_from(LAST.saturating_sub(lots.left)).unwrap_or(0);
        lots.due = Some(now + PACE + SLOWER * slow);
    }

    /// Stops the light at once, for those who do not want to wait.
    pub(super) fn settle_lots(&mut self) {
        let Some(lots) = self.lots.take() else { return };
        let players = self.places.len().max(1);
        let first = ((lots.lit + lots.left) % players).min(self.places.len());
        self.places.rotate_left(first);
        self.drawn = true;
    }

    /// Whether the light runs, and needs frames.
    #[must_use]
    pub const fn is_drawing_lots(&self) -> bool {
        self.lots.is_some()
    }
}
