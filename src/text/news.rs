//! The news of a turn in words.

use serde::Serialize;

use super::Words;
use crate::journal::news::News;
use crate::rules::{Game, Outcome};
use crate::say;

/// A piece of news in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Headline {
    /// The words in large: "Anna: +4".
    pub head: String,
    /// The reason; empty if the head says all.
    pub about: String,
}

impl Words {
    /// A piece of news: "Anna: +4" and "city of 2"; `None` if nothing is to be told.
    #[must_use]
    pub fn news(&self, news: &News, game: &Game) -> Option<Headline> {
        let sentence = self.outcome(&news.outcome, game)?;
        let Some((seat, points)) = news.gain else {
            return Some(Headline { head: sentence, about: String::new() });
        };
        let points = self.signed(points);
        let head = say!(self, "display-scored", name = game.name(seat), points = points);
        let about = match &news.outcome {
            Outcome::Scored(score) => self.reason(score, game.catalogue()),
            _ => sentence,
        };
        Some(Headline { head, about })
    }
}
