//! Who has which feature, for orders that are lost by its being taken over (R-KO-57).

use crate::card::Card;
use crate::card::task::{Peril, Requirement};
use crate::catalogue::Catalogue;
use crate::feature::Place;
use crate::player::Seat;
use crate::setup::{Recording, Setup};

/// The followers whose owners have, or share, the feature under them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Owned(Vec<(Seat, Place)>);

impl Owned {
    /// Nobody's yet, if the deck has an order that is lost when a feature is taken over: that is
    /// known to all, and nothing here depends on who holds it.
    pub(crate) fn for_deck(setup: &Setup, catalogue: &Catalogue) -> Option<Self> {
        let fears = |card: &Card| {
            matches!(&card.requirement, Requirement::Avoid(task)
                if task.perils.contains(&Peril::TakenOver))
        };
        let ids = setup.orders.iter().flatten();
        let mut cards = ids.filter_map(|id| catalogue.card(id.as_str()));
        let watches = setup.record == Recording::Board && cards.any(|card| fears(card));
        watches.then(Self::default)
    }

    /// Takes over who has which feature now, while those followers stand. Returns who had one,
    /// still stands there and has it no more.
    pub(crate) fn change(
        &mut self,
        now: Vec<(Seat, Place)>,
        standing: &[(Seat, Place)],
    ) -> Vec<Seat> {
        let is_lost = |one: &&(Seat, Place)| !now.contains(one) && standing.contains(one);
        let mut losers: Vec<Seat> = self.0.iter().filter(is_lost).map(|(seat, _)| *seat).collect();
        losers.sort_unstable();
        losers.dedup();
        self.0 = now;
        losers
    }
}
