//! Abbeys in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Game;
use rules::expansion::abbey::Rejection;
use rules::set::ABBEY_MAYOR;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-ask-abbey", Set(ABBEY_MAYOR), "R-AM-1", "why-head-abbey"),
    told("why-act-mayor", Set(ABBEY_MAYOR), "R-AM-6", "act-mayor"),
];

impl Words {
    pub(in super::super) fn abbey_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NoAbbey { seat } => say!(self, "reject-no-abbey", name = game.name(*seat)),
        }
    }
}
