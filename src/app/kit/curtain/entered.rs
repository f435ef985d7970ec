//! The orders of a printed deck, entered behind the curtain (R-KO-3, 20), and entered anew where a
//! wrong one was written down.

use crate::curtain::picker::{Entry, Picker};
use crate::curtain::{Action, Curtain, Message, Purpose};
use rules::card;
use rules::card::deck::DEALT;
use rules::orders::hand::Orders;
use rules::{Game, Move, Seat};
use session::Session;
use text::Words;

/// An order that was entered wrongly: its owner names it, and then the one in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mistake {
    /// It is one of those in hand.
    InHand,
    /// It is this one.
    Is(card::Id),
}

impl Curtain {
    /// The curtain for a player who may have entered an order wrongly.
    pub fn mistaken(seat: Seat, session: &Session) -> Self {
        Self { mistake: Some(Mistake::InHand), ..Self::new(seat, Purpose::Look, session) }
    }

    /// The number of cards of a printed deck to enter here; `None` if there are none.
    pub const fn enters(&self) -> Option<usize> {
        match (&self.mistake, self.purpose) {
            (Some(Mistake::InHand), _) => None,
            (Some(Mistake::Is(_)), _) | (None, Purpose::Draw) => Some(1),
            (None, Purpose::Enter) => Some(DEALT),
            (
                None,
                Purpose::Deal | Purpose::Look | Purpose::Drew | Purpose::Choose | Purpose::Declare,
            ) => None,
        }
    }

    /// Whether orders were entered by their owner, who can correct one.
    pub fn may_correct(&self, game: &Game) -> bool {
        let looks = match self.purpose {
            Purpose::Deal | Purpose::Look | Purpose::Drew | Purpose::Declare => true,
            Purpose::Enter | Purpose::Draw | Purpose::Choose => false,
        };
        let holds = |orders: &Orders| !orders.hand(self.seat).held.is_empty();
        looks && game.orders().is_some_and(|orders| orders.is_printed() && holds(orders))
    }

    /// Begins to correct an order.
    pub fn begin_mistake(&mut self) {
        self.held = false;
        self.picked.clear();
        self.mistake = Some(Mistake::InHand);
    }

    /// Leaves the orders as they were entered.
    pub fn end_mistake(&mut self) {
        self.picked.clear();
        self.picker = Picker::default();
        (self.mistake, self.refused) = (None, None);
    }

    /// Takes over which of the orders in hand is the wrong one.
    pub fn name_mistake(&mut self, card: Option<card::Id>) {
        self.mistake = card.map(Mistake::Is).or(self.mistake.take());
    }

    /// Answers a message while cards of a printed deck are entered.
    pub fn enter(
        &mut self,
        message: &Message,
        session: &Session,
        wanted: usize,
        words: &Words,
    ) -> Action {
        let without = match &self.mistake {
            Some(Mistake::Is(was)) => Some(was),
            Some(Mistake::InHand) | None => None,
        };
        match message {
            Message::Hold => self.held = true,
            Message::Release => self.held = false,
            Message::Search(query) => self.picker.search(query),
            Message::Take(card) => {
                let entry = Entry { game: session.game(), seat: self.seat, wanted, without };
                let is_own = !self.picker.pick(card, &entry);
                self.refused = is_own.then_some("reject-in-hand");
            }
            Message::PutBack(card) => {
                self.refused = None;
                self.picker.put_back(card);
            }
            Message::Confirm if self.picker.taken().len() == wanted => {
                return self.entered(session);
            }
            Message::Confirm => {
                let entry = Entry { game: session.game(), seat: self.seat, wanted, without };
                let is_own = !self.picker.take_first(&entry, words);
                self.refused = is_own.then_some("reject-in-hand");
            }
            Message::Close if self.mistake.is_some() => self.end_mistake(),
            Message::Close if self.purpose == Purpose::Draw => return Action::Close,
            _ => {}
        }
        Action::None
    }

    /// Ends the entry.
    fn entered(&mut self, session: &Session) -> Action {
        let mut cards = self.picker.taken().to_vec();
        self.held = false;
        if let Some(Mistake::Is(was)) = &self.mistake {
            let was = was.clone();
            return cards.pop().map_or(Action::None, |is| self.exchange(was, is, session));
        }
        Action::Play(match self.purpose {
            Purpose::Draw => Move::DrawOrder { card: cards.pop() },
            _ => Move::DealOrders { player: self.seat, cards },
        })
    }

    /// Enters one order anew in place of another. Whether somebody else has that one makes no
    /// difference to the answer (R-KO-42).
    fn exchange(&mut self, was: card::Id, is: card::Id, session: &Session) -> Action {
        let card = |id: &card::Id| session.game().catalogue().card(id.as_str());
        let is_same = card(&was).zip(card(&is)).is_some_and(|(was, is)| was.is_printed_like(is));
        if is_same {
            self.end_mistake();
            return Action::None;
        }
        match session.journal().exchange(self.seat, &was, &is) {
            Ok(_) => {
                self.end_mistake();
                Action::Exchange(was, is)
            }
            Err(obstacle) => {
                let known = obstacle.is_known();
                self.refused = Some(if known { "reject-in-hand" } else { "curtain-wrong-since" });
                Action::None
            }
        }
    }
}
