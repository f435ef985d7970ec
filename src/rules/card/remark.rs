//! Oddities of a card in its deck: a requirement that nothing meets, one that another card has
//! already, more work for less pay, and more than any game holds.

use std::collections::HashMap;

use super::holdings::Holdings;
use super::requirement::blank::Clause;
use super::requirement::strict::most;
use super::requirement::{Completed, Which};
use super::task::Requirement;
use crate::card::{self, Card, Origin};
use crate::set::{ABBEY_MAYOR, BASE, BUNDLED};
use crate::tile::Tile;

/// Something that a table would want to know about a card that it makes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// Nothing ever meets the requirement.
    Never,
    /// The clause asks for more than this, the most that the tiles and figures of a game hold.
    Beyond(Clause, u32),
    /// A feature of one tile is asked for, which only an abbey completes (R-DEF-1, R-AM-3).
    ByAbbey,
    /// The set of the card, the first, does not bring what it asks for: the other one does
    /// (R-KO-1).
    Lacks(String, &'static str),
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

/// The remarks about a card by what the known tiles hold. It comes into a game with its set, and
/// whatever else is in play.
pub fn unmet<'a>(card: &Card, tiles: impl IntoIterator<Item = &'a Tile> + Clone) -> Vec<Remark> {
    let requirement = &card.requirement;
    let exceeded = Holdings::of(tiles.clone()).exceeded(requirement).into_iter();
    let mut remarks: Vec<Remark> =
        exceeded.map(|(clause, most)| Remark::Beyond(clause, most)).collect();
    let is_single = |wanted: &Completed| {
        let has_sides = matches!(wanted.feature, Which::Road | Which::City | Which::Any);
        has_sides && most(wanted.tiles) == 1
    };
    let by_abbey = requirement.each().any(|task| task.nature().completed.iter().any(is_single));
    remarks.extend((by_abbey && card.set != ABBEY_MAYOR).then_some(Remark::ByAbbey));
    remarks.extend(lacking(card, tiles).map(|set| Remark::Lacks(card.set.clone(), set)));
    remarks
}

/// The set that a card needs, if it comes into games without that one. Tiles of the table's own may
/// hold what other sets bring.
fn lacking<'a>(card: &Card, tiles: impl IntoIterator<Item = &'a Tile>) -> Option<&'static str> {
    let needed = card.requirement.sets();
    let own = card.set.as_str();
    if card.is_judged_by_holder() || needed == [BASE] || needed.contains(&own) {
        return None;
    }
    let near = tiles.into_iter().filter(|tile| tile.set == own || tile.set == BASE);
    let is_held = || Holdings::of(near).exceeded(&card.requirement).is_empty();
    let set = needed.first().copied();
    set.filter(|_| BUNDLED.contains(&own) || !is_held())
}
