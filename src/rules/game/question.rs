//! The questions of the game: the topic, the player asked, and every answer. The window, the keys,
//! the corrections and the tests read these and nothing else.

mod answer;

pub use answer::{Answer, Shows, Target};

pub use crate::nature::Sent;
pub use crate::topic::{Act, Form, Shown, Topic};

use crate::geometry::{Position, Side};
use crate::moves::Move;
use crate::player::Seat;

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
    /// Answers that belong to the question and that cannot be given now: they keep their places
    /// among the others, and the game tells why it refuses them.
    pub out: Vec<Answer>,
    /// The move that declines all answers; `None` if something has to be chosen.
    pub pass: Option<Move>,
    /// Whether the question stands beside the awaited one, and never has to be answered.
    pub beside: bool,
}

impl Question {
    /// A question that has to be answered.
    pub const fn new(whom: Seat, topic: Topic, answers: Vec<Answer>) -> Self {
        Self { whom, topic, answers, out: Vec::new(), pass: None, beside: false }
    }

    pub(super) fn beside(whom: Seat, topic: Topic, answers: Vec<Answer>) -> Self {
        Self { beside: true, ..Self::new(whom, topic, answers) }
    }

    pub(super) fn without(self, out: Vec<Answer>) -> Self {
        Self { out, ..self }
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

impl Answer {
    /// The piece that the answer sends somewhere, if it is asked for before the place.
    pub const fn sends(&self) -> Option<Sent> {
        self.made.nature().sends
    }
}

impl Question {
    /// The pieces to choose from before the place; none if there is only one kind.
    pub fn pieces_first(&self) -> Vec<Sent> {
        let mut pieces: Vec<Sent> = self.answers.iter().filter_map(Answer::sends).collect();
        pieces.dedup();
        if pieces.len() > 1 { pieces } else { Vec::new() }
    }

    /// This question for each piece apart; itself alone if there is only one kind.
    pub fn by_piece(self) -> Vec<Self> {
        let pieces = self.pieces_first();
        if pieces.is_empty() {
            return vec![self];
        }
        let of = |piece| {
            let mut question = self.clone();
            question.answers.retain(|answer| answer.sends() == Some(piece));
            question
        };
        pieces.into_iter().map(of).collect()
    }
}
