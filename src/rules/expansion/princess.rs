//! The princess (R-PD-6): she sends a knight of her city home.

use crate::feature::{Occupant, Place};
use crate::player::Seat;

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// The tile just placed joins no princess to that city (R-PD-6).
    NoPrincess,
    /// A knight must be sent home first (R-PD-6, the house rule).
    First,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The princess sent a knight home (R-PD-6).
    KnightRemoved { seat: Seat, knight: Occupant, place: Place },
}
