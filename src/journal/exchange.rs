//! An order of a printed deck that was entered wrongly, with the right one in its place
//! (R-KO-3, 4, 20).

use super::{Correction, Edit, Journal};
use crate::rules::orders::card;
use crate::rules::{Move, Seat};

impl Journal {
    /// Tries out the entry of a held order anew: its player holds `is` and not `was`. `None` if the
    /// deck is not printed, the player does not hold `was`, or `is` is somebody's.
    #[must_use]
    pub fn exchange(&self, seat: Seat, was: &card::Id, is: &card::Id) -> Option<Correction> {
        let orders = self.game.orders().filter(|orders| orders.is_printed())?;
        let holds = orders.hand(seat).held.iter().any(|card| card.id == *was);
        let edit = self.entered_anew(seat, was, is).filter(|_| holds)?;
        // The card of another hand is refused there, or that hand loses it.
        self.correct(&edit).ok().filter(|correction| correction.revealed().dropped.is_empty())
    }

    /// The edit that enters a card in place of another. Of two dealt cards the other one went back.
    fn entered_anew(&self, seat: Seat, was: &card::Id, is: &card::Id) -> Option<Edit> {
        let moves = self.entries.iter().map(|entry| &entry.made).enumerate().rev();
        let mut edits = moves.filter_map(|(at, made)| {
            let insert = vec![corrected(made, seat, was, is)?];
            Some(Edit { at, remove: 1, insert })
        });
        edits.next()
    }
}

/// The move with the right card, if it is the one that was entered wrongly.
fn corrected(made: &Move, seat: Seat, was: &card::Id, is: &card::Id) -> Option<Move> {
    if let Move::DrawOrder { card: Some(card) } = made
        && card == was
    {
        return Some(Move::DrawOrder { card: Some(is.clone()) });
    }
    if let Move::KeepOrders { player, returned: Some(card) } = made
        && (*player, card) == (seat, is)
    {
        return Some(Move::KeepOrders { player: seat, returned: Some(was.clone()) });
    }
    if let Move::DealOrders { player, cards } = made
        && *player == seat
        && cards.contains(was)
    {
        let other = |card: &card::Id| if card == was { is.clone() } else { card.clone() };
        return Some(Move::DealOrders { player: seat, cards: cards.iter().map(other).collect() });
    }
    None
}
