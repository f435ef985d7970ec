//! The King's Orders on paper: all cards of a deck as a PDF to be printed on both sides and cut,
//! and a page with their rules.

mod back;
pub mod block;
mod canvas;
mod document;
pub mod flaw;
pub mod front;
mod reference;
pub mod sheet;
mod stream;
pub mod style;
mod tiles;
pub mod type_face;
pub mod types;

use std::sync::Arc;

use document::Document;
use flaw::Flaw;
use front::Front;
use rules::Catalogue;
use rules::card::Card;
use rules::house_rule::HouseRules;
use text::Words;
use types::Types;

pub use style::{Paper, Size, Style};

/// A deck to be printed, and how.
#[derive(Debug, Clone, Copy)]
pub struct Job<'a> {
    /// The cards, in the order in which they are printed.
    pub cards: &'a [Arc<Card>],
    /// The catalogue with the tiles of the pictures.
    pub catalogue: &'a Catalogue,
    /// The words of the language that is printed.
    pub words: &'a Words,
    /// How it is printed.
    pub style: Style,
    /// The tile sets in play.
    pub sets: &'a [String],
    /// The house rules in use.
    pub rules: &'a HouseRules,
}

/// A printed deck.
#[derive(Debug)]
pub struct Printed {
    /// The PDF.
    pub pdf: Vec<u8>,
    /// The number of cards that are in it.
    pub cards: usize,
    /// The number of sheets that they take.
    pub sheets: usize,
    /// Everything that is wrong with cards, in the order in which they are printed.
    pub flaws: Vec<Flaw>,
}

/// Why a deck cannot be printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// There is no card.
    NoCards,
    /// No card fits its words.
    NoneFits(Vec<Flaw>),
    /// The bundled fonts cannot be read.
    Fonts,
}

impl Fault {
    /// The fault in words.
    pub fn worded(&self, words: &Words) -> String {
        match self {
            Self::NoCards => text::say!(words, "paper-no-cards"),
            Self::NoneFits(flaws) => {
                let told: Vec<String> = flaws.iter().map(|flaw| flaw.worded(words)).collect();
                told.join(" ")
            }
            Self::Fonts => {
                text::say!(words, "cli-defect", fault = text::say!(words, "paper-no-fonts"))
            }
        }
    }
}

/// Everything that is wrong with a card on paper; nothing is drawn.
pub fn flaws(card: &Card, words: &Words, style: &Style) -> Vec<Flaw> {
    let Some(types) = Types::bundled() else {
        debug_assert!(false, "the bundled fonts are fonts");
        return Vec::new();
    };
    match laid_out(card, words, style, &types) {
        Ok((_, flaw)) => flaw.into_iter().collect(),
        Err(flaw) => vec![flaw],
    }
}

/// A card as it is laid out, and its flaw if letters of it are boxes.
fn laid_out(
    card: &Card,
    words: &Words,
    style: &Style,
    types: &Types,
) -> Result<(Front, Option<Flaw>), Flaw> {
    let front = Front::from_card(card, words, style, types)?;
    let boxed = (!front.boxes.is_empty()).then(|| {
        let (title, letters) = (words.card_title(card), front.boxes.clone());
        Flaw::Boxes { title, letters }
    });
    Ok((front, boxed))
}

/// The deck as a PDF: sheets of nine cards, each followed by its backs, and the page with the
/// rules. A card whose words do not fit is left out. `went` is called with the number of sheets
/// drawn and of all.
///
/// # Errors
/// If there is nothing to print.
pub fn print(job: &Job<'_>, mut went: impl FnMut(usize, usize)) -> Result<Printed, Fault> {
    if job.cards.is_empty() {
        return Err(Fault::NoCards);
    }
    let types = Types::bundled().ok_or(Fault::Fonts)?;
    let (mut cards, mut fronts, mut flaws) = (Vec::new(), Vec::new(), Vec::new());
    for card in sheet::sorted(job.cards) {
        match laid_out(&card, job.words, &job.style, &types) {
            Ok((front, flaw)) => {
                flaws.extend(flaw);
                fronts.push(front);
                cards.push(card);
            }
            Err(flaw) => flaws.push(flaw),
        }
    }
    if cards.is_empty() {
        return Err(Fault::NoneFits(flaws));
    }
    let printed = Job { cards: &cards, ..*job };
    let mut document = Document::new(&printed, &types);
    let sheets = fronts.chunks(sheet::ON_A_SHEET);
    let of = sheets.len();
    for (number, fronts) in sheets.enumerate() {
        went(number, of);
        let laid: Vec<_> = fronts.iter().map(|front| document.front(front)).enumerate().collect();
        document.sheet(&laid, (number + 1, of));
    }
    document.rules();
    let pdf = document.finish().ok_or(Fault::Fonts)?;
    Ok(Printed { pdf, cards: cards.len(), sheets: of, flaws })
}
