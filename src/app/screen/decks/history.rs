//! The changes of the decks, to be taken back and made again, whichever of them is shown.

use std::sync::Arc;

use super::open::Open;
use rules::card::Card;

/// The screen before or after a change, as far as that concerns it.
#[derive(Debug, Clone)]
pub struct State {
    /// The deck that is shown; `None` for the bundled one.
    pub shown: Option<String>,
    /// The card in the form.
    pub open: Option<Open>,
    /// The deck that is changed.
    pub deck: String,
    /// Its cards; `None` where there is no such deck.
    pub cards: Option<Vec<Arc<Card>>>,
}

/// A kind of change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A field of the form is typed into: letters that follow are one change.
    Typed(Field),
    /// A card or a deck is begun, of which nothing is kept before something is said of it.
    Draft,
    /// Anything else.
    Other,
}

/// A field of the form that is typed into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    Title,
    Words,
}

/// The states to which *undo* and *redo* lead, the next one at the end.
#[derive(Debug, Default)]
pub struct History {
    before: Vec<(Kind, State)>,
    after: Vec<State>,
}

impl History {
    /// Remembers the state before a change.
    pub fn remember(&mut self, kind: Kind, state: State) {
        let card = |open: &Option<Open>| open.as_ref().map(|open| open.card.id.clone());
        let goes_on = |(last, before): &(Kind, State)| {
            matches!(kind, Kind::Typed(_))
                && *last == kind
                && before.deck == state.deck
                && card(&before.open) == card(&state.open)
        };
        if !self.before.last().is_some_and(goes_on) {
            self.before.push((kind, state));
        }
        self.after.clear();
    }

    /// The state before the last change, which `now` tells as it is afterwards.
    pub fn undo(&mut self, now: impl FnOnce(&State) -> State) -> Option<State> {
        let (_, state) = self.before.pop()?;
        self.after.push(now(&state));
        Some(state)
    }

    /// The state after the change that was taken back last, which `now` tells as it is before.
    pub fn redo(&mut self, now: impl FnOnce(&State) -> State) -> Option<State> {
        let state = self.after.pop()?;
        let is_draft = state.open.as_ref().is_some_and(|open| open.is_untouched);
        let kind = if is_draft { Kind::Draft } else { Kind::Other };
        self.before.push((kind, now(&state)));
        Some(state)
    }

    /// Forgets the beginning of a card or a deck that is left with nothing said of it.
    pub fn leave_draft(&mut self) {
        self.before.pop_if(|(kind, _)| *kind == Kind::Draft);
    }

    /// Takes over that a deck has another name now.
    pub fn rename(&mut self, from: &str, to: &str) {
        for state in self.before.iter_mut().map(|(_, state)| state).chain(&mut self.after) {
            if state.deck == from {
                to.clone_into(&mut state.deck);
            }
            if let Some(shown) = state.shown.as_mut().filter(|shown| *shown == from) {
                to.clone_into(shown);
            }
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.before.clear();
        self.after.clear();
    }

    /// Whether there is something to take back.
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether there is something to make again.
    pub const fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }
}
