//! Builders and pigs (R-TB-3): they stand only by a follower of their owner; a builder brings a
//! second part of the turn.

use crate::feature::Place;
use crate::player::{Figure, Seat};

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// A builder or a pig needs a follower of its owner there (R-TB-3, 6).
    NoOwnFollower { figure: Figure, place: Place },
    /// The builder brings no second part of the turn (R-TB-4).
    NoSecondPart { seat: Seat },
    /// No builder is in play, or this is the second part already (R-TB-4).
    NoSecondTile,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The builder brings a second part of the turn (R-TB-4).
    SecondPart { seat: Seat },
}
