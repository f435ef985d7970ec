//! A deck that somebody brings: what its cards say is shown before it is taken.

use iced::widget::{column, container, row};
use iced::{Center, Fill};

use super::Message;
use kit::decks::Offered;
use kit::prelude::*;
use kit::ui::Ui;

/// The deck, with every card in the reader's language.
pub fn view<'a>(offered: &'a Offered, ui: Ui<'a>) -> Element<'a, Message> {
    let is_sound = offered.faults.is_empty();
    let title = heading(say!(ui, "offered-title", name = &offered.name));
    let path = offered.from.display().to_string();
    let from = ui.note(say!(ui, "offered-from", path = path));
    let about = if is_sound {
        say!(ui, "offered-says", count = offered.cards.len())
    } else {
        say!(ui, "offered-faults", count = offered.faults.len())
    };
    let same = ui.catalogue.decks().iter().find(|deck| deck.cards == offered.cards);
    let same = same
        .filter(|_| is_sound)
        .map(|deck| plain(say!(ui, "offered-same", name = &deck.name)).color(ui.palette.royal));
    let faults =
        offered.faults.iter().map(|fault| plain(fault.as_str()).color(ui.palette.danger).into());
    let cards = offered.cards.iter().filter(|_| is_sound).map(|card| {
        let points = plain(card.points.to_string()).font(FIGURES).size(size::LEAD).width(36);
        let says = column![strong(ui.words.card_title(card)), ui.note(ui.words.card_text(card))];
        row![points, says.width(Fill)].spacing(gap::S).align_y(Center).into()
    });
    let list = Column::with_children(faults.chain(cards)).spacing(gap::S).width(Fill);
    let list = ui.scroll(list).spacing(gap::S).height(Fill);
    let take = is_sound.then_some(Message::Take);
    let foot = row![
        ui.action(Weight::Primary, "offered-take", None, take),
        ui.action(Weight::Secondary, "offered-leave", Some("Esc"), Some(Message::Leave)),
    ];
    let content = column![title, from, plain(about), same, list, foot.spacing(gap::M)];
    container(content.spacing(gap::M))
        .padding(gap::L)
        .style(theme::panel(ui.palette))
        .width(Fill)
        .height(Fill)
        .into()
}
