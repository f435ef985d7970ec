//! The deal: one player after the other looks at three orders and keeps them or returns one
//! (R-KO-3, 4).

use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, row};
use iced::{Center, Fill};

use ask::{Leaving, Request, phones};
use kit::binding::{Binding, Line, Stroke, on_key};
use kit::curtain::{self, Curtain, Purpose};
use kit::help;
use kit::nature::Nature;
use kit::prelude::*;
use kit::ui::GameUi;
use rules::Seat;
use session::Session;

/// The screen.
#[derive(Debug, Default)]
pub struct Deal {
    curtain: Option<Curtain>,
    /// The curtain that waits while another player corrects an entered order.
    aside: Option<Curtain>,
    /// Whether the first player asked decides anew instead of redoing what was taken back.
    anew: bool,
    /// The players who have their orders on a phone.
    elsewhere: Vec<Seat>,
}

/// A step of the deal.
#[derive(Debug, Clone)]
pub enum Message {
    /// Behind the curtain.
    Curtain(curtain::Message),
    /// Take back one decision more.
    Undo,
    /// Make the decision that was taken back again.
    Redo,
    /// Let the next player decide anew.
    Anew,
    /// Leave for the home screen; the game goes on later.
    Home,
    /// Go back to the setup.
    SetUp,
    /// Let players have their orders on their own phones.
    Phones,
    /// List the keys.
    Keys,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Curtain(message) => message.nature(),
            Self::Undo => Nature::Step,
            Self::Redo | Self::Anew | Self::Home | Self::SetUp | Self::Phones | Self::Keys => {
                Nature::Answer
            }
        }
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

const PHONES: Binding<Message> =
    Binding { sign: "J", about: "keys-phones", strokes: &[(Stroke::Sign("j"), Message::Phones)] };
const HELP: Binding<Message> =
    Binding { sign: help::SIGN, about: "", strokes: &[(Stroke::Sign(help::SIGN), Message::Keys)] };
/// The keys of the curtain itself, for the list.
const HOLD: Binding<Message> = Binding { sign: "Space", about: "curtain-hold", strokes: &[] };
const HOLD_ENTERING: Binding<Message> = Binding { sign: "F2", about: "curtain-hold", strokes: &[] };

impl Deal {
    /// The screen, for the first player who has not decided.
    pub fn new(session: &Session) -> Self {
        let mut deal = Self::default();
        deal.refresh(session);
        deal
    }

    /// The player who decides next; those who need the screen come before those with a phone.
    fn next(&self, session: &Session) -> Option<Seat> {
        let orders = session.game().orders()?;
        let undecided = session.game().seats().filter(|seat| !orders.has_decided(*seat));
        let here = undecided.clone().find(|seat| !self.elsewhere.contains(seat));
        here.or_else(|| undecided.clone().next())
    }

    /// Whether the deal was taken back and is not decided anew yet: no curtain opens by an undo too
    /// many.
    fn is_taken_back(&self, session: &Session) -> bool {
        session.can_redo() && !self.anew
    }

    /// Passes the screen to the next player who has not decided.
    pub fn refresh(&mut self, session: &Session) {
        self.anew &= session.can_redo();
        if self.aside.is_some() {
            return;
        }
        // A window that only looks on shows no hand, for nobody would be told.
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

    /// Asks players who have their orders on a phone last.
    pub fn ask_last(&mut self, elsewhere: Vec<Seat>, session: &Session) {
        if self.elsewhere != elsewhere {
            self.elsewhere = elsewhere;
            self.refresh(session);
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

    /// Answers a message.
    pub fn update(&mut self, message: &Message, ui: GameUi<'_>) -> Option<Request> {
        match message {
            Message::Curtain(message) => self.behind_curtain(message, ui),
            Message::Undo => Some(Request::Undo),
            Message::Redo => Some(Request::Redo),
            Message::Anew => {
                self.anew = true;
                self.refresh(ui.session);
                None
            }
            Message::Home => Some(Request::Leave(Leaving::Home)),
            Message::SetUp => Some(Request::Leave(Leaving::SetUp)),
            Message::Phones => Some(Request::Phones(phones::Message::Show)),
            Message::Keys => Some(Request::Keys),
        }
    }

    fn behind_curtain(&mut self, message: &curtain::Message, ui: GameUi<'_>) -> Option<Request> {
        let curtain = self.curtain.as_mut()?;
        match curtain.update(message, ui.session, ui.words) {
            curtain::Action::Correct(seat) => {
                let waits = self.curtain.replace(Curtain::mistaken(seat, ui.session));
                // Whoever waits for a correction of a correction has begun none.
                self.aside = self.aside.take().or(waits);
                None
            }
            curtain::Action::Exchange(was, is) => {
                let correction = ui.session.journal().exchange(curtain.seat(), &was, &is);
                self.come_back(ui.session);
                correction.ok().map(|correction| Request::Accept(Box::new(correction)))
            }
            curtain::Action::Close => {
                self.come_back(ui.session);
                None
            }
            curtain::Action::Play(made) => Some(Request::Play(made)),
            curtain::Action::Tell(what, digits) => {
                Some(Request::Tell(curtain.seat(), what, digits))
            }
            curtain::Action::Look => Some(Request::Look(curtain.seat())),
            curtain::Action::Phones => Some(Request::Phones(phones::Message::Show)),
            curtain::Action::None | curtain::Action::Undo => None,
        }
    }

    /// Passes the screen back to the player who waited for another one's correction.
    fn come_back(&mut self, session: &Session) {
        if let Some(aside) = self.aside.take() {
            self.curtain = Some(aside);
        }
        self.refresh(session);
    }

    /// The message of a key.
    pub fn shortcut(&self, event: &keyboard::Event, session: &Session) -> Option<Message> {
        let own = match &self.curtain {
            Some(curtain) => curtain.shortcut(event).map(Message::Curtain),
            None if session.is_read_only() => None,
            None => on_key(&[&UNDO, &REDO, &PHONES], event),
        };
        own.or_else(|| on_key(self.beside(), event))
    }

    /// The keys beside those of the curtain. Nothing leads elsewhere while cards show; letters are
    /// the field's while cards are entered.
    fn beside(&self) -> &'static [&'static Binding<Message>] {
        match &self.curtain {
            Some(curtain) if curtain.is_held() => &[],
            Some(curtain) if curtain.enters().is_none() => &[&PHONES, &HELP],
            Some(_) | None => &[&HELP],
        }
    }

    /// The list of the screen's keys.
    pub fn keys(&self) -> Vec<Line> {
        let curtain = self.curtain.as_ref();
        let hold = match curtain.map(|curtain| curtain.enters().is_some()) {
            Some(true) => Some(&HOLD_ENTERING),
            Some(false) => Some(&HOLD),
            None => None,
        };
        let phones = curtain.is_none_or(|curtain| curtain.enters().is_none());
        let own = hold.into_iter().chain(phones.then_some(&PHONES));
        help::lines(own.collect::<Vec<_>>().iter())
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let is_held = self.curtain.as_ref().is_some_and(Curtain::is_held);
        // No button leaves by accident while cards show.
        let quiet = |key: &'static str, message| {
            let message = (!is_held).then_some(message);
            ui.action(Weight::Quiet, key, None, message)
        };
        // Only the first deal can go back to the setup: a guest is dealt into a game that goes on.
        let is_first = ui.session.game().orders().is_none_or(|orders| !orders.is_dealt());
        let set_up =
            (is_first && !ui.session.is_read_only()).then(|| quiet("deal-set-up", Message::SetUp));
        let ways = row![quiet("deal-home", Message::Home), set_up].spacing(gap::XS);
        let ways = container(ways).padding([gap::XS, gap::S]).width(Fill);
        let content = match &self.curtain {
            Some(curtain) => curtain.view(ui).map(Message::Curtain),
            None if ui.session.is_read_only() => {
                container(ui.plain("table-read-only")).center(Fill).into()
            }
            None => self.taken_back(ui),
        };
        column![ways.style(theme::curtain(ui.palette, is_held)), content].into()
    }

    /// The view after the deal was taken back: on as before, or on by dealing anew.
    fn taken_back<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let name =
            self.next(ui.session).map(|seat| ui.session.game().name(seat)).unwrap_or_default();
        let before = ui.action(Weight::Primary, "deal-redo", Some(REDO.sign), Some(Message::Redo));
        let anew = ui.action(
            Weight::Secondary,
            say!(ui, "deal-anew", name = name),
            None,
            Some(Message::Anew),
        );
        let content = column![
            ui.heading("deal-taken-back"),
            plain(say!(ui, "deal-taken-back-how", name = name)).align_x(Center).width(520),
            row![before, anew].spacing(gap::M).wrap(),
        ];
        let content = content.spacing(gap::L).align_x(Center);
        let content = container(content).center(Fill).padding(gap::L);
        content.style(theme::curtain(ui.palette, false)).into()
    }
}
