//! Flying Machines: a figure flies as far as the die says (R-FLY-1 to 7).

use serde::{Deserialize, Serialize};

use crate::feature::{Kind, Place};
use crate::geometry::Position;
use crate::player::{Figure, Seat};
use crate::tile::Segment;

/// The numbers of the die, each on two of its sides (R-FLY-2).
pub const DIE: [u8; 3] = [1, 2, 3];

/// A flight with a machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// The figure that flies.
    pub figure: Figure,
    /// The number on the die: how many tiles it flies.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 3)))]
    pub steps: u8,
    /// The tile where it lands; without it nothing fits there, and it is back in supply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// The road, city or building of that tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Segment>,
}

impl Flight {
    /// The place where the figure lands, if it does.
    pub fn place(self) -> Option<Place> {
        Some(Place { at: self.at?, segment: self.on? })
    }
}

/// Whether such a figure lands on such a feature (R-FLY-3, 4, 6).
pub const fn lands(figure: Figure, kind: Kind) -> bool {
    figure.is_follower() && figure.may_stand_on(kind) && !matches!(kind, Kind::Field)
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rejection {
    /// The tile just placed shows no machine.
    NoMachine,
    /// Another figure has flown in this part of the turn (R-FLY-6).
    Used,
    /// The die shows 1, 2 or 3.
    Number,
    /// The figure cannot land there (R-FLY-3 to 5).
    NotThere,
    /// The figure must land, for it can (R-FLY-3).
    MustLand,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A player's figure flies that many tiles (R-FLY-2).
    Flown { seat: Seat, steps: u8 },
    /// It lands on nothing, and is back in supply (R-FLY-3).
    Lost,
}
