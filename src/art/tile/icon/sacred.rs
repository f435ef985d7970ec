//! Places where people pray: monasteries, shrines, cathedrals.

use super::Shape::{Box, Oval, Poly};
use super::{Piece, Stand, folk, nature};
use crate::tile::detail::Detail;
use crate::tile::ink::Ink;
use crate::tile::point::{Pt, pt};
use crate::tile::sketch::{Layer, Sketch};

/// A church with its steeple in a walled court.
pub(in crate::tile) fn monastery(sketch: &mut Sketch, at: Pt) {
    folk::court(sketch, at + pt(0.0, 0.035), 0.205, 0.165, Ink::Tuft);
    sketch.between(Detail::Small, Detail::Small, |sketch| {
        Stand::new(at + pt(0.0, 0.02), 0.32).draw(sketch, &CHURCH);
    });
    sketch.between(Detail::Normal, Detail::Fine, |sketch| {
        for (x, y) in [(-0.145, 0.07), (0.15, 0.06), (-0.1, 0.13), (0.1, 0.135), (0.0, 0.15)] {
            nature::bush(sketch, at + pt(x, y), 0.017);
        }
        let stand = Stand::new(at + pt(-0.005, 0.01), 0.3);
        stand.draw(sketch, &CHURCH);
        stand.draw(sketch, &WINDOWS);
    });
}

const CHURCH: [Piece; 13] = [
    // The nave.
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[(-0.57, 0.12), (-0.42, -0.26), (0.16, -0.26), (0.16, 0.36), (-0.53, 0.36)]),
    ),
    (Layer::Body, Ink::Plaster, Box(-0.49, 0.08, 0.1, 0.32)),
    (Layer::Trim, Ink::Roof, Poly(&[(-0.53, 0.1), (-0.4, -0.21), (0.1, -0.21), (0.1, 0.1)])),
    // The steeple.
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (0.04, 0.38),
            (0.04, -0.34),
            (0.215, -0.74),
            (0.265, -0.74),
            (0.44, -0.34),
            (0.44, 0.38),
        ]),
    ),
    (Layer::Badge, Ink::Line, Box(0.06, -0.3, 0.42, 0.34)),
    (Layer::Sign, Ink::Plaster, Box(0.09, -0.32, 0.27, 0.34)),
    (Layer::Sign, Ink::Shade, Box(0.25, -0.32, 0.39, 0.34)),
    (Layer::SignTop, Ink::RoofDeep, Poly(&[(0.24, -0.7), (0.41, -0.32), (0.24, -0.32)])),
    (Layer::SignTop, Ink::Roof, Poly(&[(0.24, -0.7), (0.07, -0.32), (0.25, -0.32)])),
    // The cross.
    (Layer::SignTop, Ink::Gold, Box(0.215, -0.98, 0.265, -0.68)),
    (Layer::SignTop, Ink::Gold, Box(0.145, -0.9, 0.335, -0.845)),
    (Layer::Outline, Ink::Line, Box(0.185, -1.01, 0.295, -0.68)),
    (Layer::Outline, Ink::Line, Box(0.115, -0.93, 0.365, -0.815)),
];

const WINDOWS: [Piece; 5] = [
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[(-0.41, 0.3), (-0.41, 0.2), (-0.37, 0.15), (-0.33, 0.2), (-0.33, 0.3)]),
    ),
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[(-0.24, 0.3), (-0.24, 0.2), (-0.2, 0.15), (-0.16, 0.2), (-0.16, 0.3)]),
    ),
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[(-0.08, 0.3), (-0.08, 0.2), (-0.04, 0.15), (0.0, 0.2), (0.0, 0.3)]),
    ),
    (
        Layer::SignTop,
        Ink::Line,
        Poly(&[(0.19, -0.1), (0.19, -0.2), (0.24, -0.25), (0.29, -0.2), (0.29, -0.1)]),
    ),
    (
        Layer::SignTop,
        Ink::Line,
        Poly(&[(0.17, 0.34), (0.17, 0.18), (0.24, 0.11), (0.31, 0.18), (0.31, 0.34)]),
    ),
];

/// A round temple with a golden dome among standing stones.
pub(in crate::tile) fn shrine(sketch: &mut Sketch, at: Pt) {
    folk::court(sketch, at + pt(0.0, 0.04), 0.2, 0.155, Ink::Rock);
    sketch.between(Detail::Small, Detail::Small, |sketch| {
        Stand::new(at + pt(0.0, 0.03), 0.32).draw(sketch, &TEMPLE);
    });
    sketch.between(Detail::Normal, Detail::Fine, |sketch| {
        Stand::new(at + pt(0.0, 0.02), 0.28).draw(sketch, &TEMPLE);
        for (x, y) in [
            (-0.15, 0.02),
            (0.15, 0.02),
            (-0.13, 0.105),
            (0.13, 0.105),
            (-0.115, -0.055),
            (0.115, -0.055),
        ] {
            Stand::new(at + pt(x, y), 0.05).draw(sketch, &MENHIR);
        }
    });
}

const TEMPLE: [Piece; 15] = [
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.44, 0.42),
            (-0.44, 0.26),
            (-0.36, 0.24),
            (-0.36, -0.1),
            (-0.4, -0.12),
            (-0.4, -0.24),
            (-0.34, -0.42),
            (-0.2, -0.56),
            (-0.04, -0.62),
            (-0.04, -0.74),
            (0.04, -0.74),
            (0.04, -0.62),
            (0.2, -0.56),
            (0.34, -0.42),
            (0.4, -0.24),
            (0.4, -0.12),
            (0.36, -0.1),
            (0.36, 0.24),
            (0.44, 0.26),
            (0.44, 0.42),
        ]),
    ),
    (Layer::Body, Ink::Plaster, Box(-0.4, 0.28, 0.4, 0.38)),
    (Layer::Body, Ink::RockDeep, Box(-0.31, -0.12, 0.31, 0.26)),
    (Layer::Trim, Ink::White, Box(-0.31, -0.12, -0.21, 0.26)),
    (Layer::Trim, Ink::White, Box(-0.14, -0.12, -0.04, 0.26)),
    (Layer::Trim, Ink::Plaster, Box(0.04, -0.12, 0.14, 0.26)),
    (Layer::Trim, Ink::Shade, Box(0.21, -0.12, 0.31, 0.26)),
    (Layer::Trim, Ink::Plaster, Box(-0.36, -0.2, 0.36, -0.12)),
    (
        Layer::Badge,
        Ink::Gold,
        Poly(&[
            (-0.35, -0.22),
            (-0.3, -0.38),
            (-0.18, -0.51),
            (0.0, -0.57),
            (0.18, -0.51),
            (0.3, -0.38),
            (0.35, -0.22),
        ]),
    ),
    (
        Layer::Badge,
        Ink::GoldDeep,
        Poly(&[
            (0.1, -0.22),
            (0.08, -0.4),
            (0.02, -0.57),
            (0.18, -0.51),
            (0.3, -0.38),
            (0.35, -0.22),
        ]),
    ),
    (
        Layer::Badge,
        Ink::White,
        Poly(&[(-0.27, -0.28), (-0.23, -0.38), (-0.16, -0.45), (-0.17, -0.36), (-0.2, -0.27)]),
    ),
    (Layer::Badge, Ink::Gold, Oval(0.0, -0.66, 0.035, 0.06)),
    (Layer::Outline, Ink::Line, Oval(0.0, -0.68, 0.075, 0.1)),
    (Layer::Badge, Ink::GoldDeep, Box(-0.35, -0.24, 0.35, -0.2)),
    (Layer::Body, Ink::Shade, Box(0.2, 0.28, 0.4, 0.38)),
];

const MENHIR: [Piece; 3] = [
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[(-0.42, 0.5), (-0.36, -0.5), (0.0, -0.72), (0.4, -0.4), (0.44, 0.5)]),
    ),
    (Layer::Body, Ink::Rock, Poly(&[(-0.24, 0.34), (-0.2, -0.38), (0.0, -0.5), (0.12, 0.34)])),
    (Layer::Body, Ink::RockDeep, Poly(&[(0.05, 0.34), (0.02, -0.5), (0.24, -0.3), (0.28, 0.34)])),
];

/// The great church in a city.
pub(in crate::tile) fn cathedral(sketch: &mut Sketch, at: Pt, unit: f32) {
    let stand = Stand::new(at + pt(0.0, unit * 0.18), unit);
    stand.draw(sketch, &CATHEDRAL);
    sketch.between(Detail::Normal, Detail::Fine, |sketch| stand.draw(sketch, &TRACERY));
}

const CATHEDRAL: [Piece; 16] = [
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.5, 0.48),
            (-0.5, -0.42),
            (-0.33, -0.9),
            (-0.27, -0.9),
            (-0.13, -0.5),
            (0.0, -0.64),
            (0.13, -0.5),
            (0.27, -0.9),
            (0.33, -0.9),
            (0.5, -0.42),
            (0.5, 0.48),
        ]),
    ),
    (
        Layer::Body,
        Ink::Plaster,
        Poly(&[(-0.16, 0.43), (-0.16, -0.3), (0.0, -0.55), (0.16, -0.3), (0.16, 0.43)]),
    ),
    (Layer::Body, Ink::Stone, Box(-0.45, -0.42, -0.15, 0.43)),
    (Layer::Body, Ink::Stone, Box(0.15, -0.42, 0.45, 0.43)),
    (Layer::Body, Ink::Shade, Box(0.33, -0.42, 0.45, 0.43)),
    (Layer::Body, Ink::Shade, Box(-0.24, -0.42, -0.15, 0.43)),
    (Layer::Trim, Ink::Slate, Poly(&[(-0.3, -0.85), (-0.46, -0.4), (-0.3, -0.4)])),
    (Layer::Trim, Ink::SlateDeep, Poly(&[(-0.3, -0.85), (-0.14, -0.4), (-0.3, -0.4)])),
    (Layer::Trim, Ink::Slate, Poly(&[(0.3, -0.85), (0.14, -0.4), (0.3, -0.4)])),
    (Layer::Trim, Ink::SlateDeep, Poly(&[(0.3, -0.85), (0.46, -0.4), (0.3, -0.4)])),
    (
        Layer::Trim,
        Ink::SlateDeep,
        Poly(&[
            (0.0, -0.58),
            (-0.17, -0.3),
            (-0.11, -0.3),
            (0.0, -0.47),
            (0.11, -0.3),
            (0.17, -0.3),
        ]),
    ),
    (Layer::Badge, Ink::Line, Oval(0.0, -0.1, 0.12, 0.12)),
    (Layer::Sign, Ink::Blue, Oval(0.0, -0.1, 0.085, 0.085)),
    (Layer::SignTop, Ink::Gold, Oval(0.0, -0.1, 0.035, 0.035)),
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[(-0.1, 0.43), (-0.1, 0.22), (0.0, 0.1), (0.1, 0.22), (0.1, 0.43)]),
    ),
    (Layer::Badge, Ink::Line, Box(-0.47, 0.06, 0.47, 0.085)),
];

const TRACERY: [Piece; 7] = [
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[(-0.35, 0.0), (-0.35, -0.2), (-0.3, -0.28), (-0.25, -0.2), (-0.25, 0.0)]),
    ),
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[(0.25, 0.0), (0.25, -0.2), (0.3, -0.28), (0.35, -0.2), (0.35, 0.0)]),
    ),
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[(-0.36, 0.43), (-0.36, 0.27), (-0.3, 0.19), (-0.24, 0.27), (-0.24, 0.43)]),
    ),
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[(0.24, 0.43), (0.24, 0.27), (0.3, 0.19), (0.36, 0.27), (0.36, 0.43)]),
    ),
    (Layer::SignTop, Ink::Gold, Box(-0.313, -1.0, -0.287, -0.84)),
    (Layer::SignTop, Ink::Gold, Box(0.287, -1.0, 0.313, -0.84)),
    (Layer::SignTop, Ink::Gold, Box(-0.013, -0.74, 0.013, -0.58)),
];
