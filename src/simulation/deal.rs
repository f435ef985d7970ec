//! The simulated tables: who sits there, with which sets, and how the orders lie in the pile.

use super::dice::Dice;
use super::habits;
use rules::card;
use rules::card::deck;
use rules::house_rule::HouseRules;
use rules::player::{Colour, Player};
use rules::set::BASE;
use rules::setup::{Deck, Recording};
use rules::{Catalogue, Setup};

/// The sets of the games in which the orders of the rule book's sets are measured, each mix as
/// often as the others. Every expansion is in three of them.
pub const MIXES: [&[&str]; 13] = [
    &["base"],
    &["base", "river-1"],
    &["base", "inns-cathedrals", "traders-builders", "abbey-mayor"],
    &["base", "princess-dragon", "tower", "siege-cathars"],
    &["base", "catapult", "count", "siege-besiegers"],
    &["base", "river-2", "king-robber", "shrines", "shrines-extra"],
    &["base", "count", "king-robber", "shrines"],
    &["base", "inns-cathedrals", "princess-dragon", "catapult"],
    &["base", "traders-builders", "tower", "king-robber"],
    &["base", "abbey-mayor", "shrines", "count"],
    &["base", "princess-dragon", "abbey-mayor", "siege-besiegers"],
    &["base", "inns-cathedrals", "tower", "catapult"],
    &["base", "traders-builders", "siege-cathars", "river-1"],
];

/// The mixes of several newer sets.
const OF_NEWER: [&[&str]; 9] = [
    &["base", "abbot", "river-1", "inns-cathedrals"],
    &["base", "abbot", "gold-mines", "mage-witch"],
    &["base", "abbot", "ferries", "flying-machines"],
    &["base", "crop-circles", "messages", "robbers"],
    &["base", "gold-mines", "ferries", "messages"],
    &["base", "mage-witch", "flying-machines", "crop-circles"],
    &["base", "robbers", "gold-mines", "flying-machines"],
    &["base", "mage-witch", "ferries", "robbers"],
    &["base", "crop-circles", "messages", "traders-builders"],
];

/// The sets of the games in which the orders of the newer sets are measured (R-CARD-4), each mix as
/// often as the others. Every newer set is in three of them.
pub fn newer() -> Vec<&'static [&'static str]> {
    OF_NEWER.into_iter().chain(habits::mixes()).collect()
}

/// The numbers of players at the tables, each as often as the others.
pub const PLAYERS: [usize; 4] = [2, 3, 4, 5];

/// A table of so many players with those sets, without orders.
pub fn setup(sets: &[&str], players: usize) -> Setup {
    let names = ["A", "B", "C", "D", "E", "F"].into_iter().zip(Colour::ALL).take(players);
    Setup {
        players: names.map(|(name, colour)| Player { name: name.to_owned(), colour }).collect(),
        sets: sets.iter().map(|set| (*set).to_owned()).collect(),
        gardens: None,
        orders: None,
        cards: Vec::new(),
        deck: Deck::default(),
        record: Recording::default(),
        rules: HouseRules::default(),
    }
}

/// The orders of the sets in play (R-KO-1), shuffled.
pub fn shuffled(setup: &Setup, catalogue: &Catalogue, dice: &mut Dice) -> Vec<card::Id> {
    let cards = catalogue.cards().iter();
    let cards =
        cards.filter(|card| deck::belongs(card, &setup.sets) && deck::suits(card, &setup.rules));
    let mut pile: Vec<card::Id> = cards.map(|card| card.id.clone()).collect();
    dice.shuffle(&mut pile);
    pile
}

/// Brings the orders of expansions to the top of the pile, for there are few games with them.
pub fn raise_expansions(pile: &mut [card::Id], catalogue: &Catalogue) {
    pile.sort_by_key(|id| catalogue.card(id.as_str()).is_none_or(|card| card.set == BASE));
}
