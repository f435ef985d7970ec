//! A ruler in true size on the screen, and the frame by which the screen is measured.

use iced::widget::canvas::{Path, Stroke, Text};
use iced::{Font, Pixels, Point, Size, alignment, border};

use super::drawn::{Drawing, drawn};
use super::font::SANS;
use super::palette::Palette;
use crate::{Element, Frame};

/// An object of a known size that is laid on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Object {
    /// A land tile: 45 mm square.
    #[default]
    Tile,
    /// A bank card: 85.60 × 53.98 mm (ISO/IEC 7810, ID-1).
    Card,
}

impl Object {
    /// Both objects.
    pub const ALL: [Self; 2] = [Self::Tile, Self::Card];

    /// Its size in millimetres.
    pub const fn millimetres(self) -> Size {
        match self {
            Self::Tile => Size::new(45.0, 45.0),
            Self::Card => Size::new(85.6, 53.98),
        }
    }

    const fn corner(self) -> f32 {
        match self {
            Self::Tile => 0.5,
            Self::Card => 3.18,
        }
    }
}

/// The length of the gauge in millimetres: the distance that fulfils an order (R-KO-18).
pub const LENGTH: f32 = 60.0;

#[derive(Debug, Clone, Copy, PartialEq)]
struct Outline {
    object: Object,
    scale: f32,
    palette: &'static Palette,
}

impl<Message> Drawing<Message> for Outline {
    type Key = (Object, f32, (bool, bool));

    fn key(&self, _: Option<Point>, _: Size) -> Self::Key {
        (self.object, self.scale, self.palette.tone())
    }

    fn paint(&self, frame: &mut Frame, _: &Self::Key) {
        let size = self.object.millimetres() * self.scale;
        let corner = border::Radius::new(self.object.corner() * self.scale);
        let outline = Path::rounded_rectangle(Point::new(EDGE, EDGE), size, corner);
        frame.fill(&outline, self.palette.raised);
        frame.stroke(&outline, Stroke::default().with_color(self.palette.royal).with_width(1.5));
    }
}

/// The room around a drawing, in logical pixels.
const EDGE: f32 = 12.0;

/// The frame of an object at so many logical pixels a millimetre.
pub fn outline<'a, Message: 'a>(
    object: Object,
    scale: f32,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let size = object.millimetres() * scale;
    drawn(Outline { object, scale, palette }, size.width + 2.0 * EDGE, size.height + 2.0 * EDGE)
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Gauge {
    scale: f32,
    palette: &'static Palette,
}

impl<Message> Drawing<Message> for Gauge {
    type Key = (f32, (bool, bool));

    fn key(&self, _: Option<Point>, _: Size) -> Self::Key {
        (self.scale, self.palette.tone())
    }

    fn paint(&self, frame: &mut Frame, _: &Self::Key) {
        let palette = self.palette;
        let bar = Path::rectangle(Point::new(EDGE, 0.0), Size::new(LENGTH * self.scale, HEIGHT));
        frame.fill(&bar, palette.raised);
        for millimetre in 0..=LENGTH as u32 {
            let x = EDGE + millimetre as f32 * self.scale;
            let (length, width) = match millimetre {
                0 | 60 => (HEIGHT, 2.0),
                other if other % 10 == 0 => (26.0, 1.5),
                other if other % 5 == 0 => (18.0, 1.0),
                _ => (11.0, 1.0),
            };
            let color = if matches!(millimetre, 0 | 60) { palette.royal } else { palette.ink };
            let tick = Path::line(Point::new(x, 0.0), Point::new(x, length));
            frame.stroke(&tick, Stroke::default().with_color(color).with_width(width));
            if millimetre % 10 == 0 && millimetre > 0 {
                frame.fill_text(Text {
                    content: (millimetre / 10).to_string(),
                    position: Point::new(x - 4.0, 28.0),
                    color,
                    size: Pixels(14.0),
                    font: Font { ..SANS },
                    align_x: alignment::Horizontal::Right.into(),
                    ..Text::default()
                });
            }
        }
        frame.stroke(&bar, Stroke::default().with_color(palette.line));
    }
}

const HEIGHT: f32 = 48.0;

/// Six centimetres at so many logical pixels a millimetre.
pub fn gauge<'a, Message: 'a>(scale: f32, palette: &'static Palette) -> Element<'a, Message> {
    drawn(Gauge { scale, palette }, LENGTH * scale + 2.0 * EDGE, HEIGHT)
}
