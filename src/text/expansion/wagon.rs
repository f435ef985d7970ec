//! Wagons in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::wagon::{Outcome, Rejection};
use rules::feature::Kind;
use rules::set::ABBEY_MAYOR;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-act-wagon", Set(ABBEY_MAYOR), "R-AM-7", "act-wagon"),
    told("why-ask-wagon", Set(ABBEY_MAYOR), "R-AM-7", "act-wagon"),
];

impl Words {
    pub(in super::super) fn wagon_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NoneWaits => say!(self, "reject-no-wagon"),
            Rejection::OthersFirst { seat } => {
                say!(self, "reject-others-wagon", name = game.name(*seat))
            }
            Rejection::NoWay { .. } => say!(self, "reject-no-way"),
        }
    }

    pub(in super::super) fn wagon_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Moved { seat, place } => {
                let feature = self.feature(Kind::from(place.segment));
                say!(self, "outcome-wagon-moved", name = setting.name(*seat), feature = feature)
            }
        }
    }
}
