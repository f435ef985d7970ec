//! The cards that a game carries: those of the table's own with which it was begun. They come from
//! its file, and are checked as those of a deck are.

use std::collections::HashSet;
use std::fmt;

use serde::Deserializer;
use serde::de::{IgnoredAny, SeqAccess, Visitor};

use super::card::Card;
use super::soundness::{self, Problem};
use crate::rules::catalogue::Catalogue;
use crate::rules::tile::is_id;

/// The most cards that a game carries: several times as many as there are in all bundled decks.
pub const MAX_CARDS: usize = 1000;

/// Tells every problem of carried cards, each with the number of the card, from 0, and the field.
/// That two ask for the same is none: each may be of a deck of its own.
pub fn check(
    cards: &[Card],
    catalogue: &Catalogue,
    mut report: impl FnMut(usize, &'static str, Problem),
) {
    let mut seen = HashSet::new();
    for (number, card) in cards.iter().enumerate() {
        let mut report = |field, problem| report(number, field, problem);
        if !is_id(card.id.as_str()) {
            report("id", Problem::IdForm);
        }
        if !seen.insert(&card.id) {
            report("id", Problem::IdTwice);
        }
        let bundled = catalogue.bundled_card(card.id.as_str());
        if bundled.is_some_and(|bundled| !bundled.is_copied_by(card)) {
            report("id", Problem::IdTaken);
        }
        soundness::check(card, &mut report);
    }
}

/// Reads a list of cards; of a list that is too long only as much as proves it. The dragon card of
/// an older file gets its points (R-KO-29, 32).
///
/// # Errors
/// If it is no list, or one of its items no card.
pub fn limited<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<Card>, D::Error> {
    struct Cards;
    impl<'de> Visitor<'de> for Cards {
        type Value = Vec<Card>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of cards")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Card>, A::Error> {
            let mut cards = Vec::new();
            while let Some(mut card) = list.next_element::<Card>()? {
                card.fix_points();
                cards.push(card);
                if cards.len() > MAX_CARDS {
                    while list.next_element::<IgnoredAny>()?.is_some() {}
                }
            }
            Ok(cards)
        }
    }
    reader.deserialize_seq(Cards)
}
