//! The abbot (R-AB): he waits in gardens and monasteries, and may be called home early.

use crate::feature::Place;
use crate::player::Seat;

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A player has called the abbot home, for the points so far (R-AB-6).
    CalledHome { seat: Seat, place: Place },
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rejection {
    /// The abbot is in no garden and no monastery.
    NotOut,
    /// The building is complete: it brings the abbot home by itself.
    Complete,
}
