//! The units for distances on the table.

use serde::{Deserialize, Serialize};

use super::Words;

/// A unit of length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
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
    #[must_use]
    pub const fn millimetres(self) -> f64 {
        match self {
            Self::Centimetre => 10.0,
            Self::Millimetre => 1.0,
            Self::Inch => 25.4,
            Self::Tile => 45.0,
        }
    }
}

impl Words {
    /// A unit of length.
    #[must_use]
    pub fn measure(&self, measure: Measure) -> String {
        let key = match measure {
            Measure::Centimetre => "fair-unit-cm",
            Measure::Millimetre => "fair-unit-mm",
            Measure::Inch => "fair-unit-inch",
            Measure::Tile => "fair-unit-tile",
        };
        self.say(key, &[])
    }
}
