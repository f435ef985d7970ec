//! Nothing of a hand stays open by itself, and everybody is told who has looked.

use std::time::{Duration, Instant};

use super::curtain::Curtain;
use super::{App, Screen};
use crate::journal::Correction;
use crate::rules::Seat;
use crate::storage::secrecy::What;

/// After so long cards close by themselves, however they are held: a window can be covered without being told.
const LONGEST: Duration = Duration::from_secs(10);

impl App {
    /// The player behind the curtain.
    pub(super) fn curtain(&self) -> Option<&Curtain> {
        match &self.screen {
            Screen::Deal(deal) => deal.curtain(),
            Screen::Table(table) => table.curtain(),
            Screen::Home(_) | Screen::Setup(_) | Screen::Finale(_) | Screen::Outcome(_) | Screen::Earlier(_) => None,
        }
    }

    /// Cards show.
    pub(super) fn shows_cards(&self) -> bool {
        self.curtain().is_some_and(Curtain::is_held)
    }

    /// Hides whatever shows of a hand, however it is held.
    pub(super) fn cover(&mut self) {
        let curtain = match &mut self.screen {
            Screen::Deal(deal) => deal.curtain_mut(),
            Screen::Table(table) => table.curtain_mut(),
            Screen::Home(_) | Screen::Setup(_) | Screen::Finale(_) | Screen::Outcome(_) | Screen::Earlier(_) => None,
        };
        if let Some(curtain) = curtain {
            curtain.cover();
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

    /// Tells everybody something about a hand.
    pub(super) fn tell(&mut self, seat: Seat, what: What, digits: &[u8]) {
        if let Some(session) = &mut self.session {
            session.tell(seat, what, digits);
        }
    }

    /// Takes a correction over. Only now it is told which orders lie face up by it and which no longer do.
    pub(super) fn accept(&mut self, correction: Correction) {
        let words = &self.shared.words;
        let told = self.session.as_ref().filter(|session| session.game().has_secrets());
        let told = told.map(|session| words.difference_of_orders(correction.revealed(), session.game()).join(" "));
        self.change(|session| session.accept(correction));
        if let (Screen::Table(table), Some(told)) = (&mut self.screen, told.filter(|told| !told.is_empty())) {
            table.refuse(told);
        }
    }
}
