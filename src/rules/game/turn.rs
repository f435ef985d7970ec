//! The state of the current turn.

use super::sets;
use crate::feature::Place;
use crate::feature::completion::Completion;
use crate::geometry::Position;
use crate::player::{PerSeat, Seat};

/// The state of the current turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Turn {
    /// The number of the turn, from 1.
    pub number: u32,
    /// The player on turn.
    pub seat: Seat,
    /// Whether a tile was drawn: the start of the turn is over (R-TURN-1), even if the tile fitted
    /// nowhere (R-BASE-4).
    pub drew_tile: bool,
    /// Whether the start of the turn has brought its player points (R-PD-8).
    pub greeted: bool,
    /// The place of this turn's tile, and of the mouth of the river if that came with it.
    pub placed: Vec<Position>,
    /// Fields that this turn's tile joined while different players stood on the parts.
    pub joined_fields: Vec<Place>,
    /// Points for features in this turn, by player (R-TURN-2).
    pub points: PerSeat<i32>,
    /// The orders that the turn has fulfilled.
    pub orders: Orders,
    /// The part of the expansions in the turn.
    pub expansions: sets::Turn,
}

/// The orders that the current turn has fulfilled.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Orders {
    /// The players with an order fulfilled since the last tile was placed (A4).
    pub fulfilled: PerSeat<bool>,
    /// The tile placed last with all that it completes, as an occasion of each player.
    pub tile: Used,
    /// The farmers deployed since, as another one.
    pub farmers: Used,
    /// The players who have deployed one.
    pub farmed: PerSeat<bool>,
    /// Whether everybody is asked for claims before the final scoring begins (R-KO-41).
    pub asks: bool,
    /// The players with points for an order that the completion fulfilled.
    pub paid: Vec<Seat>,
    /// The completions of this part of the turn, if it matters which have paid an order (A35).
    pub completions: Vec<Completion>,
}

/// The players for whom an occasion is used up (R-KO-12, 40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Used {
    /// By an order that it has fulfilled, or offered among several.
    pub by_itself: PerSeat<bool>,
    /// By a claim.
    pub by_claim: PerSeat<bool>,
}

impl Orders {
    /// The part that is remembered until the next tile is placed, while another turn has begun.
    pub fn until_tile(&self) -> Self {
        Self {
            fulfilled: self.fulfilled,
            tile: self.tile,
            farmers: self.farmers,
            farmed: self.farmed,
            ..Self::default()
        }
    }
}

impl Turn {
    pub fn new(number: u32, seat: Seat) -> Self {
        Self {
            number,
            seat,
            drew_tile: false,
            greeted: false,
            placed: Vec::new(),
            joined_fields: Vec::new(),
            points: PerSeat::default(),
            orders: Orders::default(),
            expansions: sets::Turn::default(),
        }
    }
}
