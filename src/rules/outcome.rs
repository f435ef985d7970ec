//! What a move caused. Never saved: replaying gives it again.

use super::expansion::{self, fair};
use super::feature::completion::Completion;
use super::feature::{Occupant, Place};
use super::geometry::{Position, Rotation};
use super::player::{Figure, Seat};
use super::rejection::Rejection;
use super::scoring::Score;
use super::tile;
use super::{orders, scorepad, table};

/// One consequence of a move, in the order in which they happen.
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
    /// The table keeps what was just placed or deployed, although the rules are against it.
    KeptAnyway { seat: Seat, at: Position, against: Rejection },
    /// A feature was completed.
    Completed(Completion),
    /// Points were given.
    Scored(Score),
    /// Figures went home (R-BASE-11).
    Returned { figures: Vec<Occupant> },
    /// The next turn.
    TurnBegan { seat: Seat, turn: u32 },
    /// The game is over; what is scored from here on is the final scoring (R-BASE-14).
    FinalScoringBegan,
    /// Everything is scored. Several winners share (R-BASE-15).
    Finished { winners: Vec<Seat> },
    /// Of an expansion.
    Expansion(expansion::Outcome),
    /// What the table decides beside the rules.
    Table(table::Outcome),
    /// The King's Orders.
    Orders(orders::Outcome),
    /// The scorepad.
    Scorepad(scorepad::Outcome),
}

impl Outcome {
    /// Whether it is a throw, which can be entered anew by itself.
    #[must_use]
    pub const fn is_throw(&self) -> bool {
        matches!(self, Self::Expansion(expansion::Outcome::Fair(fair::Outcome::Thrown(_))))
    }
}

impl<T: Into<expansion::Outcome>> From<T> for Outcome {
    fn from(own: T) -> Self {
        Self::Expansion(own.into())
    }
}
