//! Checks files of King's Order cards, bundled or the table's own.

use std::borrow::Borrow;

use super::file::{Fault, Items, Problem};
use rules::Catalogue;
use rules::card::Card;
use rules::card::deck::belongs;
use rules::card::soundness;
pub use rules::card::{MAX_TEXT, MAX_TITLE};
use rules::set::{BUNDLED, SIEGE};
use rules::setup::carried::MAX_CARDS;

/// Reads and checks a file of cards, of one set or several: all cards without a fault of their own,
/// and every fault for which it cannot be played. Two cards may ask for the same, as printed ones
/// do ([`doubles`](rules::card::remark::doubles) tells of them). Each has the points that
/// the rules give it, if they give it any.
pub fn read(file: &str, text: &str) -> (Vec<Card>, Vec<Fault>) {
    let (mut cards, faults) = as_written(file, text);
    for card in &mut cards {
        card.fix_points();
    }
    (cards, faults)
}

fn as_written(file: &str, text: &str) -> (Vec<Card>, Vec<Fault>) {
    let more = Problem::ManyCards { limit: MAX_CARDS };
    Items::<Card>::read(file, text, MAX_CARDS, more).check(
        |card| card.id.as_str(),
        |card, report| {
            soundness::check(card, &mut |field, problem| report(field, Problem::Card(problem)));
        },
    )
}

/// The cards of a deck that have other points in its file than the rules give them
/// ([`Card::fix_points`]), each with the points in the file.
pub fn points_in_vain(file: &str, text: &str) -> Vec<(Card, i32)> {
    let cards = as_written(file, text).0.into_iter();
    cards.filter_map(|mut card| card.fix_points().map(|vain| (card, vain))).collect()
}

/// A file of these cards, one a line; cards that [`read`] has checked are read again as they are.
pub fn write(cards: &[impl Borrow<Card>]) -> String {
    let line = |card: &Card| serde_json::to_string(card).unwrap_or_default();
    let lines: Vec<String> = cards.iter().map(|card| line(card.borrow())).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// The faults of cards whose set is that of no tiles: they would never be in a pile (R-KO-1).
pub fn of_no_set(file: &str, cards: &[impl Borrow<Card>], catalogue: &Catalogue) -> Vec<Fault> {
    let mut sets: Vec<String> = BUNDLED.map(ToOwned::to_owned).to_vec();
    for tile in catalogue.tiles() {
        if !sets.contains(&tile.set) {
            sets.push(tile.set.clone());
        }
    }
    let cards = cards.iter().map(Borrow::borrow);
    let lost = cards.filter(|card| !belongs(card, &sets));
    let with_siege: Vec<String> = sets.iter().cloned().chain([SIEGE.to_owned()]).collect();
    let fault = |card: &Card| Fault {
        file: file.to_owned(),
        item: Some(card.id.to_string()),
        field: Some("set".to_owned()),
        problem: Problem::UnknownSet { set: card.set.clone(), known: with_siege.clone() },
    };
    lost.map(fault).collect()
}
