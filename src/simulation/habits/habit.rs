//! The moments at which players do something about a set.

use crate::mind::Mind;
use rules::game::question::{Act, Question};
use rules::{Game, Move, Seat};

/// The habits of players with a set; at most moments there are none.
pub trait Habit {
    /// The mixes of sets in which its orders are measured, where it is in none of
    /// [`deal`](crate::deal).
    fn mixes(&self) -> &'static [&'static [&'static str]] {
        &[]
    }

    /// The moves instead of drawing a tile that the app knows.
    fn draw(&self, _: &mut Mind<'_>) -> Option<Vec<Move>> {
        None
    }

    /// A use of the action that chance decides, with what it is worth on the average.
    fn chance(&self, _: &mut Mind<'_>) -> Option<(f64, Move)> {
        None
    }

    /// Whether chance decides before or after a move, so that trying it out tells nothing.
    fn is_chance(&self, _: &Move) -> bool {
        false
    }

    /// Whether a move is what chance brings on the average.
    fn is_usual(&self, _: &Move) -> bool {
        false
    }

    /// The acts beside the action of the turn for which the best answer is sought.
    fn acts(&self) -> &'static [Act] {
        &[]
    }

    /// A further move when the action is used.
    fn after_action(&self, _: &mut Mind<'_>) -> Option<Move> {
        None
    }

    /// The answer to a question of the set; `None` where what it brings at once decides.
    fn answer(&self, _: &Question, _: &mut Mind<'_>) -> Option<Move> {
        None
    }

    /// The promise of the pieces of the set to a player of whom so much of the game is left.
    fn promise(&self, _: &Game, _: Seat, _left: f64) -> f64 {
        0.0
    }
}
