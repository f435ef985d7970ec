//! The words of requirements: bounds on numbers and features, the blanks of forms, and what a task
//! needs.

pub mod blank;
mod completed;
mod example;
pub mod nature;
pub(super) mod sets;
pub(super) mod sound;
pub(super) mod strict;

use serde::{Deserialize, Serialize};

use crate::named::named;

pub use completed::{Beside, Bound, Completed, MAX_NUMBER, Owner, Shape, Shared, Which, bare};
pub use example::{Counted, Example, Things};

/// The span over which a number of points is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    /// One feature.
    Feature,
    /// One turn, all features together; points of orders do not count.
    Turn,
}

named! {
    /// Something of which a player has more or less.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Thing {
        /// Barrels of wine (R-TB-1).
        Wine = "wine",
        /// Sacks of grain.
        Grain = "grain",
        /// Rolls of cloth.
        Cloth = "cloth",
        /// Goods of any kind.
        Goods = "goods",
        /// Goods of each kind.
        EachGood = "each-good",
        /// Bars of gold (R-GLD-3).
        Gold = "gold",
        /// Normal followers in the supply.
        Followers = "followers",
        /// Special figures on the board.
        SpecialFigures = "special-figures",
        /// Special figures, all of them on the board.
        AllSpecialFigures = "all-special-figures",
        /// Pieces of towers (R-TW-1).
        TowerPieces = "tower-pieces",
    }
}
