//! The cards of the deck that is shown.

use std::sync::Arc;

use iced::Length::FillPortion;
use iced::widget::{column, container, row, space, text_input};
use iced::{Center, Fill};

use super::keys::NEW_CARD;
use super::{Decks, Message};
use kit::prelude::*;
use kit::ui::Ui;
use rules::card::Card;
use text::searchable;
use widget::card::livery;
use widget::emblem::emblem;
use widget::field::field;

/// The name of the line of the card that is open.
pub const OPEN: &str = "card-open";

/// The name of the search field.
pub fn search_id() -> iced::widget::Id {
    iced::widget::Id::new("decks-search")
}

impl Decks {
    /// The cards with the words that are searched for, those with them in their titles first.
    pub fn found<'a>(&self, ui: Ui<'a>) -> Vec<&'a Arc<Card>> {
        let wanted = searchable(self.query.trim());
        let all = self.cards(ui).iter();
        if wanted.is_empty() {
            return all.collect();
        }
        let in_title = |card: &&Arc<Card>| searchable(&ui.words.card_title(card)).contains(&wanted);
        let in_text = |card: &&Arc<Card>| searchable(&ui.words.card_text(card)).contains(&wanted);
        let (mut found, others): (Vec<_>, Vec<_>) = all.partition(in_title);
        found.extend(others.into_iter().filter(in_text));
        found
    }

    /// The deck that is shown.
    pub fn deck_view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let search = text_input(&say!(ui, "decks-search"), &self.query)
            .id(search_id())
            .on_input(Message::Search)
            .font(SANS)
            .size(size::NOTE)
            .padding([gap::XS, gap::S])
            .style(theme::input(ui.palette));
        let new = self.deck.as_ref().map(|_| {
            let key = (ui.width() != Width::Slim).then(|| ui.words.key_names(NEW_CARD.sign));
            ui.action(Weight::Secondary, "card-new", key.as_deref(), Some(Message::NewCard))
        });
        let found = self.found(ui);
        let count = (!self.query.trim().is_empty())
            .then(|| ui.note(say!(ui, "decks-found", count = found.len())));
        let begun = self.open.as_ref().filter(|_| self.is_draft(ui)).map(|open| &open.card);
        let rows = found.into_iter().map(AsRef::as_ref).chain(begun);
        let rows = rows.map(|card| self.card_line(card, ui));
        let list = ui.scroll(Column::with_children(rows).spacing(2)).spacing(gap::XS).height(Fill);
        let tools = row![container(field(search)).width(Fill), new];
        let tools = tools.spacing(gap::S).align_y(Center);
        let content = column![self.head(ui), tools, count, list].spacing(gap::S);
        container(content)
            .padding(gap::M)
            .style(theme::panel(ui.palette))
            .width(FillPortion(4))
            .height(Fill)
            .into()
    }

    fn card_line<'a>(&self, card: &'a Card, ui: Ui<'a>) -> Element<'a, Message> {
        let is_open = self.open.as_ref().is_some_and(|open| open.card.id == card.id);
        let (_, mark) = livery(&card.set);
        let text = plain(ui.words.card_text(card)).size(size::NOTE);
        let title = if is_open {
            strong(ui.words.card_title(card))
        } else {
            plain(ui.words.card_title(card))
        };
        let text = if is_open { text } else { text.color(ui.palette.faint) };
        let points = plain(card.points.to_string()).font(FIGURES).size(size::LEAD);
        let ink = if is_open { ui.palette.on_royal } else { ui.palette.faint };
        let line = row![
            emblem(mark, ink, 20.0),
            column![title, text].width(Fill),
            points,
            space().width(gap::XS)
        ];
        let weight = if is_open { Weight::Primary } else { Weight::Row };
        let message = Message::Card(card.id.clone());
        let line = line.spacing(gap::S).align_y(Center);
        let line = ui.pressable(weight, line, [gap::XS, gap::S], Some(message));
        if is_open { container(line).id(OPEN).into() } else { line }
    }
}
