//! The cards that make the pile (R-KO-1, 2).

use std::sync::Arc;

use crate::card::{self, Card};
use crate::house_rule::{HouseRule, HouseRules};
use crate::set::{
    ABBEY_MAYOR, BASE, BESIEGERS, CATAPULT, CATHARS, COUNT, CROP_CIRCLES, CROP_CIRCLES_1,
    INNS_CATHEDRALS, KING_ROBBER, PRINCESS_DRAGON, SHRINES, SIEGE, TOWER, TRADERS_BUILDERS,
};

/// Cards dealt to each player (R-KO-3).
pub const DEALT: usize = 3;
/// The most cards in a hand (R-KO-19).
pub const HAND_LIMIT: usize = 5;
/// Points for each unfulfilled card at the end (R-KO-34).
pub const UNFULFILLED: i32 = -10;
/// Points for the most fulfilled cards (R-KO-36).
pub const MOST_FULFILLED: i32 = 10;
/// Farmer cards that earn the right to discard (R-KO-24).
pub const FARMERS_TO_DISCARD: usize = 3;
/// Farmer cards that may be discarded at once (R-KO-24).
pub const MAX_DISCARDS: usize = 2;

/// The sets of cards that the rule book's deck has (R-KO-2).
const OF_RULE_BOOK: [&str; 11] = [
    BASE,
    INNS_CATHEDRALS,
    TRADERS_BUILDERS,
    PRINCESS_DRAGON,
    ABBEY_MAYOR,
    TOWER,
    COUNT,
    KING_ROBBER,
    SHRINES,
    CATAPULT,
    SIEGE,
];

/// Whether a card is of a set that the rule book's deck does not know (R-CARD-4).
pub fn is_newer(card: &Card) -> bool {
    !OF_RULE_BOOK.contains(&card.set.as_str())
}

/// Whether a card is in the pile when those tile sets are in play (R-KO-1). The siege cards come
/// with either siege set, those of the crop circles with either edition of these.
pub fn belongs(card: &Card, sets: &[String]) -> bool {
    is_in_play(&card.set, sets)
}

/// Whether the cards of a set are in the pile when those tile sets are in play.
pub fn is_in_play(set: &str, sets: &[String]) -> bool {
    let in_play = |set: &str| sets.iter().any(|other| other == set);
    match set {
        SIEGE => in_play(CATHARS) || in_play(BESIEGERS),
        CROP_CIRCLES => in_play(CROP_CIRCLES) || in_play(CROP_CIRCLES_1),
        set => in_play(set),
    }
}

/// Whether a card is in the pile with those house rules: without farmers no card asks for one, for
/// a pig or a barn, or for the market (A45).
pub fn suits(card: &Card, rules: &HouseRules) -> bool {
    !rules.differs(HouseRule::NoFarmers) || !(card.farmer || card.requirement.asks_for_field())
}

/// The cards of a printed deck. They are told apart by what is printed on them; a deck may have
/// several copies of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Printed {
    pub(crate) cards: Arc<[Arc<Card>]>,
    /// For each card the place of the first one like it.
    first: Arc<[usize]>,
}

impl Printed {
    pub(crate) fn new(pile: &[Arc<Card>]) -> Self {
        let first = pile.iter().enumerate().map(|(index, card)| {
            pile.iter().position(|other| other.is_printed_like(card)).unwrap_or(index)
        });
        Self { cards: pile.iter().cloned().collect(), first: first.collect() }
    }

    /// The card of that name, if the deck has it.
    pub(crate) fn card(&self, id: &card::Id) -> Option<&Arc<Card>> {
        self.cards.iter().find(|card| card.id == *id)
    }

    /// The copies of a card, itself among them, in the order of the deck.
    pub(crate) fn copies(&self, id: &card::Id) -> impl Iterator<Item = &Arc<Card>> {
        let all = || self.cards.iter().zip(&*self.first);
        let first = all().find(|(card, _)| card.id == *id).map(|(_, first)| *first);
        all().filter(move |(_, other)| Some(**other) == first).map(|(card, _)| card)
    }

    /// Each card once, however many copies there are.
    pub(crate) fn prints(&self) -> impl Iterator<Item = &Arc<Card>> {
        let all = self.cards.iter().zip(&*self.first).enumerate();
        all.filter(|(index, (_, first))| index == *first).map(|(_, (card, _))| card)
    }
}
