//! The questions of the game: the topic, the player asked, and every answer. The window, the keys,
//! the corrections and the tests read these and nothing else.

mod answer;
mod sent;

pub use answer::{Answer, Shows, Target};
pub use sent::Sent;

pub use crate::rules::topic::{Act, Form, Shown, Topic};

use crate::rules::geometry::{Position, Side};
use crate::rules::moves::Move;
use crate::rules::player::Seat;

impl Topic {
    /// Whether a move is of the kind that answers a question of this topic.
    fn takes(self, made: &Move) -> bool {
        match made.nature().answers {
            Some(Self::Fulfil) => matches!(self, Self::Fulfil | Self::Declare),
            Some(Self::Throw(_)) => matches!(self, Self::Throw(_)),
            answered => answered == Some(self),
        }
    }
}

/// A question to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The player who has to decide, not always the one on turn.
    pub whom: Seat,
    /// The topic of the question.
    pub topic: Topic,
    /// The answers, in the order of their numbers; the commonest ones where others are filled in.
    pub answers: Vec<Answer>,
    /// The move that declines all answers; `None` if something has to be chosen.
    pub pass: Option<Move>,
    /// Whether the question stands beside the awaited one, and never has to be answered.
    pub beside: bool,
}

impl Question {
    /// A question that has to be answered.
    pub const fn new(whom: Seat, topic: Topic, answers: Vec<Answer>) -> Self {
        Self { whom, topic, answers, pass: None, beside: false }
    }

    pub(super) fn beside(whom: Seat, topic: Topic, answers: Vec<Answer>) -> Self {
        Self { beside: true, ..Self::new(whom, topic, answers) }
    }

    pub(super) fn or(self, pass: Move) -> Self {
        Self { pass: Some(pass), ..self }
    }

    /// Whether a move answers the question: one of the answers, or a filled-in move of that kind.
    /// [`Game::allows`] tells whether the game allows it.
    pub fn takes(&self, made: &Move) -> bool {
        self.moves().any(|answer| answer == made)
            || (self.topic.takes(made) && made.nature().maker.is_none_or(|seat| seat == self.whom))
    }

    /// Every move that answers the question, the declining one last.
    pub fn moves(&self) -> impl Iterator<Item = &Move> {
        self.answers.iter().map(|answer| &answer.made).chain(&self.pass)
    }
}

impl Question {
    /// The answer at the next tile on that side of a place, if there is one.
    pub fn towards(&self, from: Position, side: Side) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.target == Target::Tile(from.towards(side)))
    }
}
