//! A picture while it is drawn, and when it is ready to be painted.

use std::collections::BTreeMap;

use iced::widget::canvas::Path;
use iced::{Point, Vector};

use super::Detail;
use super::palette::{Ground, Ink};
use super::point::{Line, clip, clockwise};
use crate::widget::Frame;

/// What is painted first lies below. Shapes of one band and colour are painted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Layer {
    /// Worked land and grass.
    Soil,
    Water,
    WaterTop,
    /// Roads.
    Low,
    /// What of the roads lies above their verges.
    LowTop,
    /// The grounds of cities.
    Town,
    /// Walls.
    Wall,
    WallTop,
    /// What passes over the rest.
    High,
    HighTop,
    HighWall,
    HighWallTop,
    /// Roads over cities, bridges.
    Deck,
    DeckTop,
    /// Shadows and squares below what stands.
    Foot,
    /// The lines around what stands.
    Outline,
    Body,
    Trim,
    Badge,
    Sign,
    SignTop,
}

/// The margin by which shapes reach over the border, so that no seam shows between tiles.
const OVERLAP: f32 = 0.006;

/// How near to the eye, then the layer and the colour.
type Key = (u8, Layer, Ink, Detail, Detail);

/// A picture that is being drawn.
#[derive(Debug)]
pub(super) struct Sketch {
    shapes: BTreeMap<Key, Vec<Line>>,
    near: u8,
    from: Detail,
    to: Detail,
}

impl Sketch {
    pub(super) const fn new() -> Self {
        Self { shapes: BTreeMap::new(), near: 0, from: Detail::Small, to: Detail::Fine }
    }

    /// Draws what is seen at some details alone.
    pub(super) fn between(&mut self, from: Detail, to: Detail, draw: impl FnOnce(&mut Self)) {
        let before = (self.from, self.to);
        (self.from, self.to) = (from.max(self.from), to.min(self.to));
        if self.from <= self.to {
            draw(self);
        }
        (self.from, self.to) = before;
    }

    /// Draws what stands before everything that is farther away.
    pub(super) fn near(&mut self, near: u8, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.near, near);
        draw(self);
        self.near = before;
    }

    /// Fills a shape.
    pub(super) fn fill(&mut self, layer: Layer, ink: Ink, shape: Line) {
        let shape = clip(shape, -OVERLAP, 1.0 + OVERLAP);
        if shape.len() > 2 {
            self.shapes
                .entry((self.near, layer, ink, self.from, self.to))
                .or_default()
                .push(clockwise(shape));
        }
    }

    pub(super) fn finish(self) -> Plate {
        let coat = |((_, _, ink, from, to), shapes): (Key, Vec<Line>)| Coat {
            ink,
            from,
            to,
            path: path(&shapes),
        };
        Plate { coats: self.shapes.into_iter().map(coat).collect() }
    }
}

/// A path of several shapes.
pub(super) fn path(shapes: &[Line]) -> Path {
    Path::new(|path| {
        for shape in shapes {
            let mut corners = shape.iter().map(|corner| Point::new(corner.x, corner.y));
            if let Some(first) = corners.next() {
                path.move_to(first);
                corners.for_each(|corner| path.line_to(corner));
                path.close();
            }
        }
    })
}

/// What is painted at once.
#[derive(Debug)]
struct Coat {
    ink: Ink,
    from: Detail,
    to: Detail,
    path: Path,
}

/// A picture that is ready to be painted.
#[derive(Debug)]
pub(super) struct Plate {
    coats: Vec<Coat>,
}

impl Plate {
    /// Paints it.
    pub(super) fn paint(
        &self,
        frame: &mut Frame,
        top_left: Point,
        side: f32,
        ground: &Ground,
        detail: Detail,
    ) {
        let seen = |coat: &&Coat| (coat.from..=coat.to).contains(&detail);
        frame.with_save(|frame| {
            frame.translate(Vector::new(top_left.x, top_left.y));
            frame.scale(side);
            for coat in self.coats.iter().filter(seen) {
                frame.fill(&coat.path, ground.colour(coat.ink));
            }
        });
    }
}
