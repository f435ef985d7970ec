//! Barns (R-AM-8): they stand where four tiles meet on one field, and stay.

use crate::player::Seat;

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// No field meets there on all four tiles (R-AM-8).
    NoCorner,
    /// The field has a barn (R-AM-8, 10).
    IsThere { by: Seat },
}
