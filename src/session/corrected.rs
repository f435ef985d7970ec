//! Turns that were entered anew: the log marks them, and the last correction can be undone whole.

use super::Session;
use crate::journal::{Correction, Entry, Journal, begins_turn};
use crate::rules::orders::card;
use crate::rules::{Move, Outcome};

/// The corrections of the past.
#[derive(Debug, Default)]
pub(super) struct Corrected {
    /// The turns that were entered anew, from 1, in ascending order.
    pub turns: Vec<u32>,
    /// The game before the last correction, as long as nothing else has changed it.
    before: Option<Box<Before>>,
}

/// The game before a correction.
#[derive(Debug)]
struct Before {
    journal: Journal,
    turns: Vec<u32>,
}

impl Corrected {
    /// The marks of a saved game, with no correction to undo.
    pub fn new(turns: Vec<u32>) -> Self {
        Self { turns, before: None }
    }

    /// Drops what another change makes meaningless: the game before, and marks of turns that were
    /// taken back.
    pub fn keep_to(&mut self, entries: &[Entry]) {
        self.before = None;
        if self.turns.is_empty() {
            return;
        }
        let turn = turn_at(entries, entries.len());
        // A turn that has no move yet is entered for the first time.
        let is_new = entries.last().is_none_or(begins_turn);
        let last = if is_new { turn.saturating_sub(1) } else { turn };
        self.turns.retain(|corrected| *corrected <= last);
    }
}

/// Whether two moves differ in nothing but which cards of a printed deck they name.
fn is_card_alone(old: &Move, new: &Move) -> bool {
    let both = |is: fn(&Move) -> bool| is(old) && is(new);
    both(|made| matches!(made, Move::DealOrders { .. }))
        || both(|made| matches!(made, Move::DrawOrder { card: Some(_) }))
}

/// The number of the turn, from 1, to which the move at a place belongs.
fn turn_at(entries: &[Entry], index: usize) -> u32 {
    let outcomes = entries.iter().take(index).rev().flat_map(|entry| entry.outcomes.iter().rev());
    let mut turns = outcomes.filter_map(|outcome| match outcome {
        Outcome::TurnBegan { turn, .. } => Some(*turn),
        _ => None,
    });
    turns.next().unwrap_or(1)
}

impl Session {
    /// The turns that were entered anew, from 1, in ascending order.
    #[must_use]
    pub fn corrected_turns(&self) -> &[u32] {
        &self.corrected.turns
    }

    /// Whether the next undo takes back a correction, and leaves the last move.
    #[must_use]
    pub const fn can_undo_correction(&self) -> bool {
        self.corrected.before.is_some()
    }

    /// Accepts a correction of an old move.
    pub fn accept(&mut self, correction: Correction) {
        if self.is_read_only() {
            return;
        }
        let journal = self.journal.clone();
        let turns = self.corrected.turns.clone();
        self.journal.accept_step(correction);
        self.tell_undone(journal.game(), &[]);
        self.step = self.journal.entries().len();
        let (old, new) = (journal.entries(), self.journal.entries());
        let same = old.iter().zip(new).take_while(|(old, new)| old.made == new.made).count();
        // New house rules change no move, and mark no turn. When an order came whose entry was
        // wrong is its player's secret.
        let is_exchanged = match (old.get(same), new.get(same)) {
            (Some(old), Some(new)) => is_card_alone(&old.made, &new.made),
            (_, _) => false,
        };
        if !is_exchanged && same < old.len().max(new.len()) {
            let turn = turn_at(new, same);
            if let Err(at) = self.corrected.turns.binary_search(&turn) {
                self.corrected.turns.insert(at, turn);
            }
        }
        self.changed();
        self.corrected.before = Some(Box::new(Before { journal, turns }));
    }

    /// Takes the last correction back, with all that followed from it; nobody is told of orders
    /// that only their owners have seen. Returns whether there was one.
    pub(super) fn undo_correction(&mut self, unseen: &[card::Id]) -> bool {
        let Some(before) = self.corrected.before.take() else { return false };
        let game = self.game().clone();
        self.journal = before.journal;
        self.corrected.turns = before.turns;
        self.tell_undone(&game, unseen);
        self.step = self.journal.entries().len();
        self.changed();
        true
    }
}
