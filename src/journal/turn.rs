//! The moves of one turn among all others.

use std::ops::Range;

use super::Entry;
use rules::nature::Role;
use rules::{Move, Outcome, orders};

/// The moves of a turn, from its tile to its end, without orders drawn or discarded before the
/// tile.
pub(super) fn turn_of(entries: &[Entry], index: usize) -> Range<usize> {
    if entries.get(index).is_some_and(|entry| is_alone(&entry.made)) {
        return index..index + 1;
    }
    let before = entries.iter().take(index + 1);
    let start = before
        .enumerate()
        .rev()
        .find(|(_, entry)| is_tile(&entry.made))
        .map_or(index, |(start, _)| start);
    let rest = entries.iter().enumerate().skip(start + 1);
    // Moves in the City after the end stay where they still fit.
    let mut ended = false;
    let inside = rest.take_while(|(at, entry)| {
        let is_end = entry.made == Move::EndTurn;
        let was_ended = ended;
        ended |= is_end;
        let is_inside = is_end || is_action(&entry.made) || is_by_hand(&entry.made);
        (!was_ended && (is_inside || entry.made == Move::AskForOrders))
            || (entry.made.fulfils_order() && !(was_ended && is_declared(entries, *at)))
    });
    let end = inside.last().map_or(start, |(end, _)| end);
    start..end + 1
}

/// Whether a move declares an order that its holder alone judges; any other that fulfils one
/// answers a choice that was offered (R-KO-12).
pub(super) fn is_declared(entries: &[Entry], index: usize) -> bool {
    let (player, card) = match entries.get(index).map(|entry| &entry.made) {
        Some(Move::ClaimOrder { .. }) => return true,
        Some(Move::FulfilOrder { player, card }) => (player, card),
        Some(_) | None => return false,
    };
    let offers = |outcome: &Outcome| {
        matches!(outcome, Outcome::Orders(orders::Outcome::ChoiceOffered { seat, cards })
            if seat == player && cards.contains(card))
    };
    let before = entries.iter().take(index).flat_map(|entry| &entry.outcomes);
    !before.into_iter().any(offers)
}

/// Whether a move begins a turn: with a tile, the abbey, or none.
pub const fn is_tile(made: &Move) -> bool {
    matches!(made.nature().role, Role::Tile)
}

/// Whether a move is entered alone: a note on the scorepad, or a round of throws.
pub(super) const fn is_alone(made: &Move) -> bool {
    matches!(made.nature().role, Role::Written | Role::Fair)
}

/// Whether the table has set points or a figure right by that move, which belongs to no turn.
pub(super) const fn is_by_hand(made: &Move) -> bool {
    let nature = made.nature();
    matches!(nature.role, Role::Table) && !nature.begins_next
}

/// Whether a move uses the action of the turn, or goes with it.
pub(super) const fn is_action(made: &Move) -> bool {
    matches!(made.nature().role, Role::Act | Role::Beside)
}
