//! The symbols of the app, painted in the window.

use iced::widget::canvas::{self, LineCap, LineJoin, Path, Stroke};
use iced::{Color, Point, Size, Vector};

use super::drawn::{Drawing, drawn};
use crate::{Element, Frame};
use art::Pt;
use art::emblem::GRID;
use art::path::{self, Step, Way};

pub use art::Emblem;

/// A symbol of that size, in logical pixels.
pub fn emblem<'a, Message: 'a>(emblem: Emblem, color: Color, size: f32) -> Element<'a, Message> {
    drawn(Symbol { emblem, color }, size, size)
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Symbol {
    emblem: Emblem,
    color: Color,
}

impl<Message> Drawing<Message> for Symbol {
    type Key = Symbol;

    fn key(&self, _: Option<Point>, _: Size) -> Symbol {
        *self
    }

    fn paint(&self, frame: &mut Frame, _: &Symbol) {
        let (center, size) = (frame.center(), frame.width().min(frame.height()));
        paint(frame, center, size, self.emblem, self.color);
    }
}

/// Paints a symbol into a square of that size around a point.
pub fn paint(frame: &mut Frame, center: Point, size: f32, emblem: Emblem, color: Color) {
    let unit = size / GRID;
    frame.with_save(|frame| {
        frame.translate(Vector::new(center.x - size / 2.0, center.y - size / 2.0));
        frame.scale(unit);
        for (way, path) in emblem.drawing().parts() {
            let path = path_of(path);
            match way {
                Way::Fill => frame.fill(&path, color),
                Way::Hollow => {
                    let rule = canvas::fill::Rule::EvenOdd;
                    frame.fill(&path, canvas::Fill { rule, ..color.into() });
                }
                // Widths of lines are in pixels, whatever the scale.
                Way::Line(width) => {
                    let stroke = Stroke {
                        line_cap: LineCap::Round,
                        line_join: LineJoin::Round,
                        ..Stroke::default()
                    };
                    frame.stroke(&path, stroke.with_color(color).with_width(width * unit));
                }
            }
        }
    });
}

/// A path as the window fills it.
pub fn path_of(drawn: &path::Path) -> Path {
    let point = |at: Pt| Point::new(at.x, at.y);
    Path::new(|path| {
        for step in drawn.steps() {
            match *step {
                Step::Move(to) => path.move_to(point(to)),
                Step::Line(to) => path.line_to(point(to)),
                Step::Quad(past, to) => path.quadratic_curve_to(point(past), point(to)),
                Step::Cubic(past, and, to) => {
                    path.bezier_curve_to(point(past), point(and), point(to));
                }
                Step::Close => path.close(),
            }
        }
    })
}
