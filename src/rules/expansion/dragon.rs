//! The dragon (R-PD-1): volcanoes let it out, it eats whom it meets, and a magic portal belongs to
//! its set.

use crate::feature::Occupant;
use crate::geometry::Position;
use crate::player::Seat;
use crate::tile;

/// Steps of one dragon move (R-PD-3).
pub const STEPS: usize = 6;

/// The dragon, once a volcano has let it out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dragon {
    /// The tile on which it stands.
    pub at: Position,
    /// The tiles of the current move, the first one included; empty while it rests.
    pub path: Vec<Position>,
    /// The owners of the figures eaten in the current move.
    pub eaten: Vec<Seat>,
}

impl Dragon {
    /// A dragon on the volcano that was just placed.
    pub const fn new(at: Position) -> Self {
        Self { at, path: Vec::new(), eaten: Vec::new() }
    }

    /// Whether its move has begun and is not over.
    pub fn is_moving(&self) -> bool {
        !self.path.is_empty()
    }

    /// Steps made in this move.
    pub fn steps(&self) -> usize {
        self.path.len().saturating_sub(1)
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// Dragon tiles are set aside until a volcano has appeared (R-PD-1).
    VolcanoFirst { tile: tile::Id },
    /// Nobody goes on a volcano where the dragon is, or on that of a river (R-PD-2, R-RIV-5).
    Volcano,
    /// Nobody comes to the tile where the dragon stands (A50).
    IsThere,
    /// Only through a magic portal may a follower go to another tile (R-PD-10).
    NoPortal,
    /// The dragon does not move now (R-PD-3).
    Rests,
    /// First the dragon makes its steps (R-PD-3).
    First { seat: Seat },
    /// The dragon cannot step there (R-PD-3).
    CannotStep { to: Position },
    /// Nobody was eaten.
    NobodyEaten,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The dragon came to a volcano (R-PD-2).
    Came { at: Position },
    /// The dragon's move begins (R-PD-3).
    Woke,
    /// The dragon made a step.
    Moved { seat: Seat, to: Position },
    /// The dragon stops before its last step, as it can go nowhere (R-PD-3).
    Stuck,
    /// The dragon has eaten figures (R-PD-4).
    Eaten { figures: Vec<Occupant> },
}
