//! The nature of a move: its maker, the question it answers, its part in a turn, its recordings.

use serde::{Deserialize, Serialize};

use super::piece::Magician;
use super::player::{Figure, Seat};
use super::topic::{Act, Topic};
use Recording::{Board, Deck, Scorepad};

/// The ways in which a table records its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Recording {
    /// Every tile is entered.
    #[default]
    Board,
    /// The yield of tiles is written down, without the tiles.
    Scorepad,
    /// Nothing but the King's Orders: players declare themselves which they have fulfilled.
    Deck,
}

/// The part of a move in a turn (R-TURN-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Begins the turn: its tile, the abbey, or none.
    Tile,
    /// Uses the action of the turn.
    Act,
    /// Goes with the action and uses none of it.
    Beside,
    /// Answers what a turn asks before it goes on.
    Step,
    /// Comes when every wagon has driven on or stays at home (R-AM-7).
    Late,
    /// Belongs to the round of a fair (R-CAT-1).
    Fair,
    /// Stands for itself on the scorepad.
    Written,
    /// Is made with cards of a hand.
    Orders,
    /// Belongs to no turn: who plays, by which rules, points by hand.
    Table,
    /// Ends the turn, or the game.
    End,
}

/// The piece that a move sends somewhere, where it is asked for before the place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sent {
    /// A follower of the player asked.
    Figure(Figure),
    /// Mage or witch.
    Magician(Magician),
    /// A figure that flies, with the number on the die.
    Flier(Figure, u8),
}

/// The nature of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nature {
    /// The maker, if the move names one; otherwise the player on turn.
    pub maker: Option<Seat>,
    /// The question that the move answers, whatever the answer is.
    pub answers: Option<Topic>,
    /// The part of the move in a turn.
    pub role: Role,
    /// The ways of recording a game that have the move.
    pub recordings: &'static [Recording],
    /// Whether it begins the next turn and leaves the last one's open questions unanswered.
    pub begins_next: bool,
    /// The piece that is asked for before the place to which the move sends it.
    pub sends: Option<Sent>,
}

/// In every way of recording a game.
pub(super) const EVERYWHERE: &[Recording] = &[Board, Scorepad, Deck];

impl Nature {
    pub(super) const fn with_role(
        role: Role,
        answers: Option<Topic>,
        recordings: &'static [Recording],
    ) -> Self {
        Self { maker: None, answers, role, recordings, begins_next: false, sends: None }
    }

    pub(super) const fn tile(answers: Option<Topic>) -> Self {
        Self::with_role(Role::Tile, answers, &[Board]).begins_next()
    }

    pub(super) const fn act(act: Act) -> Self {
        Self::with_role(Role::Act, Some(Topic::Act(act)), &[Board])
    }

    pub(super) const fn beside(answers: Topic) -> Self {
        Self::with_role(Role::Beside, Some(answers), &[Board])
    }

    pub(super) const fn step(answers: Topic) -> Self {
        Self::with_role(Role::Step, Some(answers), &[Board])
    }

    pub(super) const fn late(role: Role, answers: Topic) -> Self {
        Self::with_role(role, Some(answers), &[Board, Scorepad])
    }

    pub(super) const fn written(answers: Topic) -> Self {
        Self::with_role(Role::Written, Some(answers), &[Scorepad])
    }

    pub(super) const fn orders(answers: Topic) -> Self {
        Self::with_role(Role::Orders, Some(answers), EVERYWHERE)
    }

    pub(super) const fn table() -> Self {
        Self::with_role(Role::Table, None, EVERYWHERE).begins_next()
    }

    pub(super) const fn by(self, seat: Seat) -> Self {
        Self { maker: Some(seat), ..self }
    }

    pub(super) const fn on(self, recordings: &'static [Recording]) -> Self {
        Self { recordings, ..self }
    }

    pub(super) const fn sends(self, piece: Sent) -> Self {
        Self { sends: Some(piece), ..self }
    }

    pub(super) const fn begins_next(self) -> Self {
        Self { begins_next: true, ..self }
    }
}
