//! Leaving the game: the fate of the figures and the orders.

use iced::widget::{column, radio, row};

use super::super::step::Step;
use kit::look::looked_at;
use kit::prelude::*;
use kit::ui::Ui;
use rules::table::{Figures, Held, Leave};
use rules::{Game, Move, Seat};
use widget::focus::focus;

/// The button with which a player leaves; disabled with the reason where nobody can.
pub fn leave_button<'a, Own: Clone + 'a>(
    seat: Seat,
    ui: Ui<'a>,
    game: &Game,
    leaves: Own,
) -> Element<'a, Step<Own>> {
    let leave = Move::LeaveGame(Leave {
        player: seat,
        figures: Figures::default(),
        orders: Held::default(),
    });
    let refused = game.allows(&leave).err();
    let press = refused.is_none().then_some(Step::Own(leaves));
    let label = ui.plain("people-leave").size(size::NOTE);
    let button = ui.pressable(Weight::Quiet, label, [gap::XS, gap::S], press);
    match refused {
        Some(refused) => looked_at(button, ui.words.rejection(&refused, game), Step::Look),
        None => button,
    }
}

/// The choice of the fate of a leaving player's figures and orders.
pub fn how_to_leave<'a, Own: Clone + 'a>(
    (seat, figures, held): (Seat, Figures, Held),
    ui: Ui<'a>,
    game: &Game,
    fate: fn(Figures) -> Own,
    count: fn(Held) -> Own,
) -> Element<'a, Step<Own>> {
    let choice = |key: &str, chosen: bool, message: Own| -> Element<'a, Step<Own>> {
        let press = Step::Own(message.clone());
        let dot = radio(ui.say(key, &[]), true, Some(chosen), move |_| Step::Own(message.clone()))
            .size(18)
            .text_size(size::TEXT)
            .spacing(gap::S)
            .style(theme::dot(ui.palette));
        focus(dot, Some(press), ui.palette.royal).into()
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
    let line = ui.line();
    let leaves = strong(say!(ui, "people-leaves", name = game.name(seat)));
    column![line, leaves, of_figures.spacing(gap::XL).wrap(), of_orders].spacing(gap::S).into()
}
