//! Mage & Witch: two figures of nobody that change the points of a road or city (R-MAG-1 to 9).

use serde::{Deserialize, Serialize};

use crate::feature::{Place, Record};
use crate::geometry::Position;
use crate::piece::Magician;
use crate::tile::Segment;

/// The spot to which mage or witch goes; without tile and segment it is beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// The road or city of that tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Segment>,
}

impl Spot {
    /// The place on the board; `None` beside it.
    pub fn place(self) -> Option<Place> {
        Some(Place { at: self.at?, segment: self.on? })
    }
}

impl From<Place> for Spot {
    fn from(place: Place) -> Self {
        Self { at: Some(place.at), on: Some(place.segment) }
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rejection {
    /// Mage or witch goes elsewhere first (R-MAG-1, 3).
    First,
    /// Neither goes anywhere now.
    NoneDue,
    /// Not on an incomplete road or city, or on that of one of the two (R-MAG-1).
    NotThere,
    /// There is a road or city for one of them, or it is not on the board (R-MAG-2).
    NotOff,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// Mage or witch goes to a road or city, as it was then (R-MAG-1).
    Moved { magician: Magician, to: Record },
    /// Mage or witch waits beside the board (R-MAG-2, 7).
    Left { magician: Magician },
}
