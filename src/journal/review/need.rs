//! The parts of a turn that have to be tried for an order, so that nothing is tried in vain.

use rules::card::Card;
use rules::card::requirement::nature::{Event, Needs};
use rules::card::task::Requirement;

/// The needs of an order; `None` for one that hangs on a throw, on a drawn message, on the dragon
/// or on what others do. With barns a tile that completes nothing may score.
pub(super) fn needs(requirement: &Requirement, has_barns: bool) -> Option<Needs> {
    let nature = requirement.nature();
    let completes = !has_barns || nature.event != Event::Score;
    nature.needs.map(|needs| Needs { completion: needs.completion && completes, ..needs })
}

/// Whether the review looks for a card at all.
pub fn is_reviewed(card: &Card) -> bool {
    card.requirement.nature().needs.is_some()
}
