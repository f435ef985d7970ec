//! The arrow of a flight.

use crate::tile::ink::Ink;
use crate::tile::point::{Pt, band};
use crate::tile::sketch::{Layer, Sketch};

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
    sketch.fill(Layer::Crest, Ink::Red, band(&shaft, 0.016, 0.016));
    sketch.fill(Layer::Crest, Ink::Red, head(0.0));
}

/// The tip of an arrow with its line, from the middle of the machine, in tiles.
const TIP: f32 = 0.29;

/// How far one may go along an axis until shortly before the border of the tile, in tiles.
fn room(at: f32, into: f32) -> f32 {
    let ahead = if into > 0.0 { 1.0 - at } else { at };
    if into.abs() < 0.01 { TIP } else { (ahead - 0.04) / into.abs() }
}
