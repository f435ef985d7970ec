//! The players: names, colours and seats are given and changed.

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable;

use super::{Message, Place, Setup, name_id};
use crate::app::ask::Action;
use crate::rules::player::{Colour, MAX_NAME, MAX_PLAYERS, MIN_PLAYERS, name};

impl Setup {
    pub(super) fn rename(&mut self, index: usize, name: &str) {
        if let Some(place) = self.places.get_mut(index) {
            place.name = name.chars().filter(|c| !name::is_hidden(*c)).take(MAX_NAME).collect();
        }
    }

    /// Enter in a name goes to the next, and after the last to one more. Once more in an empty
    /// name, it takes that place back, and all are named.
    pub(super) fn next_name(&mut self, index: usize) -> Action<Message> {
        let next = index + 1;
        if next < self.places.len() {
            return Action::Run(iced::widget::operation::focus(name_id(next)));
        }
        let is_named = self.places.last().is_some_and(|place| !place.name.trim().is_empty());
        if is_named && self.places.len() < MAX_PLAYERS {
            let action = self.add(String::new(), None);
            self.grown = true;
            return action;
        }
        if !is_named && self.grown {
            self.remove(index);
        }
        Action::Run(operate(focusable::unfocus()))
    }

    /// Moves the held place over another.
    pub(super) fn drag_over(&mut self, index: usize) {
        if let Some(dragged) = self.dragged.filter(|dragged| *dragged < self.places.len()) {
            let place = self.places.remove(dragged);
            let index = index.min(self.places.len());
            self.places.insert(index, place);
            self.dragged = Some(index);
            self.grown = false;
        }
    }

    pub(super) fn remove(&mut self, index: usize) {
        if index < self.places.len() && self.places.len() > MIN_PLAYERS {
            self.places.remove(index);
        }
        (self.colouring, self.grown) = (None, false);
    }

    pub(super) fn give_colour(&mut self, index: usize, colour: Colour) {
        let before = self.places.get(index).map(|place| place.colour);
        // The player who had that colour gets the other one, so that nobody must be moved first.
        if let (Some(before), Some(other)) =
            (before, self.places.iter_mut().find(|place| place.colour == colour))
        {
            other.colour = before;
        }
        if let Some(place) = self.places.get_mut(index) {
            place.colour = colour;
        }
        (self.colouring, self.grown) = (None, false);
    }

    pub(super) fn swap(&mut self, one: usize, other: usize) {
        if one < self.places.len() && other < self.places.len() {
            self.places.swap(one, other);
            (self.colouring, self.grown) = (None, false);
        }
    }

    pub(super) fn add(&mut self, name: String, colour: Option<Colour>) -> Action<Message> {
        self.grown = false;
        let free = |colour: &Colour| self.places.iter().all(|place| place.colour != *colour);
        let colour = colour
            .filter(|colour| free(colour))
            .or_else(|| Colour::ALL.into_iter().find(|colour| free(colour)));
        let Some(colour) = colour.filter(|_| self.places.len() < MAX_PLAYERS || self.has_empty())
        else {
            return Action::None;
        };
        let known = !name.is_empty();
        let full = self.places.len() >= MAX_PLAYERS;
        match self.places.iter_mut().find(|place| known && place.name.trim().is_empty()) {
            Some(empty) => empty.name = name,
            None if !full => self.places.push(Place { name, colour }),
            None => return Action::None,
        }
        if known {
            Action::None
        } else {
            Action::Run(iced::widget::operation::focus(name_id(self.places.len() - 1)))
        }
    }

    /// The places of the players, without one that Enter has made and nobody has taken.
    pub(super) fn seated(&self) -> &[Place] {
        match self.places.split_last() {
            Some((last, others))
                if self.grown && last.name.trim().is_empty() && others.len() >= MIN_PLAYERS =>
            {
                others
            }
            _ => &self.places,
        }
    }

    pub(super) fn has_empty(&self) -> bool {
        self.places.iter().any(|place| place.name.trim().is_empty())
    }
}
