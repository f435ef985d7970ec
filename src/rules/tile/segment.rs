//! The names and kinds of segments.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::named::named;

named! {
    /// A building of a tile (R-BASE-9, R-HS-1, R-AB-2), which is complete with all tiles around it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Building {
        /// A monastery.
        Monastery = "monastery",
        /// A shrine.
        Shrine = "shrine",
        /// A garden.
        Garden = "garden",
    }
}

impl Building {
    /// The building that it challenges (R-HS-3); a garden takes no part in that (R-AB-11).
    pub const fn rival(self) -> Option<Self> {
        match self {
            Self::Monastery => Some(Self::Shrine),
            Self::Shrine => Some(Self::Monastery),
            Self::Garden => None,
        }
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|building| building.name() == name)
    }
}

/// A segment of a tile, named by its place in the facts: `city:0`, `road:1`, `field:2`,
/// `monastery`, `shrine`, `garden`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(
    feature = "schema",
    schemars(extend("pattern" = "^((city|road|field):[0-9]{1,3}|monastery|shrine|garden)$"))
)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Segment {
    City(u8),
    Road(u8),
    Field(u8),
    Building(Building),
}

impl Segment {
    /// A monastery.
    pub const MONASTERY: Self = Self::Building(Building::Monastery);
    /// A shrine.
    pub const SHRINE: Self = Self::Building(Building::Shrine);
    /// A garden.
    pub const GARDEN: Self = Self::Building(Building::Garden);
}

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::City(index) => write!(f, "city:{index}"),
            Self::Road(index) => write!(f, "road:{index}"),
            Self::Field(index) => write!(f, "field:{index}"),
            Self::Building(building) => f.write_str(building.name()),
        }
    }
}

impl TryFrom<String> for Segment {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        let fault = || {
            format!(
                "`{name}` names no segment; write `city:0`, `road:0`, `field:0`, `monastery`, \
                 `shrine` or `garden`"
            )
        };
        match name.split_once(':') {
            Some((kind, index)) => {
                let index = index.parse().map_err(|_| fault())?;
                match kind {
                    "city" => Ok(Self::City(index)),
                    "road" => Ok(Self::Road(index)),
                    "field" => Ok(Self::Field(index)),
                    _ => Err(fault()),
                }
            }
            None => Building::of_name(&name).map(Self::Building).ok_or_else(fault),
        }
    }
}

impl From<Segment> for String {
    fn from(segment: Segment) -> Self {
        segment.to_string()
    }
}

/// The kind of a segment, and of the feature that it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(
    feature = "schema",
    schemars(extend("enum" = ["road", "city", "field", "monastery", "shrine", "garden"]))
)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Kind {
    Road,
    City,
    Field,
    Building(Building),
}

impl Kind {
    /// A monastery.
    pub const MONASTERY: Self = Self::Building(Building::Monastery);
    /// A shrine.
    pub const SHRINE: Self = Self::Building(Building::Shrine);
    /// A garden.
    pub const GARDEN: Self = Self::Building(Building::Garden);

    /// All kinds.
    pub fn all() -> impl Iterator<Item = Self> {
        let buildings = Building::ALL.into_iter().map(Self::Building);
        [Self::Road, Self::City, Self::Field].into_iter().chain(buildings)
    }

    /// The name of the kind in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Field => "field",
            Self::Building(building) => building.name(),
        }
    }

    /// The turn of the kind in the final scoring, counted from 0 (R-BASE-14).
    pub const fn rank_at_end(self) -> u8 {
        match self {
            Self::Road => 0,
            Self::City => 1,
            Self::Building(Building::Monastery) => 2,
            Self::Building(Building::Shrine) => 3,
            Self::Building(Building::Garden) => 4,
            Self::Field => 5,
        }
    }
}

impl TryFrom<String> for Kind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        let names = || Self::all().map(|kind| format!("`{}`", kind.name())).collect::<Vec<_>>();
        Self::all().find(|kind| kind.name() == name).ok_or_else(|| {
            format!("unknown variant `{name}`, expected one of {}", names().join(", "))
        })
    }
}

impl From<Kind> for String {
    fn from(kind: Kind) -> Self {
        kind.name().to_owned()
    }
}

impl From<Segment> for Kind {
    fn from(segment: Segment) -> Self {
        match segment {
            Segment::City(_) => Self::City,
            Segment::Road(_) => Self::Road,
            Segment::Field(_) => Self::Field,
            Segment::Building(building) => Self::Building(building),
        }
    }
}
