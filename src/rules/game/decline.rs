//! Questions that may be left unanswered, and what leaves them so.

use super::{Game, Phase};
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;

impl Game {
    /// Whether a question is open that may be left unanswered.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        matches!(
            self.phase,
            Phase::Wagon | Phase::Enter | Phase::MoveCount | Phase::Fair | Phase::Escape
        )
    }

    /// Leaves the open question unanswered: the wagon stays at home, nobody is sent into the City,
    /// the Count stays, the fair is over, nobody escapes.
    pub(super) fn decline_once(&mut self, outcomes: &mut Vec<Outcome>) {
        match self.phase {
            Phase::Wagon => self.keep_wagon(outcomes),
            Phase::Fair => self.close_fair(outcomes),
            Phase::Escape => {
                self.turn.expansions.siege.may_escape = None;
                self.close_escape(outcomes);
            }
            Phase::Enter | Phase::MoveCount => self.go_on(outcomes),
            // Nothing is asked that may be left unanswered.
            Phase::Deal
            | Phase::Place
            | Phase::Deploy { .. }
            | Phase::Dragon
            | Phase::Leave
            | Phase::Scored
            | Phase::Remains
            | Phase::Finished => {}
        }
    }

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
