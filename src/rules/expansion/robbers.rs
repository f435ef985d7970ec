//! The Robbers: bandits beside the figures on the score track, who get half of what these score
//! (R-RBS-1 to 7).

use serde::{Deserialize, Serialize};

use crate::player::Seat;

/// The tiles with a bag (R-RBS-1).
pub const TILES: u8 = 8;

/// A bandit that is put on a space of the track, or moved there (R-RBS-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ambush {
    /// The owner of the bandit.
    pub player: Seat,
    /// The space, 0 to 49, on which a figure of somebody else stands.
    #[cfg_attr(feature = "schema", schemars(range(max = 49)))]
    pub space: u8,
}

/// A bandit that stays where it is (R-RBS-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stay {
    /// The owner of the bandit.
    pub player: Seat,
}

/// The choice among several who scored beside a bandit (R-RBS-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rob {
    /// The owner of the bandit.
    pub player: Seat,
    /// The player who is robbed.
    pub from: Seat,
    /// The points that the owner gets.
    pub points: i32,
}

/// Half of the points for a feature, rounded up (R-RBS-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Half {
    /// The player who scored the feature, and keeps all.
    pub from: Seat,
    /// The half.
    pub points: i32,
}

impl Rob {
    /// The half that is chosen.
    pub const fn half(self) -> Half {
        Half { from: self.from, points: self.points }
    }
}

/// A robbery, with everything that the bandit may take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Robbery {
    /// The owner of the bandit.
    pub owner: Seat,
    /// The halves, of which he takes one.
    pub halves: Vec<Half>,
}

impl Robbery {
    /// The half that brings most, the first of equals.
    pub fn best(&self) -> Option<Half> {
        self.halves.iter().rev().max_by_key(|half| half.points).copied()
    }

    /// Whether the halves differ.
    pub fn differs(&self) -> bool {
        let points = self.best().map(|best| best.points);
        self.halves.iter().any(|half| Some(half.points) != points)
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// First the bandits are placed or stay (R-RBS-2).
    First { seat: Seat },
    /// First a player says whom their bandit robs (R-RBS-3).
    RobFirst { seat: Seat },
    /// No tile lets a bandit move now.
    NoneDue,
    /// Nobody else's figure stands on that space, or the bandit stands there already.
    Nobody { space: u8 },
    /// The bandit has to be placed (R-RBS-2).
    Must,
    /// Nothing like that is to be robbed now.
    NothingToRob,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A bandit stands beside these players' figures now.
    Waits { seat: Seat, beside: Vec<Seat>, space: u8 },
    /// A bandit robs somebody and goes home (R-RBS-3).
    Robbed { seat: Seat, from: Seat, points: i32 },
}
