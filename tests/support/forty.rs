//! The forty turns by which the ways to enter a tile are measured, and the model of keystrokes that
//! measures them (Card, Moran & Newell, *The Psychology of Human-Computer Interaction*, 1983).

use std::sync::Arc;

use content::bundled;
use journal::Journal;
use rules::geometry::{Position, Rotation};
use rules::tile::Tile;
use rules::{Move, Setup};

use crate::dice::{Dice, EVERYTHING, random_move};
use crate::table::setup;

/// The seconds of the model: a click or touch, a pause of the mind, a turn of the wheel or a
/// swipe, a glance.
pub const CLICK: f64 = 0.2;
pub const MIND: f64 = 1.35;
pub const WHEEL: f64 = 0.5;
pub const GLANCE: f64 = 0.23;

/// Pointing at something of that size so far away, by Fitts' law with the figures of the book.
pub fn pointing(distance: f64, size: f64) -> f64 {
    0.8 + 0.1 * (distance / size.max(1.0) + 0.5).log2().max(0.0)
}

/// The seconds and inputs of a turn.
#[derive(Debug, Clone, Copy, Default)]
pub struct Effort {
    pub seconds: f64,
    pub inputs: usize,
}

/// Prints the efforts of all turns, and returns the middle and the largest number of inputs.
pub fn told(name: &str, mut efforts: Vec<Effort>) -> (usize, usize) {
    let seconds: f64 = efforts.iter().map(|effort| effort.seconds).sum();
    efforts.sort_by(|one, other| one.seconds.total_cmp(&other.seconds));
    let middle = efforts[efforts.len() / 2].seconds;
    let worst = efforts.last().expect("forty").seconds;
    efforts.sort_by_key(|effort| effort.inputs);
    let inputs = (efforts[efforts.len() / 2].inputs, efforts.last().expect("forty").inputs);
    println!(
        "{name}: {seconds:.0} s for {} turns, median {middle:.1} s, worst {worst:.1} s; inputs: \
         median {}, worst {}",
        efforts.len(),
        inputs.0,
        inputs.1
    );
    inputs
}

/// The setup of their game: three players with every set.
pub fn game() -> Setup {
    setup(&["Anna", "Ben", "Cleo"], &EVERYTHING)
}

/// Forty turns of a random game, from the middle on: the moves before each, and its tile.
pub fn turns() -> Vec<(Vec<Move>, Arc<Tile>, Position, Rotation)> {
    let mut dice = Dice::new(40);
    let mut journal = Journal::new(game(), bundled::catalogue()).expect("a setup");
    let mut turns = Vec::new();
    while !journal.game().is_finished() && turns.len() < 90 {
        let made = random_move(journal.game(), &mut dice);
        if let Move::Place { tile, at, rotation } = &made
            && let Some(kind) = journal.game().catalogue().tile(tile.as_str())
            && kind.set != "described"
        {
            let kind = Arc::clone(kind);
            turns.push((journal.moves().cloned().collect(), kind, *at, *rotation));
        }
        journal.play(made).expect("a legal move");
    }
    turns.split_off(turns.len() - 40)
}
