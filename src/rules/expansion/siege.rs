//! Sieges (R-SG): Cathars and Besiegers. A knight may escape from a besieged city.

use crate::feature::{Occupant, Place};

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// Nobody can escape now (R-SG-4).
    NoEscape,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A knight escaped from a siege (R-SG-4).
    Escaped { knight: Occupant, place: Place },
}
