//! The sides of tiles.

use serde::{Deserialize, Serialize};

use crate::geometry::Side;

/// The kind of a side, which a neighbour must show too to match it (R-BASE-3).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// City.
    City,
    /// Road with a field on either hand.
    Road,
    /// Field alone.
    #[default]
    Field,
    /// River.
    River,
    /// The inner sides of the twelve tiles of the City of Carcassonne.
    Carcassonne,
}

impl Edge {
    /// The edges of the tiles that are drawn.
    pub const DRAWN: [Self; 4] = [Self::City, Self::Road, Self::Field, Self::River];

    /// The letter of the edge in a tile's code.
    pub const fn letter(self) -> char {
        match self {
            Self::City => 'c',
            Self::Road => 'r',
            Self::Field => 'f',
            Self::River => 'v',
            Self::Carcassonne => 'w',
        }
    }
}

/// The four sides of a tile as it stands in the facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all")]
pub struct Edges {
    pub n: Edge,
    pub e: Edge,
    pub s: Edge,
    pub w: Edge,
}

impl Edges {
    /// The edge on that side.
    pub const fn on(self, side: Side) -> Edge {
        match side {
            Side::North => self.n,
            Side::East => self.e,
            Side::South => self.s,
            Side::West => self.w,
        }
    }
}
