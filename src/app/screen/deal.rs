//! The deal: one player after the other looks at three orders and keeps them or returns one (R-KO-3, 4).

use iced::{Element, keyboard};

use crate::app::Shared;
use crate::app::curtain::{self, Curtain, Purpose};
use crate::app::session::Session;
use crate::rules::Move;

/// The screen.
#[derive(Debug, Default)]
pub struct Deal {
    curtain: Option<Curtain>,
}

/// What the screen asks for.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Make a move.
    Play(Move),
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
        let undecided = session.game().orders().and_then(crate::rules::orders::hand::Orders::undecided);
        let here = self.curtain.as_ref().map(Curtain::seat);
        if here != undecided {
            self.curtain = undecided.map(|seat| Curtain::new(seat, Purpose::Deal));
        }
    }

    /// Takes a message.
    pub fn update(&mut self, message: &curtain::Message, session: &Session) -> Action {
        let Some(curtain) = &mut self.curtain else { return Action::None };
        match curtain.update(message, session.game()) {
            curtain::Action::Play(made) => Action::Play(made),
            curtain::Action::None | curtain::Action::Close => Action::None,
        }
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(event: &keyboard::Event) -> Option<curtain::Message> {
        Curtain::shortcut(event)
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, curtain::Message> {
        match &self.curtain {
            Some(curtain) => curtain.view(shared, session.game()),
            None => iced::widget::space().into(),
        }
    }
}
