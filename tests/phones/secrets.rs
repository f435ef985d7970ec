//! The knowledge of each player: the cards that were ever in that hand, and those that lie face up.

use std::collections::BTreeSet;

use rules::card::Id;
use rules::{Game, Seat};
use text::Words;

/// The cards that each seat may be told of, and everybody.
pub struct Known {
    seats: Vec<BTreeSet<Id>>,
    open: BTreeSet<Id>,
    /// Those of the phones.
    words: Words,
}

impl Known {
    /// Nobody knows anything yet.
    pub fn new(game: &Game) -> Self {
        let seats = game.seats().map(|_| BTreeSet::new()).collect();
        let mut known = Self { seats, open: BTreeSet::new(), words: Words::english() };
        known.learn(game);
        known
    }

    /// Adds the cards that everybody sees and holds now.
    pub fn learn(&mut self, game: &Game) {
        let orders = game.orders().expect("a game with orders");
        let open: Vec<Id> = game
            .seats()
            .flat_map(|seat| orders.hand(seat).face_up().map(|card| card.id.clone()))
            .collect();
        self.open.extend(open.iter().cloned());
        for (seat, known) in game.seats().zip(&mut self.seats) {
            known.extend(open.iter().cloned());
            known.extend(orders.hand(seat).held.iter().map(|card| card.id.clone()));
        }
    }

    /// Fails if what a seat was sent, or everybody without one, names a card that it may not know.
    pub fn check(&self, seat: Option<Seat>, heard: &str, game: &Game) {
        for id in game.setup().orders.iter().flatten() {
            let card = game.catalogue().card(id.as_str()).expect("a card of the pile");
            let known = seat.map_or(&self.open, |seat| &self.seats[seat.index()]);
            if known.contains(&card.id) {
                continue;
            }
            let quoted = |word: &str| serde_json::Value::from(word).to_string();
            let text = quoted(&self.words.card_text(card));
            let signs = [quoted(card.id.as_str()), format!("card/{}", card.id), text];
            for sign in signs {
                assert!(!heard.contains(&sign), "{seat:?} is sent {sign}");
            }
        }
    }
}
