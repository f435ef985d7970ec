//! An answer: its move, where it can be pointed at, and what it shows.

use crate::rules::feature::{Occupant, Place};
use crate::rules::geometry::{Corner, Position};
use crate::rules::moves::Move;
use crate::rules::orders::card;
use crate::rules::piece::{Neutral, Piece};
use crate::rules::player::{Figure, Seat};
use crate::rules::tile::{self, Quarter};

/// Where an answer can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Nowhere.
    Nowhere,
    /// Anywhere on a feature.
    Feature(Place),
    /// At that very segment.
    Segment(Place),
    /// At that tile or place.
    Tile(Position),
    /// At a corner of a tile.
    Corner(Position, Corner),
    /// At a quarter of the City.
    Quarter(Quarter),
    /// At whoever stands there.
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
    #[must_use]
    pub const fn figure(seat: Seat, figure: Figure) -> Self {
        Self::Piece(Piece::Figure(Occupant { seat, figure }))
    }

    /// A piece that belongs to nobody.
    #[must_use]
    pub const fn neutral(piece: Neutral) -> Self {
        Self::Piece(Piece::Neutral(piece))
    }
}

/// One answer: the move that is made, where it can be pointed at, and what it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The move.
    pub made: Move,
    /// Where on the board.
    pub target: Target,
    /// A picture of what is moved, taken or chosen; `None` where words say all.
    pub shows: Option<Shows>,
}

impl Answer {
    /// A move that is made, and words say all about it.
    #[must_use]
    pub const fn new(made: Move) -> Self {
        Self { made, target: Target::Nowhere, shows: None }
    }

    /// It can be pointed at.
    #[must_use]
    pub fn at(self, target: Target) -> Self {
        Self { target, ..self }
    }

    /// An order is shown to be fulfilled.
    #[must_use]
    pub fn fulfils(player: Seat, card: &card::Id) -> Self {
        Self::new(Move::FulfilOrder { player, card: card.clone() })
            .showing(Shows::Card(card.clone()))
    }

    /// It has a picture.
    #[must_use]
    pub fn showing(self, shows: Shows) -> Self {
        Self { shows: Some(shows), ..self }
    }
}
