//! Ferries: each joins two of the roads that end at its lake (R-FER-1 to 9).

use serde::{Deserialize, Serialize};

use crate::geometry::{Position, Side};
use crate::nature::Nature;
use crate::tile::Segment;
use crate::topic::{Act, Topic};

/// The two roads of the new lake that its ferry joins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The roads of the tile just placed.
    pub roads: [Segment; 2],
}

/// A ferry that goes to other roads of its lake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Moved {
    /// The tile with the lake.
    pub at: Position,
    /// The roads of that tile that the ferry joins now.
    pub roads: [Segment; 2],
}

/// The moves of this expansion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "move", rename_all = "kebab-case")]
pub enum Move {
    /// The ferry of the new lake is laid (R-FER-1).
    PlaceFerry(Laid),
    /// Another ferry moves (R-FER-4).
    MoveFerry(Moved),
}

impl Move {
    /// The nature of the move.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::PlaceFerry(_) => Nature::beside(Topic::Act(Act::LayFerry)),
            Self::MoveFerry(_) => Nature::beside(Topic::Act(Act::MoveFerry)),
        }
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rejection {
    /// First a ferry is laid on the new lake (R-FER-1).
    First,
    /// The tile just placed has no lake without a ferry.
    NoneDue,
    /// A ferry joins two different roads of its lake (R-FER-1, 4).
    NotTwoRoads,
    /// That ferry is not the first on a road that the tile has extended, or was moved (R-FER-4).
    NotThere,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A ferry joins the roads on two sides of the board (R-FER-1).
    Laid { sides: [Side; 2] },
    /// A ferry joins other roads now (R-FER-4).
    Moved { sides: [Side; 2] },
}
