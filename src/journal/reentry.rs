//! An old turn is entered anew: in the game of that time, move by move, until it is whole and can
//! be tried out.

use std::ops::Range;

use super::step::is_played_out;
use super::{Edit, Entry, Journal};
use crate::rules::game::Phase;
use crate::rules::scorepad::{Deed, Note};
use crate::rules::setup::Recording;
use crate::rules::{Game, Move, Rejection};

/// A turn that is being entered anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reentry {
    /// What it makes of the journal so far.
    edit: Edit,
    game: Game,
}

impl Reentry {
    /// Begins with the turn that a move belongs to.
    #[must_use]
    pub fn of(journal: &Journal, index: usize) -> Self {
        let turn = turn_of(journal.entries(), index);
        let past = journal.game_after(turn.start);
        // What would be fulfilled shows once it is accepted, and to all at once.
        let game = if journal.game().has_secrets() { past.without_orders() } else { past };
        Self { edit: Edit { at: turn.start, remove: turn.len(), insert: Vec::new() }, game }
    }

    /// The game of that time, with what was entered so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What was entered so far, in place of the turn.
    #[must_use]
    pub const fn edit(&self) -> &Edit {
        &self.edit
    }

    /// Enters a move. Returns whether the turn is whole: its end is entered, or nothing is left to
    /// decide.
    ///
    /// # Errors
    /// Why the move is refused; nothing has changed then.
    pub fn play(&mut self, made: Move) -> Result<bool, Rejection> {
        self.game.play(&made)?;
        self.edit.insert.push(made);
        if !is_played_out(&self.game) {
            return Ok(!matches!(self.game.phase(), Phase::Deploy { .. }));
        }
        // Choices of orders are settled when the whole is tried out.
        if self.game.choices().is_empty() && self.game.play(&Move::EndTurn).is_err() {
            return Ok(false);
        }
        self.edit.insert.push(Move::EndTurn);
        Ok(true)
    }
}

impl Edit {
    /// Takes out the turn that a move belongs to.
    #[must_use]
    pub fn without_turn(journal: &Journal, index: usize) -> Self {
        let turn = turn_of(journal.entries(), index);
        let made = journal.entries().get(turn.start).map(|entry| &entry.made);
        // On the scorepad the turn stays with its player, without what was written down.
        let insert = match made {
            Some(Move::Note(note)) => vec![Move::Note(Box::new(Note::of(note.player)))],
            Some(Move::EndTurn) if journal.game().recording() != Recording::Board => {
                vec![Move::EndTurn]
            }
            _ => Vec::new(),
        };
        Self { at: turn.start, remove: turn.len(), insert }
    }
}

/// What stands for itself: what was written down on the scorepad, and a round of throws.
fn is_alone(made: &Move) -> bool {
    matches!(
        made,
        Move::Throw(_)
            | Move::OpenFair { .. }
            | Move::Note(_)
            | Move::Remain { .. }
            | Move::CountCompleted { .. }
    ) || matches!(made, Move::Report { deed, .. } if !matches!(deed, Deed::FairyAlone {}))
}

/// What is done with the action of the turn, and the ransom beside it.
const fn is_action(made: &Move) -> bool {
    matches!(
        made,
        Move::Deploy { .. }
            | Move::PlaceBarn { .. }
            | Move::MoveFairy { .. }
            | Move::RemoveKnight { .. }
            | Move::RaiseTower { .. }
            | Move::Capture { .. }
            | Move::TowerSite { .. }
            | Move::ManTower { .. }
            | Move::Ransom { .. }
    )
}

/// The moves of the turn that a move belongs to, from its tile to its end; what was done with
/// orders stays.
fn turn_of(entries: &[Entry], index: usize) -> Range<usize> {
    if entries.get(index).is_some_and(|entry| is_alone(&entry.made)) {
        return index..index + 1;
    }
    let before = entries.iter().take(index + 1);
    let start = before
        .enumerate()
        .rev()
        .find(|(_, entry)| is_tile(&entry.made))
        .map_or(index, |(start, _)| start);
    let rest = entries.iter().enumerate().skip(start + 1);
    // Up to its end; what was done in the City afterwards stays where it still fits.
    let mut ended = false;
    let inside = rest.take_while(|(_, entry)| {
        let is_end = entry.made == Move::EndTurn;
        let was_ended = ended;
        ended |= is_end;
        (!was_ended && (is_end || is_action(&entry.made)))
            || matches!(entry.made, Move::FulfilOrder { .. })
    });
    let end = inside.last().map_or(start, |(end, _)| end);
    start..end + 1
}

/// Whether a turn begins with that move: a tile, the abbey, or none.
#[must_use]
pub const fn is_tile(made: &Move) -> bool {
    matches!(
        made,
        Move::Place { .. } | Move::PlaceAbbey { .. } | Move::RemoveTile { .. } | Move::Pass
    )
}
