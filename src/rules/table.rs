//! Decisions of the table beside the rules: the players and their order, tiles and figures kept
//! against the rules, and the house rules from now on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::house_rule::HouseRule;
use super::player::{PerSeat, Seat};
use super::setup;
use super::tile::{self, described};

/// The fate of the figures of a player who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Figures {
    /// The figures stay where they are, and score for their owner.
    #[default]
    Stay,
    /// The figures go home at once.
    GoHome,
}

/// The fate of the orders in the hand of a player who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self { order: Seat::all(players).collect(), left: PerSeat::default() }
    }

    /// Whether a player takes turns.
    #[must_use]
    pub fn plays(&self, seat: Seat) -> bool {
        self.order.contains(&seat) && !self.left[seat]
    }

    /// Everybody who has ever sat down, clockwise; after a change of seats the absent come last.
    #[must_use]
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
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        self.clockwise(seat).find(|other| *other != seat).unwrap_or(seat)
    }

    /// The player to the right, whose turn was before.
    #[must_use]
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
    /// A tile was described that the app did not know.
    TileDescribed { tile: tile::Id },
}
