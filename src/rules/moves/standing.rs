//! A figure on the board, as moves name it, and one that the table has otherwise than the app.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rules::expansion::fairy::Stand;
use crate::rules::feature::{Occupant, Place};
use crate::rules::geometry::Position;
use crate::rules::player::{Figure, Seat};
use crate::rules::tile::{Quarter, Segment};

/// A figure that stands on a segment, or comes to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The owner of the figure.
    pub player: Seat,
    /// The kind of figure.
    pub figure: Figure,
    /// The tile on which it stands.
    pub at: Position,
    /// The segment of that tile.
    pub on: Segment,
}

impl Standing {
    /// The figure on that segment.
    #[must_use]
    pub const fn new(who: Occupant, place: Place) -> Self {
        Self { player: who.seat, figure: who.figure, at: place.at, on: place.segment }
    }

    /// Whose figure it is, and which.
    #[must_use]
    pub const fn occupant(self) -> Occupant {
        Occupant { seat: self.player, figure: self.figure }
    }

    /// Where it stands.
    #[must_use]
    pub const fn place(self) -> Place {
        Place { at: self.at, segment: self.on }
    }
}

/// A place where figures are that are not at home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// On a segment, on top of a tower, or in the City.
    Stand(Stand),
    /// In the hands of that player, who has captured it (R-TW-4).
    Prison(Seat),
}

/// A figure with its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Owned {
    /// The owner of the figure.
    pub player: Seat,
    /// The kind of figure.
    pub figure: Figure,
}

impl Owned {
    const fn new(occupant: Occupant) -> Self {
        Self { player: occupant.seat, figure: occupant.figure }
    }

    const fn occupant(self) -> Occupant {
        Occupant { seat: self.player, figure: self.figure }
    }
}

/// A figure set right: without `is` it is at home, without `was` it comes back from there, with
/// both it is exchanged. It stands on a segment (`at`, `on`), on top of a tower (`at` alone), in the
/// City (`quarter` alone) or is a prisoner (`captor` alone).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetRight {
    /// The tile on which it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// The segment of that tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Segment>,
    /// The quarter of the City in which it waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarter: Option<Quarter>,
    /// The player who holds it as a prisoner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captor: Option<Seat>,
    /// The figure that the app had there, which goes home; absent: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<Owned>,
    /// The figure that is there, which comes from its owner's supply; absent: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is: Option<Owned>,
}

impl SetRight {
    /// What was there, and what is there.
    #[must_use]
    pub fn new(spot: Spot, was: Option<Occupant>, is: Option<Occupant>) -> Self {
        let (at, on, quarter, captor) = match spot {
            Spot::Stand(Stand::Segment(place)) => (Some(place.at), Some(place.segment), None, None),
            Spot::Stand(Stand::Tower(at)) => (Some(at), None, None, None),
            Spot::Stand(Stand::Quarter(quarter)) => (None, None, Some(quarter), None),
            Spot::Prison(captor) => (None, None, None, Some(captor)),
        };
        Self { at, on, quarter, captor, was: was.map(Owned::new), is: is.map(Owned::new) }
    }

    /// Where it stands; `None` if the parts name no such place.
    #[must_use]
    pub const fn spot(self) -> Option<Spot> {
        match (Stand::from_parts(self.at, self.on, self.quarter), self.captor) {
            (Some(stand), None) => Some(Spot::Stand(stand)),
            (None, Some(captor))
                if self.at.is_none() && self.on.is_none() && self.quarter.is_none() =>
            {
                Some(Spot::Prison(captor))
            }
            (Some(_) | None, Some(_) | None) => None,
        }
    }

    /// The figure that the app had there.
    #[must_use]
    pub fn before(self) -> Option<Occupant> {
        self.was.map(Owned::occupant)
    }

    /// The figure that is there.
    #[must_use]
    pub fn now(self) -> Option<Occupant> {
        self.is.map(Owned::occupant)
    }
}
