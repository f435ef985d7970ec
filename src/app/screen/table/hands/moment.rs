//! The moment in which fulfilled orders lie large before everybody, in both windows.

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::widget::{column, container, mouse_area, opaque, responsive, row, text};
use iced::{Center, Fill, Size};

use crate::table::message::{Message, See};
use kit::prelude::*;
use kit::ui::Ui;
use rules::card::{self, Card};
use rules::{Game, Seat};

/// The time for which the orders lie there, unless somebody does something before.
const LASTS: Duration = Duration::from_millis(2500);
/// The greatest width of a card in a window that is 1080 logical pixels high.
const WIDTH: f32 = 360.0;

/// An order that was turned up by its owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turned {
    /// The owner.
    pub seat: Seat,
    /// The order.
    pub card: card::Id,
    /// The tasks by which it is met, where either of two will do (R-KO-55).
    pub met: Vec<usize>,
}

/// Orders that were turned up, each by its owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    turned: Vec<Turned>,
    since: Option<Instant>,
}

impl Moment {
    /// The moment of these orders, if there are any.
    pub fn of(turned: Vec<Turned>) -> Option<Self> {
        (!turned.is_empty()).then_some(Self { turned, since: None })
    }

    /// Whether it has passed: it begins when it is first looked at.
    pub fn has_passed(&mut self, now: Instant) -> bool {
        let since = *self.since.get_or_insert(now);
        now.saturating_duration_since(since) >= LASTS
    }

    /// The orders over all of the table; presses end the moment and nothing else.
    pub fn above<'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Element<'a, Message> {
        let end = Message::See(See::Moment);
        opaque(mouse_area(self.view(ui, game)).on_press(end))
    }

    /// The orders, over all that a window shows.
    pub fn view<'a, M: 'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Element<'a, M> {
        let shown = responsive(move |size: Size| {
            let unit = size.height / 1080.0;
            let count = self.turned.len().max(1) as f32;
            let width = (WIDTH * unit).min((size.width * 0.9 / count) - 32.0 * unit);
            let cards = self.turned.iter().filter_map(|order| {
                let card = game.catalogue().card(order.card.as_str())?;
                Some(turned(order, card, (width, unit), ui, game))
            });
            let cards = Row::with_children(cards).spacing(48.0 * unit);
            container(cards).center(Fill).into()
        });
        container(shown).style(theme::shade(ui.palette)).into()
    }
}

fn turned<'a, M: 'a>(
    &Turned { seat, ref met, .. }: &Turned,
    card: &Arc<Card>,
    (width, unit): (f32, f32),
    ui: Ui<'a>,
    game: &'a Game,
) -> Element<'a, M> {
    let name = text(game.name(seat)).font(SERIF).size(40.0 * unit);
    let points = text(ui.words.signed(card.points)).font(FIGURES).size(56.0 * unit);
    let line = row![token(game, seat, 56.0 * unit), name, points.color(ui.palette.royal)];
    let line =
        container(line.spacing(16.0 * unit).align_y(Center)).padding([8.0 * unit, 24.0 * unit]);
    let met = ui.words.met_by(card, met).map(|met| {
        let met = text(met).font(SANS).size(22.0 * unit).align_x(Center).width(Fill);
        let met = container(met).padding([8.0 * unit, 16.0 * unit]);
        met.style(theme::panel(ui.palette)).width(width)
    });
    column![ui.card(card, width), met, line.style(theme::panel(ui.palette))]
        .spacing(24.0 * unit)
        .align_x(Center)
        .into()
}
