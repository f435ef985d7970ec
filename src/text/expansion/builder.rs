//! Builders and pigs in sentences.

use super::super::Words;
use crate::rules::Setting;
use crate::rules::expansion::builder::{Outcome, Rejection};
use crate::say;

impl Words {
    pub(in super::super) fn builder_rejection(&self, rejection: &Rejection) -> String {
        match rejection {
            Rejection::NoOwnFollower { figure, .. } => {
                say!(self, "reject-no-own-follower", figure = self.figure(*figure))
            }
            Rejection::NoSecondPart { .. } => say!(self, "reject-no-second-part"),
            Rejection::NoSecondTile => say!(self, "pad-no-second-tile"),
        }
    }

    pub(in super::super) fn builder_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::SecondPart { seat } => {
                say!(self, "outcome-second-part", name = setting.name(*seat))
            }
        }
    }
}
