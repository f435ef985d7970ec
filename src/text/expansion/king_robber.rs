//! King and Robber in sentences.

use super::super::Words;
use crate::rules::Game;
use crate::rules::expansion::king_robber::Outcome;
use crate::rules::orders::requirement::Title;
use crate::say;

impl Words {
    pub(in super::super) fn king_robber_outcome(&self, outcome: &Outcome, game: &Game) -> String {
        match outcome {
            Outcome::Taken(taken) => {
                let title = self.title(taken.title);
                let key = match taken.from {
                    None => "outcome-taken-first",
                    Some(from) if from == taken.by => "outcome-taken-kept",
                    Some(_) => "outcome-taken-from",
                };
                let from = taken.from.map(|from| game.name(from)).unwrap_or_default();
                say!(
                    self,
                    key,
                    name = game.name(taken.by),
                    title = title,
                    from = from,
                    size = taken.size + 1
                )
            }
        }
    }

    /// The King or the Robber.
    #[must_use]
    pub fn title(&self, title: Title) -> String {
        say!(
            self,
            match title {
                Title::King => "title-king",
                Title::Robber => "title-robber",
            }
        )
    }
}
