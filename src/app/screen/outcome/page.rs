//! The page of the game: the winner, the points, and the parts beside them.

use iced::widget::{column, container, responsive, row};
use iced::{Center, Fill, Padding, Size};

use super::keys::{BOARD, COURSE, HONOURS, ORDERS, READ};
use super::{Message, Outcome, Tab, again_in_lines, button, categories, course, honours, is_tight};
use kit::binding::Binding;
use kit::prelude::*;
use kit::ui::GameUi;
use rules::game::pad;
use rules::setup::Recording;
use session::Session;
use widget::emblem::{Emblem, emblem};

/// The size from which the right side has room for everything at once, in logical pixels.
const ROOM: Size = Size::new(860.0, 680.0);

/// The height of a panel where the panels stand below each other, in logical pixels.
const SLIM: f32 = 460.0;

/// The width from which the parts name their keys, in logical pixels.
const WITH_KEYS: f32 = 1100.0;

/// The shares of the width for the course and the titles of the evening beside it.
const BESIDE: (u16, u16) = (3, 2);

impl Outcome {
    /// The page of the game.
    pub fn page<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        if ui.width() == Width::Slim {
            return self.below_each_other(ui);
        }
        let middle = responsive(move |room| {
            let right = responsive(move |room| {
                if room.width >= ROOM.width && room.height >= ROOM.height {
                    self.everything(ui)
                } else {
                    self.tabs(ui)
                }
            });
            row![categories::panel(ui, room.width), right].spacing(gap::XL).height(Fill).into()
        });
        column![head(ui), middle]
            .spacing(gap::XL)
            .padding(Padding::from([gap::XL, gap::XXL]).bottom(0))
            .into()
    }

    /// The parts below each other, to be scrolled.
    fn below_each_other<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let points = categories::whole(ui, ui.view.width - 2.0 * gap::XL);
        let parts = container(self.tabs(ui)).height(SLIM);
        let again = is_tight(*ui).then(|| again_in_lines(ui));
        let all = column![head(ui), again, points, parts];
        let all = all.spacing(gap::L).padding(Padding::from([gap::L, gap::XL]).bottom(0));
        ui.scroll(all).width(Fill).height(Fill).into()
    }

    /// The parts of this game, each with its key.
    pub fn parts(session: &Session) -> Vec<(Tab, &'static str, &'static Binding<Message>)> {
        let game = session.game();
        let parts = [
            (Tab::Course, "result-course", &COURSE, game.recording() != Recording::Deck),
            (Tab::Orders, "result-orders", &ORDERS, game.orders().is_some()),
            (Tab::Board, "result-board", &BOARD, game.recording() == Recording::Board),
            (Tab::Honours, "share-titles", &HONOURS, honours::are_any(session)),
        ];
        let there = parts.into_iter().filter(|(.., is_there)| *is_there);
        there.map(|(tab, key, binding, _)| (tab, key, binding)).collect()
    }

    fn part<'a>(&'a self, tab: Tab, ui: GameUi<'a>) -> Element<'a, Message> {
        match tab {
            Tab::Course => course(ui.session, ui.palette),
            Tab::Orders => self.orders(ui),
            Tab::Board => self.board(ui),
            Tab::Honours => honours::list(ui),
        }
    }

    /// One part at a time.
    fn tabs<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let parts = Self::parts(ui.session);
        let is_there = parts.iter().any(|(tab, ..)| *tab == self.tab);
        let first = parts.first().map_or(self.tab, |(tab, ..)| *tab);
        let now = if is_there { self.tab } else { first };
        let tabs = parts.into_iter().map(|(tab, key, binding)| {
            let weight = if now == tab { Weight::Primary } else { Weight::Quiet };
            let sign = (ui.view.width >= WITH_KEYS).then_some(binding.sign);
            ui.action(weight, key, sign, Some(Message::Tab(tab)))
        });
        let tabs = Row::with_children(tabs).spacing(gap::S).align_y(Center);
        let tabs = tabs.wrap().vertical_spacing(gap::XS);
        let content = column![tabs, self.part(now, ui)].spacing(gap::M);
        ui.panel(content)
    }

    /// All parts side by side.
    fn everything<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let parts = Self::parts(ui.session);
        let panel = |wanted: Tab| {
            let (tab, key, _) = parts.iter().find(|(tab, ..)| *tab == wanted)?;
            let title = ui.heading(*key);
            let content = column![title, self.part(*tab, ui)].spacing(gap::M);
            let panel = container(content).padding(gap::XL).style(theme::panel(ui.palette));
            Some(panel.width(Fill).height(Fill))
        };
        let honours = panel(Tab::Honours).map(|panel| panel.width(iced::FillPortion(BESIDE.1)));
        let course = panel(Tab::Course).map(|panel| panel.width(iced::FillPortion(BESIDE.0)));
        let (orders, board) = (panel(Tab::Orders), panel(Tab::Board));
        let is_below = orders.is_some() || board.is_some();
        let below = is_below.then(|| row![orders, board].spacing(gap::XL));
        let is_above = course.is_some() || honours.is_some();
        let above = is_above.then(|| row![course, honours].spacing(gap::XL));
        column![above, below].spacing(gap::XL).into()
    }
}

/// The winner, and the time of the game.
fn head<'a>(ui: GameUi<'a>) -> Element<'a, Message> {
    let game = ui.session.game();
    let won = ui.words.won(game);
    let is_known = pad::knows_points(game);
    // Many winners need smaller letters to fit the line, and so does a sentence.
    let is_long = !is_known || won.chars().count() > 40;
    let won_size = if is_long { size::SCORE } else { size::HERO * 0.8 };
    let won = title(won).size(won_size).color(ui.palette.royal);
    let tokens = game.winners();
    let tokens = tokens.iter().map(|seat| token(game, *seat, 52.0));
    let tokens = Row::with_children(tokens).spacing(gap::S);
    let date = ui.note(ui.date(ui.session.started()));
    let sign = if is_known { Emblem::Crown } else { Emblem::Order };
    let read = (!is_known).then(|| button(*ui, &READ, Weight::Primary));
    row![emblem(sign, ui.palette.gold, 60.0), tokens, column![won, date, read].spacing(gap::XS)]
        .spacing(gap::L)
        .align_y(Center)
        .into()
}
