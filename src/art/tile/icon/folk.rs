//! Places where people live: houses, villages, farms, wells.

use super::Shape::{Box, Poly};
use super::{Stand, sign};
use crate::tile::detail::Detail;
use crate::tile::ink::Ink;
use crate::tile::point::{Pt, disc, oval, pt};
use crate::tile::sketch::{Layer, Sketch};

/// A house in a town; the look chooses its roof.
pub(in crate::tile) fn house(sketch: &mut Sketch, at: Pt, size: f32, look: f32) {
    let lit = look < 0.6;
    let roof = match (lit, (look * 10.0) as u8 % 3) {
        (true, 0) => Ink::Ochre,
        (false, 0) => Ink::OchreDeep,
        (true, _) => Ink::Roof,
        (false, _) => Ink::RoofDeep,
    };
    let stand = Stand { mirrored: !lit, ..Stand::new(at, size) };
    let (front, gable) = if lit { (Ink::Plaster, Ink::Shade) } else { (Ink::Shade, Ink::Plaster) };
    let hull = Poly(&[
        (-0.56, 0.1),
        (-0.36, -0.5),
        (0.32, -0.5),
        (0.58, 0.04),
        (0.56, 0.49),
        (-0.53, 0.49),
    ]);
    stand.piece(sketch, Layer::Outline, Ink::Line, hull);
    sketch.between(Detail::Normal, Detail::Fine, |sketch| {
        let wall = Poly(&[(-0.46, 0.0), (0.1, 0.0), (0.1, 0.42), (-0.46, 0.42)]);
        let side = Poly(&[(0.08, 0.06), (0.29, -0.38), (0.5, 0.06), (0.5, 0.42), (0.08, 0.42)]);
        stand.piece(sketch, Layer::Body, front, wall);
        stand.piece(sketch, Layer::Body, gable, side);
    });
    let slope = Poly(&[(-0.52, 0.08), (-0.34, -0.44), (0.31, -0.44), (0.09, 0.08)]);
    stand.piece(sketch, Layer::Trim, roof, slope);
    sketch.between(Detail::Small, Detail::Small, |sketch| {
        stand.piece(
            sketch,
            Layer::Trim,
            gable,
            Poly(&[
                (0.09, 0.08),
                (0.3, -0.4),
                (0.52, 0.06),
                (0.5, 0.42),
                (-0.46, 0.42),
                (-0.46, 0.08),
            ]),
        );
    });
    sketch.between(Detail::Fine, Detail::Fine, |sketch| {
        stand.piece(sketch, Layer::Badge, Ink::Line, Box(0.22, 0.17, 0.36, 0.42));
        stand.piece(sketch, Layer::Badge, Ink::Line, Box(-0.34, 0.17, -0.24, 0.29));
        stand.piece(sketch, Layer::Badge, Ink::Line, Box(-0.14, 0.17, -0.04, 0.29));
    });
}

/// A round place with a dark border, for something to stand on.
pub(super) fn place(sketch: &mut Sketch, at: Pt, radius: f32, ink: Ink) {
    sketch.fill(Layer::Deck, Ink::Line, disc(at, radius, 24));
    sketch.fill(Layer::DeckTop, ink, disc(at, radius - 0.014, 24));
}

/// Like [`place`], wider than high.
pub(super) fn court(sketch: &mut Sketch, at: Pt, across: f32, down: f32, ink: Ink) {
    sketch.fill(Layer::Deck, Ink::Verge, oval(at, across, down, 28));
    sketch.fill(Layer::DeckTop, Ink::Stone, oval(at, across - 0.009, down - 0.009, 28));
    sketch.fill(Layer::Foot, ink, oval(at, across - 0.026, down - 0.026, 28));
}

/// Houses around a green: the roads end here.
pub(in crate::tile) fn village(sketch: &mut Sketch, at: Pt, radius: f32) {
    place(sketch, at, radius * 0.8, Ink::Plaza);
    let houses =
        [(-0.098, -0.095, 0.1), (0.104, -0.1, 0.9), (-0.104, 0.088, 0.65), (0.1, 0.094, 0.2)];
    for (x, y, look) in houses {
        house(sketch, at + pt(x, y), 0.118, look);
    }
    super::nature::tree(sketch, at, 0.042, 0.4);
}

/// A lonely house at the end of a road.
pub(in crate::tile) fn farm(sketch: &mut Sketch, at: Pt, radius: f32) {
    place(sketch, at, radius, Ink::Plaza);
    house(sketch, at + pt(-0.012, -0.012), 0.13, 0.1);
    super::nature::tree(sketch, at + pt(0.07, 0.02), 0.034, 0.2);
}

/// A well in the middle of a ring of road.
pub(in crate::tile) fn well(sketch: &mut Sketch, at: Pt, radius: f32) {
    place(sketch, at, radius, Ink::Plot);
    Stand::new(at, 0.1).draw(sketch, sign::WELL);
}
