//! The older parts of an order, where tables differ: whether anybody may have completed them, and
//! whether they may have paid before (R-KO-10, 13).

use super::Game;
use super::memory::OlderPart;
use crate::card::Card;
use crate::feature::completion::{Completion, Network};
use crate::feature::join::FeatureId;
use crate::feature::lie::{Lie, Owners};
use crate::feature::{Kind, Place, Record, majority};
use crate::house_rule::HouseRule;
use crate::player::{PerSeat, Seat};

/// Whether completed features are remembered: with orders always, as the rules may change.
const fn minds_parts(game: &Game) -> bool {
    game.orders.is_some()
}

/// Leaves out the older parts that do not count for the completer, and remembers the new
/// completions.
pub(super) fn weigh_parts(game: &mut Game, completions: &mut [Completion]) {
    if !minds_parts(game) {
        return;
    }
    for completion in completions.iter_mut() {
        let (kind, seat) = (completion.record.kind, completion.completer);
        for network in &mut completion.networks {
            network.complete &= kind == Kind::Road || is_part_for(game, seat, network.place);
            for city in &mut network.cities {
                city.complete &= city.subject || is_part_for(game, seat, city.place);
            }
        }
    }
    if asks_how_features_lie(game) {
        completions.iter_mut().for_each(|completion| tell_how_it_lies(game, completion));
    }
    let older_parts = completions.iter().filter_map(|completion| {
        let (place, completer) = (completion.record.place?, completion.completer);
        let owners = owners_of(&completion.record);
        Some(OlderPart { place, completer, owners, paid: PerSeat::default() })
    });
    game.memory.add_parts(older_parts);
    game.turn.orders.completions = completions.to_vec();
}

/// Whether an order that may be in the game asks how features lie; the board is searched for
/// that only then.
fn asks_how_features_lie(game: &Game) -> bool {
    game.deck().any(|card| card.requirement.nature().asks_lie)
}

fn tell_how_it_lies(game: &Game, completion: &mut Completion) {
    let feature = completion.record.place.and_then(|place| game.board.feature(place));
    completion.lie = feature.map(|feature| lie(game, feature));
    let whose = |place: Option<Place>| {
        let feature = place.and_then(|place| game.board.feature(place));
        feature.map(|feature| owners(game, feature)).unwrap_or_default()
    };
    for network in &mut completion.networks {
        network.owners = whose(network.place);
        for city in &mut network.cities {
            city.owners = whose(city.place);
        }
    }
}

/// How a feature lies now (R-KO-43…46).
pub fn lie(game: &Game, feature: FeatureId) -> Lie {
    game.board.lie(feature, |other| owners(game, other))
}

/// R-KO-46: the owners of a feature, of a complete one those of its completion.
pub fn owners(game: &Game, feature: FeatureId) -> Owners {
    let is_it = |part: &&OlderPart| game.board.feature(part.place) == Some(feature);
    let older = game.memory.older_parts().iter().rev().find(is_it).map(|part| part.owners);
    match older.filter(|_| game.board.is_complete(feature)) {
        Some(owners) => owners,
        None if game.board.is_occupied(feature) => owners_of(&game.board.record(feature)),
        None => Owners::default(),
    }
}

/// Whether an older part counts for a player; one completed by the same tile does, as does the
/// City of Carcassonne.
fn is_part_for(game: &Game, seat: Seat, place: Option<Place>) -> bool {
    let Some(part) = place.and_then(|place| {
        game.memory.older_parts().iter().find(|part| is_same(game, part.place, place))
    }) else {
        return true;
    };
    let rules = &game.setup.rules;
    (part.completer == seat || !rules.differs(HouseRule::OwnPartsOnly))
        && !(part.paid[seat] && rules.differs(HouseRule::NoPaidParts))
}

fn is_same(game: &Game, one: Place, other: Place) -> bool {
    let feature = game.board.feature(one);
    feature.is_some() && feature == game.board.feature(other)
}

/// Remembers which features have paid an order.
pub(super) fn use_up_parts(game: &mut Game, seat: Seat, card: &Card) {
    if !minds_parts(game) {
        return;
    }
    let completions = game.turn.orders.completions.iter();
    let paying = completions.filter(|completion| card.requirement.is_paid_by(completion, seat));
    let places = paying.flat_map(|completion| {
        let parts = completion.networks.iter().flat_map(parts);
        completion.record.place.into_iter().chain(parts)
    });
    for place in places.collect::<Vec<Place>>() {
        let same =
            game.memory.older_parts().iter().position(|part| is_same(game, part.place, place));
        if let Some(index) = same {
            game.memory.pay_part(index, seat);
        }
    }
}

fn owners_of(record: &Record) -> Owners {
    let mut owners = Owners::default();
    majority::owners(record).for_each(|seat| owners[seat] = true);
    owners
}

fn parts(network: &Network) -> impl Iterator<Item = Place> {
    let cities = network.cities.iter().filter(|city| city.complete);
    network.place.into_iter().chain(cities.filter_map(|city| city.place))
}
