//! A review of the orders of a finished game: before each tile that a player placed, every place of
//! that tile and every way to use the action of the turn is played out by the rules themselves, and
//! the orders that they find fulfilled are told.
//!
//! Each way found could really have been played. Finding none proves nothing: a card that hangs on
//! a throw, on the dragon or on others is not looked for ([`is_reviewed`]), nobody is taken to
//! leave the City in answer, the dragon's way is not guessed, and towers are raised with the tile
//! where it really came to lie.

mod line;
mod need;

pub use need::is_reviewed;

use std::sync::Arc;

use super::{Entry, Journal};
use line::Lines;
use need::needs;
use rules::card::requirement::nature::Needs;
use rules::card::{self, Card};
use rules::game::question::Topic;
use rules::geometry::Position;
use rules::set::ABBEY_MAYOR;
use rules::setup::Recording;
use rules::tile::{self, Tile};
use rules::{Game, Move, Outcome, Seat};

/// Looks at the placements of a finished game one after the other, so that the caller can stop at
/// any time.
#[derive(Debug, Clone)]
pub struct Review<'a> {
    entries: &'a [Entry],
    end: &'a Game,
    /// The game before the next move to look at.
    game: Game,
    next: usize,
    turn: u32,
}

/// The orders that a player might have fulfilled with one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// The move that really placed the tile, from 0.
    pub index: usize,
    /// The turn of the tile, from 1.
    pub turn: u32,
    /// The player who had the tile in hand.
    pub seat: Seat,
    /// The tile.
    pub tile: tile::Id,
    /// The orders in hand that the tile might have fulfilled and that the player never did.
    pub chances: Vec<Chance>,
}

/// An order that might have been fulfilled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chance {
    /// The order.
    pub card: card::Id,
    /// One way for each place of the tile, from the north-west row by row.
    pub ways: Vec<Way>,
}

/// A way in which an order might have been fulfilled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The place of the tile.
    pub at: Position,
    /// The placement, and what the player would have done then.
    pub moves: Vec<Move>,
}

/// Every look of a review; none where there is no review. `went` is told how many of how many moves
/// were gone through and says whether to go on; `None` if not.
pub fn looks(journal: &Journal, mut went: impl FnMut(usize, usize) -> bool) -> Option<Vec<Look>> {
    let of = journal.entries().len();
    let mut looks = Vec::new();
    let Some(mut review) = Review::from_journal(journal) else { return Some(looks) };
    while let Some(look) = review.next() {
        if !went(review.seen(), of) {
            return None;
        }
        looks.push(look);
    }
    Some(looks)
}

impl<'a> Review<'a> {
    /// The review of a game; `None` while it runs, for then the hands are secret, in a game without
    /// orders, and where the tiles were not recorded.
    pub fn from_journal(journal: &'a Journal) -> Option<Self> {
        let end = journal.game();
        let is_known = end.is_finished()
            && end.recording() == Recording::Board
            && end.orders().is_some_and(|orders| orders.is_dealt());
        let (entries, game) = (journal.entries(), journal.game_after(0));
        is_known.then_some(Self { entries, end, game, next: 0, turn: 1 })
    }

    /// The number of moves that were gone through.
    pub const fn seen(&self) -> usize {
        self.next
    }

    /// The orders in a hand now that its player never fulfils and that a review can judge.
    fn open(&self, seat: Seat) -> Vec<(Arc<Card>, Needs)> {
        let (Some(now), Some(end)) = (self.game.orders(), self.end.orders()) else {
            return Vec::new();
        };
        let fulfilled = &end.hand(seat).fulfilled;
        let has_barns = self.game.setup().has(ABBEY_MAYOR);
        let open = now.hand(seat).held.iter().filter(|card| !fulfilled.contains(card));
        open.filter_map(|card| Some((Arc::clone(card), needs(&card.requirement, has_barns)?)))
            .collect()
    }

    fn look(&mut self, index: usize, entry: &Entry) -> Option<Look> {
        let (seat, id) = placed(entry)?;
        let open = self.open(seat);
        if open.is_empty() {
            return None;
        }
        let mut lines = Lines::new(seat, open);
        let abbeys = self.abbeys();
        let of_tile = self.game.catalogue().tile(id.as_str());
        let placements = of_tile.into_iter().flat_map(|tile| self.placements(tile));
        for placement in placements.chain(abbeys).collect::<Vec<_>>() {
            lines.follow(&mut self.game, &placement, placement == entry.made);
        }
        let (turn, tile) = (self.turn, id.clone());
        Some(Look { index, turn, seat, tile, chances: lines.chances() })
    }

    fn placements(&self, tile: &Arc<Tile>) -> impl Iterator<Item = Move> + use<> {
        let id = tile.id.clone();
        let placements = self.game.board().placements(tile).into_iter();
        placements.map(move |(at, rotation)| Move::Place { tile: id.clone(), at, rotation })
    }

    /// The placements of the player's abbey, which may be placed instead of any tile (R-AM-1).
    fn abbeys(&self) -> Vec<Move> {
        if !self.game.setup().has(ABBEY_MAYOR) {
            return Vec::new();
        }
        let questions = self.game.questions().into_iter();
        let questions = questions.filter(|question| question.topic == Topic::Abbey);
        questions.flat_map(|question| question.answers).map(|answer| answer.made).collect()
    }
}

impl Iterator for Review<'_> {
    type Item = Look;

    fn next(&mut self) -> Option<Look> {
        while let Some(entry) = self.entries.get(self.next) {
            let look = self.look(self.next, entry);
            let played = self.game.play(&entry.made);
            debug_assert!(played.is_ok(), "a move that was accepted is accepted again: {played:?}");
            self.next += 1;
            for outcome in &entry.outcomes {
                if let Outcome::TurnBegan { turn, .. } = outcome {
                    self.turn = *turn;
                }
            }
            if look.is_some() {
                return look;
            }
        }
        None
    }
}

/// The player and the tile, if a move placed one.
fn placed(entry: &Entry) -> Option<(Seat, &tile::Id)> {
    entry.outcomes.iter().find_map(|outcome| {
        if let Outcome::Placed { seat, tile, .. } = outcome { Some((*seat, tile)) } else { None }
    })
}
