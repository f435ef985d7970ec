//! The news of a turn in words.

use serde::Serialize;

use super::Words;
use crate::say;
use journal::news::News;
use rules::{Game, Outcome, Seat, Setting, Setup};

/// The first of the signs that stand for names, of those that no language uses.
const SIGNS: u32 = 0xE000;

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
    pub fn news(&self, news: &News, game: &Game) -> Option<Headline> {
        let sentence = self.outcome(&news.outcome, game)?;
        let Some((seat, points)) = news.gain else {
            return Some(Headline { head: sentence, about: String::new() });
        };
        let points = self.signed(points);
        let head = say!(self, "display-scored", name = game.name(seat), points = points);
        let about = match &news.outcome {
            Outcome::Scored(score) => self.reason(score, game.catalogue()),
            _ => match self.met(news, game) {
                Some(met) => format!("{sentence} {met}"),
                None => sentence,
            },
        };
        Some(Headline { head, about })
    }

    /// The task by which the order of a piece of news was met, where either of two will do.
    pub fn met(&self, news: &News, game: &Game) -> Option<String> {
        self.met_by(game.catalogue().card(news.card()?.as_str())?, &news.met)
    }

    /// The players whom a piece of news concerns: whose points change, or who are named in it. One
    /// name may lie within another, or be a word: the sentence is told of names that nothing else
    /// holds.
    pub fn concerned(&self, news: &News, game: &Game) -> Vec<Seat> {
        if let Some((seat, _)) = news.gain {
            return vec![seat];
        }
        let sign = |index: usize| char::from_u32(SIGNS + u32::try_from(index).unwrap_or_default());
        let mut setup = Setup::clone(game.setup());
        for (index, player) in setup.players.iter_mut().enumerate() {
            player.name = sign(index).map(String::from).unwrap_or_default();
        }
        let told = self.outcome(&news.outcome, Setting::new(&setup, game.catalogue()));
        let told = told.unwrap_or_default();
        let is_named = |seat: &Seat| sign(seat.index()).is_some_and(|sign| told.contains(sign));
        game.seats().filter(is_named).collect()
    }
}
