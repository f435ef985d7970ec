//! Places where people live: houses, villages, farms, inns, fairs.

use super::Shape::{Box, Oval, Poly};
use super::{Piece, Stand};
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
    Stand::new(at, 0.1).draw(sketch, &WELL);
}

const WELL: [Piece; 7] = [
    (Layer::Outline, Ink::Line, Oval(0.0, 0.2, 0.42, 0.3)),
    (Layer::Body, Ink::Stone, Oval(0.0, 0.18, 0.35, 0.23)),
    (Layer::Trim, Ink::Water, Oval(0.0, 0.14, 0.23, 0.13)),
    (Layer::Badge, Ink::Line, Box(-0.36, -0.4, -0.28, 0.15)),
    (Layer::Badge, Ink::Line, Box(0.28, -0.4, 0.36, 0.15)),
    (Layer::Badge, Ink::Line, Poly(&[(-0.56, -0.3), (0.0, -0.7), (0.56, -0.3)])),
    (Layer::Sign, Ink::Roof, Poly(&[(-0.42, -0.35), (0.0, -0.62), (0.42, -0.35)])),
];

/// The gate between two cities.
pub(in crate::tile) fn gatehouse(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.22).draw(sketch, &GATEHOUSE);
}

const GATEHOUSE: [Piece; 14] = [
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.56, 0.46),
            (-0.56, -0.5),
            (-0.2, -0.5),
            (-0.2, -0.34),
            (0.0, -0.72),
            (0.2, -0.34),
            (0.2, -0.5),
            (0.56, -0.5),
            (0.56, 0.46),
        ]),
    ),
    (Layer::Body, Ink::Stone, Box(-0.49, -0.43, -0.26, 0.39)),
    (Layer::Body, Ink::Stone, Box(0.26, -0.43, 0.49, 0.39)),
    (Layer::Body, Ink::Stone, Box(-0.24, -0.2, 0.24, 0.39)),
    (Layer::Body, Ink::Shade, Box(0.39, -0.43, 0.49, 0.39)),
    (Layer::Body, Ink::Shade, Box(-0.34, -0.43, -0.26, 0.39)),
    (Layer::Trim, Ink::Slate, Poly(&[(0.0, -0.62), (-0.22, -0.2), (0.0, -0.2)])),
    (Layer::Trim, Ink::SlateDeep, Poly(&[(0.0, -0.62), (0.22, -0.2), (0.0, -0.2)])),
    (Layer::Badge, Ink::Line, Box(-0.41, -0.46, -0.34, -0.34)),
    (Layer::Badge, Ink::Line, Box(0.34, -0.46, 0.41, -0.34)),
    (
        Layer::Badge,
        Ink::Black,
        Poly(&[(-0.16, 0.39), (-0.16, 0.1), (0.0, -0.04), (0.16, 0.1), (0.16, 0.39)]),
    ),
    (Layer::Badge, Ink::Line, Box(-0.5, -0.16, -0.25, -0.13)),
    (Layer::Badge, Ink::Line, Box(0.25, -0.16, 0.5, -0.13)),
    (Layer::Badge, Ink::Line, Box(-0.25, -0.21, 0.25, -0.18)),
];

/// A tent with pennons.
pub(in crate::tile) fn tent(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.27).draw(sketch, &TENT);
}

const TENT: [Piece; 18] = [
    (Layer::Deck, Ink::Verge, Oval(0.0, 0.16, 0.56, 0.4)),
    (Layer::DeckTop, Ink::Plaza, Oval(0.0, 0.16, 0.51, 0.35)),
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.04, -0.62),
            (0.04, -0.62),
            (0.46, -0.08),
            (0.38, 0.4),
            (-0.38, 0.4),
            (-0.46, -0.08),
        ]),
    ),
    (
        Layer::Body,
        Ink::White,
        Poly(&[(0.0, -0.54), (0.4, -0.08), (0.32, 0.35), (-0.32, 0.35), (-0.4, -0.08)]),
    ),
    (Layer::Trim, Ink::Red, Poly(&[(0.0, -0.54), (-0.4, -0.08), (-0.24, -0.02)])),
    (Layer::Trim, Ink::Red, Poly(&[(0.0, -0.54), (-0.08, 0.01), (0.08, 0.01)])),
    (Layer::Trim, Ink::Red, Poly(&[(0.0, -0.54), (0.4, -0.08), (0.24, -0.02)])),
    (Layer::Trim, Ink::Red, Poly(&[(-0.38, -0.05), (-0.25, -0.02), (-0.2, 0.35), (-0.32, 0.35)])),
    (Layer::Trim, Ink::Red, Poly(&[(0.38, -0.05), (0.25, -0.02), (0.2, 0.35), (0.32, 0.35)])),
    (Layer::Badge, Ink::Black, Poly(&[(0.0, 0.02), (0.11, 0.35), (-0.11, 0.35)])),
    (Layer::Badge, Ink::Line, Box(-0.015, -0.84, 0.015, -0.58)),
    (Layer::Badge, Ink::Gold, Poly(&[(0.015, -0.84), (0.24, -0.76), (0.015, -0.68)])),
    (Layer::Outline, Ink::Line, Poly(&[(0.5, 0.02), (0.72, 0.42), (0.28, 0.42)])),
    (Layer::Sign, Ink::Gold, Poly(&[(0.5, 0.1), (0.65, 0.38), (0.35, 0.38)])),
    (Layer::SignTop, Ink::Blue, Poly(&[(0.5, 0.1), (0.55, 0.38), (0.45, 0.38)])),
    (Layer::Outline, Ink::Line, Poly(&[(-0.52, 0.05), (-0.3, 0.44), (-0.74, 0.44)])),
    (Layer::Sign, Ink::Blue, Poly(&[(-0.52, 0.13), (-0.37, 0.4), (-0.67, 0.4)])),
    (Layer::SignTop, Ink::White, Poly(&[(-0.52, 0.13), (-0.47, 0.4), (-0.57, 0.4)])),
];

/// An inn at its pond.
pub(in crate::tile) fn inn(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.25).draw(sketch, &INN);
}

const INN: [Piece; 16] = [
    (Layer::Foot, Ink::Bank, Oval(0.1, 0.3, 0.46, 0.23)),
    (Layer::Foot, Ink::Water, Oval(0.1, 0.3, 0.41, 0.185)),
    (Layer::Foot, Ink::Ripple, Oval(0.2, 0.38, 0.2, 0.03)),
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.52, -0.1),
            (-0.34, -0.56),
            (0.1, -0.56),
            (0.4, -0.12),
            (0.36, 0.2),
            (-0.46, 0.2),
        ]),
    ),
    (Layer::Body, Ink::Plaster, Poly(&[(-0.4, -0.12), (0.31, -0.12), (0.31, 0.15), (-0.4, 0.15)])),
    (
        Layer::Body,
        Ink::White,
        Poly(&[(-0.03, -0.1), (0.13, -0.46), (0.33, -0.1), (0.31, 0.15), (-0.03, 0.15)]),
    ),
    (
        Layer::Trim,
        Ink::OchreDeep,
        Poly(&[(-0.46, -0.08), (-0.32, -0.51), (0.12, -0.51), (-0.02, -0.08)]),
    ),
    (Layer::Trim, Ink::Wood, Box(-0.03, -0.1, 0.32, -0.06)),
    (Layer::Trim, Ink::Wood, Poly(&[(-0.02, 0.15), (0.1, -0.1), (0.14, -0.1), (0.02, 0.15)])),
    (Layer::Trim, Ink::Wood, Poly(&[(0.3, 0.15), (0.18, -0.1), (0.14, -0.1), (0.26, 0.15)])),
    (Layer::Trim, Ink::Line, Box(-0.3, 0.0, -0.2, 0.15)),
    (Layer::Badge, Ink::Line, Box(-0.62, -0.3, -0.58, 0.2)),
    (Layer::Badge, Ink::Line, Box(-0.74, -0.3, -0.46, -0.02)),
    (Layer::Sign, Ink::Gold, Box(-0.71, -0.27, -0.49, -0.05)),
    (Layer::SignTop, Ink::Wood, Box(-0.65, -0.23, -0.55, -0.09)),
    (Layer::SignTop, Ink::White, Box(-0.66, -0.25, -0.54, -0.2)),
];

/// A pen with a pig.
pub(in crate::tile) fn pigsty(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.22).draw(sketch, &PIGSTY);
}

const PIGSTY: [Piece; 16] = [
    (Layer::Foot, Ink::Wood, Oval(0.0, 0.16, 0.5, 0.34)),
    (Layer::Foot, Ink::Shade, Oval(0.0, 0.16, 0.44, 0.28)),
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.5, -0.06),
            (-0.34, -0.42),
            (0.04, -0.42),
            (0.18, -0.06),
            (0.14, 0.16),
            (-0.46, 0.16),
        ]),
    ),
    (Layer::Body, Ink::Wood, Box(-0.4, -0.1, 0.08, 0.11)),
    (
        Layer::Trim,
        Ink::Ochre,
        Poly(&[(-0.44, -0.06), (-0.31, -0.36), (0.02, -0.36), (0.12, -0.06)]),
    ),
    (Layer::Trim, Ink::Black, Box(-0.22, -0.02, -0.04, 0.11)),
    (Layer::Badge, Ink::Line, Oval(0.14, 0.24, 0.25, 0.18)),
    (Layer::Badge, Ink::Line, Oval(0.36, 0.18, 0.14, 0.13)),
    (Layer::Sign, Ink::Pink, Oval(0.14, 0.24, 0.2, 0.13)),
    (Layer::Sign, Ink::Pink, Oval(0.36, 0.18, 0.1, 0.09)),
    (Layer::SignTop, Ink::Line, Oval(0.42, 0.2, 0.03, 0.03)),
    (Layer::SignTop, Ink::Line, Oval(0.36, 0.14, 0.02, 0.02)),
    (Layer::Badge, Ink::Line, Box(-0.5, 0.1, -0.45, 0.42)),
    (Layer::Badge, Ink::Line, Box(0.46, 0.1, 0.51, 0.42)),
    (Layer::Badge, Ink::Line, Box(-0.26, 0.3, -0.21, 0.56)),
    (Layer::Badge, Ink::Line, Box(0.22, 0.32, 0.27, 0.56)),
];
