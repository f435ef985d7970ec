//! Turns that were corrected or inserted later: the log marks them, and the last correction can be
//! undone whole.

use super::Session;
use journal::{Correction, Entry, Journal, begins_turn};
use rules::card;
use rules::{Move, Outcome};

/// The turns that the log marks, from 1, in ascending order.
#[derive(Debug, Clone, Default)]
pub(super) struct Marks {
    /// Those that were corrected later.
    pub turns: Vec<u32>,
    /// Those that were forgotten, and inserted later.
    pub inserted: Vec<u32>,
}

impl Marks {
    fn both(&mut self) -> [&mut Vec<u32>; 2] {
        [&mut self.turns, &mut self.inserted]
    }

    /// Goes with the turns, of which so many more or fewer than before follow that one.
    fn shift(&mut self, turn: u32, by: i64) {
        let from = if by < 0 { turn + 1 } else { turn };
        for turns in self.both() {
            // A mark of a turn that was taken out goes.
            turns.retain(|marked| by >= 0 || *marked != turn);
            for marked in turns.iter_mut().filter(|marked| **marked >= from) {
                *marked = u32::try_from(i64::from(*marked) + by).unwrap_or_default();
            }
        }
    }
}

/// The corrections of the past.
#[derive(Debug, Default)]
pub(super) struct Corrected {
    pub marks: Marks,
    /// The game before the last correction, as long as nothing else has changed it.
    before: Option<Box<Before>>,
}

/// The game before a correction.
#[derive(Debug)]
struct Before {
    journal: Journal,
    marks: Marks,
}

impl Corrected {
    /// The marks of a saved game, with no correction to undo.
    pub fn new(turns: Vec<u32>, inserted: Vec<u32>) -> Self {
        Self { marks: Marks { turns, inserted }, before: None }
    }

    /// Drops what another change makes meaningless: the game before, and marks of turns that were
    /// taken back.
    pub fn keep_to(&mut self, entries: &[Entry]) {
        self.before = None;
        if self.marks.both().iter().all(|turns| turns.is_empty()) {
            return;
        }
        let turn = turn_at(entries, entries.len());
        // A turn that has no move yet is entered for the first time.
        let is_new = entries.last().is_none_or(begins_turn);
        let last = if is_new { turn.saturating_sub(1) } else { turn };
        self.marks.both().into_iter().for_each(|turns| turns.retain(|marked| *marked <= last));
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
    /// The turns that were corrected later, from 1, in ascending order.
    pub fn corrected_turns(&self) -> &[u32] {
        &self.corrected.marks.turns
    }

    /// The forgotten turns that were inserted, from 1, in ascending order.
    pub fn inserted_turns(&self) -> &[u32] {
        &self.corrected.marks.inserted
    }

    /// Whether the next undo takes back a correction, and leaves the last move.
    pub const fn can_undo_correction(&self) -> bool {
        self.corrected.before.is_some()
    }

    /// Accepts a correction of an old move.
    pub fn accept(&mut self, correction: Correction) {
        if self.is_read_only() {
            return;
        }
        let journal = self.journal.clone();
        let marks = self.corrected.marks.clone();
        let inserts = correction.inserts();
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
            let last = |entries: &[Entry]| i64::from(turn_at(entries, entries.len()));
            let marked = &mut self.corrected.marks;
            marked.shift(turn, last(new) - last(old));
            let turns = if inserts { &mut marked.inserted } else { &mut marked.turns };
            if let Err(at) = turns.binary_search(&turn) {
                turns.insert(at, turn);
            }
        }
        self.changed();
        self.corrected.before = Some(Box::new(Before { journal, marks }));
    }

    /// Takes the last correction back, with all that followed from it; nobody is told of orders
    /// that only their owners have seen. Returns whether there was one.
    pub(super) fn undo_correction(&mut self, unseen: &[card::Id]) -> bool {
        let Some(before) = self.corrected.before.take() else { return false };
        let game = self.game().clone();
        self.journal = before.journal;
        self.corrected.marks = before.marks;
        self.tell_undone(&game, unseen);
        self.step = self.journal.entries().len();
        self.changed();
        true
    }
}
