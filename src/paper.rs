//! The King's Orders on paper: all cards of a deck as a PDF to be printed on both sides and cut,
//! and a page with their rules.

mod back;
pub mod block;
mod canvas;
mod document;
pub mod front;
mod reference;
pub mod sheet;
mod stream;
mod tiles;
pub mod type_face;
pub mod types;

use std::sync::Arc;

use crate::rules::Catalogue;
use crate::rules::house_rule::HouseRules;
use crate::rules::orders::card::{self, Card};
use crate::text::Words;
use document::Document;
use front::Front;
use types::Types;

pub use sheet::Paper;

/// A deck to be printed, and how.
#[derive(Debug, Clone, Copy)]
pub struct Job<'a> {
    /// The cards, in the order in which they are printed.
    pub cards: &'a [Arc<Card>],
    /// The catalogue with the tiles of the pictures.
    pub catalogue: &'a Catalogue,
    /// The words of the language that is printed.
    pub words: &'a Words,
    /// The size of the paper.
    pub paper: Paper,
    /// The tile sets in play.
    pub sets: &'a [String],
    /// The house rules in use.
    pub rules: &'a HouseRules,
}

/// Why a deck cannot be printed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Fault {
    /// There is no card.
    NoCards,
    /// The fonts lack letters of a card.
    Letters { card: card::Id, letters: String },
    /// The words of a card do not fit it.
    Crowded { card: card::Id },
    /// The bundled fonts cannot be read.
    Fonts,
}

impl Fault {
    /// The fault in words.
    #[must_use]
    pub fn worded(&self, words: &Words) -> String {
        match self {
            Self::NoCards => crate::say!(words, "paper-no-cards"),
            Self::Letters { card, letters } => {
                let card = card.as_str();
                crate::say!(words, "paper-no-letters", card = card, letters = letters)
            }
            Self::Crowded { card } => {
                crate::say!(words, "paper-crowded", card = card.as_str())
            }
            Self::Fonts => {
                crate::say!(words, "cli-defect", fault = crate::say!(words, "paper-no-fonts"))
            }
        }
    }
}

/// Every card that cannot be printed, with the reason; nothing is drawn.
#[must_use]
pub fn faults(job: &Job<'_>) -> Vec<Fault> {
    let Some(types) = Types::bundled() else { return vec![Fault::Fonts] };
    job.cards.iter().filter_map(|card| Front::from_card(card, job, &types).err()).collect()
}

/// The deck as a PDF: sheets of nine cards, each followed by its backs, and the page with the
/// rules. `went` is called with the number of sheets drawn and of all.
///
/// # Errors
/// If there is nothing to print, or a card cannot be printed as it is.
pub fn print(job: &Job<'_>, mut went: impl FnMut(usize, usize)) -> Result<Vec<u8>, Fault> {
    if job.cards.is_empty() {
        return Err(Fault::NoCards);
    }
    let types = Types::bundled().ok_or(Fault::Fonts)?;
    let sheets = sheet::lay(job.cards);
    let mut document = Document::new(job, &types);
    for (number, cards) in sheets.iter().enumerate() {
        went(number, sheets.len());
        let mut fronts = Vec::with_capacity(sheet::ON_A_SHEET);
        for (place, card) in cards.iter().enumerate() {
            if let Some(card) = card {
                fronts.push((place, document.front(&Front::from_card(card, job, &types)?)));
            }
        }
        document.sheet(&fronts, (number + 1, sheets.len()));
    }
    document.rules();
    document.finish().ok_or(Fault::Fonts)
}
