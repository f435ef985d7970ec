//! The room of a window for the curtain: the parts below the cards are in sight in every one, so
//! that the cards and the gaps between the parts become smaller.

use crate::shared::Height;
use crate::ui::Ui;
use widget::card::RATIO;

/// The room from top to bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    /// Everything scrolls.
    Shallow,
    /// Cards, gaps and the head are as small as can be read.
    Close,
    /// Cards and gaps are small.
    Low,
    /// That of most laptops.
    Usual,
    /// Everything is as large as it gets.
    Ample,
}

impl Room {
    /// The room in a window.
    pub fn of(ui: Ui<'_>) -> Self {
        match ui.view.height {
            _ if ui.height() <= Height::Shallow => Self::Shallow,
            height if height < 660.0 => Self::Close,
            _ if ui.height() <= Height::Low => Self::Low,
            height if height < 860.0 => Self::Usual,
            _ => Self::Ample,
        }
    }

    /// The width of a card, in logical pixels; above a hand may stand how a wrong entry is mended.
    pub const fn card(self, is_wrong: bool) -> f32 {
        match (self, is_wrong) {
            (Self::Shallow, _) | (Self::Close | Self::Low, true) => 116.0,
            (Self::Close, false) => 130.0,
            (Self::Low, false) | (Self::Usual | Self::Ample, true) => 150.0,
            (Self::Usual, false) => 172.0,
            (Self::Ample, false) => 196.0,
        }
    }

    /// The width of a card below which a line of that height has to have room as well.
    pub fn card_above(self, is_wrong: bool, line: f32) -> f32 {
        match self {
            // All of it scrolls.
            Self::Shallow => self.card(is_wrong),
            Self::Close | Self::Low | Self::Usual | Self::Ample => {
                self.card(is_wrong) - line / RATIO
            }
        }
    }

    /// The height of the list of a printed deck, in logical pixels.
    pub const fn list(self) -> f32 {
        match self {
            Self::Shallow => 190.0,
            Self::Close => 130.0,
            Self::Low => 160.0,
            Self::Usual => 220.0,
            Self::Ample => 300.0,
        }
    }
}
