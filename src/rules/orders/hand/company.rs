//! Hands of people who come and go.

use super::Orders;
use crate::rules::house_rule::HouseRules;
use crate::rules::orders::deck::DEALT;
use crate::rules::player::{PerSeat, Seat};

impl Orders {
    /// A guest is dealt three cards, or what is left of the pile (R-KO-3). A printed deck is dealt
    /// at the table.
    pub(crate) fn deal_to_guest(&mut self, seat: Seat) {
        self.players += 1;
        if self.pile.is_empty() {
            self.hands[seat].decided = true;
        } else if !self.by_hand {
            let dealt = self.pile.drain(..DEALT.min(self.pile.len())).collect();
            self.hands[seat].held = dealt;
            self.earn_discard(seat);
        }
    }

    /// The cards of a player who leaves go under the pile.
    pub(crate) fn leave(&mut self, seat: Seat) {
        let held = std::mem::take(&mut self.hands[seat].held);
        self.pile.extend(held);
        self.without[seat] = true;
    }

    /// The turn that has begun is another player's: what was earned for it is kept (R-KO-25).
    pub(crate) fn take_back_turn(&mut self, seat: Seat) {
        self.hands[seat].earned_discard |= self.start.may_discard;
        self.drew[seat] |= self.start.drawn.is_some();
    }

    /// Everybody may draw again in their next turn (R-KO-20).
    pub(crate) fn end_turn(&mut self) {
        self.drew = PerSeat::default();
    }

    /// These house rules hold from now on.
    pub(crate) fn change_rules(&mut self, rules: &HouseRules) {
        self.rules = rules.clone();
    }
}
