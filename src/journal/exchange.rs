//! An order of a printed deck that was entered wrongly, with the right one in its place
//! (R-KO-3, 4, 20).

use super::correction::Dropped;
use super::{Correction, Edit, Entry, Journal};
use rules::card;
use rules::orders;
use rules::{Move, Outcome, Seat};

/// The reason why an order is not entered anew as another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// The other one is the player's own already, or lies face up, as all know.
    Known,
    /// Something that its player has done since would not have been allowed.
    Since,
}

impl Obstacle {
    /// Whether all see, or the player knows, where the other order is.
    pub fn is_known(self) -> bool {
        self == Self::Known
    }
}

impl Journal {
    /// Tries out the entry of an order anew: its player was dealt or drew `is` and not `was`, which
    /// is in hand or goes back. Whether another hand has `is` makes no difference (R-KO-42).
    ///
    /// # Errors
    /// The reason against it.
    pub fn exchange(
        &self,
        seat: Seat,
        was: &card::Id,
        is: &card::Id,
    ) -> Result<Correction, Obstacle> {
        let edit = self.entered_anew(seat, was, is).ok_or(Obstacle::Since)?;
        let has = |id: &card::Id| {
            let hand = self.game.orders().map(|orders| orders.hand(seat));
            let mut cards =
                hand.into_iter().flat_map(|hand| hand.held.iter().chain(hand.face_up()));
            cards.any(|card| card.id == *id)
        };
        let is_open = self.game.orders().is_none_or(|orders| {
            let card = self.game.catalogue().card(is.as_str());
            card.is_none_or(|card| orders.hidden(card) == 0)
        });
        if is_open || (has(was) && has(is)) {
            return Err(Obstacle::Known);
        }
        let correction = self.correct_and_keep(&edit).map_err(|_| Obstacle::Since)?;
        let stands = |dropped: &Dropped| {
            let Move::FulfilOrder { player, card } = &dropped.made else { return false };
            let orders = correction.game().orders();
            orders.is_some_and(|orders| {
                orders.hand(*player).fulfilled.iter().any(|other| other.id == *card)
            })
        };
        // A choice that is no longer one is made all the same.
        let mut dropped = correction.revealed().dropped.iter().filter(|dropped| !stands(dropped));
        if dropped.next().is_some() { Err(Obstacle::Since) } else { Ok(correction) }
    }

    /// The edit that enters a card in place of another, from the deal or draw that brought it to
    /// the last move that names it.
    fn entered_anew(&self, seat: Seat, was: &card::Id, is: &card::Id) -> Option<Edit> {
        let orders = self.game.orders().filter(|orders| orders.is_printed())?;
        let hand = orders.hand(seat);
        if !hand.held.iter().chain(hand.returned()).any(|card| card.id == *was) {
            return None;
        }
        let at = self.entries.iter().rposition(|entry| brings(entry, seat, was))?;
        let since = self.entries.get(at..).unwrap_or_default();
        let keeps =
            |made: &Move| matches!(made, Move::KeepOrders { player, .. } if *player == seat);
        let is_dealt = matches!(self.entries.get(at)?.made, Move::DealOrders { .. });
        let kept = since.iter().position(|entry| keeps(&entry.made)).filter(|_| is_dealt);
        let remove = kept.map_or(1, |kept| kept + 1);
        let moves = since.iter().take(remove).map(|entry| corrected(&entry.made, seat, was, is));
        Some(Edit { at, remove, insert: moves.collect() })
    }
}

/// Whether a move has brought a card into that hand; another hand may have the same.
fn brings(entry: &Entry, seat: Seat, card: &card::Id) -> bool {
    if let Move::DealOrders { player, cards } = &entry.made {
        return *player == seat && cards.contains(card);
    }
    let drawn = orders::Outcome::Drawn { seat, card: card.clone() };
    entry.outcomes.contains(&Outcome::Orders(drawn))
}

/// A move with the right card: of two dealt cards that are confused, the other one went back.
fn corrected(made: &Move, seat: Seat, was: &card::Id, is: &card::Id) -> Move {
    let other = |card: &card::Id| {
        let pairs = [(was, is), (is, was)];
        let pair = pairs.into_iter().find(|(one, _)| *one == card);
        pair.map_or(card, |(_, other)| other).clone()
    };
    let mut made = made.clone();
    if let Move::DrawOrder { card: Some(card) } = &mut made {
        *card = other(card);
    }
    if let Move::KeepOrders { player, returned: Some(card) } = &mut made
        && *player == seat
    {
        *card = other(card);
    }
    if let Move::DealOrders { player, cards } = &mut made
        && *player == seat
    {
        cards.iter_mut().for_each(|card| *card = other(card));
    }
    made
}
