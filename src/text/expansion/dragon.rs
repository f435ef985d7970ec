//! The dragon in sentences.

use super::super::Words;
use crate::rules::expansion::dragon::{Outcome, Rejection};
use crate::rules::{Game, Setting};
use crate::say;

impl Words {
    pub(in super::super) fn dragon_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::Volcano => say!(self, "reject-volcano"),
            Rejection::IsThere => say!(self, "reject-dragon-there"),
            Rejection::NoPortal => say!(self, "reject-no-portal"),
            Rejection::Rests => say!(self, "reject-dragon-rests"),
            Rejection::First { seat } => say!(self, "reject-dragon-first", name = game.name(*seat)),
            Rejection::CannotStep { .. } => say!(self, "reject-dragon-cannot"),
            Rejection::VolcanoFirst { .. } => say!(self, "reject-volcano-first"),
            Rejection::NobodyEaten => say!(self, "pad-nobody-eaten"),
        }
    }

    pub(in super::super) fn dragon_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Came { .. } => say!(self, "outcome-dragon-came"),
            Outcome::Woke => say!(self, "outcome-dragon-woke"),
            Outcome::Stuck => say!(self, "outcome-dragon-stuck"),
            Outcome::Moved { seat, .. } => {
                say!(self, "outcome-dragon-moved", name = setting.name(*seat))
            }
            Outcome::Eaten { figures } => {
                say!(self, "outcome-eaten", figures = self.figures_of(figures, setting))
            }
        }
    }
}
