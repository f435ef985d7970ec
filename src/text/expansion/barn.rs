//! Barns in sentences.

use super::super::Words;
use crate::rules::Game;
use crate::rules::expansion::barn::Rejection;
use crate::say;

impl Words {
    pub(in super::super) fn barn_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NoCorner => say!(self, "reject-no-barn-corner"),
            Rejection::IsThere { by } => say!(self, "reject-barn-there", name = game.name(*by)),
        }
    }
}
