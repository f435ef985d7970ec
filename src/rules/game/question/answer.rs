//! An answer: its move, where it can be pointed at, and its picture.

use crate::card;
use crate::feature::{Occupant, Place};
use crate::geometry::{Corner, Position};
use crate::moves::Move;
use crate::piece::{Neutral, Piece};
use crate::player::{Figure, Seat};
use crate::tile::{self, Quarter};

/// The target at which an answer can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Nowhere.
    Nowhere,
    /// Anywhere on a feature.
    Feature(Place),
    /// At one segment alone.
    Segment(Place),
    /// At a tile or an empty place.
    Tile(Position),
    /// At a corner of a tile.
    Corner(Position, Corner),
    /// At a quarter of the City.
    Quarter(Quarter),
    /// At the figure on a segment.
    Figure(Place),
}

/// The subject of a move, for a picture beside its words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shows {
    /// The piece that is moved.
    Piece(Piece),
    /// A tile.
    Tile(tile::Id),
    /// A player.
    Seat(Seat),
    /// An order.
    Card(card::Id),
}

impl Shows {
    /// A figure of a player.
    pub const fn figure(seat: Seat, figure: Figure) -> Self {
        Self::Piece(Piece::Figure(Occupant { seat, figure }))
    }

    /// A piece that belongs to nobody.
    pub const fn neutral(piece: Neutral) -> Self {
        Self::Piece(Piece::Neutral(piece))
    }
}

/// One answer: the move that is made, where it can be pointed at, and its picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The move.
    pub made: Move,
    /// The target on the board.
    pub target: Target,
    /// A picture of the thing that is moved, taken or chosen; `None` where words say all.
    pub shows: Option<Shows>,
    /// Its number among the answers, from 1, where that is the same whenever the question is asked.
    pub number: Option<usize>,
}

impl Answer {
    /// An answer without target and picture.
    pub const fn new(made: Move) -> Self {
        Self { made, target: Target::Nowhere, shows: None, number: None }
    }

    /// The answer with a target.
    #[must_use]
    pub fn at(self, target: Target) -> Self {
        Self { target, ..self }
    }

    /// The answer with a number that it always has.
    #[must_use]
    pub fn numbered(self, number: usize) -> Self {
        Self { number: Some(number), ..self }
    }

    /// The answer by which an order is fulfilled.
    pub fn fulfils(player: Seat, card: &card::Id) -> Self {
        Self::new(Move::FulfilOrder { player, card: card.clone() })
            .showing(Shows::Card(card.clone()))
    }

    /// The answer with a picture.
    #[must_use]
    pub fn showing(self, shows: Shows) -> Self {
        Self { shows: Some(shows), ..self }
    }
}
