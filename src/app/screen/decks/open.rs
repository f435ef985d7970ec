//! The card that is open in the form.

use kit::decks::fresh_id;
use kit::ui::Ui;
use rules::card::task::Form;
use rules::card::{Card, Origin};
use rules::set::BASE;
use text::say;

/// The card in the form, as it is being made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Open {
    /// The card.
    pub card: Card,
    /// The title as it was typed.
    pub title: String,
    /// The points that were chosen, which the card has again after a task that brings its own.
    pub points: i32,
    /// Whether the card is new, and nothing was said of it yet.
    pub is_untouched: bool,
    /// Whether another task is being chosen.
    pub is_choosing: bool,
    /// The blank for which it is chosen, where it is one of two.
    pub part: Option<usize>,
}

impl Open {
    pub fn new(card: Card) -> Self {
        let title = card.title.clone();
        let points = if card.fixed_points().is_some() { POINTS } else { card.points };
        Self { card, title, points, is_untouched: false, is_choosing: false, part: None }
    }

    /// A card that is new: its title and its task are to be given.
    pub fn untitled(card: Card) -> Self {
        Self { title: String::new(), is_choosing: true, is_untouched: true, ..Self::new(card) }
    }
}

/// The points of a new card: those of an order that every other holder fulfils.
const POINTS: i32 = 12;

/// A card to begin with.
pub fn first_card(source: Origin, ui: Ui<'_>) -> Card {
    Card {
        id: fresh_id(&ui.catalogue),
        set: BASE.to_owned(),
        title: say!(ui, "card-untitled"),
        text: None,
        points: POINTS,
        count: 1,
        farmer: false,
        source,
        requirement: Form::Complete.empty(),
        measured: None,
    }
}
