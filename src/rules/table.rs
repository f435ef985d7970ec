//! Decisions of the table beside the rules: the players and their order, tiles and figures kept
//! against the rules, and the house rules from now on.

use serde::{Deserialize, Serialize};

use super::expansion::fairy::Stand;
use super::feature::{Occupant, Place};
use super::geometry::Position;
use super::house_rule::HouseRule;
use super::piece::Tokens;
use super::player::{Figure, PerSeat, Seat};
use super::setup;
use super::tile::{self, Quarter, Segment, described};

/// The fate of the figures of a player who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Figures {
    /// The figures stay where they are, and score for their owner.
    #[default]
    Stay,
    /// The figures go home at once.
    GoHome,
}

/// The fate of the orders in the hand of a player who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// The orders count at the end as not fulfilled (R-KO-34).
    #[default]
    Count,
    /// The orders go under the pile and cost nothing. The player has no part in the points for the
    /// most orders (R-KO-36) any more.
    UnderPile,
}

/// The departure of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// The player who leaves.
    pub player: Seat,
    /// The fate of the figures.
    #[serde(default)]
    pub figures: Figures,
    /// The fate of the orders in hand.
    #[serde(default)]
    pub orders: Held,
}

/// The players, clockwise. A player who has left keeps the seat, and nobody else gets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Company {
    /// Everybody who has ever sat down, clockwise.
    order: Vec<Seat>,
    left: PerSeat<bool>,
}

impl Company {
    /// A company of so many players, in the order of their seats.
    pub fn new(players: usize) -> Self {
        Self { order: Seat::all(players).collect(), left: PerSeat::default() }
    }

    /// Whether a player takes turns.
    pub fn plays(&self, seat: Seat) -> bool {
        self.order.contains(&seat) && !self.left[seat]
    }

    /// Everybody who has ever sat down, clockwise; after a change of seats the absent come last.
    pub fn seated(&self) -> &[Seat] {
        &self.order
    }

    /// All who take turns, in turn order from the seat that began.
    pub fn playing(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + '_ {
        self.order.iter().copied().filter(|seat| !self.left[*seat])
    }

    /// All who take turns, clockwise from that player, or from the next one if the player has left.
    pub fn clockwise(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        let place = self.order.iter().position(|seat| *seat == first).unwrap_or(0);
        let (before, from) = self.order.split_at(place);
        from.iter().chain(before).copied().filter(|seat| !self.left[*seat])
    }

    /// The player to the left, whose turn is next.
    pub fn next(&self, seat: Seat) -> Seat {
        self.clockwise(seat).find(|other| *other != seat).unwrap_or(seat)
    }

    /// The player to the right, whose turn was before.
    pub fn previous(&self, seat: Seat) -> Seat {
        self.clockwise(seat).filter(|other| *other != seat).last().unwrap_or(seat)
    }

    /// Seats a player last in the order of turns: to the right of the one who began.
    pub(crate) fn join(&mut self, seat: Seat) {
        self.order.push(seat);
    }

    pub(crate) fn leave(&mut self, seat: Seat) {
        self.left[seat] = true;
    }

    /// Seats those who play in that order from now on.
    pub(crate) fn sit(&mut self, order: &[Seat]) {
        let gone: Vec<Seat> = self.order.iter().copied().filter(|seat| self.left[*seat]).collect();
        self.order = order.iter().copied().chain(gone).collect();
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

impl Spot {
    /// The segment; `None` on a tower, in the City and in prison.
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Stand(Stand::Segment(place)) => Some(place),
            Self::Stand(Stand::Tower(_) | Stand::Quarter(_)) | Self::Prison(_) => None,
        }
    }
}

/// A figure with its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
/// both it is exchanged. It stands on a segment (`at`, `on`), on top of a tower (`at` alone), in
/// the City (`quarter` alone) or is a prisoner (`captor` alone).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The tokens that lie with the figure that is there: so many of each kind, the least first;
    /// absent: none. With them the same figure may be there as before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Tokens>,
}

impl SetRight {
    /// What was there, and what is there.
    pub fn new(spot: Spot, was: Option<Occupant>, is: Option<Occupant>) -> Self {
        let (at, on, quarter, captor) = match spot {
            Spot::Stand(Stand::Segment(place)) => (Some(place.at), Some(place.segment), None, None),
            Spot::Stand(Stand::Tower(at)) => (Some(at), None, None, None),
            Spot::Stand(Stand::Quarter(quarter)) => (None, None, Some(quarter), None),
            Spot::Prison(captor) => (None, None, None, Some(captor)),
        };
        let (was, is) = (was.map(Owned::new), is.map(Owned::new));
        Self { at, on, quarter, captor, was, is, tokens: None }
    }

    /// With these tokens beside the figure that is there.
    #[must_use]
    pub const fn with(self, tokens: Option<Tokens>) -> Self {
        Self { tokens, ..self }
    }

    /// Where it stands; `None` if the parts name no such place.
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
    pub fn before(self) -> Option<Occupant> {
        self.was.map(Owned::occupant)
    }

    /// The figure that is there.
    pub fn now(self) -> Option<Occupant> {
        self.is.map(Owned::occupant)
    }
}

/// Why a decision of the table is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// People come, go, change seats and change rules only at the start of a turn.
    OnlyAtTurnStart,
    /// The player would make the setup wrong.
    Person { fault: setup::Fault },
    /// That player has left.
    HasLeft { seat: Seat },
    /// A game has two players at least.
    LastTwo,
    /// The order does not name everybody who plays, each once.
    NotEverybody,
    /// It is that player's turn already.
    TurnIsTheirs { seat: Seat },
    /// Whether there are farmers is decided before the game (A45).
    FarmersFromStart,
    /// The start tile was drawn from the pile, so that it cannot go into the box (A47).
    StartTileDrawn,
    /// A tile of that name is known.
    KnownTile { tile: tile::Id },
    /// The place of a figure to set right is given neither by a tile, with or without a segment,
    /// nor by a quarter or a captor alone.
    Where,
    /// The figure is set right already: what was there is what is there.
    IsRight,
    /// That figure is not there.
    NotThere,
    /// The feature is complete and scored, and nobody stands on it any more (R-BASE-11).
    Scored { place: Place },
    /// Nobody holds an own figure, or one of a player who holds one in turn: these are exchanged
    /// at once (R-TW-3, 4).
    NoPrisoner { captor: Seat },
    /// No tile can look like that.
    Unsound { fault: described::Fault },
}

/// The outcomes of decisions of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A guest has come.
    Joined { seat: Seat },
    /// A player has left.
    Left { seat: Seat, figures: Figures, held: Held },
    /// The players sit in that order of turns from now on.
    Seated { order: Vec<Seat> },
    /// The turn was given to another player.
    TurnGiven { from: Seat, to: Seat },
    /// House rules have changed from now on; each with the place of its answer.
    RulesChanged { rules: Vec<(HouseRule, usize)> },
    /// A figure was set right.
    SetRight(SetRight),
    /// A tile was described that the app did not know.
    TileDescribed { tile: tile::Id },
}
