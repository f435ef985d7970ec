//! Discarding farmer orders (R-KO-24 to R-KO-27).

use std::sync::Arc;

use super::Orders;
use crate::card::deck::{FARMERS_TO_DISCARD, MAX_DISCARDS};
use crate::card::{self, Card};
use crate::house_rule::HouseRule;
use crate::orders::Rejection;
use crate::player::Seat;

impl Orders {
    /// The farmer cards that the player on turn may discard now, at most two of them (R-KO-24),
    /// before or after drawing (R-KO-26).
    pub fn discardable(&self, seat: Seat) -> Vec<Arc<Card>> {
        let may = self.has_right_to_discard(seat) && !self.start.discarded;
        if may { self.farmers_before_draw(seat).cloned().collect() } else { Vec::new() }
    }

    /// The farmer cards of the player on turn, without the one drawn in this turn, which is kept
    /// (R-KO-20).
    fn farmers_before_draw(&self, seat: Seat) -> impl Iterator<Item = &Arc<Card>> {
        let drawn = self.start.drawn.as_ref();
        self.hands[seat].held.iter().filter(move |card| card.farmer && Some(&card.id) != drawn)
    }

    /// Whether orders were discarded in this turn, for all to see.
    pub const fn has_discarded(&self) -> bool {
        self.start.discarded
    }

    /// Whether the player on turn may discard those cards (R-KO-24).
    ///
    /// # Errors
    /// The first rule against discarding them.
    pub fn may_discard(&self, seat: Seat, cards: &[card::Id]) -> Result<(), Rejection> {
        if !self.has_right_to_discard(seat) || self.start.discarded {
            return Err(Rejection::NoRightToDiscard { seat });
        }
        let twice =
            cards.first().is_some_and(|first| cards.iter().skip(1).any(|other| other == first));
        if cards.is_empty() || cards.len() > MAX_DISCARDS || twice {
            return Err(Rejection::DiscardCount { cards: cards.len() });
        }
        for id in cards {
            self.must_hold(seat, id)?;
            if !self.hands[seat].held.iter().any(|card| card.id == *id && card.farmer) {
                return Err(Rejection::NotAFarmerOrder { card: id.clone() });
            }
            if self.start.drawn.as_ref() == Some(id) {
                return Err(Rejection::DrawnIsKept { card: id.clone() });
            }
        }
        Ok(())
    }

    /// R-KO-25: whether three farmer cards have earned the right to discard; with the house rule
    /// they must still be held, whatever was drawn since.
    fn has_right_to_discard(&self, seat: Seat) -> bool {
        let must_hold = self.rules.differs(HouseRule::DiscardNeedsThree);
        self.start.may_discard
            && (!must_hold || self.farmers_before_draw(seat).count() >= FARMERS_TO_DISCARD)
    }

    /// R-KO-27: discards cards face up, out of the game; with the house rule under the pile.
    pub(crate) fn discard(&mut self, seat: Seat, cards: &[card::Id]) {
        let under_pile = self.rules.differs(HouseRule::DiscardedUnderPile);
        let hand = &mut self.hands[seat];
        for card in cards {
            let card = hand.remove(card);
            if under_pile {
                self.pile.extend(card);
            } else {
                hand.discarded.extend(card);
            }
        }
        self.start.discarded = true;
    }

    pub(super) fn earn_discard(&mut self, seat: Seat) {
        let hand = &mut self.hands[seat];
        hand.earned_discard = hand.farmers() >= FARMERS_TO_DISCARD;
    }
}
