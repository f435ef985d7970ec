//! Which sets are in play, and whether King's Orders are.

use iced::widget::{Column, checkbox, column, container, row, rule, scrollable, toggler};
use iced::{Center, Element, Fill};

use super::{Message, Setup};
use crate::app::Shared;
use crate::app::parts::{heading, note, plain, strong};
use crate::app::theme::{self, space as gap};
use crate::rules::orders::deck;
use crate::rules::setup::BASE;
use crate::say;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::focus::focus;

impl Setup {
    pub(super) fn sets_panel<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let base = self.set_row(BASE, true, None, shared);
        let others = self
            .sets
            .iter()
            .enumerate()
            .map(|(index, (set, chosen))| self.set_row(set, *chosen, Some(Message::Set(index, !chosen)), shared));
        let list = Column::with_children(std::iter::once(base).chain(others)).spacing(gap::S);
        let list = scrollable(list).style(theme::scroll(palette)).height(Fill);
        let orders = toggler(self.with_orders).on_toggle(Message::Orders).style(theme::switch(palette)).size(24);
        let orders = focus(orders, Some(Message::Orders(!self.with_orders)), palette.royal);
        let title = row![
            emblem(Emblem::Order, palette.royal, 28.0),
            column![strong(say!(words, "setup-orders")), note(say!(words, "setup-orders-about"), palette)].width(Fill),
            orders,
        ];
        let orders = container(title.spacing(gap::M).align_y(Center)).padding(gap::M).style(theme::raised(palette));
        let own = note(say!(words, "setup-own-sets", folder = shared.own_tiles_folder()), palette);
        let content = column![
            heading(say!(words, "setup-sets")),
            list,
            own,
            rule::horizontal(1).style(theme::thin(palette)),
            orders,
        ];
        container(content.spacing(gap::L)).padding(gap::XL).style(theme::panel(palette)).width(Fill).height(Fill).into()
    }

    fn set_row<'a>(
        &'a self,
        set: &'a str,
        chosen: bool,
        toggle: Option<Message>,
        shared: &'a Shared,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let tiles = shared.tiles_in(set);
        let in_set = [set.to_owned()];
        let cards = shared.catalogue.cards().iter().filter(|card| deck::belongs(card, &in_set)).count();
        let adds = if cards > 0 && self.with_orders {
            say!(words, "setup-adds-orders", tiles = tiles, orders = cards)
        } else {
            say!(words, "setup-adds", tiles = tiles)
        };
        let message = toggle.clone();
        let tick = checkbox(chosen)
            .label(words.set(set))
            .on_toggle_maybe(toggle.map(|toggle| move |_| toggle.clone()))
            .size(22)
            .text_size(theme::size::LEAD)
            .font(theme::STRONG)
            .style(theme::tick(palette));
        let about = format!("set-{set}-about");
        let about = words.has(&about).then(|| note(words.say(&about, &[]), palette));
        let content = column![row![tick.width(Fill), plain(adds)].align_y(Center), about].spacing(gap::XS);
        let boxed = container(content).padding(gap::M).width(Fill).style(theme::raised(palette));
        focus(boxed, message, palette.royal).into()
    }
}
