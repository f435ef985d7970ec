//! Crop Circles: everybody adds a follower, or takes one home (R-CRC-1 to 9).

use serde::{Deserialize, Serialize};

use crate::feature::{Kind, Record};
use crate::player::{Figure, Seat};
use crate::topic::Yield;

/// The choice of whoever placed the circle (R-CRC-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// What everybody does.
    pub choose: Yield,
}

/// A player who adds nobody (R-CRC-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// The player.
    pub player: Seat,
}

/// Whether a circle of that kind of feature means such a figure (R-CRC-6).
pub const fn means(kind: Kind, figure: Figure) -> bool {
    figure.is_follower() && figure.may_stand_on(kind) && !matches!(kind, Kind::Building(_))
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// First everybody adds a follower or takes one home (R-CRC-1, 2).
    First,
    /// No circle asks for this now.
    NoneDue,
    /// Another player comes first (R-CRC-2).
    OthersFirst { seat: Seat },
    /// The figure cannot be added there: it needs one of its owner's there, and to be in supply.
    NotBeside,
    /// No such figure stands there, or the circle does not mean it.
    NotThere,
    /// Whoever can has to do it (R-CRC-4).
    Must,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The circle lets everybody do that (R-CRC-1).
    Chosen { choose: Yield },
    /// A figure goes home unscored, from a feature as it was then (R-CRC-4).
    TakenHome { seat: Seat, figure: Figure, from: Record },
}
