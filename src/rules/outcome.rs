//! The outcomes of moves. Never saved: replaying gives them again.

use super::expansion::{self, fair};
use super::feature::completion::Completion;
use super::feature::{Occupant, Place};
use super::geometry::{Position, Rotation};
use super::player::{Figure, Seat};
use super::rejection::Rejection;
use super::scoring::Score;
use super::tile;
use super::{orders, scorepad, table};

/// One outcome of a move, in the order in which they happen.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A tile was placed.
    Placed { seat: Seat, tile: tile::Id, at: Position, rotation: Rotation },
    /// A tile that fits nowhere left the game.
    TileRemoved { seat: Seat, tile: tile::Id },
    /// A player's turn passed without a tile.
    Passed { seat: Seat },
    /// A figure was deployed.
    Deployed { seat: Seat, figure: Figure, place: Place },
    /// The table keeps a tile or a figure just placed, although the rules are against it.
    KeptAnyway { seat: Seat, at: Position, against: Rejection },
    /// A feature was completed.
    Completed(Completion),
    /// Points were given.
    Scored(Score),
    /// Figures went home (R-BASE-11).
    Returned { figures: Vec<Occupant> },
    /// The next turn began.
    TurnBegan { seat: Seat, turn: u32 },
    /// The game is over; all later scores are the final scoring (R-BASE-14).
    FinalScoringBegan,
    /// Everything is scored, and several winners share (R-BASE-15).
    Finished { winners: Vec<Seat> },
    /// An outcome of an expansion.
    Expansion(expansion::Outcome),
    /// An outcome of a decision of the table.
    Table(table::Outcome),
    /// An outcome of the King's Orders.
    Orders(orders::Outcome),
    /// An outcome of the scorepad.
    Scorepad(scorepad::Outcome),
}

impl Outcome {
    /// Whether the outcome is a throw, which can be entered anew by itself.
    pub const fn is_throw(&self) -> bool {
        matches!(self, Self::Expansion(expansion::Outcome::Fair(fair::Outcome::Thrown { .. })))
    }
}

impl<T: Into<expansion::Outcome>> From<T> for Outcome {
    fn from(own: T) -> Self {
        Self::Expansion(own.into())
    }
}
