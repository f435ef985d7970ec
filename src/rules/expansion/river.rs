//! The rivers (R-RIV): the order of their tiles.

use crate::geometry::{Position, Rotation};
use crate::tile::{self, RiverRole, Tile};

/// The kind of tile that the river waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The fork of River II, which is not drawn but taken (R-RIV-2).
    Fork,
    /// The shuffled tiles; one of River II is an end itself (R-RIV-2, 8).
    Course,
    /// The last tile (R-RIV-3, 8).
    Mouth,
}

/// The stage at which a tile is placed; `None` for the spring, which lies from the beginning, and
/// for tiles without a river.
pub fn stage(tile: &Tile) -> Option<Stage> {
    match tile.river_role? {
        RiverRole::Spring => None,
        RiverRole::Fork => Some(Stage::Fork),
        RiverRole::Segment => Some(Stage::Course),
        // The lake with a city is among the shuffled tiles.
        RiverRole::Lake if tile.cities.is_empty() => Some(Stage::Mouth),
        RiverRole::Lake => Some(Stage::Course),
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// The river comes first, in its order (R-RIV-2, 8).
    RiverFirst { tile: tile::Id },
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The mouth of the river was placed by itself (R-RIV-3).
    MouthPlaced { tile: tile::Id, at: Position, rotation: Rotation },
}
