//! The pieces that belong to nobody.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size, Vector};

use super::outline::outline;
use super::unit::UNIT;
use crate::Frame;
use crate::emblem::{self, Emblem, path_of};
use crate::figure::paint_letter;
use crate::palette::{Palette, color};
use art::Tint;
use art::piece::{self, Drawn, Look};
use art::standing::rise;

/// The size of a dragon and that of a fairy as parts of the height of their pictures.
const DRAGON: f32 = 0.79;
const FAIRY: f32 = 0.94;

/// A piece that belongs to nobody, as it stands on the board.
pub(super) fn paint_neutral(
    frame: &mut Frame,
    at: Point,
    size: f32,
    look: Look,
    palette: &Palette,
) {
    match look {
        Look::Count => paint_count(frame, at, size / 2.0, palette),
        Look::Dragon => paint_dragon(frame, at, size * DRAGON, palette),
        Look::Fairy => paint_fairy(frame, at, size * FAIRY, palette),
        Look::Tower(height) => {
            let foot = Point::new(at.x, at.y + size / 2.0);
            paint_tower(frame, foot, UNIT, height, palette);
        }
        Look::Drawn(drawn) => paint_drawn(frame, at, size, &drawn, palette),
    }
}

fn paint_count(frame: &mut Frame, at: Point, radius: f32, palette: &Palette) {
    let disc = Path::circle(at, radius);
    frame.fill(&disc, palette.royal);
    frame.stroke(&disc, outline(palette.gold, 3.0));
    emblem::paint(frame, at, radius * 1.3, Emblem::Crown, palette.gold);
}

/// A tower of so many pieces on its foot, on a tile of that side.
pub fn paint_tower(frame: &mut Frame, foot: Point, side: f32, height: u8, palette: &Palette) {
    let (width, tall) = (side * 0.2, side * rise(height));
    let corner = Point::new(foot.x - width / 2.0, foot.y - tall);
    let wall = Rectangle::new(corner, Size::new(width, tall));
    let body = Path::new(|path| {
        path.rectangle(wall.position(), wall.size());
        for tooth in 0..3 {
            let x = wall.x + width * (0.4 * tooth as f32);
            path.rectangle(
                Point::new(x, wall.y - side * 0.05),
                Size::new(width * 0.2, side * 0.06),
            );
        }
    });
    frame.stroke(&body, outline(palette.ink, side * 0.03));
    frame.fill(&body, Color::from_rgb8(0xc9, 0xb0, 0x86));
    let middle = Point::new(foot.x, wall.y + tall / 2.0);
    paint_letter(frame, middle, side * 0.15, height, Color::from_rgb8(0x2a, 0x21, 0x18));
}

/// A dragon seen from the side, from wing to wing somewhat wider than `size`: wing, neck and a
/// tail.
pub fn paint_dragon(frame: &mut Frame, at: Point, size: f32, palette: &Palette) {
    let body = path_of(&piece::dragon());
    frame.with_save(|frame| {
        frame.translate(Vector::new(at.x, at.y));
        frame.with_save(|frame| {
            frame.scale(size);
            frame.stroke(&body, outline(palette.raised, size * 0.16));
            frame.stroke(&body, outline(Color::from_rgb8(0x4a, 0x0f, 0x0c), size * 0.09));
            frame.fill(&body, Color::from_rgb8(0xb3, 0x22, 0x1a));
        });
    });
}

/// A fairy, `size` high: a slender figure between two wings.
pub fn paint_fairy(frame: &mut Frame, at: Point, size: f32, palette: &Palette) {
    let [wings, body] = piece::fairy().map(|part| path_of(&part));
    frame.with_save(|frame| {
        frame.translate(Vector::new(at.x, at.y));
        frame.with_save(|frame| {
            frame.scale(size);
            frame.stroke(&wings, outline(Color::from_rgb8(0x4b, 0x6f, 0x86), size * 0.08));
            frame.fill(&wings, Color::from_rgb8(0xdf, 0xf1, 0xf7));
            frame.stroke(&body, outline(Color::from_rgb8(0x2a, 0x21, 0x18), size * 0.08));
            frame.fill(&body, palette.gold);
        });
    });
}

/// A piece that is an outline, with a number where it has one.
pub fn paint_drawn(frame: &mut Frame, at: Point, size: f32, drawn: &Drawn, palette: &Palette) {
    let body = path_of(&drawn.outline);
    frame.with_save(|frame| {
        frame.translate(Vector::new(at.x, at.y));
        frame.scale(size);
        frame.stroke(&body, outline(palette.ink, (size * 0.08).max(1.0)));
        frame.fill(&body, color(Tint::hex(drawn.fill)));
    });
    let ink = Color::from_rgb8(0x2a, 0x21, 0x18);
    if let Some(number) = drawn.number {
        paint_letter(frame, at, size * 0.8, number, ink);
    }
}
