//! The words on order cards. A language has titles of its own for the bundled cards; all other
//! cards keep theirs. What a card asks for is told in words of its own, if it has some, and
//! otherwise by the sentence of its requirement.

use super::Words;
use crate::say;
use rules::Catalogue;
use rules::card::{self, Card, Origin};

impl Words {
    /// The title of a card.
    pub fn card_title(&self, card: &Card) -> String {
        typographic(&self.of_card(card).map_or_else(|| card.title.clone(), |(title, _)| title))
    }

    /// The task of a card (R-KO-6).
    pub fn card_text(&self, card: &Card) -> String {
        let Some(own) = &card.text else { return self.task(&card.requirement) };
        let translated = self.of_card(card).and_then(|(_, text)| text);
        typographic(&translated.unwrap_or_else(|| own.clone()))
    }

    /// Where a card comes from (R-CARD-3).
    pub fn card_origin(&self, card: &Card) -> String {
        match card.source {
            Origin::Documented => say!(self, "card-documented"),
            Origin::House => say!(self, "card-house"),
            Origin::Printed => say!(self, "card-printed"),
        }
    }

    /// The title of the card with that id; the id itself where nobody knows the card.
    pub fn order(&self, id: &card::Id, catalogue: &Catalogue) -> String {
        catalogue.card(id.as_str()).map_or_else(|| id.to_string(), |card| self.card_title(card))
    }

    /// The title of a bundled card and the words of its own, if the language has some for it.
    fn of_card(&self, card: &Card) -> Option<(String, Option<String>)> {
        self.message_with_text(&format!("order-{}", card.id.printed()))
    }
}

/// Words with the apostrophes of printers.
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
pub fn searchable(words: &str) -> String {
    words.to_lowercase().replace('’', "'")
}
