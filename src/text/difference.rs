//! The effects of a correction, as people would say them.

use super::Words;
use crate::say;
use journal::Difference;
use rules::card;
use rules::expansion::king_robber::Holding;
use rules::title::Title;
use rules::{Game, Seat};

impl Words {
    /// The changes, one sentence each; empty if nothing changes.
    pub fn difference(&self, difference: &Difference, game: &Game) -> Vec<String> {
        let mut sentences = Vec::new();
        for seat in game.seats() {
            let (before, after) = difference.points[seat];
            if before != after {
                let name = game.name(seat);
                sentences.push(say!(
                    self,
                    "difference-points",
                    name = name,
                    before = before,
                    after = after
                ));
            }
        }
        sentences.extend(self.difference_of_holders(difference, game));
        sentences.extend(self.difference_of_orders(difference, game));
        sentences.extend(self.difference_orders("difference-chosen", &difference.chosen, game));
        let mut dropped: Vec<String> = Vec::new();
        for entry in &difference.dropped {
            let made = self.move_made(&entry.made, game);
            let reason = self.rejection(&entry.rejection, game);
            dropped.push(say!(self, "difference-dropped", made = made, reason = reason));
        }
        // A sentence that comes several times is said once.
        for same in dropped.chunk_by(|one, other| one == other) {
            match same {
                [sentence] => sentences.push(sentence.clone()),
                [sentence, ..] => {
                    sentences.push(say!(
                        self,
                        "difference-times",
                        sentence = sentence.clone(),
                        count = same.len()
                    ));
                }
                [] => {}
            }
        }
        for (_, seat) in &difference.passed {
            sentences.push(say!(self, "difference-passed", name = game.name(*seat)));
        }
        let (before, after) = difference.active;
        if before != after {
            sentences.push(say!(self, "difference-active", name = game.name(after)));
        }
        sentences
    }

    /// The changes of tokens and titles, one sentence each.
    fn difference_of_holders(&self, difference: &Difference, game: &Game) -> Vec<String> {
        let mut sentences = Vec::new();
        for (seat, before, after) in &difference.tokens {
            let (before, after) = (self.tokens(*before), self.tokens(*after));
            let name = game.name(*seat);
            sentences.push(say!(
                self,
                "difference-tokens",
                name = name,
                before = before,
                after = after
            ));
        }
        if let Some((before, after)) = &difference.titles {
            for title in [Title::King, Title::Robber] {
                let (before, after) = (before.holding(title), after.holding(title));
                if before != after {
                    let (before, after) = (self.holding(before, game), self.holding(after, game));
                    let title = self.title(title);
                    sentences.push(say!(
                        self,
                        "difference-title",
                        title = title,
                        before = before,
                        after = after
                    ));
                }
            }
        }
        sentences
    }

    /// The orders that a change fulfils and those that it no longer does, one sentence each.
    pub fn difference_of_orders(&self, difference: &Difference, game: &Game) -> Vec<String> {
        let mut sentences = self.difference_orders("difference-gained", &difference.gained, game);
        sentences.extend(self.difference_orders("difference-lost", &difference.lost, game));
        sentences
    }

    fn difference_orders(
        &self,
        key: &str,
        orders: &[(Seat, card::Id)],
        game: &Game,
    ) -> Vec<String> {
        let title = |id: &card::Id| self.order(id, game.catalogue());
        orders
            .iter()
            .map(|(seat, card)| say!(self, key, name = game.name(*seat), title = title(card)))
            .collect()
    }

    fn holding(&self, holding: &Holding, game: &Game) -> String {
        match holding.holder {
            None => say!(self, "holding-nobody"),
            Some(seat) => say!(self, "holding", name = game.name(seat), size = holding.size),
        }
    }
}
