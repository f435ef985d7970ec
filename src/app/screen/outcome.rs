//! The result: who won, where the points came from, how the evening went, what the orders might
//! have been, and how all that leaves the app.

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

use iced::keyboard;
use iced::widget::{column, container, row, space, stack};
use iced::{Center, Fill};

use crate::app::ask::Action;
use crate::app::ask::{Leaving, Request};
use crate::app::kit::binding::{Binding, Line};
use crate::app::kit::parts::action;
use crate::app::kit::theme::{Weight, space as gap};
use crate::app::kit::{Shared, help};
use crate::rules::orders::card;
use crate::rules::setup::Recording;
use crate::session::Session;
use crate::widget::behind::behind;
use crate::widget::{Element, Row};
use board::Then;
pub(in crate::app) use course::course;
pub(in crate::app) use review::{Review, Reviewed};
use share::Sharing;

/// From this width on the buttons name their keys, in logical pixels.
const NAMED: f32 = 1160.0;
/// Below this width the buttons need two lines.
const NARROW: f32 = 860.0;

/// The screen.
#[derive(Debug)]
pub struct Outcome {
    tab: Tab,
    /// What became of the orders, as far as it is found out.
    pub(in crate::app) review: Review,
    /// The orders of which every chance is listed.
    unfolded: Vec<card::Id>,
    /// The whole pile is listed.
    with_pile: bool,
    /// The board as it was when an order might have been fulfilled.
    then: Option<Then>,
    /// The panel about what leaves the app.
    sharing: Option<Sharing>,
}

/// What the right side shows where there is no room for everything.
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

/// What the table does here.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show another part.
    Tab(Tab),
    /// List every chance of an order, or only the first ones.
    Unfold(card::Id),
    /// List the whole pile, or not.
    Pile,
    /// Show the board before that move, with the places where it would have fulfilled the order.
    Then(usize, card::Id),
    /// Do something about what leaves the app.
    Share(share::Message),
    /// Look at the table.
    Table,
    /// Watch the game again.
    Watch,
    /// Step through the final scoring again.
    Finale,
    /// The same people again.
    Rematch,
    /// Another game.
    New,
    /// Home.
    Home,
    /// List the keys.
    Keys,
}

impl Outcome {
    /// The result of a session's game.
    #[must_use]
    pub fn new(session: &Session) -> Self {
        Self {
            tab: Tab::default(),
            review: Review::new(session),
            unfolded: Vec::new(),
            with_pile: false,
            then: None,
            sharing: None,
        }
    }

    /// Takes a message.
    pub fn update(
        &mut self,
        message: Message,
        shared: &Shared,
        session: &Session,
    ) -> Action<Message> {
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
                self.then = known.and_then(|known| Then::of(known, index, &card, session));
                self.tab = Tab::Board;
            }
            // A corrected game may run again: nothing leaves it then.
            Message::Share(_) if !session.game().is_finished() => self.sharing = None,
            Message::Share(message) => return self.share(message, shared, session),
            Message::Table => return Action::Ask(Request::Table),
            Message::Watch if !is_watched(session) => {}
            Message::Watch => return Action::Ask(Request::Watch(0)),
            Message::Finale => return Action::Ask(Request::Finale),
            Message::Rematch => return Action::Ask(Request::Leave(Leaving::Rematch)),
            Message::New => return Action::Ask(Request::Leave(Leaving::New)),
            Message::Home => return Action::Ask(Request::Leave(Leaving::Home)),
            Message::Keys => return Action::Ask(Request::Keys),
        }
        Action::None
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
        keys::shortcut(self, event)
    }

    /// The list of its keys.
    #[must_use]
    pub fn keys(&self, session: &Session) -> Vec<Line> {
        keys::list(self, session)
    }

    /// The panel about what leaves the app is open.
    #[must_use]
    pub const fn is_sharing(&self) -> bool {
        self.sharing.is_some()
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let screen = column![self.page(shared, session), foot(shared, session)];
        let screen = container(screen).width(Fill).height(Fill);
        let sharing = self.sharing.as_ref().map(|sharing| sharing.view(shared));
        stack![behind(screen, sharing.is_some())].push(sharing).into()
    }
}

/// Only what was recorded tile by tile can be watched again.
fn is_watched(session: &Session) -> bool {
    session.game().recording() == Recording::Board
}

/// A button, with its key where there is room to name it; the key does the same without.
fn button<'a>(
    shared: &'a Shared,
    binding: &'static Binding<Message>,
    weight: Weight,
) -> Element<'a, Message> {
    let message = binding.strokes.first().map(|(_, message)| message.clone());
    let sign = (shared.view.width >= NAMED).then_some(binding.sign);
    action(shared.palette(), weight, shared.words.say(binding.about, &[]), sign, message)
}

/// What can be looked at again.
fn again<'a>(shared: &'a Shared, session: &'a Session) -> Row<'a, Message> {
    let button = |binding| button(shared, binding, Weight::Secondary);
    let watch = is_watched(session).then(|| button(&keys::WATCH));
    row![button(&keys::TABLE), watch, button(&keys::FINALE)].spacing(gap::S)
}

/// The same with what leaves the app, where there is no room for all in one line.
fn again_in_lines<'a>(shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
    let share = button(shared, &keys::SHARE, Weight::Secondary);
    again(shared, session).push(share).wrap().vertical_spacing(gap::S).into()
}

/// Whether all but the way on stands on the page that is scrolled: two lines of buttons would take
/// half of such a window.
fn is_tight(shared: &Shared) -> bool {
    shared.is_slim() && shared.is_shallow()
}

/// What can be done next.
fn foot<'a>(shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
    let next = row![
        help::tool(shared, Message::Keys),
        button(shared, &keys::HOME, Weight::Secondary),
        button(shared, &keys::NEW, Weight::Secondary),
        button(shared, &keys::REMATCH, Weight::Primary),
    ];
    let next = next.spacing(gap::S);
    let buttons: Element<'a, Message> = if shared.view.width < NARROW {
        let again = (!is_tight(shared)).then(|| again_in_lines(shared, session));
        column![again, next].spacing(gap::S).align_x(Center).width(Fill).into()
    } else {
        let share = button(shared, &keys::SHARE, Weight::Secondary);
        let again = again(shared, session);
        row![again, space::horizontal(), share, space::horizontal(), next].align_y(Center).into()
    };
    let padding = if shared.is_slim() { [gap::S, gap::M] } else { [gap::L, gap::XXL] };
    container(buttons).padding(padding).into()
}
