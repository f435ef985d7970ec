//! The words on order cards. A language may have words of its own for the bundled cards; all other
//! cards keep theirs.

use super::Words;
use crate::rules::Catalogue;
use crate::rules::orders::card::{self, Card, Origin};
use crate::say;

impl Words {
    /// The title of a card.
    #[must_use]
    pub fn card_title(&self, card: &Card) -> String {
        typographic(&self.of_card(card).map_or_else(|| card.title.clone(), |(title, _)| title))
    }

    /// The requirement of a card.
    #[must_use]
    pub fn card_text(&self, card: &Card) -> String {
        typographic(&self.of_card(card).map_or_else(|| card.text.clone(), |(_, text)| text))
    }

    /// Whether the rule book shows a card (R-CARD-3).
    #[must_use]
    pub fn card_origin(&self, card: &Card) -> String {
        match card.source {
            Origin::Documented => say!(self, "card-documented"),
            Origin::House => say!(self, "card-house"),
        }
    }

    /// The title of the card with that id; the id itself where nobody knows the card.
    #[must_use]
    pub fn order(&self, id: &card::Id, catalogue: &Catalogue) -> String {
        catalogue.card(id.as_str()).map_or_else(|| id.to_string(), |card| self.card_title(card))
    }

    /// Title and text of a bundled card, if the language has words of its own for it.
    fn of_card(&self, card: &Card) -> Option<(String, String)> {
        self.message_with_text(&format!("order-{}", card.id))
    }
}

/// Words with the apostrophes of printers.
#[must_use]
pub fn typographic(words: &str) -> String {
    let mut before = ' ';
    let set = |c: char| {
        let set = if c == '\'' && before.is_alphanumeric() { '’' } else { c };
        before = c;
        set
    };
    words.chars().map(set).collect()
}

/// Words as they are searched: in small letters, with the apostrophe of keyboards.
#[must_use]
pub fn searchable(words: &str) -> String {
    words.to_lowercase().replace('’', "'")
}
