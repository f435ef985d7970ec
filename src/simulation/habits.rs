//! The habits of players with the sets, one file each: chance at stated odds, and choices that more
//! decides than what they bring at once.

mod count;
mod crop;
mod dragon;
mod fair;
mod ferry;
mod flying;
mod habit;
mod messages;
mod robbers;
mod sheep;

use super::mind::Mind;
use habit::Habit;
use rules::game::question::{Act, Question};
use rules::{Game, Move, Seat};

/// The sets that players have habits about, in the order in which these come into their minds.
const SETS: [&dyn Habit; 9] = [
    &dragon::Set,
    &count::Set,
    &fair::Set,
    &robbers::Set,
    &messages::Set,
    &crop::Set,
    &flying::Set,
    &ferry::Set,
    &sheep::Set,
];

/// The mixes of sets that the habits name, in which orders of these sets are measured.
pub fn mixes() -> impl Iterator<Item = &'static [&'static str]> {
    SETS.iter().flat_map(|set| set.mixes()).copied()
}

/// The moves instead of drawing a tile that the app knows.
pub fn draw(mind: &mut Mind<'_>) -> Option<Vec<Move>> {
    SETS.iter().find_map(|set| set.draw(mind))
}

/// The uses of the action that chance decides, each with what it is worth on the average.
pub fn chances(mind: &mut Mind<'_>) -> Vec<(f64, Move)> {
    SETS.iter().filter_map(|set| set.chance(mind)).collect()
}

/// Whether chance decides before or after a move, so that trying it out tells nothing.
pub fn is_chance(made: &Move) -> bool {
    SETS.iter().any(|set| set.is_chance(made))
}

/// Whether a move is what chance brings on the average.
pub fn is_usual(made: &Move) -> bool {
    SETS.iter().any(|set| set.is_usual(made))
}

/// The acts beside the action of the turn for which the best answer is sought.
pub fn acts() -> impl Iterator<Item = Act> {
    SETS.iter().flat_map(|set| set.acts()).copied()
}

/// A further move when the action is used.
pub fn after_action(mind: &mut Mind<'_>) -> Option<Move> {
    SETS.iter().find_map(|set| set.after_action(mind))
}

/// The answer to a question; `None` where what it brings at once decides.
pub fn answer(question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
    SETS.iter().find_map(|set| set.answer(question, mind))
}

/// The promise of the pieces of the sets to a player of whom so much of the game is left.
pub fn promise(game: &Game, seat: Seat, left: f64) -> f64 {
    SETS.iter().map(|set| set.promise(game, seat, left)).sum()
}
