//! The badge of things that can be chosen, with the key that chooses them.

use iced::widget::canvas::Path;
use iced::{Color, Point, Size};

use super::figure::paint_letter;
use super::palette::Palette;
use crate::widget::Frame;

/// The sign on the badge of a key: a capital becomes the letter with Shift.
#[must_use]
pub fn sign(key: char) -> String {
    if key.is_ascii_uppercase() {
        format!("⇧{key}")
    } else {
        key.to_ascii_uppercase().to_string()
    }
}

/// Paints the round badge of a key.
pub fn paint_key(frame: &mut Frame, at: Point, radius: f32, key: char, palette: &Palette) {
    frame.fill(&Path::circle(at, radius), palette.royal);
    let ring = iced::widget::canvas::Stroke::default().with_color(palette.on_royal);
    frame.stroke(&Path::circle(at, radius), ring.with_width(radius * 0.15));
    let word = sign(key);
    let size = if word.chars().count() > 1 { radius * 1.1 } else { radius * 1.4 };
    paint_letter(frame, at, size, word, palette.on_royal);
}

/// Paints a word on a small sheet of paper, in a corner of a picture of that side: from the left of
/// the top, or from the right of the foot.
pub fn paint_note(frame: &mut Frame, word: &str, at_top: bool, ink: Color, palette: &Palette) {
    let (side, tall) = (frame.width(), 16.0);
    let wide = 7.0 * word.chars().count() as f32 + 6.0;
    // The note lies within the picture: a trace over the edge would stay behind when it goes.
    let foot = Point::new(side - wide - 1.0, side - tall - 1.0);
    let corner = if at_top { Point::new(1.0, 1.0) } else { foot };
    let sheet = Path::rounded_rectangle(corner, Size::new(wide, tall), 4.0.into());
    frame.fill(&sheet, palette.paper);
    let middle = Point::new(corner.x + wide / 2.0, corner.y + tall / 2.0);
    paint_letter(frame, middle, 13.0, word, ink);
}
