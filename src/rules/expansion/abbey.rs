//! Abbeys (R-AM-1): a tile of every player, for a hole in the landscape.

use crate::player::Seat;

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// The player's abbey is placed already (R-AM-1).
    NoAbbey { seat: Seat },
}
