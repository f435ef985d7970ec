//! A King's Order card, as `resources/orders/*.json` gives it, and what is below hands and setups:
//! tasks, the occasions that fulfil them, the deck, its faults and oddities.

pub mod deck;
mod fulfilment;
pub mod holdings;
pub mod mishap;
pub mod occasion;
pub mod past;
pub mod remark;
pub mod requirement;
pub mod soundness;
pub mod task;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use task::Requirement;

pub use super::id::card::Id;

/// The longest title that fits a card, in characters.
pub const MAX_TITLE: usize = 28;
/// The longest text that fits a card, in characters.
pub const MAX_TEXT: usize = 150;
/// The most points that an order is worth.
pub const MAX_POINTS: i32 = 30;
/// The most copies of a card in a deck (R-KO-50).
pub const MAX_COPIES: u32 = 9;
/// The points of the dragon card, won or lost (R-KO-29, 32).
pub const DRAGON_POINTS: i32 = 10;
/// The largest number of what was measured; no simulation plays so many games.
pub const MAX_MEASURED: u32 = 1_000_000_000;

/// The origins of cards (R-CARD-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The rule book shows the card.
    Documented,
    /// The card was written for this deck, in the spirit of the others.
    House,
    /// The table owns the printed card, and has typed it in.
    Printed,
}

/// A King's Order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The name of the card.
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = crate::id::ID_PATTERN)))]
    pub id: Id,
    /// The set of cards that it belongs to (R-KO-1).
    #[cfg_attr(feature = "schema", schemars(extend("pattern" = crate::id::ID_PATTERN)))]
    pub set: String,
    /// The title of the card.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_TITLE)))]
    pub title: String,
    /// The task in words of the card's own, in one sentence; without them it is told as it follows
    /// from the requirement. The words decide (R-KO-6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_TEXT)))]
    pub text: Option<String>,
    /// The points for fulfilling the card; of the dragon card always [`DRAGON_POINTS`].
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_POINTS)))]
    pub points: i32,
    /// How often the deck has the card (R-KO-50).
    #[serde(default = "once", skip_serializing_if = "is_once")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_COPIES)))]
    pub count: u32,
    /// Whether some part of the task requires placing a farmer (R-KO-24).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub farmer: bool,
    /// The origin of the card.
    pub source: Origin,
    /// The task, for the app.
    pub requirement: Requirement,
    /// The measured chances of the card, from which its points follow; a deck of the table's own
    /// may leave them out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measured: Option<Measured>,
}

const fn once() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_once(count: &u32) -> bool {
    *count == 1
}

impl Card {
    /// The card and its further copies, each with an id of its own (R-KO-50).
    pub fn copies(card: &Arc<Self>) -> impl Iterator<Item = Arc<Self>> {
        let further = (2..=card.count.min(MAX_COPIES))
            .map(|copy| Arc::new(Self { id: card.id.of_copy(copy), ..Self::clone(card) }));
        std::iter::once(Arc::clone(card)).chain(further)
    }

    /// Whether two cards are alike in everything but their measured chances.
    pub fn is(&self, other: &Self) -> bool {
        *self == Self { measured: self.measured, ..other.clone() }
    }

    /// Whether a card of another file is this one: alike, but that it may have words where this one
    /// has none of its own.
    pub fn is_copied_by(&self, other: &Self) -> bool {
        let text = self.text.as_ref().and(other.text.clone());
        self.is(&Self { text, ..other.clone() })
    }

    /// Whether two cards are copies of one printed card: nothing on them tells them apart.
    pub fn is_printed_like(&self, other: &Self) -> bool {
        (&self.title, &self.text, self.points) == (&other.title, &other.text, other.points)
            && self.set == other.set
            && self.requirement == other.requirement
    }

    /// Whether its holder alone judges the card, whatever is recorded.
    pub const fn is_judged_by_holder(&self) -> bool {
        matches!(self.requirement, Requirement::Judged(_))
    }

    /// Whether the card is the dragon card, whose points are fixed (R-KO-29…33).
    pub const fn is_of_dragon(&self) -> bool {
        matches!(self.requirement, Requirement::AvoidDragon(_))
    }

    /// Whether the card asks to keep out of harm to the end: it is never fulfilled (R-KO-33, 56).
    pub const fn is_avoidance(&self) -> bool {
        matches!(self.requirement, Requirement::AvoidDragon(_) | Requirement::Avoid(_))
    }

    /// The points of a card that the rules give them, whatever anybody writes: the dragon card
    /// (R-KO-29, 32).
    pub const fn fixed_points(&self) -> Option<i32> {
        if self.is_of_dragon() { Some(DRAGON_POINTS) } else { None }
    }

    /// Gives the card the points that the rules give it. Others that it had are returned: older
    /// files have such cards, and nothing was ever paid by them.
    pub fn fix_points(&mut self) -> Option<i32> {
        let fixed = self.fixed_points().filter(|fixed| *fixed != self.points)?;
        Some(std::mem::replace(&mut self.points, fixed))
    }
}

/// The chances of a card, as measured by a simulation of whole games (`tests/simulation.rs`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// How often a player held the card when half of the tiles or more were still to be placed.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MEASURED)))]
    pub held: u32,
    /// How often that player fulfilled the card.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MEASURED)))]
    pub fulfilled: u32,
    /// The median time of fulfilment: the share of the tiles that lay then, in percent; 0 if never.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MEASURED)))]
    pub when: u32,
}

/// The points of an order that is fulfilled every other time: the 10 that it costs otherwise
/// (R-KO-34), and 2 for the trouble.
const EVEN: i32 = 12;
/// The fewest and the most points that a measure gives.
const LEAST: i32 = 2;
const MOST: i32 = 20;

/// The points that measured odds make fair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fair {
    /// No more than these, and they are the fewest that are given.
    Least(i32),
    /// So many.
    So(i32),
    /// More than these, and they are the most that are given.
    Most(i32),
}

impl Fair {
    /// Points that are worked out from odds, within what is given.
    fn of(points: f64) -> Self {
        match points.round() {
            points if points < f64::from(LEAST) => Self::Least(LEAST),
            points if points > f64::from(MOST) => Self::Most(MOST),
            points => Self::So(points as i32),
        }
    }

    /// The points that are given.
    pub const fn points(self) -> i32 {
        match self {
            Self::Least(points) | Self::So(points) | Self::Most(points) => points,
        }
    }
}

impl Measured {
    /// The share of the holders who fulfilled the card.
    pub fn rate(&self) -> f64 {
        f64::from(self.fulfilled) / f64::from(self.held.max(1))
    }

    /// The points that the odds of a card make fair: 12 × √(misses ÷ fulfilments), rounded, from 2
    /// to 20. The root, for a player does not only bet on a card but chooses which to work for.
    pub fn fair_points(&self) -> i32 {
        Fair::of(self.odds(self.fulfilled.max(1))).points()
    }

    /// The fair points, and whether they are a bound; `None` where nobody has fulfilled the card,
    /// so that there are no odds.
    pub fn fair(&self) -> Option<Fair> {
        (self.fulfilled > 0).then(|| Fair::of(self.odds(self.fulfilled)))
    }

    fn odds(&self, fulfilled: u32) -> f64 {
        let missed = f64::from(self.held.saturating_sub(self.fulfilled));
        f64::from(EVEN) * (missed / f64::from(fulfilled)).sqrt()
    }
}
