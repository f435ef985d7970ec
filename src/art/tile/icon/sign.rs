//! Signs in cities: pennants, goods, princesses, sieges.

use super::Shape::{Box, Oval, Poly};
use super::{Piece, Stand};
use crate::tile::ink::Ink;
use crate::tile::point::{Pt, pt};
use crate::tile::sketch::{Layer, Sketch};
use rules::tile::Good;

/// A blue shield.
pub(in crate::tile) fn pennant(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.17).draw(sketch, &PENNANT);
}

const PENNANT: [Piece; 5] = [
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.5, -0.55),
            (0.5, -0.55),
            (0.5, 0.02),
            (0.4, 0.3),
            (0.2, 0.5),
            (0.0, 0.62),
            (-0.2, 0.5),
            (-0.4, 0.3),
            (-0.5, 0.02),
        ]),
    ),
    (
        Layer::Body,
        Ink::White,
        Poly(&[
            (-0.42, -0.47),
            (0.42, -0.47),
            (0.42, 0.0),
            (0.33, 0.25),
            (0.16, 0.42),
            (0.0, 0.52),
            (-0.16, 0.42),
            (-0.33, 0.25),
            (-0.42, 0.0),
        ]),
    ),
    (
        Layer::Trim,
        Ink::Blue,
        Poly(&[
            (-0.35, -0.4),
            (0.35, -0.4),
            (0.35, -0.01),
            (0.27, 0.21),
            (0.13, 0.35),
            (0.0, 0.43),
            (-0.13, 0.35),
            (-0.27, 0.21),
            (-0.35, -0.01),
        ]),
    ),
    (Layer::Badge, Ink::Gold, Box(-0.075, -0.4, 0.075, 0.4)),
    (Layer::Badge, Ink::Gold, Box(-0.35, -0.16, 0.35, -0.02)),
];

/// A round sign with goods on it.
pub(in crate::tile) fn good(sketch: &mut Sketch, at: Pt, good: Good) {
    let stand = Stand::new(at, 0.19);
    stand.piece(sketch, Layer::Outline, Ink::Line, Oval(0.0, 0.0, 0.5, 0.5));
    stand.piece(sketch, Layer::Body, Ink::White, Oval(0.0, 0.0, 0.43, 0.43));
    match good {
        Good::Wine => stand.draw(sketch, &WINE),
        Good::Grain => stand.draw(sketch, &GRAIN),
        Good::Cloth => stand.draw(sketch, &CLOTH),
    }
}

const WINE: [Piece; 8] = [
    (Layer::Trim, Ink::Leaf, Poly(&[(0.0, -0.2), (0.08, -0.36), (0.28, -0.34), (0.22, -0.18)])),
    (Layer::Trim, Ink::Wood, Box(-0.025, -0.34, 0.025, -0.12)),
    (Layer::Badge, Ink::Wine, Oval(-0.17, -0.08, 0.11, 0.11)),
    (Layer::Badge, Ink::Wine, Oval(0.02, -0.1, 0.11, 0.11)),
    (Layer::Badge, Ink::Wine, Oval(0.2, -0.06, 0.1, 0.11)),
    (Layer::Badge, Ink::Wine, Oval(-0.08, 0.09, 0.11, 0.11)),
    (Layer::Badge, Ink::Wine, Oval(0.11, 0.09, 0.11, 0.11)),
    (Layer::Badge, Ink::Wine, Oval(0.01, 0.25, 0.1, 0.1)),
];

const GRAIN: [Piece; 6] = [
    (
        Layer::Trim,
        Ink::OchreDeep,
        Poly(&[(-0.2, 0.36), (-0.03, 0.05), (-0.2, -0.1), (0.2, -0.1), (0.03, 0.05), (0.2, 0.36)]),
    ),
    (
        Layer::Badge,
        Ink::Gold,
        Poly(&[(0.0, -0.4), (0.09, -0.22), (0.04, 0.04), (-0.04, 0.04), (-0.09, -0.22)]),
    ),
    (
        Layer::Badge,
        Ink::Gold,
        Poly(&[(-0.29, -0.31), (-0.11, -0.24), (-0.03, 0.02), (-0.11, 0.05), (-0.27, -0.12)]),
    ),
    (
        Layer::Badge,
        Ink::Gold,
        Poly(&[(0.29, -0.31), (0.11, -0.24), (0.03, 0.02), (0.11, 0.05), (0.27, -0.12)]),
    ),
    (Layer::Sign, Ink::Red, Box(-0.11, 0.04, 0.11, 0.13)),
    (Layer::Sign, Ink::GoldDeep, Poly(&[(0.0, -0.34), (0.02, 0.0), (-0.02, 0.0)])),
];

const CLOTH: [Piece; 6] = [
    (
        Layer::Trim,
        Ink::Cloth,
        Poly(&[
            (-0.36, -0.1),
            (0.2, -0.24),
            (0.34, -0.06),
            (0.34, 0.12),
            (-0.2, 0.28),
            (-0.36, 0.12),
        ]),
    ),
    (Layer::Badge, Ink::Plaster, Oval(-0.26, 0.06, 0.11, 0.17)),
    (Layer::Sign, Ink::Cloth, Oval(-0.26, 0.06, 0.065, 0.11)),
    (Layer::SignTop, Ink::Plaster, Oval(-0.26, 0.06, 0.025, 0.05)),
    (
        Layer::Badge,
        Ink::Gold,
        Poly(&[
            (-0.05, -0.175),
            (0.03, -0.195),
            (0.14, 0.01),
            (0.14, 0.19),
            (0.06, 0.21),
            (0.06, 0.03),
        ]),
    ),
    (Layer::Badge, Ink::Cloth, Poly(&[(-0.1, 0.24), (0.34, 0.11), (0.3, 0.3), (-0.05, 0.38)])),
];

/// A lady with a crown.
pub(in crate::tile) fn princess(sketch: &mut Sketch, at: Pt) {
    // Her crown reaches higher than her gown reaches down.
    Stand::new(at + pt(0.0, 0.017), 0.22).draw(sketch, &PRINCESS);
}

const PRINCESS: [Piece; 11] = [
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.2, -0.56),
            (0.2, -0.56),
            (0.22, -0.2),
            (0.14, -0.06),
            (0.42, 0.5),
            (-0.42, 0.5),
            (-0.14, -0.06),
            (-0.22, -0.2),
        ]),
    ),
    (Layer::Body, Ink::Pink, Poly(&[(-0.1, -0.1), (0.1, -0.1), (0.33, 0.45), (-0.33, 0.45)])),
    (Layer::Trim, Ink::White, Poly(&[(-0.05, 0.02), (0.05, 0.02), (0.12, 0.45), (-0.12, 0.45)])),
    (
        Layer::Trim,
        Ink::OchreDeep,
        Poly(&[(-0.16, -0.38), (0.16, -0.38), (0.17, -0.08), (-0.17, -0.08)]),
    ),
    (Layer::Badge, Ink::Plaster, Oval(0.0, -0.24, 0.105, 0.12)),
    (
        Layer::Sign,
        Ink::Gold,
        Poly(&[
            (-0.16, -0.34),
            (-0.19, -0.54),
            (-0.08, -0.44),
            (0.0, -0.58),
            (0.08, -0.44),
            (0.19, -0.54),
            (0.16, -0.34),
        ]),
    ),
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.21, -0.3),
            (-0.25, -0.62),
            (-0.08, -0.52),
            (0.0, -0.66),
            (0.08, -0.52),
            (0.25, -0.62),
            (0.21, -0.3),
        ]),
    ),
    (Layer::SignTop, Ink::Line, Oval(-0.04, -0.25, 0.016, 0.02)),
    (Layer::SignTop, Ink::Line, Oval(0.04, -0.25, 0.016, 0.02)),
    (Layer::Sign, Ink::Red, Box(-0.03, -0.18, 0.03, -0.165)),
    (Layer::Badge, Ink::Gold, Box(-0.12, -0.03, 0.12, 0.02)),
];

/// Crossed swords: the city is besieged.
pub(in crate::tile) fn siege(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.19).draw(sketch, &SIEGE);
}

const SIEGE: [Piece; 9] = [
    (Layer::Outline, Ink::Line, Oval(0.0, 0.0, 0.53, 0.53)),
    (Layer::Body, Ink::Gold, Oval(0.0, 0.0, 0.47, 0.47)),
    (Layer::Trim, Ink::Red, Oval(0.0, 0.0, 0.41, 0.41)),
    (
        Layer::Badge,
        Ink::White,
        Poly(&[(-0.26, -0.32), (-0.18, -0.3), (0.18, 0.14), (0.12, 0.19), (-0.28, -0.22)]),
    ),
    (
        Layer::Badge,
        Ink::White,
        Poly(&[(0.26, -0.32), (0.18, -0.3), (-0.18, 0.14), (-0.12, 0.19), (0.28, -0.22)]),
    ),
    (Layer::Sign, Ink::Gold, Poly(&[(0.04, 0.22), (0.22, 0.05), (0.27, 0.1), (0.09, 0.27)])),
    (Layer::Sign, Ink::Gold, Poly(&[(-0.04, 0.22), (-0.22, 0.05), (-0.27, 0.1), (-0.09, 0.27)])),
    (Layer::Sign, Ink::Gold, Poly(&[(0.15, 0.19), (0.2, 0.15), (0.3, 0.26), (0.25, 0.31)])),
    (Layer::Sign, Ink::Gold, Poly(&[(-0.15, 0.19), (-0.2, 0.15), (-0.3, 0.26), (-0.25, 0.31)])),
];
