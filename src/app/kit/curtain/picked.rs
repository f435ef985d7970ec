//! The orders behind the curtain, and the picked ones among them.

use std::sync::Arc;

use crate::curtain::{Curtain, Purpose};
use rules::Game;
use rules::card::deck::MAX_DISCARDS;
use rules::card::{self, Card};

impl Curtain {
    /// The cards in hand; orders just fulfilled are among them until everybody is told.
    pub fn cards(&self, game: &Game) -> Vec<Arc<Card>> {
        let Some(orders) = game.orders().filter(|_| self.enters().is_none()) else {
            return Vec::new();
        };
        let hand = orders.hand(self.seat);
        // A card that goes back may be the one that was entered wrongly.
        let returned = hand.returned().filter(|_| self.mistake.is_some());
        hand.held.iter().chain(returned).chain(&self.fulfilled).cloned().collect()
    }

    /// Whether a card can be picked now: of several that fit, one is fulfilled (R-KO-12).
    pub fn fits(&self, card: &Card, game: &Game) -> bool {
        if self.purpose != Purpose::Choose {
            return true;
        }
        match self.fulfilled.first() {
            Some(fulfilled) => fulfilled.id == card.id,
            None => {
                let choice = game.choices().iter().find(|choice| choice.seat == self.seat);
                choice.is_some_and(|choice| choice.cards.contains(&card.id))
            }
        }
    }

    /// Picks the card worth most of those that fit, whether there are one or several.
    pub fn pick_best(&mut self, game: &Game) {
        if self.purpose != Purpose::Choose {
            return;
        }
        let cards = self.cards(game);
        let fitting = cards.iter().enumerate().filter(|(_, card)| self.fits(card, game)).rev();
        self.picked = fitting
            .max_by_key(|(_, card)| card.points)
            .map(|(index, _)| index)
            .into_iter()
            .collect();
    }

    /// The number of cards that can be picked.
    pub fn most_picked(&self, game: &Game) -> usize {
        match self.purpose {
            _ if self.mistake.is_some() => 1,
            Purpose::Look | Purpose::Declare if self.offers_discard(game) => MAX_DISCARDS,
            Purpose::Look | Purpose::Drew | Purpose::Enter | Purpose::Draw => 0,
            Purpose::Deal | Purpose::Choose | Purpose::Declare => 1,
        }
    }

    pub(super) fn pick(&mut self, index: usize, game: &Game) {
        let most = self.most_picked(game);
        let cards = self.cards(game);
        if most == 0 || !cards.get(index).is_some_and(|card| self.fits(card, game)) {
            return;
        }
        self.refused = None;
        let place = self.picked.iter().position(|picked| *picked == index);
        if let Some(place) = place.filter(|_| self.purpose != Purpose::Choose) {
            self.picked.remove(place);
        } else if place.is_none() {
            if self.picked.len() == most {
                self.picked.remove(0);
            }
            self.picked.push(index);
        }
    }

    pub(super) fn picked_ids(&self, game: &Game) -> Vec<card::Id> {
        let cards = self.cards(game);
        self.picked
            .iter()
            .filter_map(|index| cards.get(*index))
            .map(|card| card.id.clone())
            .collect()
    }
}
