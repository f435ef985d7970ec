//! The cards that lie face up before the players to the end (R-KO-5, 27, 30): everybody may look at
//! them at any time.

use std::sync::Arc;

use iced::widget::{column, container, row, space};
use iced::{Center, Fill};

use super::step::{Plain, close_button};
use kit::prelude::*;
use kit::ui::Ui;
use rules::card::Card;
use rules::{Game, Seat};

/// The width of a card, in logical pixels.
const WIDTH: f32 = 138.0;

/// The cards, player by player.
pub fn face_up<'a>(ui: Ui<'a>, game: &'a Game) -> Column<'a, Plain> {
    let rows: Vec<Element<'a, Plain>> =
        game.seats().filter_map(|seat| player(ui, game, seat)).collect();
    let none = rows.is_empty().then(|| ui.plain("face-up-none"));
    let list = ui.scroll(Column::with_children(rows).spacing(gap::L)).spacing(gap::S);
    let close = close_button(ui, Weight::Secondary);
    column![
        ui.heading("face-up-title"),
        none,
        container(list.width(Fill)).max_height(520),
        row![space::horizontal(), close],
    ]
}

fn player<'a>(ui: Ui<'a>, game: &'a Game, seat: Seat) -> Option<Element<'a, Plain>> {
    let hand = game.orders()?.hand(seat);
    let shown = |card: &'a Arc<Card>, about: String| {
        column![ui.card(card, WIDTH), ui.note(about)].spacing(gap::XS).align_x(Center).into()
    };
    let fulfilled = hand.fulfilled.iter().map(|card| shown(card, String::new()));
    let dropped = hand.dropped().map(|card| shown(card, say!(ui, "face-up-discarded")));
    let spent = hand.spent().into_iter().map(|card| shown(card, say!(ui, "face-up-spent")));
    let mut cards = fulfilled.chain(spent).chain(dropped).peekable();
    cards.peek()?;
    let cards = Row::with_children(cards).spacing(gap::M).wrap().vertical_spacing(gap::S);
    let head =
        row![token(game, seat, 28.0), strong(game.name(seat))].spacing(gap::S).align_y(Center);
    Some(column![head, cards].spacing(gap::S).into())
}
