//! Pieces that stand on a board: players' figures, and those that belong to nobody.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::feature::Occupant;
use super::geometry::Side;
use super::named::named;

named! {
    /// Who changes the points of a feature.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Magician {
        /// Brings a point more for each tile (R-MAG-4).
        Mage = "mage",
        /// Takes half (R-MAG-5).
        Witch = "witch",
    }
}

/// A piece that belongs to nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Neutral {
    /// A bandit on that space of the score track, or at home (R-RBS-1).
    Bandit(Option<u8>),
    /// The Count, in a quarter of the City (R-CNT-5).
    Count,
    /// The dragon, on a tile (R-PD-2).
    Dragon,
    /// The fairy, beside a follower (R-PD-7).
    Fairy,
    /// A ferry on its lake, between two sides of the board (R-FER-1).
    Ferry([Side; 2]),
    /// Bars of gold on a tile, with their number (R-GLD-1).
    Gold(u8),
    /// The mage or the witch, on a road or in a city (R-MAG-1).
    Magician(Magician),
    /// A messenger on the score track, with its points (R-MSG-1).
    Messenger(u8),
    /// Sheep with their shepherd, with their number (R-HSH-2).
    Sheep(u8),
    /// A wolf, as it was drawn (R-HSH-2).
    Wolf,
    /// A tower on its foundation, with its height in pieces (R-TW-1).
    Tower(u8),
}

/// So many of each kind of token that lie with a figure, the kind with one sheep first (R-HSH-1).
pub type Tokens = [u8; 4];

/// The facts of a piece that belongs to nobody.
#[derive(Debug, Clone, Copy)]
struct Facts {
    name: &'static str,
    number: Option<u8>,
    is_token: bool,
}

impl Facts {
    /// A piece that is there once.
    const fn single(name: &'static str) -> Self {
        Self { name, number: None, is_token: false }
    }

    /// One of many alike.
    const fn token(name: &'static str, number: Option<u8>) -> Self {
        Self { name, number, is_token: true }
    }

    /// A piece with its height, or what else tells it from others of its name.
    const fn with(self, number: u8) -> Self {
        Self { number: Some(number), ..self }
    }
}

impl Neutral {
    /// The name of the piece.
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    /// The number of tokens, or the height of a tower; 1 for a piece that is there once.
    pub fn count(self) -> u8 {
        self.facts().number.unwrap_or(1)
    }

    /// Whether it is one of many tokens, which are told by their number or by what they show.
    pub const fn is_token(self) -> bool {
        self.facts().is_token
    }

    /// Whether a player has any of it.
    pub const fn is_there(self) -> bool {
        !matches!(self, Self::Gold(0) | Self::Bandit(None))
    }

    const fn facts(self) -> Facts {
        match self {
            Self::Bandit(space @ Some(_)) => Facts::token("bandit", space),
            Self::Bandit(None) => Facts::token("bandit-home", None),
            Self::Count => Facts::single("count"),
            Self::Dragon => Facts::single("dragon"),
            Self::Fairy => Facts::single("fairy"),
            Self::Ferry([one, other]) => {
                Facts::single("ferry").with((one.index() * Side::ALL.len() + other.index()) as u8)
            }
            Self::Gold(bars) => Facts::token("gold", Some(bars)),
            Self::Magician(magician) => Facts::single(magician.name()),
            Self::Messenger(points) => Facts::token("messenger", Some(points)),
            Self::Sheep(sheep) => Facts::token("sheep", Some(sheep)),
            Self::Wolf => Facts::token("wolf", None),
            Self::Tower(height) => Facts::single("tower").with(height),
        }
    }
}

/// Writes the name; a tower's with its height.
impl fmt::Display for Neutral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.facts() {
            Facts { name, number: Some(number), .. } => write!(f, "{name}-{number}"),
            Facts { name, number: None, .. } => f.write_str(name),
        }
    }
}

/// Something that stands on a board, or that a move puts there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A player's figure.
    Figure(Occupant),
    /// A piece that belongs to nobody.
    Neutral(Neutral),
}

impl From<Neutral> for Piece {
    fn from(piece: Neutral) -> Self {
        Self::Neutral(piece)
    }
}
