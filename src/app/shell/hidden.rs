//! Hands that stay hidden: no cards stay open by themselves.

use std::time::{Duration, Instant};

use crate::app::kit::curtain::Curtain;
use crate::app::shell::App;
use crate::app::shell::playing::Playing;

/// The time after which cards close even while held: a window can be covered without being told.
const LONGEST: Duration = Duration::from_secs(10);

impl App {
    /// The player behind the curtain.
    pub(super) fn curtain(&self) -> Option<&Curtain> {
        self.playing().and_then(Playing::curtain)
    }

    /// Whether cards show.
    pub(super) fn shows_cards(&self) -> bool {
        self.curtain().is_some_and(Curtain::is_held)
    }

    /// Hides all cards that show, even while a key or the pointer is held down.
    pub(super) fn cover(&mut self) {
        if let Some(playing) = self.playing_mut() {
            playing.cover();
        }
    }

    /// Hides cards that have shown for long enough.
    pub(super) fn hide_in_time(&mut self, now: Instant) {
        let since = self.held.unwrap_or(now);
        if self.shows_cards() && now.saturating_duration_since(since) >= LONGEST {
            self.cover();
        }
        self.held = self.shows_cards().then_some(since);
    }
}
