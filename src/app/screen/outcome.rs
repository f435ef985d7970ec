//! The result: the winner, the points by source, the course of the evening, the chances of the
//! orders, and the ways out of the app.

mod board;
mod categories;
mod course;
mod hands;
mod honours;
mod keys;
mod page;
mod pile;
mod review;
pub mod share;
pub mod track;

use iced::keyboard;
use iced::widget::{column, container, row, space, stack};
use iced::{Center, Fill};

use ask::Action;
use ask::{Leaving, Request};
use board::Then;
pub use course::course;
use kit::binding::{Binding, Line};
use kit::help;
use kit::nature::Nature;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
pub use review::{Review, Reviewed};
use rules::card;
use rules::game::pad;
use rules::setup::Recording;
use session::Session;
use share::Sharing;
use track::Track;
use widget::behind::behind;

/// The width from which the buttons name their keys, in logical pixels.
const NAMED: f32 = 1160.0;
/// The width below which the buttons need two lines.
const NARROW: f32 = 860.0;

/// The screen.
#[derive(Debug)]
pub struct Outcome {
    tab: Tab,
    /// The fates and chances of the orders, as far as they are found out.
    pub review: Review,
    /// The orders whose chances are all listed.
    unfolded: Vec<card::Id>,
    /// Whether the whole pile is listed.
    with_pile: bool,
    /// The board as it was when an order might have been fulfilled.
    then: Option<Then>,
    /// The panel for sharing the result.
    sharing: Option<Sharing>,
    /// The question for what the score track shows.
    track: Option<Track>,
}

/// The part on the right side where there is no room for everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tab {
    /// The scores over the turns.
    #[default]
    Course,
    /// The orders of each player.
    Orders,
    /// The board.
    Board,
    /// The titles of the evening.
    Honours,
}

/// A step of the table on this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show another part of the result.
    Tab(Tab),
    /// List every chance of an order, or only the first ones.
    Unfold(card::Id),
    /// List the whole pile, or hide it.
    Pile,
    /// Show the board before that move, with the places where it would have fulfilled the order.
    Then(usize, card::Id),
    /// Take a step in the panel for sharing.
    Share(share::Message),
    /// Take a step in the question for what the score track shows.
    Track(track::Message),
    /// Look at the table.
    Table,
    /// Watch the game again.
    Watch,
    /// Step through the final scoring again.
    Finale,
    /// Set up a new game of the same people.
    Rematch,
    /// Set up another game.
    New,
    /// Leave for the home screen.
    Home,
    /// List the keys.
    Keys,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Share(message) => message.nature(),
            Self::Track(message) => message.nature(),
            Self::Tab(_)
            | Self::Unfold(_)
            | Self::Pile
            | Self::Then(..)
            | Self::Table
            | Self::Watch
            | Self::Finale
            | Self::Rematch
            | Self::New
            | Self::Home
            | Self::Keys => Nature::Answer,
        }
    }
}

impl Outcome {
    /// The result of a session's game.
    pub fn new(session: &Session) -> Self {
        Self {
            tab: Tab::default(),
            review: Review::new(session),
            unfolded: Vec::new(),
            with_pile: false,
            then: None,
            sharing: None,
            track: None,
        }
    }

    /// The result after the final scoring, where the score track may have to be read.
    pub fn after_finale(session: &Session) -> Self {
        let track = (track::is_asked(session) && !pad::knows_points(session.game()))
            .then(|| Track::new(session));
        Self { track, ..Self::new(session) }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, ui: GameUi<'_>) -> Action<Message> {
        match message {
            Message::Tab(tab) => {
                self.tab = tab;
                self.then = None;
            }
            Message::Unfold(card) => {
                if self.unfolded.contains(&card) {
                    self.unfolded.retain(|other| *other != card);
                } else {
                    self.unfolded.push(card);
                }
            }
            Message::Pile => self.with_pile = !self.with_pile,
            Message::Then(index, card) => {
                let known = self.review.known();
                self.then = known.and_then(|known| Then::at_move(known, index, &card, ui.session));
                self.tab = Tab::Board;
            }
            // A corrected game may run again: it has no result to share.
            Message::Share(_) if !ui.session.game().is_finished() => self.sharing = None,
            Message::Share(message) => return self.share(message, ui),
            Message::Track(message) => return self.read_track(message, ui),
            Message::Table => return Action::Ask(Request::Table),
            Message::Watch if !is_watched(ui.session) => {}
            Message::Watch => return Action::Ask(Request::Watch(0)),
            Message::Finale => return Action::Ask(Request::Finale),
            Message::Rematch => return Action::Ask(Request::Leave(Leaving::Rematch)),
            Message::New => return Action::Ask(Request::Leave(Leaving::New)),
            Message::Home => return Action::Ask(Request::Leave(Leaving::Home)),
            Message::Keys => return Action::Ask(Request::Keys),
        }
        Action::None
    }

    /// The message of a key.
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
        keys::shortcut(self, event)
    }

    /// The list of the screen's keys.
    pub fn keys(&self, session: &Session) -> Vec<Line> {
        keys::list(self, session)
    }

    /// Whether the panel for sharing is open.
    pub const fn is_sharing(&self) -> bool {
        self.sharing.is_some()
    }

    /// Whether something lies above the page.
    pub const fn is_covered(&self) -> bool {
        self.sharing.is_some() || self.track.is_some()
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let screen = column![self.page(ui), foot(ui)];
        let screen = container(screen).width(Fill).height(Fill);
        let sharing = self.sharing.as_ref().map(|sharing| sharing.view(*ui));
        let track = self.track.as_ref().map(|track| track.view(ui));
        let is_behind = sharing.is_some() || track.is_some();
        stack![behind(screen, is_behind)].push(sharing).push(track).into()
    }
}

/// Whether the game can be watched again, as only one recorded tile by tile can be.
fn is_watched(session: &Session) -> bool {
    session.game().recording() == Recording::Board
}

/// A button, with its key where there is room to name it; the key works without.
fn button<'a>(
    ui: Ui<'a>,
    binding: &'static Binding<Message>,
    weight: Weight,
) -> Element<'a, Message> {
    let message = binding.strokes.first().map(|(_, message)| message.clone());
    let sign = (ui.view.width >= NAMED).then_some(binding.sign);
    ui.action(weight, binding.about, sign, message)
}

/// The buttons that look at the game again.
fn again<'a>(ui: GameUi<'a>) -> Row<'a, Message> {
    let button = |binding| button(*ui, binding, Weight::Secondary);
    let watch = is_watched(ui.session).then(|| button(&keys::WATCH));
    row![button(&keys::TABLE), watch, button(&keys::FINALE)].spacing(gap::S)
}

/// The buttons that look at the game again and share it, in lines where one has no room for all.
fn again_in_lines<'a>(ui: GameUi<'a>) -> Element<'a, Message> {
    let share = button(*ui, &keys::SHARE, Weight::Secondary);
    again(ui).push(share).wrap().vertical_spacing(gap::S).into()
}

/// Whether only the button that goes on stays below the page: two lines of buttons would take half
/// of such a window.
fn is_tight(ui: Ui<'_>) -> bool {
    ui.width() == Width::Slim && ui.height() <= Height::Shallow
}

/// The buttons for the next step.
fn foot<'a>(ui: GameUi<'a>) -> Element<'a, Message> {
    let next = row![
        help::tool(*ui, Message::Keys),
        button(*ui, &keys::HOME, Weight::Secondary),
        button(*ui, &keys::NEW, Weight::Secondary),
        button(*ui, &keys::REMATCH, Weight::Primary),
    ];
    let next = next.spacing(gap::S);
    let buttons: Element<'a, Message> = if ui.view.width < NARROW {
        let again = (!is_tight(*ui)).then(|| again_in_lines(ui));
        column![again, next].spacing(gap::S).align_x(Center).width(Fill).into()
    } else {
        let share = button(*ui, &keys::SHARE, Weight::Secondary);
        let again = again(ui);
        row![again, space::horizontal(), share, space::horizontal(), next].align_y(Center).into()
    };
    let padding = if ui.width() == Width::Slim { [gap::S, gap::M] } else { [gap::L, gap::XXL] };
    container(buttons).padding(padding).into()
}
