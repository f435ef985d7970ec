//! Hills & Sheep in sentences.

use super::super::Words;
use super::super::question::{Worded, capitalised};
use crate::rules::expansion::sheep::{Drawn, Outcome, Rejection};
use crate::rules::game::sets;
use crate::rules::piece::Neutral;
use crate::rules::{Game, Setting};
use crate::say;

impl Words {
    pub(in super::super) fn sheep_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::First => say!(self, "reject-flock-first"),
            Rejection::NoneDue => say!(self, "reject-no-flock"),
            Rejection::MustDraw => say!(self, "reject-flock-draw"),
            Rejection::NoneLeft { sheep } => {
                say!(self, "reject-no-token", token = self.drawn(*sheep))
            }
            Rejection::HasShepherd { by } => {
                say!(self, "reject-shepherd-there", name = game.name(*by))
            }
        }
    }

    pub(in super::super) fn sheep_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Gathered { seat, sheep, flock } => {
                let (name, drawn) = (setting.name(*seat), self.drawn(*sheep));
                say!(self, "outcome-sheep", name = name, drawn = drawn, flock = *flock)
            }
            Outcome::Wolf { seat } => say!(self, "outcome-wolf", name = setting.name(*seat)),
            Outcome::Closed => say!(self, "outcome-flock-closed"),
            Outcome::UnderHill { hidden: true } => say!(self, "outcome-under-hill"),
            Outcome::UnderHill { hidden: false } => say!(self, "outcome-under-hill-none"),
        }
    }

    /// A token of the bag: "3 sheep", "the wolf".
    fn drawn(&self, sheep: u8) -> String {
        self.tokens(if sheep > 0 { Neutral::Sheep(sheep) } else { Neutral::Wolf })
    }

    /// A token that is drawn, as an answer.
    pub(in super::super) fn drawn_token(&self, drawn: Drawn) -> Worded {
        Worded::new(capitalised(&self.drawn(drawn.sheep)), String::new())
    }

    /// The flock that is guided home, as an answer.
    pub(in super::super) fn guided_home(&self, game: &Game) -> Worded {
        let sheep = sets::sheep::flock(game);
        Worded::new(say!(self, "flock-home"), say!(self, "message-brings", points = sheep))
    }
}
