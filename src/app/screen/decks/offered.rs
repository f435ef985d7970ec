//! A deck that somebody brings: what its cards say is shown before it is taken.

use iced::widget::{column, container, row, scrollable};
use iced::{Center, Fill};

use super::Message;
use crate::app::kit::Shared;
use crate::app::kit::decks::Offered;
use crate::app::kit::parts::{action, heading, note, plain, strong};
use crate::app::kit::theme::{self, FIGURES, Weight, size, space as gap};
use crate::say;
use crate::widget::{Column, Element};

/// The deck, with every card in the reader's language.
pub(super) fn view<'a>(offered: &'a Offered, shared: &'a Shared) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let is_sound = offered.faults.is_empty();
    let title = heading(say!(words, "offered-title", name = &offered.name));
    let path = offered.from.display().to_string();
    let from = note(say!(words, "offered-from", path = path), palette);
    let about = if is_sound {
        say!(words, "offered-says", count = offered.cards.len())
    } else {
        say!(words, "offered-faults", count = offered.faults.len())
    };
    let same = shared.catalogue.decks().iter().find(|deck| deck.cards == offered.cards);
    let same = same
        .filter(|_| is_sound)
        .map(|deck| plain(say!(words, "offered-same", name = &deck.name)).color(palette.royal));
    let faults =
        offered.faults.iter().map(|fault| plain(fault.as_str()).color(palette.danger).into());
    let cards = offered.cards.iter().filter(|_| is_sound).map(|card| {
        let points = plain(card.points.to_string()).font(FIGURES).size(size::LEAD).width(36);
        let says = column![strong(words.card_title(card)), note(words.card_text(card), palette)];
        row![points, says.width(Fill)].spacing(gap::S).align_y(Center).into()
    });
    let list = Column::with_children(faults.chain(cards)).spacing(gap::S).width(Fill);
    let list = scrollable(list).style(theme::scroll(palette)).spacing(gap::S).height(Fill);
    let take = is_sound.then_some(Message::Take);
    let foot = row![
        action(palette, Weight::Primary, say!(words, "offered-take"), None, take),
        action(
            palette,
            Weight::Secondary,
            say!(words, "offered-leave"),
            Some("Esc"),
            Some(Message::Leave)
        ),
    ];
    let content = column![title, from, plain(about), same, list, foot.spacing(gap::M)];
    container(content.spacing(gap::M))
        .padding(gap::L)
        .style(theme::panel(palette))
        .width(Fill)
        .height(Fill)
        .into()
}
