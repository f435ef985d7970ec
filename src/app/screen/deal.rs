//! The deal: one player after the other looks at three orders and keeps them or returns one
//! (R-KO-3, 4).

use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, row};
use iced::{Center, Fill};

use crate::app::ask::{Leaving, Request, phones};
use crate::app::kit::Shared;
use crate::app::kit::binding::{Binding, Stroke, on_key};
use crate::app::kit::curtain::{self, Curtain, Purpose};
use crate::app::kit::parts::{action, heading, plain};
use crate::app::kit::theme::{self, Weight, space as gap};
use crate::rules::Seat;
use crate::say;
use crate::session::Session;
use crate::widget::Element;

/// The screen.
#[derive(Debug, Default)]
pub struct Deal {
    curtain: Option<Curtain>,
    /// Whoever is asked first decides anew, though what was taken back could be made again.
    anew: bool,
    /// Who has their orders on a phone.
    elsewhere: Vec<Seat>,
}

/// What happens here.
#[derive(Debug, Clone)]
pub enum Message {
    /// Behind the curtain.
    Curtain(curtain::Message),
    /// One decision more is taken back.
    Undo,
    /// What was taken back is made again.
    Redo,
    /// Whoever is next decides anew.
    Anew,
    /// Home; the game goes on later.
    Home,
    /// Back to the setup.
    SetUp,
}

impl Message {
    /// A letter was typed into the field: it keeps the focus, and the cursor its place.
    #[must_use]
    pub const fn is_typing(&self) -> bool {
        matches!(self, Self::Curtain(message) if message.is_typing())
    }
}

const UNDO: Binding<Message> =
    Binding { sign: "Ctrl Z", about: "", strokes: &[(Stroke::Command('z'), Message::Undo)] };
const REDO: Binding<Message> = Binding {
    sign: "⏎",
    about: "",
    strokes: &[
        (Stroke::Once(Named::Enter), Message::Redo),
        (Stroke::Named(Named::Escape), Message::Redo),
        (Stroke::Command('y'), Message::Redo),
        (Stroke::CommandShift('y'), Message::Redo),
        (Stroke::CommandShift('z'), Message::Redo),
    ],
};

impl Deal {
    /// The screen, for the first player who has not decided.
    #[must_use]
    pub fn new(session: &Session) -> Self {
        let mut deal = Self::default();
        deal.refresh(session);
        deal
    }

    /// Who decides next: whoever needs the screen before those who do not.
    fn next(&self, session: &Session) -> Option<Seat> {
        let orders = session.game().orders()?;
        let undecided = session.game().seats().filter(|seat| !orders.has_decided(*seat));
        let here = undecided.clone().find(|seat| !self.elsewhere.contains(seat));
        here.or_else(|| undecided.clone().next())
    }

    /// The deal was taken back, and nobody has said yet that it is decided anew: no curtain opens
    /// by an undo too many.
    fn is_taken_back(&self, session: &Session) -> bool {
        session.can_redo() && !self.anew
    }

    /// Passes the screen to the next player who has not decided.
    pub fn refresh(&mut self, session: &Session) {
        self.anew &= session.can_redo();
        // Who only looks on sees no hand: nobody would be told.
        let is_shut = session.is_read_only() || self.is_taken_back(session);
        let orders = session.game().orders().filter(|_| !is_shut);
        let next = orders.and_then(|orders| {
            let seat = self.next(session)?;
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
        message: &Message,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        match message {
            Message::Curtain(message) => self.behind_curtain(message, shared, session),
            Message::Undo => Some(Request::Undo),
            Message::Redo => Some(Request::Redo),
            Message::Anew => {
                self.anew = true;
                self.refresh(session);
                None
            }
            Message::Home => Some(Request::Leave(Leaving::Home)),
            Message::SetUp => Some(Request::Leave(Leaving::SetUp)),
        }
    }

    fn behind_curtain(
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
            curtain::Action::Look => Some(Request::Look(curtain.seat())),
            curtain::Action::Phones => Some(Request::Phones(phones::Message::Show)),
            curtain::Action::None | curtain::Action::Close | curtain::Action::Undo => None,
        }
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(&self, event: &keyboard::Event, session: &Session) -> Option<Message> {
        match &self.curtain {
            Some(curtain) => curtain.shortcut(event).map(Message::Curtain),
            None if session.is_read_only() => None,
            None => on_key(&[&UNDO, &REDO], event),
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let is_held = self.curtain.as_ref().is_some_and(Curtain::is_held);
        // Nobody leaves by accident while cards show.
        let quiet = |key: &str, message| {
            let message = (!is_held).then_some(message);
            action(palette, Weight::Quiet, words.say(key, &[]), None, message)
        };
        // A guest is dealt into a game that goes on.
        let is_first = session.game().orders().is_none_or(|orders| !orders.is_dealt());
        let set_up =
            (is_first && !session.is_read_only()).then(|| quiet("deal-set-up", Message::SetUp));
        let ways = row![quiet("deal-home", Message::Home), set_up].spacing(gap::XS);
        let ways = container(ways).padding([gap::XS, gap::S]).width(Fill);
        let content = match &self.curtain {
            Some(curtain) => curtain.view(shared, session).map(Message::Curtain),
            None if session.is_read_only() => {
                container(plain(say!(words, "table-read-only"))).center(Fill).into()
            }
            None => self.taken_back(shared, session),
        };
        column![ways.style(theme::curtain(palette, is_held)), content].into()
    }

    /// The deal was taken back: on as before, or on with it anew.
    fn taken_back<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let name = self.next(session).map(|seat| session.game().name(seat)).unwrap_or_default();
        let before = action(
            palette,
            Weight::Primary,
            say!(words, "deal-redo"),
            Some(REDO.sign),
            Some(Message::Redo),
        );
        let anew = action(
            palette,
            Weight::Secondary,
            say!(words, "deal-anew", name = name),
            None,
            Some(Message::Anew),
        );
        let content = column![
            heading(say!(words, "deal-taken-back")),
            plain(say!(words, "deal-taken-back-how", name = name)).align_x(Center).width(520),
            row![before, anew].spacing(gap::M).wrap(),
        ];
        let content = content.spacing(gap::L).align_x(Center);
        let content = container(content).center(Fill).padding(gap::L);
        content.style(theme::curtain(palette, false)).into()
    }
}
