//! Sieges in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Setting;
use rules::expansion::siege::{Outcome, Rejection};
use rules::set::CATHARS;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-for-besieged", Set(CATHARS), "R-SG-2, 3", "why-head-siege"),
    told("why-ask-escape", Set(CATHARS), "R-SG-4", "why-head-escape"),
];

impl Words {
    pub(in super::super) fn siege_rejection(&self, rejection: &Rejection) -> String {
        match rejection {
            Rejection::NoEscape => say!(self, "reject-no-escape"),
        }
    }

    pub(in super::super) fn siege_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Escaped { knight, .. } => {
                say!(self, "outcome-escaped", figure = self.figure_of(*knight, setting))
            }
        }
    }
}
