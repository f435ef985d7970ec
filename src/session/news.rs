//! The news of a session's game.

use super::Session;
use journal::news::{News, last_step, last_turn, news};
use journal::{account, fates};
use rules::card;
use rules::setup::Recording;
use rules::{Outcome, Seat};

impl Session {
    /// The outcomes of the last step of the table.
    pub fn last_outcomes(&self) -> impl Iterator<Item = &Outcome> {
        let entries = self.journal.entries().get(self.step..).unwrap_or_default();
        account(entries).into_iter().map(|event| event.outcome)
    }

    /// The tasks by which a player's order was met where either of two will do (R-KO-55).
    pub fn met(&self, seat: Seat, card: &card::Id) -> Vec<usize> {
        fates::met(&self.journal, seat, card)
    }

    /// The news of the turn that everybody may know; on the scorepad of the table's last step.
    pub fn news(&self) -> Vec<News> {
        let entries = self.journal.entries();
        let since = match self.game().recording() {
            Recording::Board => last_turn(entries),
            // After a correction, or when the game was opened, the table has made no step yet.
            Recording::Scorepad | Recording::Deck if self.step < entries.len() => self.step,
            Recording::Scorepad | Recording::Deck => last_step(entries),
        };
        news(entries.get(since..).unwrap_or_default())
    }
}
