//! The badge of things that can be chosen, with the key that chooses them.

use iced::Point;
use iced::widget::canvas::Path;

use super::figure::paint_letter;
use super::palette::Palette;
use crate::Frame;

/// The sign on the badge of a key: a capital becomes the letter with Shift.
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
