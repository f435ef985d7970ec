//! The choice of the King's Orders: whether there are any, of which deck, printed or dealt.

use std::sync::Arc;

use iced::widget::{checkbox, column, container, row, toggler};
use iced::{Center, Fill};

use super::{Message, Part, Setup};
use kit::look::looked_at;
use kit::prelude::*;
use kit::ui::Ui;
use rules::card::Card;
use rules::card::deck;
use widget::emblem::{Emblem, emblem};
use widget::focus::focus;

impl Setup {
    /// The choice of King's Orders, printed or dealt, and of their deck.
    pub fn orders<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let orders = toggler(self.with_orders)
            .on_toggle(Message::Orders)
            .style(theme::switch(ui.palette))
            .size(24);
        let orders = focus(orders, Some(Message::Orders(!self.with_orders)), ui.palette.royal);
        let printed = self.with_orders.then(|| self.printed_tick(ui));
        let newer = self.with_orders.then(|| self.newer_tick(ui)).flatten();
        let print = self.with_orders.then(|| {
            let label = ui.plain("setup-print").size(theme::size::NOTE);
            ui.pressable(Weight::Secondary, label, [2.0, gap::S], Some(Message::Print))
        });
        let about = match (&self.saved, self.with_orders && self.printed) {
            (Some(saved), _) if self.with_orders => saved.clone(),
            (_, true) => say!(ui, "setup-orders-printed"),
            (_, false) => say!(ui, "setup-orders-about"),
        };
        let title = row![
            emblem(Emblem::Order, ui.palette.royal, 28.0),
            column![ui.strong("setup-orders"), ui.note(about)].width(Fill),
            orders,
        ];
        let cards = self.with_orders.then(|| {
            let cards = row![newer, printed, print].spacing(gap::L).align_y(Center).wrap();
            container(cards).padding(iced::padding::left(28.0 + gap::M))
        });
        let decks = self.with_orders.then(|| self.decks(ui));
        let title = title.spacing(gap::M).align_y(Center);
        let orders = column![title, cards, decks].spacing(gap::S);
        container(orders).padding([gap::S, gap::M]).style(theme::raised(ui.palette)).into()
    }

    /// The tick for printed cards that the table deals.
    fn printed_tick<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        tick(ui, say!(ui, "setup-printed"), self.printed, Message::Printed)
    }

    /// The tick for our orders of the newer sets, which the deck of the rule book does not know
    /// (R-CARD-4); `None` where no such set is chosen.
    fn newer_tick<'a>(&self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let (sets, deck) = (self.chosen_sets(), ui.catalogue.deck(self.deck.as_deref()));
        let is_in = |card: &&Arc<Card>| deck::is_newer(card) && deck::belongs(card, &sets);
        let count = deck.iter().filter(is_in).count();
        (count > 0 && self.deck.is_none()).then(|| {
            let label = say!(ui, "setup-newer-orders", count = count);
            let tick = tick(ui, label, self.newer, Message::NewerOrders);
            let about = (Part::Bag, say!(ui, "setup-newer-orders-about"));
            looked_at(tick, about, Message::Look)
        })
    }

    /// The choice of the deck.
    fn decks<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let own =
            ui.catalogue.decks().iter().map(|deck| (deck.name.clone(), Some(deck.name.clone())));
        let bundled = (say!(ui, "setup-deck-bundled"), None);
        let has_own = !ui.catalogue.decks().is_empty();
        let all = std::iter::once(bundled).chain(own).filter(|_| has_own);
        let buttons = all.map(|(label, deck)| {
            let weight = if self.deck == deck { Weight::Primary } else { Weight::Secondary };
            let label = plain(label).size(theme::size::NOTE);
            ui.pressable(weight, label, [2.0, gap::S], Some(Message::Deck(deck)))
        });
        let label = ui.plain("setup-decks").size(theme::size::NOTE);
        let make = ui.pressable(Weight::Quiet, label, [2.0, gap::S], Some(Message::Decks));
        Row::with_children(buttons.chain([make])).spacing(gap::XS).wrap().into()
    }
}

fn tick<'a>(
    ui: Ui<'a>,
    label: String,
    is_on: bool,
    message: fn(bool) -> Message,
) -> Element<'a, Message> {
    let tick = checkbox(is_on)
        .label(label)
        .on_toggle(message)
        .size(18)
        .spacing(gap::S)
        .text_size(theme::size::TEXT)
        .style(theme::tick(ui.palette));
    focus(tick, Some(message(!is_on)), ui.palette.royal).into()
}
