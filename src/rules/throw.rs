//! A throw at a fair (R-CAT): its token, how near it came, and whom it hit.

use std::num::NonZeroU64;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::feature::Place;
use super::geometry::Position;
use super::player::{Figure, Seat};
use super::tile::Segment;

/// The kinds of token (R-CAT-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Followers that are hit go home (R-CAT-2).
    KnockOut,
    /// The nearest follower may be exchanged for one of the thrower's (R-CAT-3).
    Seduction,
    /// The next player tries to catch the token (R-CAT-4).
    Catch,
    /// The token has to land as near to the fair as possible (R-CAT-5).
    Target,
}

impl Token {
    /// All tokens, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Target, Self::Catch, Self::KnockOut, Self::Seduction];
}

/// A distance on the table, in parts of a millimetre finer than anybody types: two that were
/// measured in different units are the same if their numbers are. A file writes millimetres.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Distance(NonZeroU64);

/// The longest distance, in millimetres; no table is longer.
pub(super) const TABLE: f64 = 5000.0;
/// The parts of a millimetre in which a distance is kept.
const PARTS: f64 = 1e9;

impl Distance {
    /// A distance in millimetres; `None` if it is negative, no number, or farther than any table
    /// reaches.
    pub fn from_millimetres(millimetres: f64) -> Option<Self> {
        let is_on_table = (0.0..=TABLE).contains(&millimetres);
        let parts = is_on_table.then(|| (millimetres * PARTS).round() as u64)?;
        // One more, so that a throw without a distance takes no more room.
        NonZeroU64::new(parts + 1).map(Self)
    }

    /// The distance in millimetres.
    pub fn millimetres(self) -> f64 {
        (self.0.get() - 1) as f64 / PARTS
    }
}

impl Serialize for Distance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.millimetres())
    }
}

impl<'de> Deserialize<'de> for Distance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let millimetres = f64::deserialize(deserializer)?;
        Self::from_millimetres(millimetres).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "a distance lies between 0 and {TABLE} millimetres, not at {millimetres}"
            ))
        })
    }
}

/// A unit of length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Measure {
    /// Centimetres.
    #[default]
    #[serde(rename = "cm")]
    Centimetre,
    /// Millimetres.
    #[serde(rename = "mm")]
    Millimetre,
    /// Inches.
    #[serde(rename = "inch")]
    Inch,
    /// Widths of a tile, for tables without a ruler.
    #[serde(rename = "tile")]
    Tile,
}

impl Measure {
    /// All units, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Centimetre, Self::Millimetre, Self::Inch, Self::Tile];

    /// The length of the unit in millimetres. A tile is 45 mm wide.
    pub const fn millimetres(self) -> f64 {
        match self {
            Self::Centimetre => 10.0,
            Self::Millimetre => 1.0,
            Self::Inch => 25.4,
            Self::Tile => 45.0,
        }
    }
}

/// A figure on the board that a token has hit or come to rest by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hit {
    /// Its owner.
    pub player: Seat,
    /// The kind of figure.
    pub figure: Figure,
    /// The tile on which it stands; absent: the board is not mirrored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// The segment of that tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Segment>,
}

impl Hit {
    /// The place where it stood, if the board is mirrored.
    pub fn place(&self) -> Option<Place> {
        self.at.zip(self.on).map(|(at, segment)| Place { at, segment })
    }
}

/// One player's throw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// The thrower.
    pub player: Seat,
    /// Target: the distance from the centre of the fair's tile to the nearest edge of the token
    /// (R-KO-18); absent: off the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub distance: Option<Distance>,
    /// Target: the unit in which the distance was measured; absent: millimetres.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<Measure>,
    /// Target: the token lies off the tiles and does not compete (R-CAT-5), though it may fulfil an
    /// order (R-KO-18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub off_tiles: bool,
    /// Knock-out: the figures that were hit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hits: Vec<Hit>,
    /// Seduction: the figure that is exchanged for one of the thrower's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swap: Option<Hit>,
    /// Seduction: the thrower's figure that takes the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Figure>,
    /// Catch: the next player caught the token.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub caught: bool,
    /// Catch: the token did not pass the ruler.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub short: bool,
}

impl Throw {
    /// A throw without any effect.
    pub const fn by(player: Seat) -> Self {
        Self {
            player,
            distance: None,
            unit: None,
            off_tiles: false,
            hits: Vec::new(),
            swap: None,
            with: None,
            caught: false,
            short: false,
        }
    }

    /// The throw with the unit of its distance.
    #[must_use]
    pub fn measured_in(self, unit: Measure) -> Self {
        let is_told = self.distance.is_some() && unit != Measure::Millimetre;
        Self { unit: is_told.then_some(unit), ..self }
    }
}
