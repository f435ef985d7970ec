//! Goods in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Setting;
use rules::expansion::trade::Outcome;
use rules::set::TRADERS_BUILDERS;
use rules::tile::Good;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] =
    &[told("why-for-goods", Set(TRADERS_BUILDERS), "R-TB-1, 2", "source-goods")];

impl Words {
    pub(in super::super) fn trade_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::GoodsTaken { seat, goods } => {
                let taken = Good::ALL.into_iter().filter(|good| goods[*good] > 0);
                let taken: Vec<String> = taken
                    .map(|good| say!(self, "goods-of", count = goods[good], good = self.good(good)))
                    .collect();
                say!(self, "outcome-goods", name = setting.name(*seat), goods = self.list(&taken))
            }
        }
    }
}
