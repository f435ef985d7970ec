//! The names of segments, and what they are.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A segment of a tile, named by its place in the facts: `city:0`, `road:1`, `field:2`,
/// `monastery`, `shrine`.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("pattern" = "^((city|road|field):[0-9]{1,3}|monastery|shrine)$"))]
#[allow(missing_docs, reason = "the names say all")]
pub enum Segment {
    City(u8),
    Road(u8),
    Field(u8),
    Monastery,
    Shrine,
}

impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::City(index) => write!(f, "city:{index}"),
            Self::Road(index) => write!(f, "road:{index}"),
            Self::Field(index) => write!(f, "field:{index}"),
            Self::Monastery => f.write_str("monastery"),
            Self::Shrine => f.write_str("shrine"),
        }
    }
}

impl TryFrom<String> for Segment {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        let fault = || {
            format!(
                "`{name}` names no segment; write `city:0`, `road:0`, `field:0`, `monastery` or \
                 `shrine`"
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
            None if name == "monastery" => Ok(Self::Monastery),
            None if name == "shrine" => Ok(Self::Shrine),
            None => Err(fault()),
        }
    }
}

impl From<Segment> for String {
    fn from(segment: Segment) -> Self {
        segment.to_string()
    }
}

/// What a segment is, and the feature that it belongs to.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Kind {
    Road,
    City,
    Field,
    Monastery,
    Shrine,
}

impl Kind {
    /// When it is scored at the end, counted from 0 (R-BASE-14).
    #[must_use]
    pub const fn rank_at_end(self) -> u8 {
        match self {
            Self::Road => 0,
            Self::City => 1,
            Self::Monastery => 2,
            Self::Shrine => 3,
            Self::Field => 4,
        }
    }
}

impl From<Segment> for Kind {
    fn from(segment: Segment) -> Self {
        match segment {
            Segment::City(_) => Self::City,
            Segment::Road(_) => Self::Road,
            Segment::Field(_) => Self::Field,
            Segment::Monastery => Self::Monastery,
            Segment::Shrine => Self::Shrine,
        }
    }
}
