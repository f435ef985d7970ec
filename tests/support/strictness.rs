//! Which order contains which, and what each has to pay: whoever does what a stricter one asks for
//! has done what the other asks for too.

use std::sync::Arc;

use rules::card::task::Requirement;
use rules::card::{Card, Measured};

/// The points that the rule book gives (R-CARD-3).
fn printed(card: &Card) -> Option<i32> {
    match &card.requirement {
        Requirement::AvoidDragon(_) => Some(10),
        _ if card.id.as_str() == "base-01" => Some(6),
        _ => None,
    }
}

/// The points that a card has to pay: those in the rule book, else the fair points of its measured
/// odds, and never less than the fair points of a card that it contains.
pub fn points(card: &Card, cards: &[Arc<Card>], measured: impl Fn(&Card) -> Measured) -> i32 {
    let contained = cards.iter().filter(|wide| contains(card, wide) && printed(wide).is_none());
    let least = contained.map(|wide| measured(wide).fair_points()).max().unwrap_or_default();
    printed(card).unwrap_or_else(|| measured(card).fair_points().max(least))
}

/// Whether whatever fulfils `strict` fulfils `wide` as well, as far as the requirements themselves
/// tell.
pub fn contains(strict: &Card, wide: &Card) -> bool {
    strict.id != wide.id && strict.requirement.implies(&wide.requirement)
}
