//! The Princess & the Dragon (R-PD): the dragon's way and the fairy.

use crate::rules::feature::{Occupant, Place};
use crate::rules::geometry::Position;
use crate::rules::player::Seat;
use crate::rules::tile::{Quarter, Segment};

/// Steps of one dragon move (R-PD-3).
pub const STEPS: usize = 6;

/// The dragon, once a volcano has let it out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dragon {
    /// Where it is.
    pub at: Position,
    /// While it moves: the tiles of this move, the first one included.
    pub path: Vec<Position>,
    /// While it moves: figures that it has eaten, by their owners.
    pub eaten: Vec<Seat>,
}

impl Dragon {
    /// On the volcano that was just placed.
    #[must_use]
    pub const fn new(at: Position) -> Self {
        Self { at, path: Vec::new(), eaten: Vec::new() }
    }

    /// Whether its move has begun and is not over.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        !self.path.is_empty()
    }

    /// Steps made in this move.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.path.len().saturating_sub(1)
    }
}

/// Where the follower stands to whom the fairy goes (R-PD-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    /// On a segment of the board.
    Segment(Place),
    /// On top of the tower of a tile (R-TW-2).
    Tower(Position),
    /// In a quarter of the City of Carcassonne (A40).
    Quarter(Quarter),
}

impl Stand {
    /// As a move says it: a tile with a segment, a tile alone for its tower, or a quarter alone; `None` for anything else.
    #[must_use]
    pub const fn of(at: Option<Position>, on: Option<Segment>, quarter: Option<Quarter>) -> Option<Self> {
        match (at, on, quarter) {
            (Some(at), Some(segment), None) => Some(Self::Segment(Place { at, segment })),
            (Some(at), None, None) => Some(Self::Tower(at)),
            (None, None, Some(quarter)) => Some(Self::Quarter(quarter)),
            (Some(_) | None, Some(_) | None, Some(_) | None) => None,
        }
    }

    /// The tile from which she keeps the dragon there; in the City she stands on none, and everybody is safe (R-PD-4).
    #[must_use]
    pub const fn at(self) -> Option<Position> {
        match self {
            Self::Segment(place) => Some(place.at),
            Self::Tower(at) => Some(at),
            Self::Quarter(_) => None,
        }
    }

    /// Whether two stand on one tile, or in one quarter.
    #[must_use]
    pub fn is_beside(self, other: Self) -> bool {
        self == other || (self.at().is_some() && self.at() == other.at())
    }
}

/// The fairy, once somebody has called her.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fairy {
    /// Where she stands.
    pub stand: Stand,
    /// The follower that she stands by (R-PD-7); `None` if it has gone.
    pub beside: Option<Occupant>,
}

impl Fairy {
    /// The segment on which the follower stands that she stands by; `None` if it is on a tower, in the City or gone.
    #[must_use]
    pub fn follower(&self) -> Option<(Seat, Place)> {
        match (self.beside, self.stand) {
            (Some(follower), Stand::Segment(place)) => Some((follower.seat, place)),
            (Some(_) | None, _) => None,
        }
    }
}

/// Points for the owner of the follower by the fairy: at the start of a turn (R-PD-8).
pub const FAIRY_TURN: i32 = 1;
/// And when its feature is scored (R-PD-9).
pub const FAIRY_FEATURE: i32 = 3;
