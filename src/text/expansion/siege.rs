//! Sieges in sentences.

use super::super::Words;
use crate::rules::Setting;
use crate::rules::expansion::siege::{Outcome, Rejection};
use crate::say;

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
