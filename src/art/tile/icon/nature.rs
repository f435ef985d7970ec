//! Plants: trees, bushes, grass and worked land.

use std::f32::consts::TAU;

use super::{Stand, sign};
use crate::tile::detail::Detail;
use crate::tile::ink::Ink;
use crate::tile::point::{Pt, band, disc, leaf, oval, pt};
use crate::tile::sketch::{Layer, Sketch};

/// A tree with its shadow.
pub(in crate::tile) fn tree(sketch: &mut Sketch, at: Pt, size: f32, look: f32) {
    sketch.between(Detail::Fine, Detail::Fine, |sketch| {
        sketch.fill(
            Layer::Foot,
            Ink::Tuft,
            oval(at + pt(size * 0.6, size * 0.75), size * 0.95, size * 0.4, 10),
        );
    });
    if look < 0.25 {
        let fir = |wide: f32, top: f32, bottom: f32| -> Vec<Pt> {
            vec![
                at + pt(0.0, -size * top),
                at + pt(size * wide, size * bottom),
                at + pt(-size * wide, size * bottom),
            ]
        };
        sketch.fill(Layer::Body, Ink::Leaf, fir(0.85, 1.5, 0.8));
        let lit = vec![
            at + pt(-size * 0.08, -size * 1.15),
            at + pt(size * 0.05, size * 0.6),
            at + pt(-size * 0.6, size * 0.6),
        ];
        sketch.fill(Layer::Trim, Ink::LeafLight, lit);
        return;
    }
    sketch.fill(Layer::Body, Ink::Leaf, disc(at, size, 9));
    sketch.fill(
        Layer::Trim,
        Ink::LeafLight,
        disc(at - pt(size * 0.24, size * 0.27), size * 0.56, 7),
    );
}

/// A low bush.
pub(in crate::tile) fn bush(sketch: &mut Sketch, at: Pt, size: f32) {
    sketch.fill(Layer::Body, Ink::Leaf, oval(at, size * 1.25, size, 7));
    sketch.between(Detail::Fine, Detail::Fine, |sketch| {
        sketch.fill(
            Layer::Trim,
            Ink::LeafLight,
            oval(at - pt(size * 0.3, size * 0.3), size * 0.6, size * 0.45, 6),
        );
    });
}

/// A piece of worked land: strips, or an orchard.
pub(in crate::tile) fn plot(sketch: &mut Sketch, at: Pt, size: f32, look: f32) {
    let angle = look * TAU;
    let (along, across) = (pt(angle.cos(), angle.sin()), pt(-angle.sin(), angle.cos()));
    let on = |x: f32, y: f32| at + along * (x * size) + across * (y * size);
    let shape = [(-0.92, -0.52), (0.85, -0.62), (0.95, 0.5), (0.1, 0.66), (-0.86, 0.56)]
        .map(|(x, y)| on(x, y));
    sketch.fill(Layer::Soil, Ink::Plot, shape.into());
    for (from, to, rows) in [
        (Detail::Normal, Detail::Normal, 4),
        (Detail::Fine, Detail::Fine, if size > 0.14 { 6 } else { 5 }),
    ] {
        sketch.between(from, to, |sketch| furrows(sketch, &on, across * size, rows));
    }
}

fn furrows(sketch: &mut Sketch, on: &impl Fn(f32, f32) -> Pt, across: Pt, rows: usize) {
    for row in 0..rows {
        let y = (row as f32 + 0.5) / rows as f32 - 0.5;
        let (start, end) = (on(-0.8, y * 0.98), on(0.82, y * 1.0));
        let middle = on(0.0, y * 0.96 + 0.05);
        let furrow = [start, start.towards(middle, 0.5) + across * 0.015, middle, end];
        sketch.fill(Layer::Soil, Ink::Furrow, leaf(&furrow, 0.011));
    }
}

/// Blades of grass.
pub(in crate::tile) fn tuft(sketch: &mut Sketch, at: Pt, size: f32) {
    let blade = |lean: f32, high: f32| {
        let (foot, tip) =
            (at + pt(lean * size * 0.25, 0.0), at + pt(lean * size * 0.75, -size * high));
        band(&[foot, tip], size * 0.11, size * 0.11)
    };
    for (lean, high) in [(-0.7, 0.75), (0.0, 1.05), (0.7, 0.8)] {
        sketch.fill(Layer::Soil, Ink::Tuft, blade(lean, high));
    }
}

/// A hedge.
pub(in crate::tile) fn hedge(sketch: &mut Sketch, line: &[Pt]) {
    sketch.fill(Layer::Low, Ink::Leaf, band(line, 0.02, 0.02));
    sketch.fill(Layer::LowTop, Ink::LeafLight, band(line, 0.012, 0.002));
}

/// A garden in flower within a hedge, four beds around a path; `radius` is half its width.
pub(in crate::tile) fn garden(sketch: &mut Sketch, at: Pt, radius: f32) {
    let stand = Stand::new(at, radius * 2.0);
    stand.draw(sketch, sign::GARDEN);
    sketch.between(Detail::Normal, Detail::Fine, |sketch| stand.draw(sketch, sign::GARDEN_FLOWERS));
}
