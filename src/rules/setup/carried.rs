//! The cards that a game carries: those of the table's own with which it was begun. They come from
//! its file, and are checked as those of a deck are.

use std::collections::HashSet;

use serde::Deserializer;

use crate::card::Card;
use crate::card::soundness::{self, Problem};
use crate::catalogue::Catalogue;
use crate::id::is_id;
use crate::list;

/// The most cards of a deck, and so those that a game carries: several times as many as there are
/// in all bundled decks.
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
    let mut cards: Vec<Card> = list::limited(reader, MAX_CARDS)?;
    for card in &mut cards {
        card.fix_points();
    }
    Ok(cards)
}
