//! The orders of a printed deck, entered behind the curtain (R-KO-3, 20), and entered anew where a
//! wrong one was written down.

use crate::app::kit::curtain::picker::Picker;
use crate::app::kit::curtain::{Action, Curtain, Message, Purpose};
use crate::rules::orders::card;
use crate::rules::orders::deck::DEALT;
use crate::rules::orders::hand::Orders;
use crate::rules::{Game, Move, Seat};
use crate::session::Session;
use crate::storage::secrecy::What;
use crate::text::Words;

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
    #[must_use]
    pub fn mistaken(seat: Seat, session: &Session) -> Self {
        Self { mistake: Some(Mistake::InHand), ..Self::new(seat, Purpose::Look, session) }
    }

    /// The number of cards of a printed deck to enter here; `None` if there are none.
    #[must_use]
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
    pub(super) fn may_correct(&self, game: &Game) -> bool {
        let looks = match self.purpose {
            Purpose::Deal | Purpose::Look | Purpose::Drew | Purpose::Declare => true,
            Purpose::Enter | Purpose::Draw | Purpose::Choose => false,
        };
        let holds = |orders: &Orders| !orders.hand(self.seat).held.is_empty();
        looks && game.orders().is_some_and(|orders| orders.is_printed() && holds(orders))
    }

    /// Begins to correct an order.
    pub(super) fn begin_mistake(&mut self) {
        self.held = false;
        self.picked.clear();
        self.mistake = Some(Mistake::InHand);
    }

    /// Leaves the orders as they were entered.
    pub(super) fn end_mistake(&mut self) {
        self.picked.clear();
        self.picker = Picker::default();
        (self.mistake, self.clashed, self.refused) = (None, false, None);
    }

    /// Drops what was said against an entry, as another player's was set right.
    pub const fn forget_clash(&mut self) {
        (self.clashed, self.refused) = (false, None);
    }

    /// Takes over which of the orders in hand is the wrong one.
    pub(super) fn name_mistake(&mut self, card: Option<card::Id>) {
        self.mistake = card.map(Mistake::Is).or(self.mistake.take());
    }

    /// Answers a message while cards of a printed deck are entered.
    pub(super) fn enter(
        &mut self,
        message: &Message,
        session: &Session,
        wanted: usize,
        words: &Words,
    ) -> Action {
        match message {
            Message::Hold => self.held = true,
            Message::Release => self.held = false,
            Message::Search(query) => self.picker.search(query),
            Message::Take(card) => {
                (self.clashed, self.refused) = (false, None);
                self.picker.pick(card, wanted);
            }
            Message::Confirm if self.picker.taken().len() == wanted => {
                return self.entered(session);
            }
            Message::Confirm => {
                self.picker.take_first(session.game(), wanted, words);
            }
            Message::Correct(seat) => return Action::Correct(*seat),
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
        let made = match self.purpose {
            Purpose::Draw => Move::DrawOrder { card: cards.pop() },
            _ => Move::DealOrders { player: self.seat, cards },
        };
        if session.game().clashes(&made) { self.clash_with() } else { Action::Play(made) }
    }

    /// Enters one order anew in place of another.
    fn exchange(&mut self, was: card::Id, is: card::Id, session: &Session) -> Action {
        if was == is {
            self.end_mistake();
            return Action::None;
        }
        match session.journal().exchange(self.seat, &was, &is) {
            Ok(_) => {
                self.end_mistake();
                Action::Exchange(was, is)
            }
            Err(obstacle) if obstacle.is_elsewhere() => self.clash_with(),
            Err(_) => {
                self.refused = Some("curtain-wrong-since");
                Action::None
            }
        }
    }

    /// Of an order that is written down for somebody already everybody is told, but not which it
    /// is and whose: nobody finds out the orders of others by trying.
    fn clash_with(&mut self) -> Action {
        self.clashed = true;
        Action::Tell(What::Clashed, Vec::new())
    }
}
