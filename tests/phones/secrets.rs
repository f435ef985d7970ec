//! What each player may know: the cards that were ever in that hand, and those that lie face up.

use std::collections::BTreeSet;

use kings_order::rules::orders::card::Id;
use kings_order::rules::orders::deck::belongs;
use kings_order::rules::{Game, Seat};

/// The cards that each seat may be told of.
pub struct Known {
    seats: Vec<BTreeSet<Id>>,
}

impl Known {
    /// Nobody knows anything yet.
    pub fn new(game: &Game) -> Self {
        let mut known = Self { seats: game.seats().map(|_| BTreeSet::new()).collect() };
        known.learn(game);
        known
    }

    /// What everybody sees and holds now.
    pub fn learn(&mut self, game: &Game) {
        let orders = game.orders().expect("a game with orders");
        let open: Vec<Id> = game
            .seats()
            .flat_map(|seat| orders.hand(seat).face_up().map(|card| card.id.clone()))
            .collect();
        for (seat, known) in game.seats().zip(&mut self.seats) {
            known.extend(open.iter().cloned());
            known.extend(orders.hand(seat).held.iter().map(|card| card.id.clone()));
        }
    }

    /// Fails if what a seat was sent names a card that it may not know.
    pub fn check(&self, seat: Seat, heard: &str, game: &Game) {
        let sets = &game.setup().sets;
        for card in game.catalogue().cards().iter().filter(|card| belongs(card, sets)) {
            if self.seats[seat.index()].contains(&card.id) {
                continue;
            }
            let quoted = |word: &str| serde_json::Value::from(word).to_string();
            let signs = [quoted(card.id.as_str()), format!("card/{}", card.id), quoted(&card.text)];
            for sign in signs {
                assert!(!heard.contains(&sign), "seat {} is sent {sign}", seat.index());
            }
        }
    }
}
