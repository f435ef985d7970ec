//! What can be chosen is numbered: the keys 1 to 9 choose, and 0 numbers the next nine.

use std::cmp::Reverse;

use super::{Entry, Table};
use crate::app::{Request, Shared};
use crate::rules::game::Phase;
use crate::rules::geometry::Position;
use crate::rules::{Game, Move};
use crate::session::Session;

/// As many as there are keys.
const NINE: usize = 9;

impl Table {
    /// The key of what stands at that place of a list, from 0; `None` if it is not among the nine
    /// that have one now.
    pub(super) fn key_of(&self, index: usize) -> Option<usize> {
        (index / NINE == self.page).then_some(index % NINE + 1)
    }

    /// The number in its whole list, from 1, of what has that key now.
    pub(super) const fn number_of(&self, key: usize) -> usize {
        self.page * NINE + key
    }

    /// Numbers the next nine, and after the last ones the first again.
    pub(super) fn turn_page(&mut self, session: &Session) {
        let pages = self.numbered(self.game(session)).div_ceil(NINE).max(1);
        self.page = (self.page + 1) % pages;
    }

    /// Whether not everything that can be chosen has a key at once.
    pub(super) fn has_more(&self, game: &Game) -> bool {
        self.numbered(game) > NINE
    }

    /// How much can be chosen by its number.
    fn numbered(&self, game: &Game) -> usize {
        match (game.phase(), self.entry()) {
            (Phase::Place, Entry::Open) => {
                game.tiles_to_draw().filter(|(tile, _)| self.is_meant(tile)).count()
            }
            (Phase::Place, Entry::Place(at)) => self.offered(game, *at).len(),
            (Phase::Place, Entry::Tile(..) | Entry::Abbey) => self.places(game).len(),
            _ if !self.figures_now(game).is_empty() => self.figures_now(game).len(),
            _ => self.question_now(game).map_or(0, |question| question.answers.len()),
        }
    }

    /// The places for the chosen tile or for the abbey: the more tiles lie around one, the likelier
    /// it is, and of those the nearest to the last tile.
    #[must_use]
    pub fn places(&self, game: &Game) -> Vec<Position> {
        let board = game.board();
        let mut places: Vec<Position> = match self.entry() {
            Entry::Tile(tile, _) => board.placements(tile).into_iter().map(|(at, _)| at).collect(),
            Entry::Abbey => board.holes().collect(),
            Entry::Open | Entry::Place(_) => Vec::new(),
        };
        places.sort_by_key(|at| (at.y, at.x));
        places.dedup();
        let last = board.tiles().last().map_or(Position::ORIGIN, |placed| placed.at);
        let around = |at: Position| {
            at.neighbours().into_iter().filter(|next| board.tile(*next).is_some()).count()
        };
        places.sort_by_key(|at| {
            (Reverse(around(*at)), (at.x - last.x).abs() + (at.y - last.y).abs())
        });
        places
    }

    /// The place with that index: the tile is placed there if it can lie in one way only; else it
    /// is shown there, to be turned, and the same number again places it.
    pub(super) fn pick_place(
        &mut self,
        index: usize,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        let game = self.game(session);
        let at = self.places(game).get(index).copied()?;
        if *self.entry() == Entry::Abbey {
            return self.make(Move::PlaceAbbey { at }, shared, session);
        }
        let Entry::Tile(tile, _) = self.entry() else { return None };
        let ways = game.fitting(at).into_iter().filter(|(other, _)| other.id == tile.id);
        let ways: Vec<_> = ways.map(|(_, rotation)| rotation).collect();
        match ways.as_slice() {
            [rotation] => {
                let made = Move::Place { tile: tile.id.clone(), at, rotation: *rotation };
                self.make(made, shared, session)
            }
            _ if self.hovered() == Some(at) => self.press_enter(shared, session),
            _ => {
                self.hover(Some(at));
                None
            }
        }
    }
}
