//! Titles for orders.

use super::facts::Facts;
use super::{Honour, Kind};
use rules::orders::hand::Hand;

/// The number of last turns in which an order counts as fulfilled late.
const LATE: u32 = 8;

/// The player with the largest count in the hand, if there are orders.
pub(super) fn most(facts: &Facts<'_>, kind: Kind, count: fn(&Hand) -> usize) -> Option<Honour> {
    let orders = facts.game.orders()?;
    facts.most(kind, |seat| count(orders.hand(seat)) as i32)
}

/// The number of fulfilled orders of a hand with no other order left or discarded.
pub(super) fn clean(hand: &Hand) -> usize {
    let is_clean = hand.held.is_empty() && hand.discarded.is_empty();
    if is_clean { hand.fulfilled.len() } else { 0 }
}

/// The first fulfilled order; the amount is the number of turns before a third of the game.
pub(super) fn early(facts: &Facts<'_>, kind: Kind) -> Option<Honour> {
    let (turn, seat) = *facts.fulfilled.first()?;
    let amount = (facts.last_turn / 3) as i32 - turn as i32;
    Some(Honour { kind, seat, amount, turn: Some(turn) })
}

/// The last fulfilled order, if it came in one of the last turns.
pub(super) fn late(facts: &Facts<'_>, kind: Kind) -> Option<Honour> {
    let (turn, seat) = *facts.fulfilled.last()?;
    let amount = LATE as i32 - (facts.last_turn - turn) as i32;
    Some(Honour { kind, seat, amount, turn: Some(turn) })
}
