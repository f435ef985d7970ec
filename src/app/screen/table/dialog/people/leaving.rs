//! Leaving the game: the fate of the figures and the orders.

use iced::widget::{column, radio, row, rule};

use super::super::step::Step;
use crate::app::kit::Shared;
use crate::app::kit::look::looked_at;
use crate::app::kit::parts::{plain, pressable, strong};
use crate::app::kit::theme::{self, Weight, size, space as gap};
use crate::rules::table::{Figures, Held, Leave};
use crate::rules::{Game, Move, Seat};
use crate::say;
use crate::widget::Element;
use crate::widget::focus::focus;

/// The button with which a player leaves; disabled with the reason where nobody can.
pub(super) fn leave_button<'a, Own: Clone + 'a>(
    seat: Seat,
    shared: &'a Shared,
    game: &Game,
    leaves: Own,
) -> Element<'a, Step<Own>> {
    let palette = shared.palette();
    let words = &shared.words;
    let leave = Move::LeaveGame(Leave {
        player: seat,
        figures: Figures::default(),
        orders: Held::default(),
    });
    let refused = game.allows(&leave).err();
    let press = refused.is_none().then_some(Step::Own(leaves));
    let label = plain(words.say("people-leave", &[])).size(size::NOTE);
    let button = pressable(palette, Weight::Quiet, label, [gap::XS, gap::S], press);
    match refused {
        Some(refused) => looked_at(button, words.rejection(&refused, game), Step::Look),
        None => button,
    }
}

/// The choice of the fate of a leaving player's figures and orders.
pub(super) fn how_to_leave<'a, Own: Clone + 'a>(
    (seat, figures, held): (Seat, Figures, Held),
    shared: &'a Shared,
    game: &Game,
    fate: fn(Figures) -> Own,
    count: fn(Held) -> Own,
) -> Element<'a, Step<Own>> {
    let palette = shared.palette();
    let words = &shared.words;
    let choice = |key: &str, chosen: bool, message: Own| -> Element<'a, Step<Own>> {
        let press = Step::Own(message.clone());
        let dot =
            radio(words.say(key, &[]), true, Some(chosen), move |_| Step::Own(message.clone()))
                .size(18)
                .text_size(size::TEXT)
                .spacing(gap::S)
                .style(theme::dot(palette));
        focus(dot, Some(press), palette.royal).into()
    };
    let of_figures = row![
        choice("people-figures-stay", figures == Figures::Stay, fate(Figures::Stay)),
        choice("people-figures-home", figures == Figures::GoHome, fate(Figures::GoHome)),
    ];
    let of_orders = game.orders().map(|_| {
        row![
            choice("people-orders-count", held == Held::Count, count(Held::Count)),
            choice("people-orders-under", held == Held::UnderPile, count(Held::UnderPile)),
        ]
        .spacing(gap::XL)
        .wrap()
    });
    let line = rule::horizontal(1).style(theme::thin(palette));
    let leaves = strong(say!(words, "people-leaves", name = game.name(seat)));
    column![line, leaves, of_figures.spacing(gap::XL).wrap(), of_orders].spacing(gap::S).into()
}
