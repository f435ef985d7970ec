//! The Princess & the Dragon (R-PD): the dragon's way and the fairy.

use crate::rules::feature::Place;
use crate::rules::geometry::Position;
use crate::rules::player::{Figure, Seat};

/// Steps of one dragon move (R-PD-3).
pub const STEPS: usize = 6;

/// The dragon, once a volcano has let it out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dragon {
    /// Where it is.
    pub at: Position,
    /// While it moves: the tiles of this move, the first one included.
    pub path: Vec<Position>,
    /// While it moves: figures that it has eaten, by their owners.
    pub eaten: Vec<Seat>,
}

impl Dragon {
    /// On the volcano that was just placed.
    #[must_use]
    pub const fn new(at: Position) -> Self {
        Self { at, path: Vec::new(), eaten: Vec::new() }
    }

    /// Whether its move has begun and is not over.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        !self.path.is_empty()
    }

    /// Steps made in this move.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.path.len().saturating_sub(1)
    }
}

/// The fairy, once somebody has called her.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fairy {
    /// The tile that she keeps the dragon from.
    pub at: Position,
    /// The follower that she stands by (R-PD-7); `None` if it has gone.
    pub beside: Option<(Seat, Figure, Place)>,
}

/// Points for the owner of the follower by the fairy: at the start of a turn (R-PD-8).
pub const FAIRY_TURN: i32 = 1;
/// And when its feature is scored (R-PD-9).
pub const FAIRY_FEATURE: i32 = 3;
