//! The card that is open in the form.

use std::sync::Arc;

use crate::app::kit::Shared;
use crate::app::kit::decks::fresh_id;
use crate::rules::orders::card::{Card, Origin};
use crate::rules::orders::requirement::{Bound, Completed, Requirement, Which};
use crate::say;

/// The card in the form, as it is being made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Open {
    /// The card.
    pub card: Card,
    /// The title as it was typed.
    pub title: String,
    /// The reason why the deck does not have the card like this, in a sentence.
    pub unsaved: Option<String>,
    /// Whether another task is being chosen.
    pub is_choosing: bool,
}

impl Open {
    pub fn new(card: Card) -> Self {
        let title = card.title.clone();
        Self { card, title, unsaved: None, is_choosing: false }
    }

    /// A card that is new: its title and its task are to be given.
    pub fn untitled(card: Card) -> Self {
        Self { title: String::new(), is_choosing: true, ..Self::new(card) }
    }
}

/// The points of a new card: those of an order that every other holder fulfils.
const POINTS: i32 = 12;

/// A card to begin with, which asks for what no card of the deck asks.
pub(super) fn first_card(deck: &[Arc<Card>], shared: &Shared) -> Card {
    let city = |least: u32| {
        let tiles = Some(Bound { at_least: Some(least), ..Bound::default() });
        Requirement::Complete(Completed { tiles, ..Completed::any(Which::City) })
    };
    let is_free = |wanted: &Requirement| deck.iter().all(|card| card.requirement != *wanted);
    let requirement = (5..).map(city).find(is_free).unwrap_or_else(|| city(5));
    Card {
        id: fresh_id(),
        set: crate::rules::set::BASE.to_owned(),
        title: say!(shared.words, "card-untitled"),
        text: None,
        points: POINTS,
        farmer: false,
        source: Origin::House,
        requirement,
        measured: None,
    }
}
