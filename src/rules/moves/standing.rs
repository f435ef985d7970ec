//! A figure on the board, as moves name it.

use serde::{Deserialize, Serialize};

use crate::feature::{Occupant, Place};
use crate::geometry::Position;
use crate::player::{Figure, Seat};
use crate::tile::Segment;

/// A figure that stands on a segment, or comes to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The owner of the figure.
    pub player: Seat,
    /// The kind of figure.
    pub figure: Figure,
    /// The tile on which it stands.
    pub at: Position,
    /// The segment of that tile.
    pub on: Segment,
}

impl Standing {
    /// The figure on that segment.
    pub const fn new(who: Occupant, place: Place) -> Self {
        Self { player: who.seat, figure: who.figure, at: place.at, on: place.segment }
    }

    /// Whose figure it is, and which.
    pub const fn occupant(self) -> Occupant {
        Occupant { seat: self.player, figure: self.figure }
    }

    /// Where it stands.
    pub const fn place(self) -> Place {
        Place { at: self.at, segment: self.on }
    }
}
