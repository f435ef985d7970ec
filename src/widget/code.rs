//! A link as a square that a phone's camera reads (a QR code).

use fast_qr::{ECL, QRBuilder};
use iced::{Color, Point, Size};

use super::drawn::{Drawing, drawn};
use crate::{Element, Frame};

/// The squares that stay white around the code.
const QUIET: usize = 2;

/// The squares of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    width: usize,
    dark: Vec<bool>,
}

impl Code {
    /// The code of a link; `None` where the link is too long for one (some 2,300 bytes).
    pub fn from_link(link: &str) -> Option<Self> {
        Self::with(link, ECL::M)
    }

    /// The code of a long link in as few squares as possible, for a screen that hides none of it;
    /// `None` where the link is too long for a code (some 2,900 bytes).
    pub fn of_long(link: &str) -> Option<Self> {
        Self::with(link, ECL::L)
    }

    fn with(link: &str, level: ECL) -> Option<Self> {
        let code = QRBuilder::new(link).ecl(level).build().ok()?;
        let squares = code.data.iter().take(code.size * code.size);
        let dark = squares.map(|square| square.value());
        Some(Self { width: code.size, dark: dark.collect() })
    }

    /// Its squares along one side, with those that stay white around it.
    pub const fn squares(&self) -> usize {
        self.width + 2 * QUIET
    }

    /// Whether each square is dark, row by row, without the white ones around the code.
    pub fn dark(&self) -> &[bool] {
        &self.dark
    }
}

/// The code in a square of that side, in logical pixels.
pub fn code<'a, Message: 'a>(code: &'a Code, side: f32) -> Element<'a, Message> {
    drawn(Picture(code), side, side)
}

struct Picture<'a>(&'a Code);

impl<Message> Drawing<Message> for Picture<'_> {
    type Key = Code;

    fn key(&self, _: Option<Point>, _: Size) -> Code {
        self.0.clone()
    }

    fn paint(&self, frame: &mut Frame, code: &Code) {
        frame.fill_rectangle(Point::ORIGIN, frame.size(), Color::WHITE);
        let side = frame.width() / (code.width + 2 * QUIET) as f32;
        for (at, _) in code.dark.iter().enumerate().filter(|(_, dark)| **dark) {
            let along = |squares: usize| (squares + QUIET) as f32 * side;
            let corner = Point::new(along(at % code.width), along(at / code.width));
            frame.fill_rectangle(corner, Size::new(side, side), Color::BLACK);
        }
    }
}
