//! How decks are printed, as the settings remember it, and the flaws of a card on paper.

use std::cell::RefCell;

use paper::flaw::Flaw;
use paper::style::FARTHEST;
use paper::{self, Paper, Size, Style};
use rules::card::Card;
use storage::settings::{self, CardSize, Printing};
use text::Words;

// The settings keep no shift that is not printed.
const _: () = assert!(Printing::FARTHEST == FARTHEST);

/// The paper of the settings.
pub const fn paper(paper: settings::Paper) -> Paper {
    match paper {
        settings::Paper::A4 => Paper::A4,
        settings::Paper::Letter => Paper::Letter,
    }
}

/// The style on a paper that the settings remember.
pub fn style(paper: Paper, printing: Printing) -> Style {
    let Printing { size, plain, backs, shift: [right, down] } = printing;
    let size = match size {
        CardSize::Standard => Size::Standard,
        CardSize::Slim => Size::Slim,
    };
    Style { paper, size, is_plain: plain, has_backs: backs, shift: (right, down) }
}

/// A style as the settings remember it.
pub const fn remembered(style: Style) -> (settings::Paper, Printing) {
    let Style { paper, size, is_plain, has_backs, shift } = style;
    let paper = match paper {
        Paper::A4 => settings::Paper::A4,
        Paper::Letter => settings::Paper::Letter,
    };
    let size = match size {
        Size::Standard => CardSize::Standard,
        Size::Slim => CardSize::Slim,
    };
    let (right, down) = shift;
    (paper, Printing { size, plain: is_plain, backs: has_backs, shift: [right, down] })
}

/// The flaws of the card that was looked at last: it is laid out once, and not for each frame.
#[derive(Debug, Default)]
pub struct Flaws(RefCell<Option<Known>>);

#[derive(Debug)]
struct Known {
    card: Card,
    style: Style,
    language: String,
    flaws: Vec<Flaw>,
}

impl Flaws {
    /// The flaws of a card on paper, in sentences.
    pub fn of(&self, card: &Card, words: &Words, style: Style) -> Vec<String> {
        let language = words.language();
        let is_same = |known: &Known| {
            known.card == *card && known.style == style && known.language == language
        };
        let mut known = self.0.borrow_mut();
        if !known.as_ref().is_some_and(is_same) {
            let (flaws, card) = (paper::flaws(card, words, &style), card.clone());
            *known = Some(Known { card, style, language, flaws });
        }
        let flaws = known.iter().flat_map(|known| &known.flaws);
        flaws.map(|flaw| flaw.worded(words)).collect()
    }
}
