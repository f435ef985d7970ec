//! The reasons why a move is refused: facts, no wording.

use super::board::Misfit;
use super::expansion;
use super::feature::Place;
use super::geometry::Position;
use super::player::{Figure, Seat};
use super::tile::{self, Segment};
use super::{orders, scorepad, table};

/// Why a move is refused. The game is untouched.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// The game is over.
    GameOver,
    /// No player has that seat.
    NoSuchPlayer { seat: Seat },
    /// No such tile is in the sets in play.
    UnknownTile { tile: tile::Id },
    /// All copies of the tile are placed or removed.
    NoneLeft { tile: tile::Id },
    /// The tile does not fit there (R-BASE-3).
    Misfit { tile: tile::Id, at: Position, misfit: Misfit },
    /// This turn's tile lies already (R-BASE-2).
    TileAlreadyPlaced,
    /// The last turn is not over: its question is open, and nothing follows that would decline it
    /// (R-CNT-5, R-AM-7, R-SG-4).
    LastTurnAsks,
    /// No tile was placed in this turn yet.
    PlaceFirst,
    /// The tile still fits somewhere (R-BASE-4).
    TileFits { tile: tile::Id, at: Position },
    /// The tile just placed has no such segment.
    NoSuchSegment { tile: tile::Id, segment: Segment },
    /// Somebody stands on that feature (R-BASE-5).
    Occupied { place: Place, by: Seat },
    /// A figure was deployed in this turn already (R-BASE-5).
    AlreadyDeployed,
    /// No figure of that kind is in supply.
    NoFigureLeft { seat: Seat, figure: Figure },
    /// That figure does not go on such a segment.
    WrongFigure { figure: Figure, segment: Segment },
    /// That is for followers alone.
    NoFollower { figure: Figure },
    /// The table plays without farmers (A45).
    NoFarmers,
    /// That expansion is not in play.
    NotInPlay,
    /// A complete feature takes no follower (R-PD-10).
    Complete { place: Place },
    /// That figure does not stand there.
    NobodyThere { place: Place },
    /// A game has no more moves than the limit.
    TooManyMoves { limit: usize },
    /// Points by hand need a reason.
    NoReason,
    /// No game has as many points by hand.
    TooManyPoints { points: i32 },
    /// The game ends at the start of a turn.
    EndAtTurnStart,
    /// A rejection of an expansion.
    Expansion(expansion::Rejection),
    /// A rejection of a decision of the table.
    Table(table::Rejection),
    /// A rejection of the King's Orders.
    Orders(orders::Rejection),
    /// A rejection of the scorepad.
    Scorepad(scorepad::Rejection),
}

impl<T: Into<expansion::Rejection>> From<T> for Rejection {
    fn from(own: T) -> Self {
        Self::Expansion(own.into())
    }
}

impl From<orders::Rejection> for Rejection {
    fn from(own: orders::Rejection) -> Self {
        Self::Orders(own)
    }
}
