//! The rivers in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Game;
use rules::expansion::river::{Outcome, Rejection, Stage};
use rules::game::sets;
use rules::set::RIVER_2;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[told("why-for-pigsty", Set(RIVER_2), "R-RIV-6", "source-field")];

impl Words {
    pub(in super::super) fn river_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::RiverFirst { .. } => self.river_first(game),
        }
    }

    pub(in super::super) fn river_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::MouthPlaced { .. } => say!(self, "outcome-mouth"),
        }
    }

    fn river_first(&self, game: &Game) -> String {
        match sets::river::stage_now(game) {
            Some(Stage::Fork) => say!(self, "reject-fork-first"),
            Some(Stage::Course) => say!(self, "reject-river-first"),
            Some(Stage::Mouth) => say!(self, "reject-mouth-first"),
            None => say!(self, "reject-river-over"),
        }
    }
}
