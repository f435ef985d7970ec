//! Builders and pigs in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Setting;
use rules::expansion::builder::{Outcome, Rejection};
use rules::set::TRADERS_BUILDERS;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-act-builder", Set(TRADERS_BUILDERS), "R-TB-3, 4", "act-builder"),
    told("why-act-pig", Set(TRADERS_BUILDERS), "R-TB-6", "act-pig"),
    told("why-for-pig", Set(TRADERS_BUILDERS), "R-TB-6", "act-pig"),
];

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
