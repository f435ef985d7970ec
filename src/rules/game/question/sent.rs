//! Questions that ask for a piece before its place: a follower that is sent into the City (R-CNT-5,
//! 9), mage or witch (R-MAG-1), a figure that a crop circle means (R-CRC-3, 4), a
//! flier and the number on the die (R-FLY-2).

use super::{Answer, Question};
use crate::rules::expansion::flying::Flight;
use crate::rules::moves::{Move, Standing};
use crate::rules::piece::Magician;
use crate::rules::player::Figure;

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
