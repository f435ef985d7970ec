//! A picture that is being drawn, and the coats to paint once it is ready.

use std::collections::BTreeMap;

use super::detail::Detail;
use super::ink::Ink;
use super::point::{Line, clip, clockwise};

/// A layer: those that come first lie below. Shapes of one band and colour are painted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Layer {
    /// Worked land and grass.
    Soil,
    Water,
    WaterTop,
    /// Roads.
    Low,
    /// The parts of roads above their verges.
    LowTop,
    /// The grounds of cities.
    Town,
    /// Walls.
    Wall,
    WallTop,
    /// Things that pass over the rest.
    High,
    HighTop,
    HighWall,
    HighWallTop,
    /// Roads over cities, bridges.
    Deck,
    DeckTop,
    /// Shadows and squares below upright things.
    Foot,
    /// The lines around upright things.
    Outline,
    Body,
    Trim,
    Badge,
    Crest,
    CrestTop,
}

/// The margin by which shapes reach over the border, so that no seam shows between tiles.
const OVERLAP: f32 = 0.006;

/// The nearness to the eye, then the layer, the colour and the details.
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

    /// Draws shapes that are seen only from one detail to another.
    pub(super) fn between(&mut self, from: Detail, to: Detail, draw: impl FnOnce(&mut Self)) {
        let before = (self.from, self.to);
        (self.from, self.to) = (from.max(self.from), to.min(self.to));
        if self.from <= self.to {
            draw(self);
        }
        (self.from, self.to) = before;
    }

    /// Draws something that stands before everything farther away.
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

    pub(super) fn finish(self) -> Vec<Coat> {
        let coat =
            |((_, _, ink, from, to), shapes): (Key, Vec<Line>)| Coat { ink, from, to, shapes };
        self.shapes.into_iter().map(coat).collect()
    }
}

/// Shapes of one colour that are painted at once.
#[derive(Debug, Clone)]
pub struct Coat {
    /// Its colour.
    pub ink: Ink,
    /// The least detail at which it is seen.
    pub from: Detail,
    /// The finest detail at which it is seen.
    pub to: Detail,
    /// The corners of its shapes, each clockwise.
    pub shapes: Vec<Line>,
}

impl Coat {
    /// Whether it is seen at a detail.
    pub fn is_seen(&self, detail: Detail) -> bool {
        (self.from..=self.to).contains(&detail)
    }
}
