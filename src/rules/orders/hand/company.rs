//! The hands of people who come and go.

use super::Orders;
use crate::rules::house_rule::HouseRules;
use crate::rules::orders::deck::DEALT;
use crate::rules::player::{PerSeat, Seat};

impl Orders {
    /// Deals a guest three cards, or what is left of the pile (R-KO-3). A printed deck is dealt at
    /// the table.
    pub(crate) fn deal_to_guest(&mut self, seat: Seat) {
        self.players += 1;
        if self.left() == 0 {
            self.hands[seat].decided = true;
        } else if !self.is_printed() {
            let dealt = self.pile.drain(..DEALT.min(self.pile.len())).collect();
            self.hands[seat].held = dealt;
            self.earn_discard(seat);
        }
    }

    /// Puts the cards of a player who leaves under the pile.
    pub(crate) fn leave(&mut self, seat: Seat) {
        let held = std::mem::take(&mut self.hands[seat].held);
        self.pile.extend(held);
        self.without[seat] = true;
    }

    /// Keeps the right that a player had earned for a turn which is given to another (R-KO-25).
    pub(crate) fn take_back_turn(&mut self, seat: Seat) {
        self.hands[seat].earned_discard |= self.start.may_discard;
        self.drew[seat] |= self.start.drawn.is_some();
    }

    /// Lets everybody draw again in their next turn (R-KO-20).
    pub(crate) fn end_turn(&mut self) {
        self.drew = PerSeat::default();
    }

    /// Sets the house rules that hold from now on.
    pub(crate) fn change_rules(&mut self, rules: &HouseRules) {
        self.rules = rules.clone();
    }
}
