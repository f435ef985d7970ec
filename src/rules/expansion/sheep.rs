//! Hills & Sheep: the bag with its tokens, and the flocks that lie with their shepherds (R-HSH-1 to
//! 9).

use serde::{Deserialize, Serialize};

use crate::nature::Nature;
use crate::piece::Tokens;
use crate::player::{MAX_PLAYERS, PerSeat, Seat};
use crate::topic::{Act, Topic};

/// The most sheep on a token.
pub const MOST: u8 = 4;

/// The most sheep that can lie with one shepherd: all of the box.
pub const FLOCK: u8 = 4 + 5 * 2 + 5 * 3 + 2 * 4;

/// The tokens in the box with one to four sheep (R-HSH-1).
const SHEEP: Tokens = [4, 5, 5, 2];
/// The wolves in the box (R-HSH-1): none ever stays out of the bag (R-HSH-2, 3).
const WOLVES: u8 = 2;

/// The sheep on so many tokens.
pub fn sheep_on(tokens: Tokens) -> u8 {
    let tokens = (1..=MOST).zip(tokens);
    tokens.map(|(sheep, tokens)| sheep.saturating_mul(tokens)).fold(0, u8::saturating_add)
}

/// The tokens: those that lie with each shepherd; all others are in the bag.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Flocks {
    lying: PerSeat<Tokens>,
}

impl Flocks {
    /// The tokens in the bag with so many sheep; 0 is the wolf.
    pub fn in_bag(&self, sheep: u8) -> u8 {
        let Some(kind) = kind(sheep) else { return if sheep == 0 { WOLVES } else { 0 } };
        let lie = Seat::all(MAX_PLAYERS).filter_map(|seat| self.lying[seat].get(kind).copied());
        let all = SHEEP.get(kind).copied().unwrap_or(0);
        all.saturating_sub(lie.fold(0, u8::saturating_add))
    }

    /// The wolves in the bag, and all tokens there.
    pub fn odds(&self) -> (u8, u8) {
        let all = (0..=MOST).map(|sheep| self.in_bag(sheep));
        (self.in_bag(0), all.fold(0, u8::saturating_add))
    }

    /// The sheep that lie with the shepherd of a player.
    pub fn sheep(&self, seat: Seat) -> u8 {
        sheep_on(self.lying[seat])
    }

    /// The tokens that lie with the shepherd of a player.
    pub fn tokens(&self, seat: Seat) -> Tokens {
        self.lying[seat]
    }

    /// Lays a token with so many sheep beside the shepherd of a player.
    pub(crate) fn lay(&mut self, seat: Seat, sheep: u8) {
        let tokens = kind(sheep).and_then(|kind| self.lying[seat].get_mut(kind));
        tokens.into_iter().for_each(|tokens| *tokens += 1);
    }

    /// Lays just these tokens beside the shepherd of a player.
    pub(crate) fn set(&mut self, seat: Seat, tokens: Tokens) {
        self.lying[seat] = tokens;
    }

    /// Puts the tokens of a player's shepherd back into the bag.
    pub(crate) fn scatter(&mut self, seat: Seat) {
        self.lying[seat] = Tokens::default();
    }
}

/// The place of a kind of token among the tokens with sheep; `None` if there is none of it.
fn kind(sheep: u8) -> Option<usize> {
    let kind = usize::from(sheep).checked_sub(1)?;
    (kind < SHEEP.len()).then_some(kind)
}

/// A token that was drawn (R-HSH-2, 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, try_from = "Written")]
pub struct Drawn {
    /// The sheep on it; 0 for the wolf.
    #[cfg_attr(feature = "schema", schemars(range(max = MOST)))]
    pub sheep: u8,
}

/// A token as it is read, whatever its number.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Written {
    /// The sheep on it; 0 for the wolf.
    #[cfg_attr(feature = "schema", schemars(range(max = MOST)))]
    sheep: u8,
}

impl TryFrom<Written> for Drawn {
    type Error = String;

    fn try_from(Written { sheep }: Written) -> Result<Self, String> {
        if sheep <= MOST {
            Ok(Self { sheep })
        } else {
            Err(format!("a token shows 0 to {MOST} sheep, not {sheep}"))
        }
    }
}

/// The moves of this expansion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "move", rename_all = "kebab-case")]
pub enum Move {
    /// A token is drawn (R-HSH-2, 3).
    DrawSheep(Drawn),
    /// The flock is guided home (R-HSH-3).
    GuideHome,
}

impl Move {
    /// The nature of the move.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::DrawSheep(_) | Self::GuideHome => Nature::beside(Topic::Act(Act::Flock)),
        }
    }
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// First a token is drawn, or the flock guided home (R-HSH-2, 3).
    First,
    /// The tile extends no field with the player's shepherd, or that is done (R-HSH-3).
    NoneDue,
    /// Whoever has just come draws a token first (R-HSH-2).
    MustDraw,
    /// No such token is in the bag.
    NoneLeft { sheep: u8 },
    /// No token lies with such a figure, or at such a place.
    NotBeside,
    /// Another shepherd is on the field (R-HSH-2).
    HasShepherd { by: Seat },
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// Sheep lie down with a shepherd, who has so many now (R-HSH-2, 3).
    Gathered { seat: Seat, sheep: u8, flock: u8 },
    /// A wolf scatters the flock of the field: the sheep that each shepherd there loses, if there
    /// were any (R-HSH-2, 3).
    Wolf { seat: Seat, lost: Vec<(Seat, u8)> },
    /// A player guides the flock home (R-HSH-3).
    Guided { seat: Seat },
    /// A flock goes home because its field is closed (R-HSH-4).
    Closed,
    /// A tile goes under a hill, unseen (R-HSH-9); none was left where `hidden` is false.
    UnderHill { hidden: bool },
    /// At the end sheep are still in the fields, so many with each shepherd (R-HSH-6).
    LeftOutside { flocks: Vec<(Seat, u8)> },
}
