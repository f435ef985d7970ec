//! Entering the cards of a printed deck: by a few letters, or from the list (R-KO-3, 20).

use std::sync::Arc;

use iced::widget::button::Status;
use iced::widget::{button, column, container, row, text_input};
use iced::{Center, Fill};

use crate::curtain::Message;
use crate::curtain::room::Room;
use crate::prelude::*;
use crate::ui::Ui;
use rules::card::{self, Card};
use rules::orders::hand::Orders;
use rules::{Game, Seat};
use text::{Words, searchable};
use widget::emblem::{Emblem, emblem};
use widget::field::field;
use widget::focus::focus;

/// The letters typed and the cards taken so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Picker {
    query: String,
    taken: Vec<card::Id>,
}

/// An entry: the player who makes it, of so many cards.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    /// The game.
    pub game: &'a Game,
    /// The player.
    pub seat: Seat,
    /// The number of cards.
    pub wanted: usize,
    /// The card of the player's that is entered wrongly, if one takes its place.
    pub without: Option<&'a card::Id>,
}

/// The name of the field that searches the cards.
pub fn field_id() -> iced::widget::Id {
    iced::widget::Id::new("order-search")
}

impl Picker {
    /// The taken cards, in the order in which they were taken.
    pub fn taken(&self) -> &[card::Id] {
        &self.taken
    }

    pub(super) fn search(&mut self, query: &str) {
        query.clone_into(&mut self.query);
    }

    /// Takes a copy of a card, unless there are enough; where no further one can be meant, a taken
    /// one is put back. Returns whether the card can be meant: not if it is the player's already.
    pub fn pick(&mut self, id: &card::Id, entry: &Entry<'_>) -> bool {
        let known = entry.game.orders().zip(entry.game.catalogue().card(id.as_str()));
        let Some((orders, card)) = known else { return true };
        let is_copy = |taken: &card::Id| {
            let taken = entry.game.catalogue().card(taken.as_str());
            taken.is_some_and(|taken| taken.is_printed_like(card))
        };
        let taken = self.taken.iter().filter(|taken| is_copy(taken)).count();
        let copy = orders.copy_for(entry.seat, id, &self.taken, entry.without);
        match copy.filter(|_| taken < orders.hidden(card)) {
            Some(copy) if self.taken.len() < entry.wanted => {
                self.taken.push(copy);
                self.query.clear();
            }
            Some(_) => {}
            None => {
                self.query.clear();
                let last = self.taken.iter().rposition(is_copy);
                last.map(|last| self.taken.remove(last));
                return last.is_some();
            }
        }
        true
    }

    /// Puts a taken card back.
    pub fn put_back(&mut self, card: &card::Id) {
        self.taken.retain(|taken| taken != card);
    }

    /// Takes the first card found by letters, one that is called just so before all others. Returns
    /// whether it can be meant: not if it is the player's or taken already.
    pub fn take_first(&mut self, entry: &Entry<'_>, words: &Words) -> bool {
        if self.query.trim().is_empty() {
            return true;
        }
        let mut found = self.found(entry.game, words);
        let query = searchable(self.query.trim());
        found.sort_by_key(|card| searchable(&words.card_title(card)) != query);
        let Some(first) = found.first().map(|card| card.id.clone()) else { return true };
        let taken = self.taken.clone();
        let is_meant = self.pick(&first, entry);
        if self.taken.len() < taken.len() {
            self.taken = taken;
            return false;
        }
        is_meant
    }

    /// The cards that may be meant, each once ([`rules::orders::hand::Orders::enterable`]).
    /// Cards in hand and those taken already are among them, for their absence from the list would
    /// tell of them. Those that are called so come before those whose text says so.
    fn found<'a>(&self, game: &'a Game, words: &Words) -> Vec<&'a Arc<Card>> {
        let query = searchable(&self.query);
        let says = |said: &str| {
            let said = searchable(said);
            query.split_whitespace().all(|part| said.contains(part))
        };
        let deck = game.orders().map(Orders::enterable).unwrap_or_default();
        let found = deck.into_iter().filter(|card| {
            let all = format!("{} {} {}", words.card_title(card), words.card_text(card), card.id);
            says(&all)
        });
        let mut found: Vec<&Arc<Card>> = found.collect();
        found.sort_by_cached_key(|card| !says(&words.card_title(card)));
        found
    }

    /// The search and the taken cards; these show while `held`, and otherwise their number
    /// alone.
    pub fn view<'a>(
        &'a self,
        ui: Ui<'a>,
        game: &'a Game,
        wanted: usize,
        held: bool,
    ) -> Element<'a, Message> {
        let taken =
            self.taken.iter().filter_map(|id| game.catalogue().card(id.as_str())).enumerate();
        let taken = taken.map(|(index, card)| {
            let title = if held {
                ui.words.card_title(card)
            } else {
                say!(ui, "picker-taken", number = index + 1)
            };
            let label = row![strong(title), emblem(Emblem::Cross, ui.palette.on_royal, 14.0)];
            let label = label.spacing(gap::S).align_y(Center);
            ui.pressable(
                Weight::Primary,
                label,
                [gap::XS, gap::M],
                Some(Message::PutBack(card.id.clone())),
            )
        });
        let open = (self.taken.len()..wanted).map(|_| {
            let empty = container(ui.note("picker-open")).padding([gap::S, gap::L]);
            empty.style(theme::raised(ui.palette)).into()
        });
        let chosen = Row::with_children(taken.chain(open)).spacing(gap::S).align_y(Center).wrap();
        let search = text_input(&say!(ui, "picker-search"), &self.query)
            .id(field_id())
            .on_input(Message::Search)
            .on_submit(Message::Confirm)
            .font(SANS)
            .size(size::LEAD)
            .padding([gap::S, gap::M])
            .style(theme::input(ui.palette));
        let search = field(search);
        let full = self.taken.len() >= wanted;
        let found = self.found(game, ui.words);
        let none = found.is_empty().then(|| ui.note("picker-none"));
        let lines = found.into_iter().map(|card| {
            let points = strong(card.points.to_string())
                .color(ui.palette.royal)
                .width(32)
                .align_x(iced::Right);
            let names =
                column![strong(ui.words.card_title(card)), ui.note(ui.words.card_text(card))];
            let line = row![points, names.width(Fill)].spacing(gap::M).align_y(Center).width(Fill);
            let take = (!full).then(|| Message::Take(card.id.clone()));
            // Under a pointer that nobody has moved since, a row that is lit would show which card
            // the player before has taken.
            let unlit = move |theme: &iced::Theme, status| match status {
                Status::Hovered => theme::button(ui.palette, Weight::Row)(theme, Status::Active),
                status => theme::button(ui.palette, Weight::Row)(theme, status),
            };
            let pressed = button(line).padding([gap::XS, gap::M]).style(unlit);
            focus(pressed.on_press_maybe(take.clone()), take, ui.palette.royal).into()
        });
        let list = Column::with_children(lines).push(none).spacing(2).width(Fill);
        let list = ui.scroll(list).spacing(gap::S).width(Fill).height(Fill);
        let height = Room::of(ui).list();
        let list = container(list).padding(gap::S).style(theme::raised(ui.palette)).height(height);
        column![chosen, search, list].spacing(gap::M).width(620).into()
    }
}
