//! A whole turn of the past: one is forgotten, was none, or was another player's. The fate of the
//! later turns is chosen here, and said.

use iced::widget::{column, radio, row, space};

use super::step::{Step, close_button, yes};
use journal::{Edit, Journal, Later, forgotten};
use kit::binding::Binding;
use kit::parts::person;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::{Game, Seat};
use widget::focus::focus;

/// A fault in a whole turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// A turn before this one was forgotten.
    Forgotten,
    /// The turn was another player's.
    Anothers,
    /// The turn was none.
    None,
}

/// A whole turn that is being corrected.
#[derive(Debug)]
pub struct Amending {
    /// The fault of the turn.
    pub what: What,
    /// A move of the turn.
    pub index: usize,
    /// The player of the turn before the correction.
    was: Seat,
    /// The number of the turn.
    number: u32,
    /// The players who may have it: those who played then, whoever has left since.
    offered: Vec<Seat>,
    /// The corrected player of the turn.
    pub player: Seat,
    /// The fate of the turns after it.
    pub later: Later,
}

/// A step in the dialog.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// The player of the turn is chosen.
    Player(Seat),
    /// The fate of the later turns is chosen.
    Later(Later),
    /// The correction is tried out.
    Go,
}

/// The keys of the dialog.
pub const KEYS: [&Binding<Message>; 1] = [&yes!(Message::Go)];

impl Amending {
    /// The correction of the turn that a move belongs to.
    pub fn new(what: What, index: usize, journal: &Journal) -> Self {
        let (was, number) = Edit::turn_at(journal, index);
        let others = journal.game().company();
        let (player, later) = match what {
            What::Forgotten => (was, Later::MoveOn),
            What::Anothers => (others.next(was), Later::Stay),
            What::None => (was, Later::Stay),
        };
        let offered = match what {
            What::Forgotten => {
                forgotten(journal, index).into_iter().map(|(seat, _)| seat).collect()
            }
            What::Anothers | What::None => others.playing().filter(|seat| *seat != was).collect(),
        };
        Self { what, index, was, number, offered, player, later }
    }

    /// Answers a message. Returns whether the correction is to be tried out.
    pub fn update(&mut self, message: Message) -> bool {
        match message {
            Message::Player(seat) => self.player = seat,
            Message::Later(later) => self.later = later,
            Message::Go => return true,
        }
        false
    }

    pub(super) fn view<'a>(&'a self, ui: GameUi<'a>) -> Column<'a, Step<Message>> {
        let name = ui.session.game().name(self.was);
        let (title, go) = match self.what {
            What::Forgotten => (say!(ui, "amend-forgotten", turn = self.number), "amend-enter"),
            What::Anothers => {
                (say!(ui, "amend-anothers", turn = self.number, name = name), "amend-show")
            }
            What::None => (say!(ui, "amend-none", turn = self.number, name = name), "amend-show"),
        };
        let go = ui.action(Weight::Primary, go, Some("⏎"), Some(Step::Own(Message::Go)));
        let close = close_button(*ui, Weight::Secondary);
        column![
            heading(title),
            (self.what != What::None).then(|| self.players(*ui, ui.session.game())),
            self.laters(ui),
            row![space::horizontal(), close, go].spacing(gap::M),
        ]
    }

    /// The choice of the turn's player.
    fn players<'a>(&self, ui: Ui<'a>, game: &'a Game) -> Element<'a, Step<Message>> {
        let chips = self.offered.iter().copied().map(|seat| {
            let label = person(game, seat, 22.0);
            ui.chip(self.player == seat, label, Some(Step::Own(Message::Player(seat))))
        });
        let chips = Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S);
        column![ui.note("amend-whose"), chips].spacing(gap::XS).into()
    }

    /// The choice of the fate of the later turns.
    fn laters<'a>(&self, ui: GameUi<'a>) -> Element<'a, Step<Message>> {
        let name = ui.session.game().name(self.was);
        let choices = Later::ALL.into_iter().map(|later| {
            let key = match (self.what, later) {
                (What::Forgotten, Later::Stay) => "amend-forgotten-stay",
                (What::Forgotten, Later::MoveOn) => "amend-forgotten-on",
                (What::Anothers, Later::Stay) => "amend-anothers-stay",
                (What::Anothers, Later::MoveOn) => "amend-anothers-on",
                (What::None, Later::Stay) => "amend-none-stay",
                (What::None, Later::MoveOn) => "amend-none-on",
            };
            let label = say!(ui, key, name = name);
            let message = Step::Own(Message::Later(later));
            let choice =
                radio(label, later, Some(self.later), |later| Step::Own(Message::Later(later)));
            let choice =
                choice.size(18).text_size(size::TEXT).spacing(gap::S).style(theme::dot(ui.palette));
            focus(choice, Some(message), ui.palette.royal).into()
        });
        column![ui.note("amend-later"), Column::with_children(choices).spacing(gap::S)]
            .spacing(gap::XS)
            .into()
    }
}
