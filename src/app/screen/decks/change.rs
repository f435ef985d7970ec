//! The changes to the cards of a deck: each is kept at once, and can be undone.

use std::sync::Arc;

use super::fill::blank_id;
use super::form::words_id;
use super::open::{Open, first_card};
use super::{Before, Decks, Field, Message, form};
use crate::app::ask::Action;
use crate::app::kit::Shared;
use crate::app::kit::decks::fresh_id;
use crate::rules::orders::card::{Card, Id, MAX_POINTS, MAX_TEXT, MAX_TITLE, Origin};
use crate::rules::orders::requirement::blank::{Change, Filling};
use crate::rules::orders::requirement::form::Form;
use crate::rules::player::name;
use crate::say;

impl Decks {
    /// Opens a card of the deck.
    pub(super) fn open(&mut self, id: &Id, shared: &Shared) {
        let card = self.cards(shared).iter().find(|card| card.id == *id);
        self.open = card.map(|card| Open::new(Card::clone(card)));
    }

    /// Opens the card that stands so many places further in the list.
    pub fn step(&mut self, by: isize, shared: &Shared) {
        let listed = self.found(shared);
        let at = self
            .open
            .as_ref()
            .and_then(|open| listed.iter().position(|card| card.id == open.card.id));
        let next = at.map_or(0, |at| at.saturating_add_signed(by));
        if let Some(card) = listed.get(next.min(listed.len().saturating_sub(1))) {
            self.open = Some(Open::new(Card::clone(card)));
        }
    }

    pub(super) fn change_open(&mut self, change: impl FnOnce(&mut Open)) {
        if let Some(open) = &mut self.open {
            change(open);
        }
    }

    /// Remembers the state before a change.
    fn remember(&mut self, typed: Option<Field>, shared: &Shared) {
        let goes_on = |last: &Before| {
            let same = |one: &Option<Open>| one.as_ref().map(|open| open.card.id.clone());
            typed.is_some() && last.typed == typed && same(&last.open) == same(&self.open)
        };
        if !self.before.last().is_some_and(goes_on) {
            let now = self.now(shared);
            self.before.extend(now.map(|now| Before { typed, ..now }));
        }
        self.after.clear();
    }

    /// Goes back to the state before the last change.
    pub(super) fn undo(&mut self, shared: &Shared) -> Action<Message> {
        let Some(before) = self.before.pop() else { return Action::None };
        self.after.extend(self.now(shared));
        self.go_to(before, shared)
    }

    /// Goes on to the state from which the last *undo* went back.
    pub(super) fn redo(&mut self, shared: &Shared) -> Action<Message> {
        let Some(after) = self.after.pop() else { return Action::None };
        self.before.extend(self.now(shared));
        self.go_to(after, shared)
    }

    /// The state of the deck that is shown.
    fn now(&self, shared: &Shared) -> Option<Before> {
        let (cards, open) = (self.cards(shared).to_vec(), self.open.clone());
        self.deck.clone().map(|deck| Before { deck, cards, open, typed: None })
    }

    fn go_to(&mut self, state: Before, shared: &Shared) -> Action<Message> {
        let Before { deck, cards, open, .. } = state;
        (self.deck, self.open) = (Some(deck.clone()), open);
        let is_same = self.cards(shared) == cards.as_slice();
        if is_same { Action::None } else { Self::keep(deck, cards) }
    }

    pub(super) fn add_card(&mut self, shared: &Shared) -> Action<Message> {
        let Some(deck) = self.deck.clone() else { return Action::None };
        // Nothing was said of the last new card yet: another press makes no second one.
        if self.open.as_ref().is_some_and(|open| open.is_untouched) {
            return Action::None;
        }
        self.remember(None, shared);
        let mut cards = self.cards(shared).to_vec();
        let is_entered = self.is_entered(shared);
        let source = if is_entered { Origin::Printed } else { Origin::House };
        let card = first_card(source, shared);
        cards.push(Arc::new(card.clone()));
        self.query.clear();
        self.open = Some(Open::untitled(card));
        self.focus = Some(form::title_id());
        Self::keep(deck, cards)
    }

    /// Copies the card.
    pub(super) fn copy_card(&mut self, shared: &Shared) -> Action<Message> {
        self.remember(None, shared);
        if let Some(open) = &mut self.open {
            open.card.id = fresh_id();
            open.card.measured = None;
            (open.is_choosing, open.is_untouched) = (false, false);
        }
        self.settle(shared)
    }

    pub(super) fn remove_card(&mut self, shared: &Shared) -> Action<Message> {
        let (Some(deck), Some(open)) = (self.deck.clone(), &self.open) else {
            return Action::None;
        };
        let id = open.card.id.clone();
        let cards = self.cards(shared);
        if cards.len() < 2 && cards.iter().any(|card| card.id == id) {
            self.tell(say!(shared.words, "card-remove-last"));
            return Action::None;
        }
        self.remember(None, shared);
        let at = cards.iter().position(|card| card.id == id);
        let cards: Vec<_> = cards.iter().filter(|card| card.id != id).cloned().collect();
        let beside = at.and_then(|at| cards.get(at.min(cards.len().saturating_sub(1))));
        self.open = beside.map(|card| Open::new(Card::clone(card)));
        Self::keep(deck, cards)
    }

    pub(super) fn choose_form(&mut self, form: Form, shared: &Shared) -> Action<Message> {
        self.change_open(|open| (open.is_choosing, open.is_untouched) = (false, false));
        self.task.clear();
        let asks_words = form == Form::Judged;
        self.focus = Some(if asks_words { words_id() } else { blank_id(0) });
        let judged = shared.words.task(&Form::Judged.empty());
        self.change_card(None, shared, |card| {
            if Form::of(&card.requirement) != form {
                card.requirement = form.empty();
                refresh(card);
            }
            // Its words are what a holder judges by: until there are some, these say so.
            if form == Form::Judged && card.text.is_none() {
                card.text = Some(judged.clone());
            } else if form != Form::Judged && card.text.as_ref() == Some(&judged) {
                card.text = None;
            }
        })
    }

    pub(super) fn fill(
        &mut self,
        blank: usize,
        change: Change,
        shared: &Shared,
    ) -> Action<Message> {
        let is_new = self.open.as_ref().is_some_and(|open| {
            let blanks = open.card.requirement.blanks();
            matches!(blanks.get(blank).map(|blank| &blank.filling), Some(Filling::Bound(None, _)))
        });
        self.focus = is_new.then(|| blank_id(blank));
        self.change_card(None, shared, |card| {
            if let Some(changed) = card.requirement.changed(blank, change) {
                card.requirement = changed;
                refresh(card);
            }
        })
    }

    pub(super) fn give_title(&mut self, typed: &str, shared: &Shared) -> Action<Message> {
        let typed = shown(typed, MAX_TITLE);
        let title = match typed.trim() {
            "" => say!(shared.words, "card-untitled"),
            title => title.to_owned(),
        };
        let action = self.change_card(Some(Field::Title), shared, |card| card.title = title);
        self.change_open(|open| open.title = typed);
        action
    }

    pub(super) fn give_words(&mut self, typed: &str, shared: &Shared) -> Action<Message> {
        let typed = shown(typed, MAX_TEXT);
        let judged = shared.words.task(&Form::Judged.empty());
        self.change_card(Some(Field::Words), shared, |card| {
            let is_empty = typed.trim().is_empty();
            card.text = match (is_empty, card.is_judged_by_holder()) {
                (false, _) => Some(typed),
                (true, true) => Some(judged),
                (true, false) => None,
            };
        })
    }

    pub(super) fn give_points(&mut self, points: i32, shared: &Shared) -> Action<Message> {
        self.change_card(None, shared, |card| card.points = points.clamp(1, MAX_POINTS))
    }

    pub(super) fn give_set(&mut self, set: String, shared: &Shared) -> Action<Message> {
        self.change_card(None, shared, |card| card.set = set)
    }

    /// Changes the open card, and keeps it.
    fn change_card(
        &mut self,
        typed: Option<Field>,
        shared: &Shared,
        change: impl FnOnce(&mut Card),
    ) -> Action<Message> {
        if self.deck.is_none() {
            return Action::None;
        }
        let Some(mut open) = self.open.clone() else { return Action::None };
        let before = open.card.clone();
        change(&mut open.card);
        if open.card == before {
            return Action::None;
        }
        self.remember(typed, shared);
        open.is_untouched = false;
        self.open = Some(open);
        self.settle(shared)
    }

    /// Keeps the open card in the deck.
    fn settle(&mut self, shared: &Shared) -> Action<Message> {
        let elsewhere = self.known_elsewhere(shared);
        let (Some(deck), Some(open)) = (self.deck.clone(), &mut self.open) else {
            return Action::None;
        };
        let mut cards = shared.catalogue.deck(Some(&deck)).to_vec();
        let place = cards.iter().position(|card| card.id == open.card.id);
        if elsewhere.contains(&open.card.id) {
            open.card.id = fresh_id();
        }
        let card = Arc::new(open.card.clone());
        match place.and_then(|place| cards.get_mut(place)) {
            Some(there) => *there = card,
            None => cards.push(card),
        }
        Self::keep(deck, cards)
    }

    /// The field that gets the focus after the last message.
    pub(in crate::app) fn take_focus(&mut self) -> Option<iced::widget::Id> {
        self.focus.take()
    }
}

/// The letters of a text that can be seen, at most so many.
fn shown(typed: &str, most: usize) -> String {
    let seen: String = typed.chars().filter(|c| !name::is_hidden(*c)).collect();
    name::cut(&seen, most).to_owned()
}

/// Sets what follows from the requirement of a card.
fn refresh(card: &mut Card) {
    card.farmer = card.requirement.nature().places_farmer;
    card.measured = None;
    let sets = card.requirement.sets();
    if let Some(set) = sets.first().filter(|_| !sets.contains(&card.set.as_str())) {
        (*set).clone_into(&mut card.set);
    }
}
