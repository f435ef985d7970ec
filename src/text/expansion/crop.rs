//! Crop Circles in sentences.

use super::super::Words;
use super::super::question::Worded;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::crop::{Outcome, Rejection};
use rules::feature::Occupant;
use rules::set::CROP_CIRCLES;
use rules::topic::Yield;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-ask-circle", Set(CROP_CIRCLES), "R-CRC-1, 2", "why-head-placing"),
    told("why-ask-crop-add", Set(CROP_CIRCLES), "R-CRC-3", "why-head-followers"),
    told("why-ask-crop-take-home", Set(CROP_CIRCLES), "R-CRC-4", "why-head-followers"),
];

impl Words {
    pub(in super::super) fn crop_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::First => say!(self, "reject-crop-first"),
            Rejection::NoneDue => say!(self, "reject-no-crop"),
            Rejection::OthersFirst { seat } => {
                say!(self, "reject-crop-others", name = game.name(*seat))
            }
            Rejection::NotBeside => say!(self, "reject-crop-beside"),
            Rejection::NotThere => say!(self, "reject-crop-there"),
            Rejection::Must => say!(self, "reject-crop-must"),
        }
    }

    pub(in super::super) fn crop_outcome(&self, outcome: &Outcome, setting: Setting<'_>) -> String {
        match outcome {
            Outcome::Chosen { choose: Yield::Add } => say!(self, "outcome-crop-add"),
            Outcome::Chosen { choose: Yield::TakeHome } => say!(self, "outcome-crop-take-home"),
            Outcome::TakenHome { seat, figure, from } => {
                let whom = self.figure_of(Occupant { seat: *seat, figure: *figure }, setting);
                say!(self, "outcome-crop-home", whom = whom, feature = self.record(from))
            }
        }
    }

    /// What a crop circle lets everybody do, as an answer.
    pub(in super::super) fn reaping(&self, choose: Yield) -> Worded {
        Worded::title(match choose {
            Yield::Add => say!(self, "choose-crop-add"),
            Yield::TakeHome => say!(self, "choose-crop-take-home"),
        })
    }
}
