//! Orders at the table: drawn, fulfilled, and looked at behind the curtain.

mod moment;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use crate::table::message::{Hand, Message};
use ask::{Request, phones};
use kit::curtain::{self, Curtain, Purpose};
use kit::ui::GameUi;
pub use moment::Moment;
use moment::Turned;
use rules::card::{self, Card};
use rules::game::questions;
use rules::orders;
use rules::orders::hand::Orders;
use rules::setup::Recording;
use rules::{Move, Outcome, Seat};
use session::Session;
use widget::Element;

/// The orders of the players, as far as they show at the table.
#[derive(Debug, Default)]
pub struct Hands {
    curtain: Option<Curtain>,
    /// Players with fulfilled orders to show, in order. Whether an order alone fits or one of
    /// several is chosen is secret (R-KO-12): each player is asked to the screen, and sees and
    /// shows it alike.
    waiting: VecDeque<Fulfilment>,
    /// Those that owners have shown since, before all are.
    turned: Vec<Turned>,
    /// The orders that lie large before everybody.
    moment: Option<Moment>,
}

/// The deed of the table after a wish about hands.
#[derive(Debug)]
pub enum Next {
    /// It hands a wish on to the app.
    Ask(Request),
    /// It asks whether to draw an order.
    Draw,
    /// It asks who has fulfilled an order.
    Claim,
    /// It says that another window writes the game.
    ReadOnly,
}

/// An order that is fulfilled.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Fulfilment {
    seat: Seat,
    /// The order, if no other fits.
    card: Option<card::Id>,
}

impl Hands {
    /// Takes over a change of the game: asks who must choose.
    pub fn refresh(&mut self, session: &Session) {
        self.moment = None;
        if session.is_read_only() {
            return;
        }
        let open = self.curtain.as_ref().map(|curtain| (curtain.seat(), curtain.purpose()));
        if let Some(choice) = session.game().choices().first() {
            if open != Some((choice.seat, Purpose::Choose)) {
                self.curtain = Some(Curtain::new(choice.seat, Purpose::Choose, session));
            }
        } else if open.is_some_and(|(_, purpose)| purpose == Purpose::Choose) {
            self.curtain = None;
        }
    }

    /// The open curtain, if there is one.
    pub const fn curtain(&self) -> Option<&Curtain> {
        self.curtain.as_ref()
    }

    /// The open curtain, to be changed.
    pub const fn curtain_mut(&mut self) -> Option<&mut Curtain> {
        self.curtain.as_mut()
    }

    /// The orders that lie large before everybody now.
    pub const fn moment(&self) -> Option<&Moment> {
        self.moment.as_ref()
    }

    /// Ends the moment.
    pub fn end_moment(&mut self) {
        self.moment = None;
    }

    /// Lets the moment pass.
    pub fn pass_moment(&mut self, now: Instant) {
        self.moment.take_if(|moment| moment.has_passed(now));
    }

    /// The layers above the table: the curtain, and the moment.
    pub fn above<'a>(&'a self, ui: GameUi<'a>) -> [Option<Element<'a, Message>>; 2] {
        let curtain = self.curtain.as_ref();
        let moment = self.moment.as_ref();
        [
            curtain.map(|curtain| curtain.view(ui).map(Message::Curtain)),
            moment.map(|moment| moment.above(*ui, ui.session.game())),
        ]
    }

    /// Takes a wish; the past shows no hands.
    pub fn take(&mut self, message: Hand, is_past: bool, session: &Session) -> Option<Next> {
        let game = session.game();
        match message {
            Hand::Draw if is_past => None,
            Hand::Draw => self.draw_order(session),
            Hand::Claim if !game.has_orders_for_holders_to_judge() => None,
            Hand::Claim | Hand::LookAt(_) | Hand::LookAtOwn if session.is_read_only() => {
                Some(Next::ReadOnly)
            }
            Hand::Claim | Hand::LookAt(_) | Hand::LookAtOwn if is_past => None,
            Hand::Claim => game.may_declare_orders().then_some(Next::Claim),
            Hand::LookAtOwn if game.orders().is_none() => None,
            Hand::LookAtOwn => {
                self.look_at(game.active(), session);
                None
            }
            Hand::LookAt(seat) => {
                self.look_at(seat, session);
                None
            }
        }
    }

    /// Shows a drawn order to its owner.
    pub fn show_drawn(&mut self, seat: Seat, session: &Session) {
        self.curtain = Some(Curtain::new(seat, Purpose::Drew, session));
    }

    /// Shows a hand to its owner; a player who may discard does so there (R-KO-24).
    fn look_at(&mut self, seat: Seat, session: &Session) {
        let game = session.game();
        let declares = game.may_declare_orders();
        let purpose = if declares { Purpose::Declare } else { Purpose::Look };
        self.curtain = Some(Curtain::new(seat, purpose, session));
    }

    /// Passes the screen to the player of that number, from 1, who may claim an order or leave as
    /// if nothing was (R-KO-40).
    pub fn claim_by(&mut self, number: usize, session: &Session) {
        let game = session.game();
        let seat = number.checked_sub(1).and_then(|index| game.company().playing().nth(index));
        if let Some(seat) = seat.filter(|_| game.may_declare_orders()) {
            self.curtain = Some(Curtain::new(seat, Purpose::Declare, session));
        }
    }

    /// Lets owners show the orders that the moves from `since` on have fulfilled; `named`: the
    /// first of them was chosen or declared by its owner, who has seen it.
    pub fn unveil(&mut self, since: usize, named: bool, session: &Session) {
        // Where only the orders are recorded, owners name theirs, and the others judge them.
        if session.game().recording() == Recording::Deck && !named {
            return;
        }
        let outcomes =
            session.journal().entries().iter().skip(since).flat_map(|entry| &entry.outcomes);
        let mut fulfilled = outcomes.filter_map(|outcome| match outcome {
            Outcome::Orders(orders::Outcome::Fulfilled { seat, card }) => {
                Some(Fulfilment { seat: *seat, card: Some(card.clone()) })
            }
            Outcome::Orders(orders::Outcome::ChoiceOffered { seat, .. }) => {
                Some(Fulfilment { seat: *seat, card: None })
            }
            _ => None,
        });
        if named {
            self.waiting.pop_front();
            let chosen = fulfilled.next();
            self.turn_up(chosen, session);
        }
        self.waiting.extend(fulfilled);
        self.ask_next(session);
    }

    /// Asks the player with the next order to show to the screen.
    fn ask_next(&mut self, session: &Session) {
        let Some(next) = self.waiting.front() else {
            self.curtain = None;
            // The kept orders lie before everybody.
            self.moment = Moment::of(std::mem::take(&mut self.turned)).or(self.moment.take());
            return;
        };
        let seat = next.seat;
        self.curtain = Some(match next.card {
            None => Curtain::new(seat, Purpose::Choose, session),
            Some(_) => Curtain::fulfilled(seat, self.veiled_of(seat, session), session),
        });
    }

    /// The orders that are fulfilled and that nobody but their owners has seen.
    pub fn unseen(&self) -> Vec<card::Id> {
        self.waiting.iter().filter_map(|fulfilment| fulfilment.card.clone()).collect()
    }

    /// Asks for the players with orders to show, after steps were taken back or made again.
    pub fn ask_again(&mut self, session: &Session) {
        self.turned.clear();
        if self.waiting.is_empty() {
            return;
        }
        let game = session.game();
        let is_fulfilled = |fulfilment: &Fulfilment| {
            let hand = game.orders().map(|orders| orders.hand(fulfilment.seat));
            hand.is_some_and(|hand| {
                hand.fulfilled.iter().any(|card| fulfilment.card.as_ref() == Some(&card.id))
            })
        };
        self.waiting.retain(is_fulfilled);
        for choice in game.choices().iter().rev() {
            self.waiting.push_front(Fulfilment { seat: choice.seat, card: None });
        }
        self.ask_next(session);
    }

    /// The orders of a player that are fulfilled already and that nobody else is told of yet.
    pub fn veiled_of(&self, seat: Seat, session: &Session) -> Vec<Arc<Card>> {
        let fulfilled = self.waiting.iter().filter(|fulfilment| fulfilment.seat == seat);
        let ids = fulfilled.filter_map(|fulfilment| fulfilment.card.as_ref());
        ids.filter_map(|id| session.game().catalogue().card(id.as_str()).cloned()).collect()
    }

    /// The player who shows a fulfilled order next; until then nobody is told of its effects.
    pub fn veiled(&self) -> Option<Seat> {
        self.waiting.front().map(|fulfilment| fulfilment.seat)
    }

    /// Keeps an order for the moment that comes when all owners have shown theirs.
    fn turn_up(&mut self, fulfilment: Option<Fulfilment>, session: &Session) {
        if let Some(Fulfilment { seat, card: Some(card) }) = fulfilment {
            let met = session.met(seat, &card);
            self.turned.push(Turned { seat, card, met });
        }
    }

    /// Lays the order that is shown next open for everybody.
    fn go_on_to_next(&mut self, session: &Session) -> Option<Request> {
        let shown = self.waiting.pop_front();
        self.turn_up(shown, session);
        self.ask_next(session);
        (self.curtain.is_none() && session.game().is_finished()).then_some(Request::Finale)
    }

    /// Lays the order that a player shows next open for everybody, when its owner has seen it
    /// elsewhere. Returns whether there was one that needs no choice, and the request that follows.
    pub fn show_fulfilled(&mut self, seat: Seat, session: &Session) -> Option<Option<Request>> {
        let next = self.waiting.front()?;
        let is_decided = next.seat == seat && next.card.is_some();
        is_decided.then(|| self.go_on_to_next(session))
    }

    fn draw_order(&mut self, session: &Session) -> Option<Next> {
        let game = session.game();
        if !questions::beside::can_draw_order(game) {
            return Some(Next::Ask(DRAW));
        }
        // A drawn order is kept: it is asked once, behind the curtain where its card is entered.
        if game.orders().is_some_and(Orders::is_printed) {
            self.curtain = Some(Curtain::new(game.active(), Purpose::Draw, session));
            return None;
        }
        Some(Next::Draw)
    }

    /// Takes a step behind the curtain.
    pub fn behind_curtain(
        &mut self,
        message: &curtain::Message,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let curtain = self.curtain.as_mut()?;
        match curtain.update(message, ui.session, ui.words) {
            curtain::Action::None | curtain::Action::Look => None,
            curtain::Action::Phones => Some(Request::Phones(phones::Message::Show)),
            curtain::Action::Undo => Some(Request::Undo),
            curtain::Action::Correct(seat) => {
                self.curtain = Some(Curtain::mistaken(seat, ui.session));
                None
            }
            curtain::Action::Exchange(was, is) => {
                let correction = ui.session.journal().exchange(curtain.seat(), &was, &is);
                self.curtain = None;
                correction.ok().map(|correction| Request::Accept(Box::new(correction)))
            }
            curtain::Action::Tell(what, digits) => {
                Some(Request::Tell(curtain.seat(), what, digits))
            }
            curtain::Action::Close if curtain.purpose() == Purpose::Choose => {
                self.go_on_to_next(ui.session)
            }
            curtain::Action::Play(made) => {
                self.curtain = None;
                Some(Request::Play(made))
            }
            curtain::Action::Close => {
                self.curtain = None;
                None
            }
        }
    }
}

/// The wish to draw the top order.
pub const DRAW: Request = Request::Play(Move::DrawOrder { card: None });
