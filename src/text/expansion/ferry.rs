//! Ferries in sentences.

use super::super::Words;
use super::super::question::{InWords, Worded, capitalised};
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::ferry::{Move, Outcome, Rejection};
use rules::geometry::{Position, Side};
use rules::set::FERRIES;
use rules::tile::Segment;
use rules::{Game, Setting};

impl InWords for Move {
    fn done(&self, words: &Words, _: Setting<'_>) -> String {
        match self {
            Self::PlaceFerry(_) => say!(words, "move-place-ferry"),
            Self::MoveFerry(_) => say!(words, "move-move-ferry"),
        }
    }

    fn answer(&self, words: &Words, game: &Game) -> Worded {
        match self {
            Self::PlaceFerry(laid) => {
                let at = game.tile_asked_about();
                at.map(|at| words.crossing(at, laid.roads, game)).unwrap_or_default()
            }
            Self::MoveFerry(moved) => words.crossing(moved.at, moved.roads, game),
        }
    }
}

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-act-ferry", Set(FERRIES), "R-FER-1, 2", "act-ferry"),
    told("why-act-move-ferry", Set(FERRIES), "R-FER-4", "act-move-ferry"),
];

impl Words {
    pub(in super::super) fn ferry_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Laid { sides } => {
                say!(self, "outcome-ferry-laid", shores = self.shores(*sides))
            }
            Outcome::Moved { sides } => {
                say!(self, "outcome-ferry-moved", shores = self.shores(*sides))
            }
        }
    }

    pub(in super::super) fn ferry_rejection(&self, rejection: &Rejection) -> String {
        let key = match rejection {
            Rejection::First => "reject-ferry-first",
            Rejection::NoneDue => "reject-no-ferry",
            Rejection::NotTwoRoads => "reject-ferry-roads",
            Rejection::NotThere => "reject-ferry-there",
        };
        self.say(key, &[])
    }

    /// The roads that a ferry joins, as an answer; and the way to its lake from the new tile.
    fn crossing(&self, at: Position, roads: [Segment; 2], game: &Game) -> Worded {
        let shores = capitalised(&self.shores(game.board().shores(at, roads)));
        let from = game.board().tiles().last().map(|placed| placed.at);
        let lake = from.filter(|from| *from != at).map(|from| self.direction(from, at));
        Worded::new(shores, lake.map(|way| say!(self, "ferry-lake", way = way)).unwrap_or_default())
    }

    fn shores(&self, sides: [Side; 2]) -> String {
        let [one, other] = sides.map(|side| self.side(side));
        say!(self, "ferry-shores", one = one, other = other)
    }
}
