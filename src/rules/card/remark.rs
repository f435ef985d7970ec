//! Oddities of a card in its deck: a requirement that nothing meets, one that another card has
//! already, and more work for less pay.

use std::collections::HashMap;

use super::task::Requirement;
use crate::rules::card::{self, Card, Origin};

/// Something that a table would want to know about a card that it makes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// Nothing ever meets the requirement.
    Never,
    /// Another card asks for the same.
    Same(card::Id),
    /// Whoever fulfils the card fulfils the other one too, which pays more.
    Cheaper(card::Id),
    /// Whoever fulfils the other one fulfils the card too, which pays more.
    Dearer(card::Id),
}

/// The demand of a card: its requirement, and where its holder judges its words.
type Asked<'a> = (&'a Requirement, Option<&'a str>);

fn asked(card: &Card) -> Asked<'_> {
    let words = card.text.as_deref().filter(|_| card.is_judged_by_holder());
    (&card.requirement, words)
}

/// Whether two cards ask for the same. Printed decks have such doubles: wherever a deck is read,
/// played or printed they are no fault, and remarked on.
#[must_use]
pub fn asks_the_same(one: &Card, other: &Card) -> bool {
    asked(one) == asked(other)
}

/// The cards that ask for the same as an earlier one of their deck, each with that one.
pub fn doubles<'a>(deck: impl IntoIterator<Item = &'a Card>) -> Vec<(&'a Card, &'a Card)> {
    let mut first: HashMap<Asked<'_>, &Card> = HashMap::new();
    let mut doubles = Vec::new();
    for card in deck {
        let earlier = *first.entry(asked(card)).or_insert(card);
        if earlier.id != card.id {
            doubles.push((card, earlier));
        }
    }
    doubles
}

/// The remarks about a card among the cards of its deck.
pub fn remarks<'a>(card: &Card, deck: impl IntoIterator<Item = &'a Card>) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if card.requirement.is_impossible() {
        remarks.push(Remark::Never);
    }
    for other in deck.into_iter().filter(|other| other.id != card.id) {
        let [one, two] = [&card.requirement, &other.requirement];
        if asks_the_same(card, other) {
            remarks.push(Remark::Same(other.id.clone()));
            continue;
        }
        // Nobody pays more or less for a card that is printed, and two cards that their holders
        // judge may ask for anything.
        let is_judged = card.is_judged_by_holder() || other.is_judged_by_holder();
        if card.source == Origin::Printed || is_judged {
            continue;
        }
        if card.points < other.points && one.implies(two) {
            remarks.push(Remark::Cheaper(other.id.clone()));
        } else if card.points > other.points && two.implies(one) {
            remarks.push(Remark::Dearer(other.id.clone()));
        }
    }
    remarks
}
