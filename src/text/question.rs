//! Questions in words: the question, its answers, and the way past them.

use super::Words;
use crate::rules::expansion::dragon::Dragon;
use crate::rules::feature::Place;
use crate::rules::game::question::{Act, Answer, Question, Sent, Topic};
use crate::rules::player::Figure;
use crate::rules::scoring::{self, Finality, Line};
use crate::rules::{Game, Move};
use crate::say;

/// A heading, and a line that says more; the line may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Worded {
    /// The heading.
    pub title: String,
    /// The line that says more.
    pub about: String,
}

impl Worded {
    pub(super) const fn new(title: String, about: String) -> Self {
        Self { title, about }
    }

    pub(super) const fn title(title: String) -> Self {
        Self { title, about: String::new() }
    }
}

impl Words {
    /// A question in words, with its player. Questions with a screen of their own (the tile, the
    /// orders, the scorepad) are worded there.
    #[must_use]
    pub fn asked(&self, question: &Question, game: &Game) -> Worded {
        let name = game.name(question.whom);
        let worded = match question.topic {
            Topic::Act(act) => Worded::title(self.act(act)),
            Topic::Throw(token) => self.what_throw(token, name),
            topic => self.keyed(&format!("ask-{}", topic.facts().name), name, game),
        };
        if worded.about.is_empty() || question.pieces_first().is_empty() {
            worded
        } else {
            Worded { about: say!(self, "asked-piece-first"), ..worded }
        }
    }

    /// The words of a question by their key; empty if the table has none.
    pub(super) fn keyed(&self, key: &str, name: &str, game: &Game) -> Worded {
        let step = game.dragon().map_or(0, Dragon::steps) + 1;
        let said = |key: &str| {
            if self.has(key) { say!(self, key, name = name, step = step) } else { String::new() }
        };
        Worded::new(said(key), said(&format!("{key}-about")))
    }

    /// An answer to a question beside the one that the table waits for.
    #[must_use]
    pub fn answer_beside(&self, answer: &Answer, game: &Game) -> String {
        if let Move::Escape(knight) = answer.made {
            say!(self, "turn-escape", name = game.name(knight.player))
        } else {
            self.answer(answer, game).title
        }
    }

    /// The way past a question; empty if the question has none.
    #[must_use]
    pub fn pass(&self, topic: Topic) -> String {
        let name = match topic {
            Topic::Throw(token) => return self.no_throw(token),
            Topic::Act(Act::Deploy(figure)) if figure != Figure::Phantom => "deploy",
            Topic::Act(act) => act.name(),
            topic => topic.facts().name,
        };
        let keys = [format!("pass-{name}"), format!("pass-{}", topic.facts().name)];
        let key = keys.iter().find(|key| self.has(key));
        key.map(|key| self.say(key, &[])).unwrap_or_default()
    }

    /// The figure is named only where it is not a common follower.
    pub(super) fn with_figure(&self, figure: Figure, label: String) -> String {
        if figure == Figure::Follower {
            label
        } else {
            self.told_of(capitalised(&self.figure(figure)), label)
        }
    }

    /// The feature to which a segment belongs, in words.
    pub(super) fn feature_at(&self, place: Place, game: &Game) -> String {
        let feature = game.board().feature(place);
        feature.map(|feature| self.record(&game.board().record(feature))).unwrap_or_default()
    }

    /// The feature of a segment, with its worth if this tile has completed it.
    pub(super) fn claimed(&self, place: Place, game: &Game) -> String {
        let Some(feature) = game.board().feature(place) else { return String::new() };
        let record = game.board().record(feature);
        if game.board().is_complete(feature) {
            let lines = scoring::worth(&record, Finality::Complete);
            let worth: i32 = lines.iter().map(Line::points).sum();
            let feature = self.record_for(&record, &lines);
            say!(self, "tray-claim-complete", feature = feature, points = worth)
        } else {
            self.record(&record)
        }
    }

    /// A way to use the action of the turn (R-TURN-1).
    #[must_use]
    pub fn act(&self, act: Act) -> String {
        self.say(&format!("act-{}", act.name()), &[])
    }

    /// A piece that is chosen before its place, as on a button.
    #[must_use]
    pub fn sent(&self, piece: Sent) -> String {
        match piece {
            Sent::Figure(figure) => self.act(Act::Deploy(figure)),
            Sent::Flier(figure, steps) => self.flier(figure, steps),
            Sent::Magician(magician) => capitalised(&self.magician(magician)),
        }
    }
}

/// A word with its first letter as a capital.
#[must_use]
pub fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
