//! Wagons in sentences.

use super::super::Words;
use crate::rules::expansion::wagon::{Outcome, Rejection};
use crate::rules::feature::Kind;
use crate::rules::{Game, Setting};
use crate::say;

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
