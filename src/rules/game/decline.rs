//! Questions that may be left unanswered, and the moves that leave them so.

use super::Game;
use crate::rules::moves::Move;

impl Game {
    /// Whether a move that begins the next turn declines the open question: nobody is sent into the
    /// City, or the Count stays. After the last turn only a move of its own declines it.
    pub(super) fn is_declined_by(&self, made: &Move) -> bool {
        let escapes = matches!(made, Move::Escape(_)) && !self.escapes().is_empty();
        made.nature().begins_next && !escapes && self.can_be_declined()
    }

    fn can_be_declined(&self) -> bool {
        self.is_asking() && self.choices.is_empty() && self.count_left() > 0
    }

    /// The game with the open questions left unanswered; `None` if they cannot be. Costs a copy of
    /// the game, so it is made once for many moves.
    pub(super) fn declined(&self) -> Option<Self> {
        let mut next = self.can_be_declined().then(|| self.clone())?;
        while next.can_be_declined() {
            next.decline_once(&mut Vec::new());
        }
        Some(next)
    }
}
