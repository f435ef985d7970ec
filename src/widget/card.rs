//! King's Order cards: face and back, five to seven.

pub mod example;

use std::f32::consts::FRAC_PI_2;
use std::sync::Arc;

use iced::widget::canvas::{LineJoin, Path, Stroke};
use iced::widget::{column, container, row, text};
use iced::{Bottom, Center, Color, Fill, Point, Radians, Size, Theme, Vector, border};

use super::drawn::{Drawing, drawn};
use super::emblem::{self, Emblem};
use super::figure::paint_letter;
use super::font::{SANS, SERIF};
use super::palette::{Palette, color};
use super::tile::Arts;
use crate::{Element, Frame};
use art::{self, Tint};
use rules::Catalogue;
use rules::card::Card;
use rules::player::Figure;

/// Height of a card for a width of 1.
pub const RATIO: f32 = 7.0 / 5.0;

/// The things that a face is drawn with.
#[derive(Debug, Clone, Copy)]
pub struct Print<'a> {
    /// The tiles of the examples.
    pub catalogue: &'a Catalogue,
    /// Their pictures.
    pub arts: &'a Arts,
    /// The look of the window.
    pub palette: &'static Palette,
}

/// The words on a card, in the language of the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inscription {
    /// The title.
    pub title: String,
    /// The requirement.
    pub text: String,
    /// The words whether the rule book shows it (R-CARD-3).
    pub origin: String,
}

/// The border and the mark of a set of cards.
pub fn livery(set: &str) -> (Color, Emblem) {
    let (edge, mark) = art::livery::livery(set);
    (color(edge), mark)
}

/// The face of a card, that many logical pixels wide.
pub fn face<'a, Message: 'a>(
    card: &Arc<Card>,
    inscription: Inscription,
    print: Print<'a>,
    width: f32,
) -> Element<'a, Message> {
    // A card is paper by day and by night.
    let ink = Palette::LIGHT.ink;
    let (edge, mark) = livery(&card.set);
    let unit = width / 200.0;
    let title = text(inscription.title)
        .font(SERIF)
        .size(19.0 * unit)
        .color(edge)
        .width(Fill)
        .align_x(Center);
    let picture = drawn(example::Example::new(card, print), Fill, Fill);
    let size = words_size(&inscription.text) * unit;
    let words = text(inscription.text).font(SANS).size(size).color(ink).width(Fill).align_x(Center);
    let farmer = card.farmer.then(|| drawn(Farmer(edge), 26.0 * unit, 22.0 * unit));
    let foot = row![
        emblem::emblem(mark, edge, 22.0 * unit),
        farmer,
        text(inscription.origin)
            .font(SANS)
            .size(11.0 * unit)
            .color(ink.scale_alpha(0.75))
            .width(Fill)
            .align_x(Center),
        drawn(Shield { points: card.points, edge }, 44.0 * unit, 50.0 * unit),
    ];
    // The words take the room that they need, the picture the rest.
    let content = column![title, picture, words, foot.align_y(Bottom)];
    let content = container(content.spacing(6.0 * unit)).padding(10.0 * unit);
    container(content)
        .width(width)
        .height(width * RATIO)
        .style(move |_: &Theme| container::Style {
            background: Some(color(Tint::PAPER).into()),
            border: border::rounded(12.0 * unit).width(5.0 * unit).color(edge),
            ..container::Style::default()
        })
        .into()
}

/// The size of the words on a face 200 wide: many are smaller, to leave the picture its room.
fn words_size(words: &str) -> f32 {
    match words.chars().count() {
        0..=115 => 15.0,
        116..=160 => 13.0,
        _ => 12.0,
    }
}

/// The back of a card, the same for all; a ring around it if it is picked.
pub fn back<'a, Message: 'a>(
    palette: &'static Palette,
    picked: bool,
    width: f32,
) -> Element<'a, Message> {
    let unit = width / 200.0;
    let edge = if picked { palette.gold } else { color(Tint::ROYAL_DEEP) };
    let drawing = drawn(Back, Fill, Fill);
    container(drawing)
        .width(width)
        .height(width * RATIO)
        .padding(8.0 * unit)
        .style(move |_: &Theme| container::Style {
            background: Some(color(Tint::ROYAL).into()),
            border: border::rounded(12.0 * unit).width(6.0 * unit).color(edge),
            ..container::Style::default()
        })
        .into()
}

/// The sign of an order for farmers: a lying one.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Farmer(Color);

impl<Message> Drawing<Message> for Farmer {
    type Key = Farmer;

    fn key(&self, _: Option<Point>, _: Size) -> Farmer {
        *self
    }

    fn paint(&self, frame: &mut Frame, _: &Farmer) {
        let (outline, ..) = art::figure::outline(Figure::Follower);
        let (center, tall) = (frame.center(), frame.width() * 0.7);
        frame.translate(Vector::new(center.x, center.y));
        frame.rotate(Radians(-FRAC_PI_2));
        frame.scale(tall);
        frame.fill(&emblem::path_of(&outline), self.0);
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Shield {
    points: i32,
    edge: Color,
}

impl<Message> Drawing<Message> for Shield {
    type Key = Shield;

    fn key(&self, _: Option<Point>, _: Size) -> Shield {
        *self
    }

    fn paint(&self, frame: &mut Frame, _: &Shield) {
        self.draw(frame);
    }
}

impl Shield {
    fn draw(&self, frame: &mut Frame) {
        let (width, height) = (frame.width(), frame.height());
        let shield = Path::new(|path| {
            path.move_to(Point::new(width * 0.06, height * 0.06));
            path.line_to(Point::new(width * 0.94, height * 0.06));
            path.line_to(Point::new(width * 0.94, height * 0.52));
            path.bezier_curve_to(
                Point::new(width * 0.92, height * 0.78),
                Point::new(width * 0.68, height * 0.9),
                Point::new(width * 0.5, height * 0.97),
            );
            path.bezier_curve_to(
                Point::new(width * 0.32, height * 0.9),
                Point::new(width * 0.08, height * 0.78),
                Point::new(width * 0.06, height * 0.52),
            );
            path.close();
        });
        frame.fill(&shield, self.edge);
        let inner = Stroke { line_join: LineJoin::Round, ..Stroke::default() };
        frame.stroke(&shield, inner.with_color(color(Tint::GILT)).with_width(width * 0.05));
        let center = Point::new(width / 2.0, height * 0.46);
        paint_letter(frame, center, height * 0.56, self.points, Color::WHITE);
    }
}

/// The drawing on a back: lozenges and a crown.
struct Back;

impl<Message> Drawing<Message> for Back {
    type Key = ();

    fn key(&self, _: Option<Point>, _: Size) {}

    fn paint(&self, frame: &mut Frame, _: &()) {
        self.draw(frame);
    }
}

impl Back {
    fn draw(&self, frame: &mut Frame) {
        let bounds = frame.size();
        let step = bounds.width / 6.0;
        let rows = (bounds.height / step).floor() as i32;
        let lozenges = Path::new(|path| {
            for row in 0..=rows {
                for column in 0..=6 {
                    let center =
                        Point::new(column as f32 * step, row as f32 * bounds.height / rows as f32);
                    let corner = |x: f32, y: f32| {
                        Point::new(
                            (center.x + x * step * 0.3).clamp(0.0, bounds.width),
                            (center.y + y * step * 0.3).clamp(0.0, bounds.height),
                        )
                    };
                    path.move_to(corner(0.0, -1.0));
                    path.line_to(corner(1.0, 0.0));
                    path.line_to(corner(0.0, 1.0));
                    path.line_to(corner(-1.0, 0.0));
                    path.close();
                }
            }
        });
        frame.fill(&lozenges, color(Tint::GILT.faint(0.28)));
        let center = frame.center();
        let radius = bounds.width * 0.3;
        frame.fill(&Path::circle(center, radius), color(Tint::ROYAL_DEEP));
        let ring = Stroke::default().with_color(color(Tint::GILT)).with_width(2.0);
        frame.stroke(&Path::circle(center, radius), ring);
        emblem::paint(frame, center, radius * 1.25, Emblem::Crown, color(Tint::GILT));
    }
}
