//! What the current turn has done so far.

use super::expansion;
use crate::rules::feature::Place;
use crate::rules::feature::completion::Completion;
use crate::rules::geometry::Position;
use crate::rules::player::{PerSeat, Seat};

/// What the current turn has done so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Turn {
    /// Counted from 1.
    pub number: u32,
    /// Whose turn it is.
    pub seat: Seat,
    /// A tile was drawn: the start of the turn is over (R-TURN-1), even if the tile fitted nowhere
    /// (R-BASE-4).
    pub drew_tile: bool,
    /// The fairy has paid for the start of it (R-PD-8).
    pub greeted: bool,
    /// Where this turn's tile lies, and the mouth of the river if it came with it.
    pub placed: Vec<Position>,
    /// Fields that this turn's tile joined while different players stood on the parts.
    pub joined_fields: Vec<Place>,
    /// Points for features in this turn, by player (R-TURN-2).
    pub points: PerSeat<i32>,
    /// What orders it has fulfilled.
    pub orders: Orders,
    /// What it has to do with the expansions.
    pub expansions: expansion::Turn,
}

/// What orders the current turn has fulfilled.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Orders {
    /// Who had an order fulfilled since the last tile was placed (A4).
    pub fulfilled: PerSeat<bool>,
    /// Who got points for an order that the completion fulfilled.
    pub paid: Vec<Seat>,
    /// What this part of the turn has completed, if a house rule asks what has paid an order (A35).
    pub completions: Vec<Completion>,
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
            expansions: expansion::Turn::default(),
        }
    }
}
