//! Messages: a second figure on the score track, and what it brings to stop on a dark space
//! (R-MSG-1 to 7).

use serde::{Deserialize, Serialize};

use super::track::ScoreFigure;
use crate::feature::{Place, Record};
use crate::geometry::Position;
use crate::named::named;
use crate::player::{Figure, Seat};
use crate::tile::Segment;

/// The points that may be taken instead of what a message says (R-MSG-3).
pub const INSTEAD: i32 = 2;

/// The points for a pennant, and for a knight of one's own (R-MSG-5).
pub const EACH: i32 = 2;

/// The points for a farmer of one's own (R-MSG-5).
pub const FARMER: i32 = 3;

named! {
    /// What a message says (R-MSG-5).
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Text {
        /// Score the smallest road with a follower of one's own.
        Road = "road",
        /// Score the smallest such city.
        City = "city",
        /// Score the smallest such monastery.
        Monastery = "monastery",
        /// Score the pennants of a city with a knight of one's own.
        Pennants = "pennants",
        /// Score one's own knights.
        Knights = "knights",
        /// Score one's own farmers.
        Farmers = "farmers",
        /// Draw and place another tile.
        Tile = "tile",
        /// Score a follower of one's own and take it home.
        Follower = "follower",
        /// Take 2 points instead, whatever it says (R-MSG-3).
        Points = "points",
    }
}

/// The figure that walks the points just scored (R-MSG-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Walk {
    /// The player who scored.
    pub player: Seat,
    /// The figure.
    pub figure: ScoreFigure,
}

/// A message that was drawn (R-MSG-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Read {
    /// What it says, or that points are taken instead.
    pub text: Text,
}

/// A city whose pennants are scored (R-MSG-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct City {
    /// A tile of the city.
    pub at: Position,
    /// The segment of that tile.
    pub on: Segment,
}

impl City {
    /// Where the city lies.
    pub const fn place(self) -> Place {
        Place { at: self.at, segment: self.on }
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// First the player says which figure walks (R-MSG-2).
    First { seat: Seat },
    /// First the message is read (R-MSG-3).
    ReadFirst { seat: Seat },
    /// Nobody has scored: no figure walks now.
    NothingToWalk,
    /// No message was drawn.
    NoneDrawn,
    /// The message would bring nothing: take points instead.
    BringsNothing,
    /// The message means no such city or follower.
    NotMeant,
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A figure has walked and shows so many points now (R-MSG-2).
    Walked { seat: Seat, figure: ScoreFigure, points: i32 },
    /// A figure stops on a dark space: its player draws a message (R-MSG-3).
    Drawn { seat: Seat },
    /// The player draws and places another tile (R-MSG-5).
    AnotherTile { seat: Seat },
    /// A follower that a message scored goes home, from a feature as it was then.
    TakenHome { seat: Seat, figure: Figure, from: Record },
}
