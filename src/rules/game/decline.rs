//! Questions that may be left unanswered, and what leaves them so.

use super::Game;
use crate::rules::moves::Move;

impl Game {
    /// Whether a move that begins the next turn says that nobody is sent into the City, or that the
    /// Count stays. The last turn has no next one: there it must be said.
    pub(super) fn is_declined_by(&self, made: &Move) -> bool {
        let escapes = matches!(made, Move::Escape { .. }) && !self.escapes().is_empty();
        made.nature().begins_next && !escapes && self.can_be_declined()
    }

    fn can_be_declined(&self) -> bool {
        self.is_asking() && self.choices.is_empty() && self.count_left() > 0
    }

    /// The game as it goes on when what is asked now is left unanswered; `None` if it cannot be. It
    /// costs a copy of the game: whoever asks about many moves asks for it once.
    pub(super) fn declined(&self) -> Option<Self> {
        let mut next = self.can_be_declined().then(|| self.clone())?;
        while next.can_be_declined() {
            next.decline_once(&mut Vec::new());
        }
        Some(next)
    }
}
