//! The steps of a table: a move with all that goes with it without a choice. Only here is it
//! decided that a turn ends by itself when nothing is left to decide, and that the dragon takes a
//! step by itself where it has no other, and that everybody is asked before the final scoring.

use super::{Correction, Journal};
use rules::game::{Phase, Step, questions};
use rules::{Game, Move, Rejection};

/// Whether only the end of the turn is left: the follower is deployed, or none can be.
pub(super) fn is_played_out(game: &Game) -> bool {
    matches!(game.phase(), Phase::Deploy { .. }) && !questions::act::can_act(game)
}

/// The move that nobody decides: the end of a turn that is played out, the only step of the dragon
/// (R-PD-3).
fn follows_by_itself(game: &Game) -> Option<Move> {
    if !game.choices().is_empty() {
        return None;
    }
    if is_played_out(game) {
        return Some(Move::EndTurn);
    }
    if game.phase() != Phase::Asking(Step::Dragon) {
        return None;
    }
    let mut answers = game.question()?.answers;
    if answers.len() == 1 { answers.pop().map(|answer| answer.made) } else { None }
}

/// Whether somebody has something to decide for all to see. A choice among several orders is undone
/// and made again with what asked for it, as one that fits alone is (R-KO-12); so is the move that
/// leads to the question of the end (R-KO-41).
fn is_decision(game: &Game) -> bool {
    game.choices().is_empty() && !game.will_ask_for_orders() && follows_by_itself(game).is_none()
}

impl Journal {
    /// Asks everybody once for orders that they judge themselves, if that move would begin the
    /// final scoring (R-KO-41).
    ///
    /// # Errors
    /// The reason of a refusal; nothing has changed then.
    pub fn ask_before(&mut self, made: &Move) -> Result<(), Rejection> {
        if self.game.ends_unasked(made) {
            self.play(Move::AskForOrders)?;
        }
        Ok(())
    }

    /// Makes the moves that nobody decides, until somebody has something to decide.
    pub fn go_on(&mut self) {
        while let Some(made) = follows_by_itself(&self.game) {
            let played = self.ask_before(&made).and_then(|()| self.play(made).map(drop));
            if let Err(refused) = played {
                let is_full = matches!(refused, Rejection::TooManyMoves { .. });
                return debug_assert!(is_full, "moves that follow by themselves: {refused:?}");
            }
        }
    }

    /// Goes back to the table's last decision.
    pub fn undo_step(&mut self) {
        while self.undo().is_some() && !is_decision(&self.game) {}
    }

    /// Makes the last undone step again.
    pub fn redo_step(&mut self) {
        while matches!(self.redo(), Some(Ok(_))) && !is_decision(&self.game) {}
    }

    /// Takes back all but the first `keep` moves and those that would follow by themselves.
    pub fn back_to_step(&mut self, keep: usize) {
        self.back_to(keep);
        while !is_decision(&self.game) && matches!(self.redo(), Some(Ok(_))) {}
    }

    /// Accepts a correction, and ends its turn if nothing is left to decide.
    pub fn accept_step(&mut self, correction: Correction) {
        self.accept(correction);
        self.go_on();
    }
}
