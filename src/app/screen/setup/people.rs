//! The players: names, colours and seats are given and changed, and who begins is drawn by lot: a
//! light runs round the table, slows down and stops.

use std::time::{Duration, Instant};

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable;

use super::{Message, Place, Setup, name_id};
use ask::Action;
use rules::player::{Colour, MAX_NAME, MAX_PLAYERS, MIN_PLAYERS, name};

/// The light that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lots {
    /// The place that is lit.
    pub lit: usize,
    /// The places that the light still goes on.
    left: usize,
    /// The time at which the light goes on; `None` before the first frame.
    due: Option<Instant>,
}

/// Time on a place while the light runs, the additional time on each of the last, and their number.
const PACE: Duration = Duration::from_millis(60);
const SLOWER: Duration = Duration::from_millis(35);
const LAST: usize = 6;

impl Setup {
    pub(super) fn rename(&mut self, index: usize, name: &str) {
        if let Some(place) = self.places.get_mut(index) {
            let shown: String = name.chars().filter(|c| !name::is_hidden(*c)).collect();
            names::cut(&shown, MAX_NAME).clone_into(&mut place.name);
        }
    }

    /// Enter in a name goes to the next, and after the last to one more. Once more in an empty
    /// name, it takes that place back, and all are named.
    pub fn next_name(&mut self, index: usize) -> Action<Message> {
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
    pub fn drag_over(&mut self, index: usize) {
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
    pub fn seated(&self) -> &[Place] {
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

    /// Begins to draw the starter; the lot has fallen, the light only shows it.
    pub fn draw_lots(&mut self) {
        let players = self.places.len().max(1);
        let left = 2 * players + rand::random_range(0..players);
        self.lots = Some(Lots { lit: 0, left, due: None });
        self.drawn = false;
        self.colouring = None;
    }

    /// Moves the light if it is due; called for each frame.
    pub fn run_lots(&mut self, now: Instant) {
        let Some(lots) = &mut self.lots else { return };
        if lots.due.is_some_and(|due| now < due) {
            return;
        }
        if lots.due.is_some() && lots.left > 0 {
            lots.lit = (lots.lit + 1) % self.places.len().max(1);
            lots.left -= 1;
        }
        if lots.left == 0 {
            self.settle_lots();
            return;
        }
        let slow = u32::try_from(LAST.saturating_sub(lots.left)).unwrap_or(0);
        lots.due = Some(now + PACE + SLOWER * slow);
    }

    /// Stops the light at once, for those who do not want to wait.
    pub fn settle_lots(&mut self) {
        let Some(lots) = self.lots.take() else { return };
        let players = self.places.len().max(1);
        let first = ((lots.lit + lots.left) % players).min(self.places.len());
        self.places.rotate_left(first);
        self.drawn = true;
    }

    /// Whether the light runs, and needs frames.
    pub const fn is_drawing_lots(&self) -> bool {
        self.lots.is_some()
    }
}
