//! The outcomes of a game, in the order in which everybody is told.

use super::Entry;
use rules::orders;
use rules::{Move, Outcome};

/// One outcome of a move, and where it is told.
#[derive(Debug, Clone, Copy)]
pub struct Event<'a> {
    /// The move at which the outcome is told, from 0; an order that was chosen among several is
    /// told at the move that fulfilled it.
    pub told: usize,
    /// The move that caused the outcome, from 0.
    pub index: usize,
    /// The place of the outcome among those of its move.
    pub place: usize,
    /// The outcome itself.
    pub outcome: &'a Outcome,
}

/// All outcomes of a game. Those of a choice among orders stand where a single fitting order would,
/// and the choice is not told: whether somebody had to choose is secret (R-KO-12).
pub fn account(entries: &[Entry]) -> Vec<Event<'_>> {
    let mut events = Vec::new();
    let mut chosen: Vec<usize> = Vec::new();
    let of = |index: usize, told: usize| {
        let outcomes = entries.get(index).map_or(&[][..], |entry| entry.outcomes.as_slice());
        outcomes.iter().enumerate().map(move |(place, outcome)| Event {
            told,
            index,
            place,
            outcome,
        })
    };
    for index in 0..entries.len() {
        // The order that was chosen is told already; the rest of that move stands where it is.
        let skip = if chosen.contains(&index) { beginning(entries, index) } else { 0 };
        for event in of(index, index).skip(skip) {
            let Outcome::Orders(orders::Outcome::ChoiceOffered { seat, .. }) = event.outcome else {
                events.push(event);
                continue;
            };
            let fulfils =
                |made: &Move| matches!(made, Move::FulfilOrder { player, .. } if player == seat);
            let mut later = entries.iter().enumerate().skip(index + 1);
            if let Some((answer, _)) = later.find(|(_, entry)| fulfils(&entry.made)) {
                chosen.push(answer);
                events.extend(of(answer, index).take(beginning(entries, answer)));
            }
        }
    }
    events
}

/// The number of outcomes with which a choice begins: the fulfilled order, which of two tasks has
/// met it, then its points.
fn beginning(entries: &[Entry], index: usize) -> usize {
    let outcomes = entries.get(index).map_or(&[][..], |entry| entry.outcomes.as_slice());
    let points = outcomes.iter().position(|outcome| matches!(outcome, Outcome::Scored(_)));
    points.map_or(0, |points| points + 1)
}
