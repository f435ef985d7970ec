//! Entering the cards of a printed deck: by a few letters, or from the list (R-KO-3, 20).

use std::sync::Arc;

use iced::widget::button::Status;
use iced::widget::{button, column, container, row, scrollable, text_input};
use iced::{Center, Fill};

use crate::app::kit::Shared;
use crate::app::kit::curtain::Message;
use crate::app::kit::parts::{note, pressable, strong};
use crate::app::kit::theme::{self, SANS, Weight, size, space as gap};
use crate::rules::Game;
use crate::rules::orders::card::{self, Card};
use crate::say;
use crate::text::{Words, searchable};
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::field::field;
use crate::widget::focus::focus;
use crate::widget::{Column, Element, Row};

/// The letters typed and the cards taken so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Picker {
    query: String,
    taken: Vec<card::Id>,
}

/// The name of the field that searches the cards.
#[must_use]
pub fn field_id() -> iced::widget::Id {
    iced::widget::Id::new("order-search")
}

impl Picker {
    /// The taken cards, in the order in which they were taken.
    #[must_use]
    pub fn taken(&self) -> &[card::Id] {
        &self.taken
    }

    pub(super) fn search(&mut self, query: &str) {
        query.clone_into(&mut self.query);
    }

    /// Takes a card, unless there are enough, or puts a taken one back.
    pub(super) fn pick(&mut self, card: &card::Id, wanted: usize) {
        if let Some(index) = self.taken.iter().position(|taken| taken == card) {
            self.taken.remove(index);
        } else if self.taken.len() < wanted {
            self.taken.push(card.clone());
            self.query.clear();
        }
    }

    /// Takes the first card found by letters. Returns whether there was one.
    pub(super) fn take_first(&mut self, game: &Game, wanted: usize, words: &Words) -> bool {
        if self.query.trim().is_empty() {
            return false;
        }
        let first = self.found(game, words).first().map(|card| card.id.clone());
        first.inspect(|card| self.pick(card, wanted)).is_some()
    }

    /// The cards that may be meant: all that lie face up nowhere. Cards in hand and those taken
    /// already are among them, for their absence from the list would tell of them. Those that are
    /// called so come before those whose text says so.
    fn found<'a>(&self, game: &'a Game, words: &Words) -> Vec<&'a Arc<Card>> {
        let query = searchable(&self.query);
        let says = |said: &str| {
            let said = searchable(said);
            query.split_whitespace().all(|part| said.contains(part))
        };
        let deck = game
            .setup()
            .orders
            .iter()
            .flatten()
            .filter_map(|id| game.catalogue().card(id.as_str()));
        let found = deck.filter(|card| {
            let Some(orders) = game.orders() else { return false };
            let is_open =
                game.seats().any(|seat| orders.hand(seat).face_up().any(|open| open.id == card.id));
            let all = format!("{} {} {}", words.card_title(card), words.card_text(card), card.id);
            !is_open && says(&all)
        });
        let mut found: Vec<&Arc<Card>> = found.collect();
        found.sort_by_cached_key(|card| !says(&words.card_title(card)));
        found
    }

    /// The search and the taken cards; these show while `held`, and otherwise their number
    /// alone. `short`: beside other parts there is little space.
    pub(super) fn view<'a>(
        &'a self,
        shared: &'a Shared,
        game: &'a Game,
        wanted: usize,
        (held, short): (bool, bool),
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let taken =
            self.taken.iter().filter_map(|id| game.catalogue().card(id.as_str())).enumerate();
        let taken = taken.map(|(index, card)| {
            let title = if held {
                words.card_title(card)
            } else {
                say!(words, "picker-taken", number = index + 1)
            };
            let label = row![strong(title), emblem(Emblem::Cross, palette.on_royal, 14.0)];
            let label = label.spacing(gap::S).align_y(Center);
            pressable(
                palette,
                Weight::Primary,
                label,
                [gap::XS, gap::M],
                Some(Message::Take(card.id.clone())),
            )
        });
        let open = (self.taken.len()..wanted).map(|_| {
            let empty =
                container(note(say!(words, "picker-open"), palette)).padding([gap::S, gap::L]);
            empty.style(theme::raised(palette)).into()
        });
        let chosen = Row::with_children(taken.chain(open)).spacing(gap::S).align_y(Center).wrap();
        let search = text_input(&say!(words, "picker-search"), &self.query)
            .id(field_id())
            .on_input(Message::Search)
            .on_submit(Message::Confirm)
            .font(SANS)
            .size(size::LEAD)
            .padding([gap::S, gap::M])
            .style(theme::input(palette));
        let search = field(search);
        let full = self.taken.len() >= wanted;
        let found = self.found(game, words);
        let none = found.is_empty().then(|| note(say!(words, "picker-none"), palette));
        let lines = found.into_iter().map(|card| {
            let points =
                strong(card.points.to_string()).color(palette.royal).width(32).align_x(iced::Right);
            let names =
                column![strong(words.card_title(card)), note(words.card_text(card), palette)];
            let line = row![points, names.width(Fill)].spacing(gap::M).align_y(Center).width(Fill);
            let take = (!full).then(|| Message::Take(card.id.clone()));
            // Under a pointer that nobody has moved since, a row that is lit would show which card
            // the player before has taken.
            let unlit = move |theme: &iced::Theme, status| match status {
                Status::Hovered => theme::button(palette, Weight::Row)(theme, Status::Active),
                status => theme::button(palette, Weight::Row)(theme, status),
            };
            let pressed = button(line).padding([gap::XS, gap::M]).style(unlit);
            focus(pressed.on_press_maybe(take.clone()), take, palette.royal).into()
        });
        let list = Column::with_children(lines).push(none).spacing(2).width(Fill);
        let list =
            scrollable(list).style(theme::scroll(palette)).spacing(gap::S).width(Fill).height(Fill);
        // In little space the parts below the list come first.
        let height = if short { 190 } else { 300 };
        let list = container(list).padding(gap::S).style(theme::raised(palette)).height(height);
        column![chosen, search, list].spacing(gap::M).width(620).into()
    }
}
