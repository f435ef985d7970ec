//! How decks are printed, as the settings remember it.

use crate::paper::style::FARTHEST;
use crate::paper::{Paper, Size, Style};
use crate::storage::settings::{self, CardSize, Printing};

/// The paper of the settings.
#[must_use]
pub const fn paper(paper: settings::Paper) -> Paper {
    match paper {
        settings::Paper::A4 => Paper::A4,
        settings::Paper::Letter => Paper::Letter,
    }
}

/// The style on a paper that the settings remember.
#[must_use]
pub fn style(paper: Paper, printing: Printing) -> Style {
    let Printing { size, plain, backs, shift: [right, down] } = printing;
    let size = match size {
        CardSize::Standard => Size::Standard,
        CardSize::Slim => Size::Slim,
    };
    let within = |way: f32| way.clamp(-FARTHEST, FARTHEST);
    let shift = (within(right), within(down));
    Style { paper, size, is_plain: plain, has_backs: backs, shift }
}

/// A style as the settings remember it.
#[must_use]
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
