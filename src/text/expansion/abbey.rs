//! Abbeys in sentences.

use super::super::Words;
use crate::rules::Game;
use crate::rules::expansion::abbey::Rejection;
use crate::say;

impl Words {
    pub(in super::super) fn abbey_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NoAbbey { seat } => say!(self, "reject-no-abbey", name = game.name(*seat)),
        }
    }
}
