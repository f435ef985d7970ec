//! A flying machine, and the arrow of its flight; the lake of a ferry.

use super::Shape::{Box, Oval, Poly};
use super::{Piece, Stand};
use crate::tile::ink::Ink;
use crate::tile::point::{Pt, band};
use crate::tile::sketch::{Layer, Sketch};

/// A machine with two wings and a tail.
pub(in crate::tile) fn machine(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.26).draw(sketch, &MACHINE);
}

/// An arrow past the machine, in a direction one tile long.
pub(in crate::tile) fn arrow(sketch: &mut Sketch, at: Pt, into: Pt) {
    let back = (TIP - room(at.x, into.x).min(room(at.y, into.y))).max(0.0);
    let along = |share: f32| at + into * (share - back);
    let shaft = [along(0.1), along(0.2)];
    let aside = into.right() * 0.055;
    let head = |grow: f32| {
        vec![
            along(0.185 - grow) + aside * (1.0 + grow * 14.0),
            along(0.265 + grow * 1.6),
            along(0.185 - grow) - aside * (1.0 + grow * 14.0),
        ]
    };
    sketch.fill(Layer::Badge, Ink::Line, band(&shaft, 0.026, 0.026));
    sketch.fill(Layer::Badge, Ink::Line, head(0.012));
    sketch.fill(Layer::Sign, Ink::Red, band(&shaft, 0.016, 0.016));
    sketch.fill(Layer::Sign, Ink::Red, head(0.0));
}

/// The tip of an arrow with its line, from the middle of the machine, in tiles.
const TIP: f32 = 0.29;

/// How far one may go along an axis until shortly before the border of the tile, in tiles.
fn room(at: f32, into: f32) -> f32 {
    let ahead = if into > 0.0 { 1.0 - at } else { at };
    if into.abs() < 0.01 { TIP } else { (ahead - 0.04) / into.abs() }
}

/// A lake with a landing stage.
pub(in crate::tile) fn lake(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.34).draw(sketch, &LAKE);
}

const LAKE: [Piece; 4] = [
    (Layer::Outline, Ink::Bank, Oval(0.0, 0.0, 0.5, 0.45)),
    (Layer::Body, Ink::Water, Oval(0.0, 0.0, 0.45, 0.4)),
    (Layer::Trim, Ink::Ripple, Oval(-0.12, -0.12, 0.17, 0.035)),
    (Layer::Trim, Ink::Ripple, Oval(0.14, 0.14, 0.15, 0.03)),
];

const MACHINE: [Piece; 9] = [
    (Layer::Outline, Ink::Line, Poly(&WINGS_AROUND)),
    (Layer::Outline, Ink::Line, Oval(0.0, 0.02, 0.13, 0.36)),
    (Layer::Body, Ink::Ochre, Poly(&WINGS)),
    (Layer::Trim, Ink::OchreDeep, Box(-0.5, -0.1, 0.5, -0.04)),
    (Layer::Body, Ink::Wood, Oval(0.0, 0.02, 0.09, 0.32)),
    (Layer::Outline, Ink::Line, Poly(&[(-0.24, 0.42), (0.0, 0.2), (0.24, 0.42)])),
    (Layer::Sign, Ink::Ochre, Poly(&[(-0.18, 0.39), (0.0, 0.24), (0.18, 0.39)])),
    (Layer::Sign, Ink::White, Oval(0.0, -0.14, 0.05, 0.06)),
    (Layer::Sign, Ink::Line, Box(-0.12, -0.34, 0.12, -0.3)),
];

const WINGS: [(f32, f32); 6] =
    [(-0.54, -0.02), (-0.42, -0.2), (0.42, -0.2), (0.54, -0.02), (0.3, 0.04), (-0.3, 0.04)];
const WINGS_AROUND: [(f32, f32); 6] =
    [(-0.6, 0.0), (-0.45, -0.25), (0.45, -0.25), (0.6, 0.0), (0.32, 0.09), (-0.32, 0.09)];
