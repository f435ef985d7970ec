//! The parts of a card's example: tiles, figures and signs, in tiles from its corner.

use crate::{Emblem, Pt, Tint, pt};
use rules::card::requirement::Bound;
use rules::player::Figure;

/// A tile of an example: kind, column and row (quarters of a tile may be used), quarter turns.
pub type Laid = (&'static str, f32, f32, u8);

/// The owner of a figure in an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wood {
    /// The holder of the card.
    Own,
    /// An opponent, by number where several are told apart.
    Other(u8),
    /// Whoever it may be.
    Anybody,
}

impl Wood {
    /// The colour of the wood: violet for the holder, greys for opponents, nobody's colours.
    pub const fn tint(self) -> Tint {
        match self {
            Self::Own => Tint::ROYAL,
            Self::Other(number) => match number % 3 {
                0 => Tint::STRANGER,
                1 => Tint::hex(0x55_50_49),
                _ => Tint::hex(0xd8_d2_c6),
            },
            Self::Anybody => Tint::INK,
        }
    }
}

/// A figure of an example.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stood {
    /// Its middle.
    pub at: Pt,
    /// Its kind.
    pub figure: Figure,
    /// Whose it is.
    pub wood: Wood,
    /// Whether it lies, as farmers and hit followers do.
    pub lies: bool,
    /// Whether it is not there: an outline alone.
    pub is_absent: bool,
}

impl Stood {
    /// A common follower.
    pub const fn follower(x: f32, y: f32, wood: Wood) -> Self {
        Self { at: pt(x, y), figure: Figure::Follower, wood, lies: false, is_absent: false }
    }

    /// The figure as it lies.
    #[must_use]
    pub const fn lying(self) -> Self {
        Self { lies: true, ..self }
    }

    /// The outline of one that is not there.
    #[must_use]
    pub const fn absent(self) -> Self {
        Self { is_absent: true, ..self }
    }
}

/// A symbol of an example: a piece that belongs to nobody, or a sign.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mark {
    /// The symbol.
    pub what: Emblem,
    /// Its middle.
    pub at: Pt,
    /// The side of its square.
    pub size: f32,
    /// Its colour.
    pub tint: Tint,
}

/// The contents of an example.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scene {
    /// The tiles.
    pub tiles: Vec<Laid>,
    /// The figures.
    pub figures: Vec<Stood>,
    /// The symbols, over all else.
    pub marks: Vec<Mark>,
    /// Whether the card asks for something that is not seen here: "and …".
    pub more: bool,
}

impl Scene {
    /// The width and the height of the example, in tiles.
    pub fn size(&self) -> (f32, f32) {
        let tiles = self.tiles.iter().map(|(_, x, y, _)| pt(x + 1.0, y + 1.0));
        let figures = self.figures.iter().map(|stood| stood.at + pt(0.2, 0.2));
        let marks = self.marks.iter().map(|mark| mark.at + pt(mark.size / 2.0, mark.size / 2.0));
        let all = tiles.chain(figures).chain(marks);
        all.fold((1.0, 1.0), |(width, height), end| (f32::max(width, end.x), height.max(end.y)))
    }

    /// Takes notice of a condition of which so many are drawn. One that these do not meet, and one
    /// that nothing drawn shows, is left to the sentence.
    pub fn shows(&mut self, bound: Option<Bound>, drawn: u32) {
        self.shows_also(bound, drawn, false);
    }

    /// Takes notice of a condition; where none are drawn, `none_is_seen` says whether that is
    /// plain.
    pub fn shows_also(&mut self, bound: Option<Bound>, drawn: u32, none_is_seen: bool) {
        let is_seen = |bound: Bound| bound.holds(drawn) && (drawn > 0 || none_is_seen);
        self.more |= bound.is_some_and(|bound| bounds(bound) && !is_seen(bound));
    }

    /// Takes notice of a number that has to be reached.
    pub fn reaches(&mut self, least: u32, drawn: u32) {
        self.more |= drawn < least;
    }

    /// Takes notice of a condition that no picture shows.
    pub fn leaves(&mut self, asked: bool) {
        self.more |= asked;
    }

    /// Moves everything.
    pub fn shift(&mut self, by: Pt) {
        self.tiles.iter_mut().for_each(|(_, x, y, _)| (*x, *y) = (*x + by.x, *y + by.y));
        self.figures.iter_mut().for_each(|stood| stood.at = stood.at + by);
        self.marks.iter_mut().for_each(|mark| mark.at = mark.at + by);
    }

    /// Adds another example beside or below this one.
    pub fn join(&mut self, other: Self) {
        self.tiles.extend(other.tiles);
        self.figures.extend(other.figures);
        self.marks.extend(other.marks);
        self.more |= other.more;
    }
}

/// Whether a bound is a condition: any number meets *at least 0*.
fn bounds(bound: Bound) -> bool {
    let is_open = bound.exactly.is_none() && bound.at_most.is_none();
    !(is_open && bound.at_least.unwrap_or(0) == 0)
}

/// The number to draw for a bound: the one that it names, few where many may be, none for none.
pub fn number(bound: Option<Bound>) -> u32 {
    let Some(bound) = bound else { return 0 };
    let least = bound.at_least.filter(|least| *least > 0);
    bound.exactly.or(least).or(bound.at_most.map(|most| most.min(3))).unwrap_or(0)
}

/// Whether none is the only number that a bound takes.
pub fn is_none(bound: Option<Bound>) -> bool {
    bound.is_some_and(|bound| bound.exactly == Some(0) || bound.at_most == Some(0))
}
