//! The outcomes and rejections of the scorepad.

use super::{Deed, Entry, Fault, Note};
use crate::player::Seat;

/// Why a move of the scorepad is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// The game is kept without its board, so no tiles are entered.
    NoBoard,
    /// The board is mirrored, so completions follow from the tiles.
    NoScorepad,
    /// Only the King's Orders are recorded.
    OnlyOrders,
    /// It is that player's turn already.
    TurnIsTheirs { seat: Seat },
    /// The entry at that place, from 0, cannot be.
    Entry { index: usize, fault: Fault },
    /// The feature is not among those that were just completed.
    NoSuchFeature { feature: usize },
    /// The final scoring has not begun.
    NotAtEnd,
    /// The final scoring has begun.
    AtEnd,
    /// More completed cities or roads than any table has.
    WrongCount { counted: u32, most: u32 },
}

/// The outcome of a move of the scorepad.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// On the scorepad: the yield of a tile was written down.
    Noted(Box<Note>),
    /// On the scorepad: a deed with the action of the turn was written down.
    Reported { seat: Seat, deed: Deed },
    /// On the scorepad: a feature that brought nobody points at the end was written down.
    Remained { feature: Box<Entry> },
    /// On the scorepad: the table has counted the completed cities and roads (R-KR-8, 9).
    CompletedCounted { cities: u32, roads: u32 },
}
