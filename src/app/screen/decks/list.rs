//! The list of the decks, and what can be done with the one that is shown.

use iced::Fill;
use iced::widget::{column, container, row, scrollable, text_input};

use super::keys::NEW;
use super::{Decks, Message, Wish};
use crate::app::kit::Shared;
use crate::app::kit::parts::{action_by, heading, note, plain, pressable, strong};
use crate::app::kit::theme::{self, SANS, Weight, size, space as gap};
use crate::say;
use crate::widget::field::field;
use crate::widget::{Column, Element, Row};

/// The width of the list in a window of that width, in logical pixels.
fn width(window: f32) -> f32 {
    if window < 1150.0 { 176.0 } else { 232.0 }
}

/// The name of the field for the name of a deck.
pub(super) fn name_id() -> iced::widget::Id {
    iced::widget::Id::new("deck-name")
}

impl Decks {
    /// All decks, and the ways to a new one.
    pub(super) fn list<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let own = shared.catalogue.decks().iter();
        let own = own.map(|deck| {
            let cards = shared.catalogue.pile(Some(&deck.name)).len();
            self.line(Some(&deck.name), cards, shared)
        });
        let begun = self.deck().filter(|_| self.is_begun(shared));
        let begun = begun.map(|name| self.line(Some(name), 0, shared));
        let none = shared.catalogue.decks().is_empty() && !self.is_begun(shared);
        let none = none.then(|| note(say!(words, "decks-none"), palette));
        let bundled = self.line(None, shared.catalogue.cards().len(), shared);
        let make = |label: &str, key, message| {
            let label = words.say(label, &[]);
            action_by(palette, Weight::Quiet, label, key, Some(message))
        };
        // The key works as well where there is no room to name it.
        let key = (shared.view.width >= 1150.0).then(|| words.key_names(NEW.sign));
        let new = column![
            make("decks-new", key, Message::New),
            make("decks-enter", None, Message::Enter),
            make("decks-read", None, Message::Ask(Wish::Read)),
        ];
        let away = shared.away.iter().cloned();
        let back = |name: String| {
            let label = row![
                plain(name.clone()).size(size::NOTE).width(Fill),
                plain(say!(words, "decks-bring-back")).size(size::NOTE).color(palette.royal)
            ];
            let message = Message::Ask(Wish::BringBack(name));
            pressable(palette, Weight::Row, label, [gap::XS, gap::S], Some(message))
        };
        let put_away = (!shared.away.is_empty()).then(|| note(say!(words, "decks-away"), palette));
        let content = column![strong(say!(words, "decks-own")), none]
            .extend(own)
            .push(begun)
            .push(bundled)
            .push(new)
            .push(put_away)
            .extend(away.map(back))
            .spacing(gap::XS);
        let content = scrollable(content).style(theme::scroll(palette)).spacing(gap::XS);
        container(content)
            .padding(gap::M)
            .style(theme::panel(palette))
            .width(width(shared.view.width))
            .height(Fill)
            .into()
    }

    /// A deck in the list.
    fn line<'a>(
        &'a self,
        name: Option<&'a str>,
        cards: usize,
        shared: &'a Shared,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let is_shown = self.deck.as_deref() == name;
        let called = name.map_or_else(|| say!(words, "decks-bundled"), ToOwned::to_owned);
        let count = say!(words, "decks-cards", count = cards);
        let count = plain(count).size(size::NOTE);
        let label = column![if is_shown { strong(called) } else { plain(called) }, count];
        let weight = if is_shown { Weight::Primary } else { Weight::Row };
        let message = Message::Deck(name.map(ToOwned::to_owned));
        pressable(palette, weight, label.width(Fill), [gap::XS, gap::S], Some(message))
    }

    /// The name of the deck that is shown, and what can be done with it.
    pub(super) fn head<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let name: Element<'a, Message> = match (&self.naming, &self.deck) {
            (Some(naming), _) => {
                let input = text_input(&say!(words, "decks-name"), naming)
                    .id(name_id())
                    .on_input(Message::Name)
                    .on_submit(Message::Named)
                    .font(SANS)
                    .size(size::LEAD)
                    .padding([gap::XS, gap::S])
                    .style(theme::input(palette));
                field(input).into()
            }
            (None, Some(deck)) => heading(deck.as_str()).into(),
            (None, None) => heading(say!(words, "decks-bundled")).into(),
        };
        // Nothing can be done with a deck that has no card yet, but to name it.
        let has_cards = !self.is_begun(shared);
        let tool = |label: &str, message| {
            let label = plain(words.say(label, &[])).size(size::NOTE);
            let message = Some(message).filter(|_| has_cards);
            pressable(palette, Weight::Secondary, label, [2.0, gap::S], message)
        };
        let mut tools = vec![
            tool("decks-copy", Message::Copy),
            tool("decks-play", Message::Ask(Wish::Play(self.deck.clone()))),
            tool("decks-print", Message::Ask(Wish::Print)),
            tool("decks-save", Message::Ask(Wish::Save)),
        ];
        if let Some(deck) = &self.deck {
            let label = plain(say!(words, "decks-rename")).size(size::NOTE);
            let rename = Some(Message::Rename);
            tools.push(pressable(palette, Weight::Secondary, label, [2.0, gap::S], rename));
            tools.push(tool("decks-put-away", Message::Ask(Wish::PutAway(deck.clone()))));
        }
        let tools = Row::with_children(tools).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        let about = self.deck.is_none().then(|| note(say!(words, "decks-bundled-about"), palette));
        Column::new().push(name).push(about).push(tools).spacing(gap::S).into()
    }
}
