//! A player who thinks about a position: what the habits of every set ask of one.

use super::dice::Dice;
use rules::card::task::Requirement;
use rules::{Game, Move, Seat};

/// A player who thinks about a position.
pub struct Mind<'a> {
    /// The position.
    pub game: &'a Game,
    /// The player.
    pub seat: Seat,
    /// The dice of chance, and of what the player cares nothing about.
    pub dice: &'a mut Dice,
    /// The worth of the turn to a player if nothing else is done in it.
    pub outcome: fn(Game, Seat) -> f64,
}

impl Mind<'_> {
    /// Whether the player holds an order with such a requirement.
    pub fn holds(&self, wanted: impl Fn(&Requirement) -> bool) -> bool {
        holds(self.game, self.seat, wanted)
    }

    /// The worth of the position that a move leaves a player with; `None` if it is refused.
    pub fn value(&self, made: &Move, seat: Seat) -> Option<f64> {
        let mut after = self.game.clone();
        after.play(made).ok()?;
        Some((self.outcome)(after, seat))
    }
}

/// The tasks of the orders that a player holds, those of two tasks each for itself as well.
pub fn tasks(game: &Game, seat: Seat) -> impl Iterator<Item = &Requirement> {
    let held = game.orders().map(|orders| orders.hand(seat).held.as_slice()).unwrap_or_default();
    held.iter().flat_map(|card| card.requirement.each())
}

/// Whether a player holds an order with such a requirement.
pub fn holds(game: &Game, seat: Seat, wanted: impl Fn(&Requirement) -> bool) -> bool {
    tasks(game, seat).any(wanted)
}
