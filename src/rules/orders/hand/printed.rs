//! A printed deck: the table deals, and players enter which cards they hold (R-KO-42).

use std::sync::Arc;

use super::Orders;
use crate::card::{self, Card};
use crate::orders::Rejection;
use crate::player::Seat;

impl Orders {
    /// The number of cards in the pile. Of a printed deck it follows from how many are in hand and
    /// lie face up, which all see, and tells nothing of what was entered.
    pub fn left(&self) -> usize {
        let Some(deck) = &self.printed else { return self.pile.len() };
        deck.cards.len().saturating_sub(self.in_hands())
    }

    /// The cards of all players, in hand, face up, or to go under the pile.
    fn in_hands(&self) -> usize {
        let hands = Seat::all(self.players).map(|seat| &self.hands[seat]);
        hands
            .map(|hand| {
                hand.held.len() + hand.face_up().count() + usize::from(hand.returned.is_some())
            })
            .sum()
    }

    /// The entries of a printed deck that are more than it has copies (R-KO-42). No card leaves the
    /// pile for such an entry.
    pub(super) fn entered_twice(&self) -> usize {
        self.pile.len() - self.left().min(self.pile.len())
    }

    /// Whether an order of a printed deck is entered more often than the deck has it, as far as
    /// everybody is told by now (R-KO-42): at a deal once all have entered theirs, and of an order
    /// that was drawn at the end of the turn, or `at_end` of the game.
    pub fn is_entered_twice(&self, at_end: bool) -> bool {
        let enters = |seat: Seat| !self.hands[seat].decided && self.hands[seat].held.is_empty();
        let untold = if at_end { 0 } else { self.untold };
        !Seat::all(self.players).any(enters) && self.entered_twice() > untold
    }

    /// R-KO-42: ends a turn; what was entered in it is told.
    pub(crate) fn tell_entries(&mut self) {
        self.untold = 0;
    }

    /// The cards of a printed deck that may be meant when one is entered, however many copies there
    /// are: all of which one lies face up nowhere. Those in hands are among them, as a gap would
    /// tell of these (R-KO-42).
    pub fn enterable(&self) -> Vec<&Arc<Card>> {
        let Some(deck) = &self.printed else { return Vec::new() };
        deck.prints().filter(|card| self.hidden(card) > 0).collect()
    }

    /// The copies of a card of a printed deck that do not lie face up.
    pub fn hidden(&self, card: &Card) -> usize {
        let Some(deck) = &self.printed else { return 0 };
        let open = Seat::all(self.players).flat_map(|seat| self.hands[seat].face_up());
        let open = open.filter(|other| other.is_printed_like(card)).count();
        deck.copies(&card.id).count().saturating_sub(open)
    }

    /// The copy as which a player enters a card of a printed deck: the first that is neither theirs
    /// nor `taken`; `without` is not theirs after all. It depends on nothing that others hold.
    pub fn copy_for(
        &self,
        seat: Seat,
        card: &card::Id,
        taken: &[card::Id],
        without: Option<&card::Id>,
    ) -> Option<card::Id> {
        let is_free = |copy: &&Arc<Card>| {
            let is_own = self.has(seat, &copy.id) && without != Some(&copy.id);
            !is_own && !taken.contains(&copy.id)
        };
        self.printed.as_ref()?.copies(card).find(is_free).map(|copy| copy.id.clone())
    }

    /// So many different cards that a player may enter.
    pub(crate) fn sample(&self, seat: Seat, count: usize) -> Vec<card::Id> {
        let deck = self.printed.iter().flat_map(|deck| deck.cards.iter());
        let mut cards: Vec<card::Id> = Vec::new();
        for card in self.pile.iter().chain(deck) {
            if cards.len() < count && !cards.contains(&card.id) && !self.has(seat, &card.id) {
                cards.push(card.id.clone());
            }
        }
        cards
    }

    /// Whether a card is a player's, in hand or face up.
    fn has(&self, seat: Seat, card: &card::Id) -> bool {
        let hand = &self.hands[seat];
        hand.held.iter().chain(hand.face_up()).any(|other| other.id == *card)
    }

    /// The app’s own deck is taken from its pile; an entry of a printed one may name any card but
    /// one of the player's own (R-KO-42).
    pub(super) fn must_be_enterable(&self, seat: Seat, card: &card::Id) -> Result<(), Rejection> {
        let there = match &self.printed {
            None => self.pile.iter().any(|other| other.id == *card),
            Some(_) if self.has(seat, card) => {
                let card = card.clone();
                return Err(Rejection::InHand { card });
            }
            Some(deck) => deck.card(card).is_some(),
        };
        if there { Ok(()) } else { Err(Rejection::NotInPile { card: card.clone() }) }
    }

    /// Takes a card from the pile; of a printed deck another copy in its place, and none if all are
    /// written down already.
    pub(super) fn take(&mut self, card: &card::Id) -> Option<Arc<Card>> {
        let own = self.pile.iter().position(|other| other.id == *card);
        let Some(deck) = &self.printed else { return self.pile.remove(own?) };
        let card = Arc::clone(deck.card(card)?);
        let alike = || self.pile.iter().position(|other| other.is_printed_like(&card));
        if let Some(index) = own.or_else(alike) {
            self.pile.remove(index);
        }
        Some(card)
    }

    /// Whether the cards of the game are all there, each once; those of a printed deck may be
    /// entered more often than the deck has them (R-KO-42). For [`crate::Game::check`].
    pub(crate) fn are_whole(&self, expected: usize) -> bool {
        let mut different: Vec<&card::Id> = self.all_cards().map(|card| &card.id).collect();
        let counted = different.len();
        different.sort_unstable();
        different.dedup();
        if self.printed.is_none() {
            return counted == expected && different.len() == expected;
        }
        counted >= expected && different.len() <= expected && self.untold <= self.entered_twice()
    }
}
