//! What has happened, in the order in which everybody is told.

use super::Entry;
use crate::rules::orders;
use crate::rules::{Move, Outcome};

/// One consequence of a move, and where it is told.
#[derive(Debug, Clone, Copy)]
pub struct Event<'a> {
    /// The move that it belongs to, from 0: for an order that was chosen among several the move
    /// that fulfilled it.
    pub told: usize,
    /// The move that caused it, from 0.
    pub index: usize,
    /// Its place among the outcomes of that move.
    pub place: usize,
    /// What it has caused.
    pub outcome: &'a Outcome,
}

/// All outcomes. What came of a choice among several orders stands where one that fits alone would
/// stand, and the choice itself is not told: whether somebody had to choose is secret (R-KO-12).
#[must_use]
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
        // What was chosen is told already; the rest of that move stands where it is.
        let skip = if chosen.contains(&index) { CHOSEN } else { 0 };
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
                events.extend(of(answer, index).take(CHOSEN));
            }
        }
    }
    events
}

/// An order that is fulfilled comes first of what the choice causes, and its points follow.
const CHOSEN: usize = 2;
