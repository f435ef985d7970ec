//! The fairy (R-PD-7): the follower by whom she stands, and the points that she brings.

use serde::{Deserialize, Serialize};

use crate::feature::{Occupant, Place};
use crate::geometry::Position;
use crate::player::{Figure, Seat};
use crate::tile::{Quarter, Segment};

/// The place of a follower to whom the fairy goes (R-PD-7).
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
    /// The stand in the words of a move: a tile with a segment, a tile alone for its tower, or a
    /// quarter alone; `None` for anything else.
    pub const fn from_parts(
        at: Option<Position>,
        on: Option<Segment>,
        quarter: Option<Quarter>,
    ) -> Option<Self> {
        match (at, on, quarter) {
            (Some(at), Some(segment), None) => Some(Self::Segment(Place { at, segment })),
            (Some(at), None, None) => Some(Self::Tower(at)),
            (None, None, Some(quarter)) => Some(Self::Quarter(quarter)),
            (Some(_) | None, Some(_) | None, Some(_) | None) => None,
        }
    }

    /// The tile from which she keeps the dragon; `None` in the City, where everybody is safe
    /// (R-PD-4).
    pub const fn at(self) -> Option<Position> {
        match self {
            Self::Segment(place) => Some(place.at),
            Self::Tower(at) => Some(at),
            Self::Quarter(_) => None,
        }
    }

    /// Whether two stands are on one tile, or in one quarter.
    pub fn is_beside(self, other: Self) -> bool {
        self == other || (self.at().is_some() && self.at() == other.at())
    }
}

/// A call of the fairy to one of one's own followers (R-PD-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// The follower by whom the fairy stands.
    pub figure: Figure,
    /// The tile on which the follower stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// The segment of that tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Segment>,
    /// The quarter of the City in which the follower waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarter: Option<Quarter>,
}

impl Call {
    /// A call to one of one's own followers at that stand.
    pub const fn new(figure: Figure, stand: Stand) -> Self {
        let (at, on, quarter) = match stand {
            Stand::Segment(place) => (Some(place.at), Some(place.segment), None),
            Stand::Tower(at) => (Some(at), None, None),
            Stand::Quarter(quarter) => (None, None, Some(quarter)),
        };
        Self { figure, at, on, quarter }
    }

    /// Where the follower stands; `None` if the parts name no such place.
    pub const fn stand(self) -> Option<Stand> {
        Stand::from_parts(self.at, self.on, self.quarter)
    }
}

/// The fairy, once somebody has called her.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fairy {
    /// The place where she stands.
    pub stand: Stand,
    /// The follower that she stands by (R-PD-7); `None` if it has gone.
    pub beside: Option<Occupant>,
}

impl Fairy {
    /// The owner and the segment of the follower by her; `None` if it is on a tower, in the City or
    /// gone.
    pub fn follower(&self) -> Option<(Seat, Place)> {
        match (self.beside, self.stand) {
            (Some(follower), Stand::Segment(place)) => Some((follower.seat, place)),
            (Some(_) | None, _) => None,
        }
    }
}

/// Points for the owner of the follower by the fairy: at the start of a turn (R-PD-8).
pub const FAIRY_TURN: i32 = 1;
/// Points for the owner when the follower's feature is scored (R-PD-9).
pub const FAIRY_FEATURE: i32 = 3;

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// No follower of the player stands on top of that tower (R-PD-7).
    NobodyOnTower { at: Position },
    /// The place of the fairy's follower is given neither by a tile, with or without a segment, nor
    /// by a quarter alone (R-PD-7).
    Where,
    /// The table does not let the fairy into the City (A40).
    NotInCity,
    /// The fairy is there already.
    IsThere,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The fairy went to a follower (R-PD-7).
    Moved { seat: Seat, stand: Stand },
}
