//! The older parts of an order, where tables differ: whether anybody may have completed them, and
//! whether they may have paid before (R-KO-10, 13).

use super::Game;
use crate::rules::card::Card;
use crate::rules::feature::completion::{Completion, Network};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::lie::{Lie, Owners};
use crate::rules::feature::{Kind, Place, Record, majority};
use crate::rules::house_rule::HouseRule;
use crate::rules::player::{PerSeat, Seat};

/// A completed feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OlderPart {
    place: Place,
    completer: Seat,
    owners: Owners,
    /// The players whose orders the feature has paid.
    paid: PerSeat<bool>,
}

impl Game {
    /// Whether completed features are remembered: with orders always, as the rules may change.
    const fn minds_parts(&self) -> bool {
        self.orders.is_some()
    }

    /// Leaves out the older parts that do not count for the completer, and remembers the new
    /// completions.
    pub(super) fn weigh_parts(&mut self, completions: &mut [Completion]) {
        if !self.minds_parts() {
            return;
        }
        for completion in completions.iter_mut() {
            let (kind, seat) = (completion.record.kind, completion.completer);
            for network in &mut completion.networks {
                network.complete &= kind == Kind::Road || self.is_part_for(seat, network.place);
                for city in &mut network.cities {
                    city.complete &= city.subject || self.is_part_for(seat, city.place);
                }
            }
        }
        if self.asks_how_features_lie() {
            completions.iter_mut().for_each(|completion| self.tell_how_it_lies(completion));
        }
        let older_parts = completions.iter().filter_map(|completion| {
            let (place, completer) = (completion.record.place?, completion.completer);
            let owners = owners(&completion.record);
            Some(OlderPart { place, completer, owners, paid: PerSeat::default() })
        });
        self.older_parts.extend(older_parts);
        self.turn.orders.completions = completions.to_vec();
    }

    /// Whether an order that may be in the game asks how features lie; the board is searched for
    /// that only then.
    fn asks_how_features_lie(&self) -> bool {
        let ids = self.setup.orders.iter().flatten();
        let mut cards = ids.filter_map(|id| self.catalogue.card(id.as_str()));
        cards.any(|card| card.requirement.nature().asks_lie)
    }

    fn tell_how_it_lies(&self, completion: &mut Completion) {
        let feature = completion.record.place.and_then(|place| self.board.feature(place));
        completion.lie = feature.map(|feature| self.lie(feature));
        let whose = |place: Option<Place>| {
            let feature = place.and_then(|place| self.board.feature(place));
            feature.map(|feature| self.owners(feature)).unwrap_or_default()
        };
        for network in &mut completion.networks {
            network.owners = whose(network.place);
            for city in &mut network.cities {
                city.owners = whose(city.place);
            }
        }
    }

    /// How a feature lies now (R-KO-43…46).
    pub fn lie(&self, feature: FeatureId) -> Lie {
        self.board.lie(feature, |other| self.owners(other))
    }

    /// R-KO-46: the owners of a feature, of a complete one those of its completion.
    pub fn owners(&self, feature: FeatureId) -> Owners {
        let is_it = |part: &&OlderPart| self.board.feature(part.place) == Some(feature);
        let older = self.older_parts.iter().rev().find(is_it).map(|part| part.owners);
        match older.filter(|_| self.board.is_complete(feature)) {
            Some(owners) => owners,
            None if self.board.is_occupied(feature) => owners(&self.board.record(feature)),
            None => Owners::default(),
        }
    }

    /// Whether an older part counts for a player; one completed by the same tile does, as does the
    /// City of Carcassonne.
    fn is_part_for(&self, seat: Seat, place: Option<Place>) -> bool {
        let Some(part) = place
            .and_then(|place| self.older_parts.iter().find(|part| self.is_same(part.place, place)))
        else {
            return true;
        };
        let rules = &self.setup.rules;
        (part.completer == seat || !rules.differs(HouseRule::OwnPartsOnly))
            && !(part.paid[seat] && rules.differs(HouseRule::NoPaidParts))
    }

    fn is_same(&self, one: Place, other: Place) -> bool {
        let feature = self.board.feature(one);
        feature.is_some() && feature == self.board.feature(other)
    }

    /// Remembers which features have paid an order.
    pub(super) fn use_up_parts(&mut self, seat: Seat, card: &Card) {
        if !self.minds_parts() {
            return;
        }
        let completions = self.turn.orders.completions.iter();
        let paying = completions.filter(|completion| card.requirement.is_paid_by(completion, seat));
        let places = paying.flat_map(|completion| {
            let parts = completion.networks.iter().flat_map(parts);
            completion.record.place.into_iter().chain(parts)
        });
        for place in places.collect::<Vec<Place>>() {
            let same = self.older_parts.iter().position(|part| self.is_same(part.place, place));
            if let Some(part) = same.and_then(|index| self.older_parts.get_mut(index)) {
                part.paid[seat] = true;
            }
        }
    }
}

fn owners(record: &Record) -> Owners {
    let mut owners = Owners::default();
    majority::owners(record).for_each(|seat| owners[seat] = true);
    owners
}

fn parts(network: &Network) -> impl Iterator<Item = Place> {
    let cities = network.cities.iter().filter(|city| city.complete);
    network.place.into_iter().chain(cities.filter_map(|city| city.place))
}
