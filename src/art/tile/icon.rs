//! Small pictures that stand upright wherever they are put.

pub(super) mod flight;
pub(super) mod folk;
pub(super) mod mark;
pub(super) mod nature;
pub(super) mod sacred;
pub(super) mod sign;

use super::ink::Ink;
use super::point::{Pt, oval, pt};
use super::sketch::{Layer, Sketch};

/// A shape of an icon, in its own units around (0, 0).
#[derive(Debug, Clone, Copy)]
pub(super) enum Shape {
    /// Corners.
    Poly(&'static [(f32, f32)]),
    /// The middle, half the width and half the height.
    Oval(f32, f32, f32, f32),
    /// Left, top, right, bottom.
    Box(f32, f32, f32, f32),
}

/// A shape with its layer and colour.
pub(super) type Piece = (Layer, Ink, Shape);

/// A sign at the size in which it stands on tiles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Icon {
    sign: &'static [Piece],
    unit: f32,
    down: f32,
}

impl Icon {
    /// A sign of that unit, in tiles.
    pub(super) const fn new(sign: &'static [Piece], unit: f32) -> Self {
        Self { sign, unit, down: 0.0 }
    }

    /// Somewhat below its place, so that its middle stands there.
    pub(super) const fn lower(self, down: f32) -> Self {
        Self { down, ..self }
    }

    /// Draws it at a place.
    pub(super) fn draw(self, sketch: &mut Sketch, at: Pt) {
        Stand::new(at + pt(0.0, self.down), self.unit).draw(sketch, self.sign);
    }
}

/// The place of an icon and the size of one of its units.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stand {
    pub(super) at: Pt,
    pub(super) unit: f32,
    /// Whether left and right are exchanged.
    pub(super) mirrored: bool,
}

impl Stand {
    pub(super) const fn new(at: Pt, unit: f32) -> Self {
        Self { at, unit, mirrored: false }
    }

    pub(super) fn point(self, x: f32, y: f32) -> Pt {
        let x = if self.mirrored { -x } else { x };
        self.at + pt(x * self.unit, y * self.unit)
    }

    /// Draws all pieces of an icon.
    pub(super) fn draw(self, sketch: &mut Sketch, pieces: &[Piece]) {
        for (layer, ink, shape) in pieces {
            self.piece(sketch, *layer, *ink, *shape);
        }
    }

    pub(super) fn piece(self, sketch: &mut Sketch, layer: Layer, ink: Ink, shape: Shape) {
        let line = match shape {
            Shape::Poly(corners) => corners.iter().map(|(x, y)| self.point(*x, *y)).collect(),
            Shape::Oval(x, y, across, down) => {
                let corners = if across * self.unit > 0.06 {
                    20
                } else if across * self.unit > 0.02 {
                    12
                } else {
                    8
                };
                oval(self.point(x, y), across * self.unit, down * self.unit, corners)
            }
            Shape::Box(left, top, right, bottom) => {
                [(left, top), (right, top), (right, bottom), (left, bottom)]
                    .map(|(x, y)| self.point(x, y))
                    .into()
            }
        };
        sketch.fill(layer, ink, line);
    }
}
