//! Players' tokens and wooden figures: colour, shape and letter together.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use iced::widget::canvas::{LineJoin, Path, Stroke, Text};
use iced::{Color, Point, Radians, Size, Vector, alignment};

use super::drawn::{Drawing, drawn};
use super::emblem::path_of;
use super::font::STRONG;
use super::palette::{Livery, Shape};
use crate::art::figure as wood;
use crate::rules::player::Figure;
use crate::widget::{Element, Frame};

/// The outline of a shape around the origin; it fits a circle of radius 1.
fn outline(shape: Shape) -> Path {
    let polygon = |corners: usize, first: f32, radius: f32| {
        Path::new(|path| {
            for corner in 0..corners {
                let angle = first + TAU * corner as f32 / corners as f32;
                let point = Point::new(angle.cos() * radius, angle.sin() * radius);
                if corner == 0 { path.move_to(point) } else { path.line_to(point) }
            }
            path.close();
        })
    };
    match shape {
        Shape::Circle => Path::circle(Point::ORIGIN, 0.92),
        Shape::Square => Path::rectangle(Point::new(-0.8, -0.8), iced::Size::new(1.6, 1.6)),
        Shape::Triangle => Path::new(|path| {
            path.move_to(Point::new(0.0, -1.0));
            path.line_to(Point::new(1.02, 0.82));
            path.line_to(Point::new(-1.02, 0.82));
            path.close();
        }),
        Shape::Diamond => polygon(4, -FRAC_PI_2, 1.08),
        Shape::Hexagon => polygon(6, 0.0, 1.0),
        Shape::Shield => Path::new(|path| {
            path.move_to(Point::new(-0.82, -0.85));
            path.line_to(Point::new(0.82, -0.85));
            path.line_to(Point::new(0.82, 0.1));
            path.quadratic_curve_to(Point::new(0.75, 0.75), Point::new(0.0, 1.02));
            path.quadratic_curve_to(Point::new(-0.75, 0.75), Point::new(-0.82, 0.1));
            path.close();
        }),
        Shape::Flower => Path::new(|path| {
            for petal in 0..5 {
                let angle = -FRAC_PI_2 + TAU * petal as f32 / 5.0;
                path.circle(Point::new(angle.cos() * 0.52, angle.sin() * 0.52), 0.5);
            }
            path.circle(Point::ORIGIN, 0.5);
        }),
        Shape::Star => Path::new(|path| {
            for corner in 0..16 {
                let radius = if corner % 2 == 0 { 1.05 } else { 0.78 };
                let angle = -FRAC_PI_2 + PI * corner as f32 / 8.0;
                let point = Point::new(angle.cos() * radius, angle.sin() * radius);
                if corner == 0 { path.move_to(point) } else { path.line_to(point) }
            }
            path.close();
        }),
    }
}

/// Paints a player's token: the shape with the letter in it.
pub fn paint_token(frame: &mut Frame, center: Point, radius: f32, livery: Livery, letter: char) {
    let shape = outline(livery.shape);
    frame.with_save(|frame| {
        frame.translate(Vector::new(center.x, center.y));
        frame.with_save(|frame| {
            frame.scale(radius * 0.9);
            // The outline is a larger copy below: it has no inner edges where petals meet.
            frame.stroke(&shape, stroke(livery.outline, (radius * 0.16).max(1.2) * 2.0));
            frame.fill(&shape, livery.fill);
        });
        let drop = if livery.shape == Shape::Triangle { radius * 0.2 } else { 0.0 };
        paint_letter(frame, Point::new(0.0, drop), radius * 1.1, letter, livery.on_fill);
    });
}

fn stroke(color: Color, width: f32) -> Stroke<'static> {
    Stroke { line_join: LineJoin::Round, ..Stroke::default().with_color(color).with_width(width) }
}

/// Paints a letter or a short word in the middle of a point, as a path.
pub fn paint_letter(
    frame: &mut Frame,
    center: Point,
    size: f32,
    word: impl ToString,
    color: Color,
) {
    let text = Text {
        content: word.to_string(),
        position: center,
        color,
        size: size.into(),
        font: STRONG,
        align_x: iced::widget::text::Alignment::Center,
        align_y: alignment::Vertical::Center,
        ..Text::default()
    };
    // As a path: canvas text would lie above everything and cost a mask of the whole window.
    text.draw_with(|glyph, color| frame.fill(&glyph, color));
}

/// Paints a follower standing at a point, or lying there as a farmer does. `height` in pixels.
pub fn paint_follower(
    frame: &mut Frame,
    at: Point,
    height: f32,
    livery: Livery,
    letter: char,
    lying: bool,
) {
    paint_figure(frame, at, height, Figure::Follower, (livery, letter), lying);
}

/// The outline of a figure, its height in those of a common follower, and where its letter stands.
fn body(figure: Figure) -> (Path, f32, f32) {
    let (outline, factor, letter_at) = wood::outline(figure);
    (path_of(&outline), factor, letter_at)
}

/// Paints where a figure would stand: hollow.
fn paint_outline(frame: &mut Frame, at: Point, height: f32, figure: Figure, color: Color) {
    let (body, factor, _) = body(figure);
    frame.with_save(|frame| {
        frame.translate(Vector::new(at.x, at.y));
        frame.scale(height * factor);
        frame.stroke(&body, stroke(color, 1.3));
    });
}

/// Paints any figure; `height` is that of a common follower.
pub fn paint_figure(
    frame: &mut Frame,
    at: Point,
    height: f32,
    figure: Figure,
    (livery, letter): (Livery, char),
    lying: bool,
) {
    let (body, factor, letter_at) = body(figure);
    let height = height * factor;
    frame.with_save(|frame| {
        frame.translate(Vector::new(at.x, at.y));
        if lying && figure.is_follower() {
            frame.rotate(Radians(-FRAC_PI_2));
        }
        frame.with_save(|frame| {
            frame.scale(height);
            frame.stroke(&body, stroke(livery.outline, (height * 0.09).max(1.5)));
            frame.fill(&body, livery.fill);
        });
        if height >= 20.0 {
            paint_letter(
                frame,
                Point::new(0.0, height * letter_at),
                height * 0.42,
                letter,
                livery.on_fill,
            );
        }
    });
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Piece {
    figure: Figure,
    livery: Livery,
    /// The colour of its outline if it is not at home.
    absent: Option<Color>,
}

impl<Message> Drawing<Message> for Piece {
    type Key = Piece;

    fn key(&self, _: Option<Point>, _: Size) -> Piece {
        *self
    }

    fn paint(&self, frame: &mut Frame, _: &Piece) {
        let height = frame.height() * 0.72;
        let height = if self.figure == Figure::BigFollower { height / 1.2 } else { height };
        let center = frame.center();
        match self.absent {
            None => paint_figure(frame, center, height, self.figure, (self.livery, ' '), false),
            Some(line) => paint_outline(frame, center, height, self.figure, line),
        }
    }
}

/// A figure of that size, in logical pixels; where `absent` is a colour it is not at home, and
/// nothing but its outline is drawn.
pub fn piece<'a, Message: 'a>(
    figure: Figure,
    livery: Livery,
    absent: Option<Color>,
    size: f32,
) -> Element<'a, Message> {
    drawn(Piece { figure, livery, absent }, size, size)
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Token {
    livery: Livery,
    letter: char,
}

impl<Message> Drawing<Message> for Token {
    type Key = Token;

    fn key(&self, _: Option<Point>, _: Size) -> Token {
        *self
    }

    fn paint(&self, frame: &mut Frame, _: &Token) {
        let (center, radius) = (frame.center(), frame.width().min(frame.height()) / 2.0);
        paint_token(frame, center, radius, self.livery, self.letter);
    }
}

/// A player's token of that size, in logical pixels.
pub fn token<'a, Message: 'a>(livery: Livery, letter: char, size: f32) -> Element<'a, Message> {
    drawn(Token { livery, letter }, size, size)
}
