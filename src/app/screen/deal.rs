//! The deal: one player after the other looks at three orders and keeps them or returns one
//! (R-KO-3, 4).

use iced::widget::container;
use iced::{Element, Fill, keyboard};

use crate::app::curtain::{self, Curtain, Purpose};
use crate::app::parts::plain;
use crate::app::{Request, Shared, phones};
use crate::rules::Seat;
use crate::say;
use crate::session::Session;

/// The screen.
#[derive(Debug, Default)]
pub struct Deal {
    curtain: Option<Curtain>,
    /// Who has their orders on a phone.
    elsewhere: Vec<Seat>,
}

impl Deal {
    /// The screen, for the first player who has not decided.
    #[must_use]
    pub fn new(session: &Session) -> Self {
        let mut deal = Self::default();
        deal.refresh(session);
        deal
    }

    /// Passes the screen to the next player who has not decided.
    pub fn refresh(&mut self, session: &Session) {
        // Who only looks on sees no hand: nobody would be told.
        let orders = session.game().orders().filter(|_| !session.is_read_only());
        let next = orders.and_then(|orders| {
            // Whoever needs the screen gets it first.
            let undecided = session.game().seats().filter(|seat| !orders.has_decided(*seat));
            let here = undecided.clone().find(|seat| !self.elsewhere.contains(seat));
            let seat = here.or_else(|| undecided.clone().next())?;
            let is_entered = !orders.is_printed() || !orders.hand(seat).held.is_empty();
            Some((seat, if is_entered { Purpose::Deal } else { Purpose::Enter }))
        });
        let here = self.curtain.as_ref().map(|curtain| (curtain.seat(), curtain.purpose()));
        if here != next {
            self.curtain = next.map(|(seat, purpose)| Curtain::new(seat, purpose, session));
        }
    }

    /// Who has their orders on a phone is asked for last.
    pub fn ask_last(&mut self, elsewhere: Vec<Seat>, session: &Session) {
        if self.elsewhere != elsewhere {
            self.elsewhere = elsewhere;
            self.refresh(session);
        }
    }

    /// Who is behind the curtain, and why.
    #[must_use]
    pub const fn curtain(&self) -> Option<&Curtain> {
        self.curtain.as_ref()
    }

    /// The same, to be changed.
    pub const fn curtain_mut(&mut self) -> Option<&mut Curtain> {
        self.curtain.as_mut()
    }

    /// Takes a message.
    pub fn update(
        &mut self,
        message: &curtain::Message,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        let curtain = self.curtain.as_mut()?;
        match curtain.update(message, session, &shared.words) {
            curtain::Action::Play(made) => Some(Request::Play(made)),
            curtain::Action::Tell(what, digits) => {
                Some(Request::Tell(curtain.seat(), what, digits))
            }
            curtain::Action::Phones => Some(Request::Phones(phones::Message::Show)),
            curtain::Action::None | curtain::Action::Close | curtain::Action::Undo => None,
        }
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<curtain::Message> {
        self.curtain.as_ref().and_then(|curtain| curtain.shortcut(event))
    }

    /// The screen.
    pub fn view<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, curtain::Message> {
        match &self.curtain {
            Some(curtain) => curtain.view(shared, session),
            None if session.is_read_only() => {
                container(plain(say!(shared.words, "table-read-only"))).center(Fill).into()
            }
            None => iced::widget::space().into(),
        }
    }
}
