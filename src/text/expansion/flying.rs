//! Flying Machines in sentences.

use super::super::Words;
use super::super::question::{Worded, capitalised};
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::flying::{Flight, Outcome, Rejection};
use rules::player::Figure;
use rules::set::FLYING_MACHINES;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] =
    &[told("why-act-fly", Set(FLYING_MACHINES), "R-FLY-1, 2, 3", "act-fly")];

impl Words {
    pub(in super::super) fn flying_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Flown { seat, steps } => {
                say!(self, "outcome-flown", name = setting.name(*seat), steps = *steps)
            }
            Outcome::Lost => say!(self, "outcome-flight-lost"),
        }
    }

    pub(in super::super) fn flying_rejection(&self, rejection: &Rejection) -> String {
        let key = match rejection {
            Rejection::NoMachine => "reject-no-machine",
            Rejection::Used => "reject-flown",
            Rejection::Number => "reject-die",
            Rejection::NotThere => "reject-landing",
            Rejection::MustLand => "reject-must-land",
        };
        self.say(key, &[])
    }

    /// Where a figure lands, as an answer.
    pub(in super::super) fn landed(&self, flight: Flight, game: &Game) -> Worded {
        Worded::title(match flight.place() {
            Some(place) => self.feature_at(place, game),
            None => say!(self, "fly-lost"),
        })
    }

    /// A flier and the number on the die, as on a button.
    pub(in super::super) fn flier(&self, figure: Figure, steps: u8) -> String {
        say!(self, "fly-by", figure = capitalised(&self.figure(figure)), steps = steps)
    }
}
