//! Goods in the course of a turn (R-TB-1).

use crate::rules::expansion::trade::{self, Goods};
use crate::rules::feature::completion::Completion;
use crate::rules::game::Game;
use crate::rules::outcome::Outcome;
use crate::rules::tile::PerGood;

impl Game {
    /// The goods; `None` without Traders & Builders.
    pub const fn goods(&self) -> Option<&Goods> {
        self.expansions.goods.as_ref()
    }

    /// R-TB-1: gives the goods of a city to its completer, whoever owns it.
    pub(in crate::rules::game) fn take_goods(
        &mut self,
        completion: &Completion,
        outcomes: &mut Vec<Outcome>,
    ) {
        let Some(goods) = &mut self.expansions.goods else { return };
        let tokens = completion.record.goods;
        if tokens != PerGood::default() {
            goods.gain(completion.completer, &tokens);
            outcomes.push(
                trade::Outcome::GoodsTaken { seat: completion.completer, goods: tokens }.into(),
            );
        }
    }
}
