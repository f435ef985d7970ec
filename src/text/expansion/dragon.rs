//! The dragon in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::dragon::{Outcome, Rejection};
use rules::set::PRINCESS_DRAGON;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] =
    &[told("why-ask-dragon", Set(PRINCESS_DRAGON), "R-PD-3, 4", "why-head-dragon")];

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
