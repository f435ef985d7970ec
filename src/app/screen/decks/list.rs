//! The list of the decks, and what can be done with the one that is shown.

use iced::Fill;
use iced::widget::{column, container, row, text_input};

use super::keys::NEW;
use super::{Decks, Message, Wish};
use kit::prelude::*;
use kit::ui::Ui;
use widget::field::field;

/// The width of the list in a window of that width, in logical pixels.
fn width(window: f32) -> f32 {
    if window < 1150.0 { 176.0 } else { 232.0 }
}

/// The name of the field for the name of a deck.
pub fn name_id() -> iced::widget::Id {
    iced::widget::Id::new("deck-name")
}

impl Decks {
    /// All decks, and the ways to a new one.
    pub fn list<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let own = ui.shared.catalogue.decks().iter();
        let own = own.map(|deck| {
            let cards = ui.shared.catalogue.pile(Some(&deck.name)).len();
            self.line(Some(&deck.name), cards, ui)
        });
        let begun = self.deck().filter(|_| self.is_begun(ui));
        let begun = begun.map(|name| self.line(Some(name), 0, ui));
        let none = ui.catalogue.decks().is_empty() && !self.is_begun(ui);
        let none = none.then(|| ui.note("decks-none"));
        let bundled = self.line(None, ui.catalogue.cards().len(), ui);
        let make = |label: &'static str, key: Option<String>, message| {
            ui.action(Weight::Quiet, label, key.as_deref(), Some(message))
        };
        // The key works as well where there is no room to name it.
        let key = (ui.view.width >= 1150.0).then(|| ui.words.key_names(NEW.sign));
        let new = column![
            make("decks-new", key, Message::New),
            make("decks-enter", None, Message::Enter),
            make("decks-read", None, Message::Ask(Wish::Read)),
        ];
        let away = ui.shared.away.iter().cloned();
        let back = |name: String| {
            let label = row![
                plain(name.clone()).size(size::NOTE).width(Fill),
                ui.plain("decks-bring-back").size(size::NOTE).color(ui.palette.royal)
            ];
            let message = Message::Ask(Wish::BringBack(name));
            ui.pressable(Weight::Row, label, [gap::XS, gap::S], Some(message))
        };
        let put_away = (!ui.away.is_empty()).then(|| ui.note("decks-away"));
        let content = column![ui.strong("decks-own"), none]
            .extend(own)
            .push(begun)
            .push(bundled)
            .push(new)
            .push(put_away)
            .extend(away.map(back))
            .spacing(gap::XS);
        let content = ui.scroll(content).spacing(gap::XS);
        container(content)
            .padding(gap::M)
            .style(theme::panel(ui.palette))
            .width(width(ui.view.width))
            .height(Fill)
            .into()
    }

    /// A deck in the list.
    fn line<'a>(&'a self, name: Option<&'a str>, cards: usize, ui: Ui<'a>) -> Element<'a, Message> {
        let is_shown = self.deck.as_deref() == name;
        let called = name.map_or_else(|| say!(ui, "decks-bundled"), ToOwned::to_owned);
        let count = say!(ui, "decks-cards", count = cards);
        let count = plain(count).size(size::NOTE);
        let label = column![if is_shown { strong(called) } else { plain(called) }, count];
        let weight = if is_shown { Weight::Primary } else { Weight::Row };
        let message = Message::Deck(name.map(ToOwned::to_owned));
        ui.pressable(weight, label.width(Fill), [gap::XS, gap::S], Some(message))
    }

    /// The name of the deck that is shown, and what can be done with it.
    pub fn head<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let name: Element<'a, Message> = match (&self.naming, &self.deck) {
            (Some(naming), _) => {
                let input = text_input(&say!(ui, "decks-name"), naming)
                    .id(name_id())
                    .on_input(Message::Name)
                    .on_submit(Message::Named)
                    .font(SANS)
                    .size(size::LEAD)
                    .padding([gap::XS, gap::S])
                    .style(theme::input(ui.palette));
                field(input).into()
            }
            (None, Some(deck)) => heading(deck.as_str()).into(),
            (None, None) => ui.heading("decks-bundled").into(),
        };
        // Nothing can be done with a deck that has no card yet, but to name it.
        let has_cards = !self.is_begun(ui);
        let tool = |label: &'static str, message| {
            let label = ui.plain(label).size(size::NOTE);
            let message = Some(message).filter(|_| has_cards);
            ui.pressable(Weight::Secondary, label, [2.0, gap::S], message)
        };
        let mut tools = vec![
            tool("decks-copy", Message::Copy),
            tool("decks-play", Message::Ask(Wish::Play(self.deck.clone()))),
            tool("decks-print", Message::Ask(Wish::Print)),
            tool("decks-save", Message::Ask(Wish::Save)),
        ];
        if let Some(deck) = &self.deck {
            let label = ui.plain("decks-rename").size(size::NOTE);
            let rename = Some(Message::Rename);
            tools.push(ui.pressable(Weight::Secondary, label, [2.0, gap::S], rename));
            tools.push(tool("decks-put-away", Message::Ask(Wish::PutAway(deck.clone()))));
        }
        let tools = Row::with_children(tools).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        let about = self.deck.is_none().then(|| ui.note("decks-bundled-about"));
        Column::new().push(name).push(about).push(tools).spacing(gap::S).into()
    }
}
