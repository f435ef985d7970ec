//! Barns in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Game;
use rules::expansion::barn::Rejection;
use rules::set::ABBEY_MAYOR;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-act-barn", Set(ABBEY_MAYOR), "R-AM-8, 9", "act-barn"),
    told("why-for-barn", Set(ABBEY_MAYOR), "R-AM-9, 12", "act-barn"),
];

impl Words {
    pub(in super::super) fn barn_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NoCorner => say!(self, "reject-no-barn-corner"),
            Rejection::IsThere { by } => say!(self, "reject-barn-there", name = game.name(*by)),
        }
    }
}
