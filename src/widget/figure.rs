//! Players' tokens and wooden figures: colour, shape and letter together.

use std::cell::RefCell;
use std::collections::HashMap;
use std::f32::consts::FRAC_PI_2;
use std::rc::Rc;

use iced::widget::canvas::{LineJoin, Path, Stroke, Text};
use iced::{Color, Point, Radians, Size, Vector, alignment};

use super::drawn::{Drawing, drawn};
use super::emblem::path_of;
use super::font::{self, STRONG};
use super::palette::Livery;
use crate::{Element, Frame};
use art::{figure as wood, shape};
use rules::player::{self, Figure, PerSeat, Player, name};

/// A letter for each player that the window can draw.
pub fn letters(players: &[Player]) -> PerSeat<char> {
    player::letters(players, font::draws)
}

/// The letter of a player by the name alone that the window can draw.
pub fn letter(name: &str) -> char {
    player::letter(name, font::draws)
}

/// Paints a player's token: the shape with the letter in it.
pub fn paint_token(frame: &mut Frame, center: Point, radius: f32, livery: Livery, letter: char) {
    let outline = path_of(&shape::outline(livery.shape));
    frame.with_save(|frame| {
        frame.translate(Vector::new(center.x, center.y));
        frame.with_save(|frame| {
            frame.scale(radius * 0.9);
            // The outline is a larger copy below: it has no inner edges where petals meet.
            frame.stroke(&outline, stroke(livery.outline, (radius * 0.16).max(1.2) * 2.0));
            frame.fill(&outline, livery.fill);
        });
        let drop = radius * shape::letter_at(livery.shape);
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
    let glyphs = outlines(word.to_string(), size);
    frame.with_save(|frame| {
        frame.translate(center - Point::ORIGIN);
        glyphs.iter().for_each(|glyph| frame.fill(glyph, color));
    });
}

/// The most words that are remembered.
const MOST_WORDS: usize = 512;

/// The glyphs of a word.
type Glyphs = Rc<[Path]>;

thread_local! {
    /// Words as paths, by their size: a board has many keys, and a figure has the letter it had.
    static WORDS: RefCell<HashMap<(String, u32), Glyphs>> = RefCell::default();
}

/// A word around its middle. As paths: canvas text would lie above everything and cost a mask of
/// the whole window.
fn outlines(word: String, size: f32) -> Glyphs {
    WORDS.with_borrow_mut(|words| {
        if words.len() >= MOST_WORDS {
            words.clear();
        }
        let glyphs = words.entry((word, size.to_bits()));
        let glyphs = glyphs.or_insert_with_key(|(word, _)| {
            let text = Text {
                // A right-to-left line would begin at the end of no width.
                content: name::isolated(word).into_owned(),
                size: size.into(),
                font: STRONG,
                align_x: iced::widget::text::Alignment::Center,
                align_y: alignment::Vertical::Center,
                ..Text::default()
            };
            let mut glyphs = vec![];
            text.draw_with(|glyph, _| glyphs.push(glyph));
            glyphs.into()
        });
        Rc::clone(glyphs)
    })
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

/// The outline of a figure, its height in common followers, and the place of its letter.
fn body(figure: Figure) -> (Path, f32, f32) {
    let (outline, factor, letter_at) = wood::outline(figure);
    (path_of(&outline), factor, letter_at)
}

/// Paints a hollow figure where one would stand, by a line of that colour and width.
pub fn paint_outline(
    frame: &mut Frame,
    at: Point,
    height: f32,
    figure: Figure,
    (color, width): (Color, f32),
) {
    let (body, factor, _) = body(figure);
    frame.with_save(|frame| {
        frame.translate(Vector::new(at.x, at.y));
        frame.scale(height * factor);
        frame.stroke(&body, stroke(color, width));
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
    /// The colour of its outline if the figure is not at home.
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
            Some(line) => paint_outline(frame, center, height, self.figure, (line, 1.3)),
        }
    }
}

/// A figure of that size, in logical pixels; if `absent` is a colour, the figure is not at home and
/// only its outline is drawn.
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
