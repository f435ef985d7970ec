//! The princess in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Setting;
use rules::expansion::princess::{Outcome, Rejection};
use rules::set::PRINCESS_DRAGON;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] =
    &[told("why-act-princess", Set(PRINCESS_DRAGON), "R-PD-6", "act-princess")];

impl Words {
    pub(in super::super) fn princess_rejection(&self, rejection: &Rejection) -> String {
        match rejection {
            Rejection::NoPrincess => say!(self, "reject-no-princess"),
            Rejection::First => say!(self, "reject-princess-first"),
        }
    }

    pub(in super::super) fn princess_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::KnightRemoved { seat, knight, .. } => {
                say!(
                    self,
                    "outcome-knight-removed",
                    name = setting.name(*seat),
                    figure = self.figure_of(*knight, setting)
                )
            }
        }
    }
}
