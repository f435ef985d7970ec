//! The memory of a game, for the titles and the orders.

use super::people::CompletedCount;
use crate::card::occasion::Belongings;
use crate::card::past::Past;
use crate::catalogue::Catalogue;
use crate::feature::lie::Owners;
use crate::feature::{Kind, Place};
use crate::orders::owned::Owned;
use crate::player::{PerSeat, Seat};
use crate::setup::Setup;

/// A completed feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OlderPart {
    pub place: Place,
    pub completer: Seat,
    pub owners: Owners,
    /// The players whose orders the feature has paid.
    pub paid: PerSeat<bool>,
}

/// Counts and what was seen last: nothing that the board, the people or a hand shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Memory {
    completed: CompletedCount,
    /// The counts of tasks.
    past: Past,
    /// Who has which feature, if an order of the deck is lost by its being taken over.
    owned: Option<Owned>,
    /// Everybody's possessions when they were judged last; `None` if no card asks for it (R-KO-48).
    belongings: Option<Box<PerSeat<Belongings>>>,
    /// The completed features, if a house rule asks for them (A5, A35).
    older_parts: Vec<OlderPart>,
}

impl Memory {
    /// The memory before the first move.
    pub fn new(setup: &Setup, catalogue: &Catalogue) -> Self {
        Self {
            completed: CompletedCount::default(),
            past: Past::default(),
            owned: Owned::for_deck(setup, catalogue),
            belongings: None,
            older_parts: Vec::new(),
        }
    }

    /// The number of completed features of each kind.
    pub const fn completed(&self) -> &CompletedCount {
        &self.completed
    }

    /// Counts a completed feature.
    pub const fn complete(&mut self, kind: Kind) {
        self.completed.add(kind);
    }

    /// Counts so many cities and roads, by the word of the table.
    pub const fn count(&mut self, cities: u32, roads: u32) {
        (self.completed.cities, self.completed.roads) = (cities, roads);
    }

    /// Counts completed roads that were joined as one.
    pub const fn join_roads(&mut self, merged: u32) {
        self.completed.roads = self.completed.roads.saturating_sub(merged);
    }

    /// The counts of tasks.
    pub const fn past(&self) -> &Past {
        &self.past
    }

    /// The counts of tasks, to be counted on.
    pub const fn past_mut(&mut self) -> &mut Past {
        &mut self.past
    }

    /// Whether it is watched who has which feature.
    pub const fn watches_owners(&self) -> bool {
        self.owned.is_some()
    }

    /// Takes over who has which feature now. Returns whose was taken over, while those followers
    /// stand.
    pub fn change_owners(
        &mut self,
        now: Vec<(Seat, Place)>,
        standing: &[(Seat, Place)],
    ) -> Vec<Seat> {
        self.owned.as_mut().map(|owned| owned.change(now, standing)).unwrap_or_default()
    }

    /// Everybody's possessions when they were judged last, if a card asks for it.
    pub fn belongings(&self) -> Option<PerSeat<Belongings>> {
        self.belongings.as_deref().copied()
    }

    /// Takes over everybody's possessions.
    pub fn see_belongings(&mut self, now: Option<PerSeat<Belongings>>) {
        self.belongings = now.map(Box::new);
    }

    /// The features completed so far.
    pub fn older_parts(&self) -> &[OlderPart] {
        &self.older_parts
    }

    /// Remembers completed features.
    pub fn add_parts(&mut self, parts: impl IntoIterator<Item = OlderPart>) {
        self.older_parts.extend(parts);
    }

    /// Remembers that one of them has paid an order of that player.
    pub fn pay_part(&mut self, index: usize, seat: Seat) {
        if let Some(part) = self.older_parts.get_mut(index) {
            part.paid[seat] = true;
        }
    }
}
