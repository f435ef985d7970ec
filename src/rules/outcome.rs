//! What a move caused. Never saved: replaying gives it again.

use super::expansion::{
    builder, count, dragon, fair, fairy, gold, king_robber, princess, river, shrine, siege, tower,
    trade, wagon,
};
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
    /// A wagon.
    Wagon(wagon::Outcome),
    /// A builder or a pig.
    Builder(builder::Outcome),
    /// Goods.
    Trade(trade::Outcome),
    /// The Count of Carcassonne.
    Count(count::Outcome),
    /// The King and the Robber.
    KingRobber(king_robber::Outcome),
    /// The dragon.
    Dragon(dragon::Outcome),
    /// The fairy.
    Fairy(fairy::Outcome),
    /// The princess.
    Princess(princess::Outcome),
    /// A fair.
    Fair(fair::Outcome),
    /// A river.
    River(river::Outcome),
    /// A shrine.
    Shrine(shrine::Outcome),
    /// A siege.
    Siege(siege::Outcome),
    /// A tower.
    Tower(tower::Outcome),
    /// Gold.
    Gold(gold::Outcome),
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
        matches!(self, Self::Fair(fair::Outcome::Thrown(_)))
    }
}
