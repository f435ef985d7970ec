//! The flaws of a card on paper: they are told, and keep no other card from being printed.

use super::block::SMALLEST;
use text::Words;
use text::say;

/// A flaw of a card on paper; cards are named by their titles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Flaw {
    /// The fonts lack letters of the card, which are boxes.
    Boxes { title: String, letters: Vec<String> },
    /// The words of the card do not fit in the smallest letters: it is left out.
    Crowded { title: String },
}

impl Flaw {
    /// Whether the card is left out.
    pub const fn is_left_out(&self) -> bool {
        matches!(self, Self::Crowded { .. })
    }

    /// The flaw in words.
    pub fn worded(&self, words: &Words) -> String {
        match self {
            Self::Boxes { title, letters } => {
                let letters = letters.join(" ");
                say!(words, "paper-boxes", card = title, letters = letters)
            }
            Self::Crowded { title } => {
                say!(words, "paper-crowded", card = title, points = SMALLEST as u32)
            }
        }
    }
}
