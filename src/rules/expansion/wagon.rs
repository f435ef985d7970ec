//! Wagons (R-AM-6): one that comes home from a completed feature drives on to the next.

use crate::feature::Place;
use crate::player::Seat;

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// No wagon may drive on now (R-AM-7).
    NoneWaits,
    /// Another player's wagon comes first.
    OthersFirst { seat: Seat },
    /// No open way leads there (R-AM-7).
    NoWay { place: Place },
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A wagon drove on (R-AM-7).
    Moved { seat: Seat, place: Place },
}
