//! The changes to the cards of a deck: each is kept at once, and can be undone.

use std::sync::Arc;

use super::fill::{blank_id, shown_from};
use super::form::words_id;
use super::history::{Field, Kind, State};
use super::open::{Open, first_card};
use super::{Decks, Message, Wish, form};
use ask::{Action, Request};
use kit::decks::fresh_id;
use kit::prelude::*;
use kit::ui::Ui;
use rules::card::requirement::blank::{Blank, Change, Filling, Term};
use rules::card::task::Form;
use rules::card::{Card, Id, MAX_COPIES, MAX_POINTS, MAX_TEXT, MAX_TITLE, Origin};
use rules::player::name;

impl Decks {
    /// Opens a card of the deck.
    pub fn open(&mut self, id: &Id, ui: Ui<'_>) {
        if self.open.as_ref().is_some_and(|open| open.is_untouched && open.card.id == *id) {
            return;
        }
        self.leave_draft(ui);
        let card = self.cards(ui).iter().find(|card| card.id == *id);
        self.open = card.map(|card| Open::new(Card::clone(card)));
    }

    /// Opens the first card, where there is room for it beside the others.
    pub fn open_first(&mut self, ui: Ui<'_>) {
        if ui.width() > Width::Narrow {
            self.step(0, ui);
        }
    }

    /// Opens the card that stands so many places further in the list.
    pub fn step(&mut self, by: isize, ui: Ui<'_>) {
        let listed = self.found(ui);
        let last = listed.len().saturating_sub(1);
        let at = |open: &Open| listed.iter().position(|card| card.id == open.card.id);
        // A card that was only begun stands at the end.
        let at = match &self.open {
            Some(_) if self.is_draft(ui) => Some(listed.len()),
            open => open.as_ref().and_then(at),
        };
        let next = at.map_or(0, |at| at.saturating_add_signed(by));
        if by > 0 && next > last && self.is_draft(ui) {
            return;
        }
        let Some(card) = listed.get(next.min(last)) else { return };
        let open = Open::new(Card::clone(card));
        self.leave_draft(ui);
        self.open = Some(open);
    }

    /// Leaves a card of which nothing was said yet, and a deck that has no other: nothing of them
    /// is kept.
    pub fn leave_draft(&mut self, ui: Ui<'_>) {
        if !self.is_draft(ui) {
            return;
        }
        self.history.leave_draft();
        self.open = None;
        if self.is_begun(ui) {
            self.deck = self.last.take();
        }
    }

    pub(super) fn change_open(&mut self, change: impl FnOnce(&mut Open)) {
        if let Some(open) = &mut self.open {
            change(open);
        }
    }

    /// Remembers the state before a change.
    fn remember(&mut self, kind: Kind, ui: Ui<'_>) {
        if let Some(deck) = &self.deck {
            self.history.remember(kind, self.state(deck, None, ui));
        }
    }

    /// The screen as it is now, as far as a change of that deck concerns it. Where another deck is
    /// shown, the change shows this one, with the card that `near` has open.
    pub fn state(&self, deck: &str, near: Option<&State>, ui: Ui<'_>) -> State {
        let (shown, open) = (self.deck.clone(), self.open.clone());
        let state = |shown, open, cards| State { shown, open, deck: deck.to_owned(), cards };
        let Some(cards) = ui.catalogue.own_deck(deck) else { return state(shown, open, None) };
        let there = Some(cards.to_vec());
        if self.deck() == Some(deck) {
            return state(shown, open, there);
        }
        let id = near.and_then(|near| near.open.as_ref()).map(|open| &open.card.id);
        let card = cards.iter().find(|card| Some(&card.id) == id).or_else(|| cards.first());
        state(Some(deck.to_owned()), card.map(|card| Open::new(Card::clone(card))), there)
    }

    /// Goes back to the state before the last change, whichever deck it was in.
    pub fn undo(&mut self, ui: Ui<'_>) -> Action<Message> {
        let mut history = std::mem::take(&mut self.history);
        let before = history.undo(|to| self.state(&to.deck, Some(to), ui));
        self.history = history;
        before.map_or(Action::None, |before| self.go_to(before, ui))
    }

    /// Goes on to the state from which the last *undo* went back.
    pub fn redo(&mut self, ui: Ui<'_>) -> Action<Message> {
        let mut history = std::mem::take(&mut self.history);
        let after = history.redo(|to| self.state(&to.deck, Some(to), ui));
        self.history = history;
        after.map_or(Action::None, |after| self.go_to(after, ui))
    }

    fn go_to(&mut self, state: State, ui: Ui<'_>) -> Action<Message> {
        let State { shown, open, deck, cards } = state;
        if self.deck != shown {
            self.last = self.deck.take();
            self.show(shown);
        }
        self.open = open;
        match (cards, ui.catalogue.own_deck(&deck)) {
            (Some(cards), there) if there != Some(cards.as_slice()) => Self::keep(deck, cards),
            (None, Some(_)) => Action::Ask(Request::Decks(Wish::Drop(deck))),
            (Some(_) | None, _) => Action::None,
        }
    }

    pub(super) fn add_card(&mut self, ui: Ui<'_>) {
        if self.deck.is_none() {
            return;
        }
        self.focus = Some(form::title_id());
        // Nothing was said of the last new card yet: another press makes no second one.
        if self.open.as_ref().is_some_and(|open| open.is_untouched) {
            return;
        }
        self.remember(Kind::Draft, ui);
        let is_entered = self.is_entered(ui);
        let source = if is_entered { Origin::Printed } else { Origin::House };
        self.query.clear();
        self.open = Some(Open::untitled(first_card(source, ui)));
    }

    /// Copies the card; the copy stands behind it, and is open.
    pub fn copy_card(&mut self, ui: Ui<'_>) -> Action<Message> {
        let (Some(deck), Some(open)) = (self.deck.clone(), self.open.clone()) else {
            return Action::None;
        };
        let mut cards = self.cards(ui).to_vec();
        let Some(at) = cards.iter().position(|card| card.id == open.card.id) else {
            return Action::None;
        };
        self.remember(Kind::Other, ui);
        let copy = Card { id: fresh_id(&ui.catalogue), measured: None, ..open.card };
        cards.insert(at + 1, Arc::new(copy.clone()));
        self.open = Some(Open::new(copy));
        self.focus = Some(form::title_id());
        Self::keep(deck, cards)
    }

    pub(super) fn remove_card(&mut self, ui: Ui<'_>) -> Action<Message> {
        if self.is_draft(ui) {
            return self.undo(ui);
        }
        let (Some(deck), Some(open)) = (self.deck.clone(), &self.open) else {
            return Action::None;
        };
        let id = open.card.id.clone();
        let cards = self.cards(ui);
        if cards.len() < 2 && cards.iter().any(|card| card.id == id) {
            self.tell(say!(ui, "card-remove-last"));
            return Action::None;
        }
        self.remember(Kind::Other, ui);
        let at = cards.iter().position(|card| card.id == id);
        let cards: Vec<_> = cards.iter().filter(|card| card.id != id).cloned().collect();
        let beside = at.and_then(|at| cards.get(at.min(cards.len().saturating_sub(1))));
        self.open = beside.map(|card| Open::new(Card::clone(card)));
        Self::keep(deck, cards)
    }

    pub(super) fn choose_form(&mut self, form: Form, ui: Ui<'_>) -> Action<Message> {
        if let Some(place) = self.open.as_ref().and_then(|open| open.part) {
            return self.choose_part(place, form, ui);
        }
        self.change_open(|open| open.is_choosing = open.is_untouched);
        self.task.clear();
        let asks_words = form == Form::Judged;
        let judged = ui.words.task(&Form::Judged.empty());
        let points = self.open.as_ref().map(|open| open.points);
        let action = self.change_card(Kind::Other, ui, |card| {
            if Form::of(&card.requirement) != form {
                card.requirement = form.empty();
                card.points = points.unwrap_or(card.points);
                refresh(card);
            }
            // Its words are what a holder judges by: until there are some, these say so.
            if form == Form::Judged && card.text.is_none() {
                card.text = Some(judged.clone());
            } else if form != Form::Judged && card.text.as_ref() == Some(&judged) {
                card.text = None;
            }
        });
        self.leave_choosing();
        let first = self.open.as_ref().map(|open| shown_from(&open.card.requirement, 0));
        self.focus = if asks_words { Some(words_id()) } else { first };
        action
    }

    /// Chooses one of two tasks, and goes on to what it asks.
    fn choose_part(&mut self, place: usize, form: Form, ui: Ui<'_>) -> Action<Message> {
        self.task.clear();
        self.leave_choosing();
        let blanks = self.open.as_ref().map(|open| open.card.requirement.blanks());
        let blank = blanks.unwrap_or_default().into_iter().nth(place);
        let Some(Filling::Terms(terms)) = blank.map(|blank| blank.filling) else {
            return Action::None;
        };
        let meant = Term::Task(form.name());
        let Some(at) = terms.iter().position(|(term, _)| *term == meant) else {
            return Action::None;
        };
        let action = self.fill(place, Change::Press(at), ui);
        self.focus = self.open.as_ref().map(|open| shown_from(&open.card.requirement, place + 1));
        action
    }

    pub(super) fn fill(&mut self, blank: usize, change: Change, ui: Ui<'_>) -> Action<Message> {
        let is_new = self.open.as_ref().is_some_and(|open| {
            let blanks = open.card.requirement.blanks();
            let is_empty = |blank: &Blank| blank.is_condition() && !blank.is_filled();
            blanks.get(blank).is_some_and(is_empty)
        });
        self.focus = is_new.then(|| blank_id(blank));
        self.change_card(Kind::Other, ui, |card| {
            if let Some(changed) = card.requirement.changed(blank, change) {
                card.requirement = changed;
                refresh(card);
            }
        })
    }

    pub(super) fn give_title(&mut self, typed: &str, ui: Ui<'_>) -> Action<Message> {
        let typed = shown(typed, MAX_TITLE);
        let title = match typed.trim() {
            "" => say!(ui, "card-untitled"),
            title => title.to_owned(),
        };
        let action = self.change_card(Kind::Typed(Field::Title), ui, |card| card.title = title);
        self.change_open(|open| open.title = typed);
        action
    }

    pub(super) fn give_words(&mut self, typed: &str, ui: Ui<'_>) -> Action<Message> {
        let typed = shown(typed, MAX_TEXT);
        let judged = ui.words.task(&Form::Judged.empty());
        let action = self.change_card(Kind::Typed(Field::Words), ui, |card| {
            let is_empty = typed.trim().is_empty();
            card.text = match (is_empty, card.is_judged_by_holder()) {
                (false, _) => Some(typed),
                (true, true) => Some(judged),
                (true, false) => None,
            };
        });
        self.let_words_stand();
        action
    }

    /// Takes over that the words of the open card's own say what it asks for now.
    pub fn let_words_stand(&mut self) {
        if let Some(open) = &self.open {
            self.worded.remove(&open.card.id);
        }
    }

    pub(super) fn give_points(&mut self, points: i32, ui: Ui<'_>) -> Action<Message> {
        let points = points.clamp(1, MAX_POINTS);
        let action = self.change_card(Kind::Other, ui, |card| {
            card.points = card.fixed_points().unwrap_or(points);
        });
        self.change_open(|open| open.points = points);
        action
    }

    pub(super) fn give_copies(&mut self, count: u32, ui: Ui<'_>) -> Action<Message> {
        let count = count.clamp(1, MAX_COPIES);
        self.change_card(Kind::Other, ui, |card| card.count = count)
    }

    pub(super) fn give_set(&mut self, set: String, ui: Ui<'_>) -> Action<Message> {
        self.change_card(Kind::Other, ui, |card| card.set = set)
    }

    /// Sets or takes the mark of a card that asks for placing a farmer (R-KO-24), where its holder
    /// judges the card; of others it follows from what they ask for.
    pub fn mark_farmer(&mut self, ui: Ui<'_>) -> Action<Message> {
        self.change_card(Kind::Other, ui, |card| {
            card.farmer ^= card.is_judged_by_holder();
        })
    }

    /// Changes the open card, and keeps it.
    fn change_card(
        &mut self,
        kind: Kind,
        ui: Ui<'_>,
        change: impl FnOnce(&mut Card),
    ) -> Action<Message> {
        if self.deck.is_none() {
            return Action::None;
        }
        let Some(mut open) = self.open.clone() else { return Action::None };
        let before = open.card.clone();
        change(&mut open.card);
        // A new card is kept as it is where somebody chooses what it has already.
        if open.card == before && !open.is_untouched {
            return Action::None;
        }
        self.remember(kind, ui);
        open.is_untouched = false;
        self.open = Some(open);
        let action = self.settle(ui);
        self.doubt_words(before);
        action
    }

    /// Remembers what the open card asked for when words of its own were written for it, if it asks
    /// for something else now.
    fn doubt_words(&mut self, before: Card) {
        let Some(card) = self.open.as_ref().map(|open| &open.card) else { return };
        let is_same = card.text == before.text && card.text.is_some();
        if is_same && card.requirement != before.requirement {
            let since = self.worded.remove(&before.id).unwrap_or(before.requirement);
            self.worded.insert(card.id.clone(), since);
        }
    }

    /// Whether the words of a card's own may say something else than what it asks for now.
    pub fn doubts_words(&self, card: &Card) -> bool {
        let written_for = self.worded.get(&card.id);
        let is_other = written_for.is_some_and(|asked| *asked != card.requirement);
        is_other && card.text.is_some() && !card.is_judged_by_holder()
    }

    /// Keeps the open card in the deck.
    fn settle(&mut self, ui: Ui<'_>) -> Action<Message> {
        let (Some(deck), Some(open)) = (self.deck.clone(), &mut self.open) else {
            return Action::None;
        };
        let mut cards = ui.catalogue.own_deck(&deck).unwrap_or_default().to_vec();
        let place = cards.iter().position(|card| card.id == open.card.id);
        // A bundled card keeps its name only as it is. One of the table's own keeps it whatever is
        // changed: it may be printed.
        if ui.catalogue.bundled_card(open.card.id.as_str()).is_some() {
            open.card.id = fresh_id(&ui.catalogue);
        }
        let card = Arc::new(open.card.clone());
        match place.and_then(|place| cards.get_mut(place)) {
            Some(there) => *there = card,
            None => cards.push(card),
        }
        Self::keep(deck, cards)
    }

    /// The field that gets the focus after the last message.
    pub fn take_focus(&mut self) -> Option<iced::widget::Id> {
        self.focus.take()
    }
}

/// The letters of a text that can be seen, at most so many.
fn shown(typed: &str, most: usize) -> String {
    let seen: String = typed.chars().filter(|c| !name::is_hidden(*c)).collect();
    names::cut(&seen, most).to_owned()
}

/// Sets what follows from the requirement of a card.
fn refresh(card: &mut Card) {
    card.farmer = card.requirement.nature().places_farmer;
    card.measured = None;
    card.fix_points();
    let sets = card.requirement.sets();
    if let Some(set) = sets.first().filter(|_| !sets.contains(&card.set.as_str())) {
        (*set).clone_into(&mut card.set);
    }
}
