//! The fate of each order of a game: who held it from when on, and how it left the hand.

mod cause;

pub use cause::{cause, features, met};

use super::{Entry, Journal};
use rules::card;
use rules::setup::Deck;
use rules::{Game, Move, Outcome, Seat};

/// The fate of an order, step by step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fate {
    /// The order.
    pub card: card::Id,
    /// The events of its way, in order; none for an order that stayed in the pile.
    pub steps: Vec<Step>,
}

/// An event on the way of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The turn, from 1; 0 before the first.
    pub turn: u32,
    /// The move that brought it about, from 0; `None` for a deal before any move.
    pub index: Option<usize>,
    /// The player who held the order, or holds it now.
    pub seat: Seat,
    /// The kind of event.
    pub deed: Deed,
}

/// The kinds of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// The order was dealt (R-KO-3).
    Dealt,
    /// The order was returned under the pile (R-KO-4).
    Returned,
    /// The order was drawn (R-KO-20).
    Drawn,
    /// The order was fulfilled (R-KO-7).
    Fulfilled,
    /// The order was discarded (R-KO-24).
    Discarded,
    /// The order was spent when the dragon bit its holder (R-KO-29).
    Spent,
    /// The order's holder left the table.
    Left,
}

impl Deed {
    /// Whether the order was fulfilled.
    pub const fn is_fulfilled(self) -> bool {
        matches!(self, Self::Fulfilled)
    }
}

/// The fates of the orders of a finished game; `None` while it runs, for then the hands are secret,
/// and in a game without orders. They stand as they lay in the pile, top first; a printed deck was
/// shuffled at the table, so only the orders that were in a hand are told, as they came there.
pub fn fates(journal: &Journal) -> Option<Vec<Fate>> {
    let end = journal.game();
    let pile = end.setup().orders.as_ref().filter(|_| end.is_finished())?;
    let mut fates = Fates { known: Vec::new(), turn: 0 };
    if end.setup().deck == Deck::Dealt {
        let fate = |card: &card::Id| Fate { card: card.clone(), steps: Vec::new() };
        fates.known = pile.iter().map(fate).collect();
    }
    let mut game = journal.game_after(0);
    fates.compare(None, &game, None);
    for (index, entry) in journal.entries().iter().enumerate() {
        let before = game.clone();
        let played = game.play(&entry.made);
        debug_assert!(played.is_ok(), "a move that was accepted is accepted again: {played:?}");
        fates.compare(Some(&before), &game, Some((index, entry)));
    }
    Some(fates.known)
}

struct Fates {
    known: Vec<Fate>,
    turn: u32,
}

impl Fates {
    /// Records the changes that a move made to the hands.
    fn compare(&mut self, before: Option<&Game>, after: &Game, by: Option<(usize, &Entry)>) {
        let Some(now) = after.orders() else { return };
        let index = by.map(|(index, _)| index);
        for seat in after.seats() {
            let hand = now.hand(seat);
            let had = before.and_then(Game::orders).map(|orders| orders.hand(seat).held.as_slice());
            let had = had.unwrap_or_default();
            for card in had.iter().filter(|card| !hand.held.contains(card)) {
                let deed = if hand.fulfilled.contains(card) {
                    Deed::Fulfilled
                } else if hand.discarded.contains(card) && card.is_avoidance() {
                    Deed::Spent
                } else {
                    by.map_or(Deed::Returned, |(_, entry)| went(&entry.made))
                };
                self.add(&card.id, Step { turn: self.turn, index, seat, deed });
            }
            for card in hand.held.iter().filter(|card| !had.contains(card)) {
                let drew =
                    by.is_some_and(|(_, entry)| matches!(entry.made, Move::DrawOrder { .. }));
                let deed = if drew { Deed::Drawn } else { Deed::Dealt };
                self.add(&card.id, Step { turn: self.turn, index, seat, deed });
            }
        }
        for outcome in by.iter().flat_map(|(_, entry)| &entry.outcomes) {
            if let Outcome::TurnBegan { turn, .. } = outcome {
                self.turn = *turn;
            }
        }
    }

    fn add(&mut self, card: &card::Id, step: Step) {
        // Two hands may have entered the same card of a printed deck (R-KO-42).
        let holder = match step.deed {
            Deed::Dealt | Deed::Drawn => None,
            Deed::Returned | Deed::Fulfilled | Deed::Discarded | Deed::Spent | Deed::Left => {
                Some(step.seat)
            }
        };
        let is = |fate: &&mut Fate| fate.card == *card && fate.holder() == holder;
        match self.known.iter_mut().find(is) {
            Some(fate) => fate.steps.push(step),
            None => self.known.push(Fate { card: card.clone(), steps: vec![step] }),
        }
    }
}

/// The deed by which a card that was not fulfilled left the hand.
const fn went(made: &Move) -> Deed {
    if matches!(made, Move::DiscardOrders { .. }) {
        Deed::Discarded
    } else if matches!(made, Move::LeaveGame(_)) {
        Deed::Left
    } else {
        Deed::Returned
    }
}

impl Fate {
    /// The last holder, fulfilled or not; `None` if the order is back in the pile or never left it.
    pub fn holder(&self) -> Option<Seat> {
        let last = self.steps.last()?;
        match last.deed {
            Deed::Dealt | Deed::Drawn | Deed::Fulfilled | Deed::Discarded | Deed::Spent => {
                Some(last.seat)
            }
            Deed::Returned | Deed::Left => None,
        }
    }

    /// The event by which the order came into its last hand.
    pub fn since(&self) -> Option<&Step> {
        let came = |step: &&Step| matches!(step.deed, Deed::Dealt | Deed::Drawn);
        self.steps.iter().rev().find(came)
    }
}
