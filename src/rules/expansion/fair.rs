//! The fair of the Catapult (R-CAT): a round of throws, and their effects.

use crate::geometry::Position;
use crate::player::Seat;
use crate::throw::{Throw, Token};

/// Points for the nearest token, for a catch, and for a throw that is not caught (R-CAT-4, 5).
pub const PRIZE: i32 = 5;

/// A round of throws at a fair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The fair's tile, if the board is mirrored.
    pub at: Option<Position>,
    /// The token, once it is chosen.
    pub token: Option<Token>,
    /// The throws so far.
    pub throws: Vec<Throw>,
}

impl Round {
    pub(crate) const fn new(at: Option<Position>) -> Self {
        Self { at, token: None, throws: Vec::new() }
    }

    /// Whether a player has thrown.
    pub fn has_thrown(&self, seat: Seat) -> bool {
        self.throws.iter().any(|throw| throw.player == seat)
    }

    /// R-CAT-5: the throwers whose token lies nearest, on the tiles.
    pub fn nearest(&self) -> Vec<Seat> {
        let on_tiles = self.throws.iter().filter(|throw| !throw.off_tiles);
        let nearest = on_tiles.clone().filter_map(|throw| throw.distance).min();
        on_tiles
            .filter(|throw| throw.distance.is_some() && throw.distance == nearest)
            .map(|throw| throw.player)
            .collect()
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// No fair waits for this move (R-CAT-1).
    NoFair,
    /// Another player throws first (R-CAT-1).
    OthersThrow { seat: Seat },
    /// The note does not belong to the token that is thrown.
    OtherToken,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A fair waits for its token (R-CAT-1).
    Came { seat: Seat },
    /// The token of a fair's round was chosen.
    Opened { seat: Seat, token: Token },
    /// Somebody has thrown the token of the round, if it is known; the player to the left may catch
    /// it (R-CAT-4).
    Thrown { throw: Throw, token: Option<Token>, left: Seat },
}
