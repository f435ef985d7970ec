//! The questions of the game: the topic, the player asked, and every answer. The window, the keys,
//! the corrections and the tests read these and nothing else.

mod answer;

pub use answer::{Answer, Shows, Target};

pub use crate::rules::topic::{Act, Form, Shown, Topic};

use crate::rules::expansion::flying::Flight;
use crate::rules::geometry::{Position, Side};
use crate::rules::moves::{Move, Standing};
use crate::rules::piece::Magician;
use crate::rules::player::{Figure, Seat};

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

/// The piece that is asked for first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sent {
    /// A follower of the player asked.
    Figure(Figure),
    /// Mage or witch.
    Magician(Magician),
    /// A figure that flies, with the number on the die.
    Flier(Figure, u8),
}

impl Answer {
    /// The piece that the answer sends somewhere, if it is asked for before the place.
    pub const fn sends(&self) -> Option<Sent> {
        if let Move::EnterCity { figure, .. }
        | Move::CropAdd(Standing { figure, .. })
        | Move::CropTakeHome(Standing { figure, .. }) = self.made
        {
            Some(Sent::Figure(figure))
        } else if let Move::Fly(Flight { figure, steps, .. }) = self.made {
            Some(Sent::Flier(figure, steps))
        } else if let Move::MoveMage(_) = self.made {
            Some(Sent::Magician(Magician::Mage))
        } else if let Move::MoveWitch(_) = self.made {
            Some(Sent::Magician(Magician::Witch))
        } else {
            None
        }
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
