//! Leaving the game: the fate of the figures and the orders.

use iced::widget::{column, radio, row, rule};

use super::{Message, TableMessage, to_table};
use crate::app::kit::Shared;
use crate::app::kit::parts::{plain, pressable, strong};
use crate::app::kit::theme::{self, Weight, size, space as gap};
use crate::app::screen::table::known::told::told_of;
use crate::rules::table::{Figures, Held, Leave};
use crate::rules::{Game, Move, Seat};
use crate::say;
use crate::widget::Element;
use crate::widget::focus::focus;

/// The button with which a player leaves; disabled with the reason where nobody can.
pub(super) fn leave_button<'a>(
    seat: Seat,
    shared: &'a Shared,
    game: &Game,
) -> Element<'a, TableMessage> {
    let palette = shared.palette();
    let words = &shared.words;
    let leave = Move::LeaveGame(Leave {
        player: seat,
        figures: Figures::default(),
        orders: Held::default(),
    });
    let refused = game.allows(&leave).err();
    let press = refused.is_none().then_some(to_table(Message::Leave(seat)));
    let label = plain(words.say("people-leave", &[])).size(size::NOTE);
    let button = pressable(palette, Weight::Quiet, label, [gap::XS, gap::S], press);
    match refused {
        Some(refused) => told_of(button, words.rejection(&refused, game)),
        None => button,
    }
}

/// The choice of the fate of a leaving player's figures and orders.
pub(super) fn how_to_leave<'a>(
    seat: Seat,
    (figures, held): (Figures, Held),
    shared: &'a Shared,
    game: &Game,
) -> Element<'a, TableMessage> {
    let palette = shared.palette();
    let words = &shared.words;
    let choice = |key: &str, chosen: bool, message: Message| -> Element<'a, TableMessage> {
        let press = to_table(message.clone());
        let dot =
            radio(words.say(key, &[]), true, Some(chosen), move |_| to_table(message.clone()))
                .size(18)
                .text_size(size::TEXT)
                .spacing(gap::S)
                .style(theme::dot(palette));
        focus(dot, Some(press), palette.royal).into()
    };
    let of_figures = row![
        choice("people-figures-stay", figures == Figures::Stay, Message::Figures(Figures::Stay)),
        choice(
            "people-figures-home",
            figures == Figures::GoHome,
            Message::Figures(Figures::GoHome)
        ),
    ];
    let of_orders = game.orders().map(|_| {
        row![
            choice("people-orders-count", held == Held::Count, Message::Held(Held::Count)),
            choice("people-orders-under", held == Held::UnderPile, Message::Held(Held::UnderPile)),
        ]
        .spacing(gap::XL)
        .wrap()
    });
    let line = rule::horizontal(1).style(theme::thin(palette));
    let leaves = strong(say!(words, "people-leaves", name = game.name(seat)));
    column![line, leaves, of_figures.spacing(gap::XL).wrap(), of_orders].spacing(gap::S).into()
}
