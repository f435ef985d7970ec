//! Small drawn symbols: they look the same on every machine, whatever fonts it has.

use super::drawn::{Drawing, drawn};
use crate::widget::{Element, Frame};
mod mark;

use iced::widget::canvas::{self, LineCap, LineJoin, Path, Stroke, path};
use iced::{Color, Point, Size, Vector};

/// What is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Emblem {
    Crown,
    Mask,
    Order,
    Follower,
    /// A follower who is not here: hollow.
    Absent,
    Tile,
    Undo,
    Redo,
    Whole,
    Home,
    Gear,
    Help,
    More,
    Up,
    Down,
    Grip,
    Dice,
    Cross,
    Check,
    Eye,
    Warning,
    Field,
    Compare,
    Road,
    Castle,
    // The marks of the expansions.
    Mug,
    Wheat,
    Flame,
    Tower,
    Abbey,
    Key,
    Stones,
    Target,
    Swords,
    Barrel,
    Cloth,
    Chain,
    // The marks of the clock.
    Clock,
    Pause,
    Play,
    Phone,
    /// Three lines.
    Menu,
}

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
#[expect(clippy::too_many_lines, reason = "one arm per symbol")]
pub fn paint(frame: &mut Frame, center: Point, size: f32, emblem: Emblem, color: Color) {
    frame.with_save(|frame| {
        frame.translate(Vector::new(center.x - size / 2.0, center.y - size / 2.0));
        frame.scale(size / 24.0);
        // Drawn on a grid of 24 by 24; stroke widths are in pixels.
        let width = size / 24.0 * 2.0;
        let stroke =
            Stroke { line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        let stroke = stroke.with_color(color).with_width(width);
        match emblem {
            Emblem::Crown => frame.fill(&crown(), color),
            Emblem::Mask => frame
                .fill(&mask(), canvas::Fill { rule: canvas::fill::Rule::EvenOdd, ..color.into() }),
            Emblem::Order => paint_order(frame, color, stroke),
            Emblem::Follower => frame.fill(&follower(), color),
            Emblem::Absent => frame.stroke(&follower(), stroke.with_width(size / 24.0 * 1.6)),
            Emblem::Tile => {
                frame.stroke(&rounded(4.0, 4.0, 16.0, 16.0, 2.0), stroke);
                frame.stroke(&line(&[(4.0, 12.0), (20.0, 12.0)]), stroke);
            }
            Emblem::Undo => frame.stroke(&turn_back(), stroke),
            Emblem::Redo => {
                frame.translate(Vector::new(24.0, 0.0));
                frame.scale_nonuniform(Vector::new(-1.0, 1.0));
                frame.stroke(&turn_back(), stroke);
            }
            Emblem::Whole => {
                frame.stroke(&rounded(2.0, 2.0, 20.0, 20.0, 3.0), stroke);
                for (x, y) in [(9.6, 5.4), (5.0, 10.0), (9.6, 10.0), (14.2, 10.0), (14.2, 14.6)] {
                    frame.fill(&rounded(x, y, 4.0, 4.0, 0.6), color);
                }
            }
            Emblem::Home => {
                frame.stroke(&line(&[(3.0, 12.0), (12.0, 4.0), (21.0, 12.0)]), stroke);
                frame
                    .stroke(&line(&[(6.0, 10.5), (6.0, 20.0), (18.0, 20.0), (18.0, 10.5)]), stroke);
            }
            Emblem::Gear => paint_gear(frame, color, stroke),
            Emblem::Help => {
                frame.stroke(&bow(), stroke);
                frame.fill(&Path::circle(Point::new(12.0, 20.0), 1.5), color);
            }
            Emblem::More => {
                for x in [5.0, 12.0, 19.0] {
                    frame.fill(&Path::circle(Point::new(x, 12.0), 2.2), color);
                }
            }
            Emblem::Up => frame.stroke(&line(&[(6.0, 15.0), (12.0, 9.0), (18.0, 15.0)]), stroke),
            Emblem::Down => frame.stroke(&line(&[(6.0, 9.0), (12.0, 15.0), (18.0, 9.0)]), stroke),
            Emblem::Grip => {
                for (x, y) in
                    [(9.0, 6.0), (15.0, 6.0), (9.0, 12.0), (15.0, 12.0), (9.0, 18.0), (15.0, 18.0)]
                {
                    frame.fill(&Path::circle(Point::new(x, y), 1.6), color);
                }
            }
            Emblem::Dice => {
                frame.stroke(&rounded(4.0, 4.0, 16.0, 16.0, 3.5), stroke);
                for (x, y) in [(8.5, 8.5), (15.5, 15.5), (8.5, 15.5), (15.5, 8.5), (12.0, 12.0)] {
                    frame.fill(&Path::circle(Point::new(x, y), 1.5), color);
                }
            }
            Emblem::Cross => {
                frame.stroke(&line(&[(6.0, 6.0), (18.0, 18.0)]), stroke);
                frame.stroke(&line(&[(18.0, 6.0), (6.0, 18.0)]), stroke);
            }
            Emblem::Check => frame.stroke(&line(&[(4.5, 12.5), (10.0, 18.0), (19.5, 6.5)]), stroke),
            Emblem::Eye => {
                let lid = Path::new(|path| {
                    path.move_to(Point::new(2.0, 12.0));
                    path.quadratic_curve_to(Point::new(12.0, 1.0), Point::new(22.0, 12.0));
                    path.quadratic_curve_to(Point::new(12.0, 23.0), Point::new(2.0, 12.0));
                    path.close();
                });
                frame.stroke(&lid, stroke);
                frame.fill(&Path::circle(Point::new(12.0, 12.0), 3.2), color);
            }
            Emblem::Warning => {
                frame.stroke(&line(&[(12.0, 3.0), (22.0, 20.5), (2.0, 20.5), (12.0, 3.0)]), stroke);
                frame.stroke(&line(&[(12.0, 9.5), (12.0, 14.0)]), stroke);
                frame.fill(&Path::circle(Point::new(12.0, 17.3), 1.3), color);
            }
            Emblem::Field => {
                frame.stroke(&line(&[(12.0, 21.5), (12.0, 8.0)]), stroke);
                frame.fill(&ear(), color);
            }
            Emblem::Compare => paint_scales(frame, color, stroke),
            Emblem::Road => {
                frame.stroke(&line(&[(8.0, 3.0), (4.0, 21.0)]), stroke);
                frame.stroke(&line(&[(16.0, 3.0), (20.0, 21.0)]), stroke);
                for (top, bottom) in [(4.0, 6.5), (10.5, 13.5), (17.5, 20.5)] {
                    frame.stroke(&line(&[(12.0, top), (12.0, bottom)]), stroke);
                }
            }
            Emblem::Castle => {
                let wall = [
                    (3.0, 21.0),
                    (3.0, 5.0),
                    (7.0, 5.0),
                    (7.0, 9.0),
                    (10.0, 9.0),
                    (10.0, 5.0),
                    (14.0, 5.0),
                    (14.0, 9.0),
                    (17.0, 9.0),
                    (17.0, 5.0),
                    (21.0, 5.0),
                    (21.0, 21.0),
                    (15.0, 21.0),
                    (15.0, 15.0),
                    (9.0, 15.0),
                    (9.0, 21.0),
                ];
                frame.fill(&line(&wall), color);
            }
            Emblem::Mug
            | Emblem::Wheat
            | Emblem::Flame
            | Emblem::Tower
            | Emblem::Abbey
            | Emblem::Key
            | Emblem::Stones
            | Emblem::Target
            | Emblem::Swords
            | Emblem::Barrel
            | Emblem::Cloth
            | Emblem::Chain
            | Emblem::Clock
            | Emblem::Pause
            | Emblem::Play
            | Emblem::Phone
            | Emblem::Menu => mark::paint(frame, emblem, color, stroke),
        }
    });
}

fn line(points: &[(f32, f32)]) -> Path {
    Path::new(|path| {
        for (index, (x, y)) in points.iter().enumerate() {
            let point = Point::new(*x, *y);
            if index == 0 { path.move_to(point) } else { path.line_to(point) }
        }
    })
}

fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Path {
    Path::new(|path| {
        path.rounded_rectangle(Point::new(x, y), Size::new(width, height), radius.into());
    })
}

fn crown() -> Path {
    Path::new(|path| {
        path.move_to(Point::new(3.0, 18.0));
        for (x, y) in
            [(1.5, 7.5), (7.0, 11.5), (12.0, 4.0), (17.0, 11.5), (22.5, 7.5), (21.0, 18.0)]
        {
            path.line_to(Point::new(x, y));
        }
        path.close();
        path.rectangle(Point::new(3.0, 19.2), Size::new(18.0, 2.4));
        for (x, y) in [(1.6, 6.4), (12.0, 2.8), (22.4, 6.4)] {
            path.circle(Point::new(x, y), 1.6);
        }
    })
}

/// A robber's mask with two holes for the eyes.
fn mask() -> Path {
    Path::new(|path| {
        path.move_to(Point::new(1.5, 8.0));
        path.bezier_curve_to(Point::new(7.0, 5.5), Point::new(17.0, 5.5), Point::new(22.5, 8.0));
        path.bezier_curve_to(
            Point::new(22.5, 15.0),
            Point::new(18.0, 19.0),
            Point::new(14.0, 15.0),
        );
        path.quadratic_curve_to(Point::new(12.0, 13.4), Point::new(10.0, 15.0));
        path.bezier_curve_to(Point::new(6.0, 19.0), Point::new(1.5, 15.0), Point::new(1.5, 8.0));
        path.close();
        eye(path, 7.2);
        eye(path, 16.8);
    })
}

fn eye(path: &mut path::Builder, x: f32) {
    path.move_to(Point::new(x - 2.6, 10.8));
    path.quadratic_curve_to(Point::new(x, 8.2), Point::new(x + 2.6, 10.8));
    path.quadratic_curve_to(Point::new(x, 13.0), Point::new(x - 2.6, 10.8));
    path.close();
}

fn follower() -> Path {
    Path::new(|path| {
        path.circle(Point::new(12.0, 7.0), 4.6);
        path.move_to(Point::new(3.6, 21.5));
        path.bezier_curve_to(Point::new(4.4, 14.5), Point::new(8.0, 10.5), Point::new(12.0, 10.5));
        path.bezier_curve_to(
            Point::new(16.0, 10.5),
            Point::new(19.6, 14.5),
            Point::new(20.4, 21.5),
        );
        path.close();
    })
}

/// The upper part of a question mark.
fn bow() -> Path {
    Path::new(|path| {
        path.move_to(Point::new(8.0, 9.0));
        path.bezier_curve_to(Point::new(8.0, 3.0), Point::new(16.5, 3.0), Point::new(16.0, 9.0));
        path.bezier_curve_to(
            Point::new(16.0, 12.0),
            Point::new(12.0, 12.0),
            Point::new(12.0, 15.5),
        );
    })
}

fn turn_back() -> Path {
    Path::new(|path| {
        path.move_to(Point::new(9.0, 4.5));
        path.line_to(Point::new(4.0, 9.5));
        path.line_to(Point::new(9.0, 14.5));
        path.move_to(Point::new(4.0, 9.5));
        path.line_to(Point::new(14.0, 9.5));
        path.bezier_curve_to(Point::new(22.0, 9.5), Point::new(22.0, 19.5), Point::new(14.0, 19.5));
        path.line_to(Point::new(10.0, 19.5));
    })
}

/// The grains of an ear, three pairs and one on top.
fn ear() -> Path {
    Path::new(|path| {
        let mut grain = |from: Point, over: Point, to: Point, under: Point| {
            path.move_to(from);
            path.quadratic_curve_to(over, to);
            path.quadratic_curve_to(under, from);
            path.close();
        };
        grain(
            Point::new(12.0, 8.0),
            Point::new(8.6, 4.6),
            Point::new(12.0, 1.5),
            Point::new(15.4, 4.6),
        );
        for y in [11.5, 15.5, 19.5] {
            for side in [-1.0, 1.0] {
                let at = |x: f32, up: f32| Point::new(12.0 + side * x, y - up);
                grain(at(0.0, 0.0), at(1.6, 4.6), at(6.6, 5.4), at(6.2, -0.2));
            }
        }
    })
}

fn paint_scales(frame: &mut Frame, color: Color, stroke: Stroke<'_>) {
    frame.stroke(&line(&[(12.0, 3.0), (12.0, 21.0)]), stroke);
    frame.stroke(&line(&[(8.0, 21.0), (16.0, 21.0)]), stroke);
    frame.stroke(&line(&[(5.0, 6.5), (19.0, 6.5)]), stroke);
    for x in [5.0, 19.0] {
        frame.stroke(&line(&[(x - 3.2, 14.0), (x, 6.5), (x + 3.2, 14.0)]), stroke);
        frame.fill(&pan(x), color);
    }
}

/// A pan of a pair of scales.
fn pan(x: f32) -> Path {
    Path::new(|path| {
        path.move_to(Point::new(x - 4.2, 14.0));
        path.line_to(Point::new(x + 4.2, 14.0));
        path.quadratic_curve_to(Point::new(x + 3.2, 18.0), Point::new(x, 18.0));
        path.quadratic_curve_to(Point::new(x - 3.2, 18.0), Point::new(x - 4.2, 14.0));
        path.close();
    })
}

fn paint_gear(frame: &mut Frame, color: Color, stroke: Stroke<'_>) {
    frame.stroke(&Path::circle(Point::new(12.0, 12.0), 5.2), stroke.with_width(stroke.width * 1.6));
    for tooth in 0..8 {
        let angle = std::f32::consts::FRAC_PI_4 * tooth as f32;
        let at = |radius: f32| (12.0 + angle.cos() * radius, 12.0 + angle.sin() * radius);
        frame.stroke(&line(&[at(6.6), at(10.0)]), stroke.with_width(stroke.width * 1.6));
    }
    frame.fill(&Path::circle(Point::new(12.0, 12.0), 1.4), color);
}

/// A rolled order with its seal.
fn paint_order(frame: &mut Frame, color: Color, stroke: Stroke<'_>) {
    frame.stroke(&rounded(5.0, 2.5, 14.0, 19.0, 2.0), stroke);
    for y in [7.0, 10.5] {
        frame.stroke(&line(&[(8.5, y), (15.5, y)]), stroke);
    }
    frame.fill(&Path::circle(Point::new(12.0, 16.3), 2.6), color);
}
