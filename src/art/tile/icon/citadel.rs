//! The quarters of the City of Carcassonne.

use super::Shape::{Box, Oval, Poly};
use super::{Piece, Stand, sacred};
use crate::tile::ink::Ink;
use crate::tile::point::{Pt, pt};
use crate::tile::sketch::{Layer, Sketch};
use rules::tile::Quarter;

/// The landmark of a quarter.
pub(in crate::tile) fn quarter(sketch: &mut Sketch, at: Pt, quarter: Quarter) {
    match quarter {
        Quarter::Castle => Stand::new(at + pt(0.0, 0.03), 0.4).draw(sketch, &CASTLE),
        Quarter::Market => Stand::new(at, 0.38).draw(sketch, &MARKET),
        Quarter::Blacksmith => Stand::new(at + pt(0.0, 0.02), 0.38).draw(sketch, &SMITHY),
        Quarter::Cathedral => sacred::cathedral(sketch, at, 0.46),
    }
}

const CASTLE: [Piece; 21] = [
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.52, 0.42),
            (-0.52, -0.2),
            (-0.38, -0.56),
            (-0.24, -0.2),
            (-0.18, -0.1),
            (-0.18, -0.42),
            (0.18, -0.42),
            (0.18, -0.1),
            (0.24, -0.2),
            (0.38, -0.56),
            (0.52, -0.2),
            (0.52, 0.42),
        ]),
    ),
    (Layer::Body, Ink::Stone, Box(-0.47, -0.22, -0.27, 0.37)),
    (Layer::Body, Ink::Stone, Box(0.27, -0.22, 0.47, 0.37)),
    (Layer::Body, Ink::Stone, Box(-0.28, -0.04, 0.28, 0.37)),
    (Layer::Body, Ink::Stone, Box(-0.14, -0.3, 0.14, 0.0)),
    (Layer::Body, Ink::Stone, Box(-0.14, -0.38, -0.07, -0.28)),
    (Layer::Body, Ink::Stone, Box(-0.035, -0.38, 0.035, -0.28)),
    (Layer::Body, Ink::Stone, Box(0.07, -0.38, 0.14, -0.28)),
    (Layer::Body, Ink::Shade, Box(0.38, -0.22, 0.47, 0.37)),
    (Layer::Body, Ink::Shade, Box(-0.34, -0.22, -0.27, 0.37)),
    (Layer::Body, Ink::Shade, Box(0.05, -0.3, 0.14, 0.0)),
    (Layer::Trim, Ink::Slate, Poly(&[(-0.38, -0.52), (-0.49, -0.2), (-0.37, -0.2)])),
    (Layer::Trim, Ink::SlateDeep, Poly(&[(-0.38, -0.52), (-0.27, -0.2), (-0.38, -0.2)])),
    (Layer::Trim, Ink::Slate, Poly(&[(0.38, -0.52), (0.27, -0.2), (0.38, -0.2)])),
    (Layer::Trim, Ink::SlateDeep, Poly(&[(0.38, -0.52), (0.49, -0.2), (0.37, -0.2)])),
    (Layer::Trim, Ink::Line, Box(-0.28, -0.06, 0.28, -0.035)),
    (
        Layer::Badge,
        Ink::Black,
        Poly(&[(-0.1, 0.37), (-0.1, 0.2), (0.0, 0.1), (0.1, 0.2), (0.1, 0.37)]),
    ),
    (Layer::Badge, Ink::Line, Box(-0.03, -0.22, 0.03, -0.1)),
    (Layer::Badge, Ink::Line, Box(-0.39, -0.08, -0.35, 0.06)),
    (Layer::Badge, Ink::Line, Box(-0.012, -0.66, 0.012, -0.36)),
    (Layer::Badge, Ink::Red, Poly(&[(0.012, -0.66), (0.22, -0.58), (0.012, -0.5)])),
];

const MARKET: [Piece; 22] = [
    (Layer::Foot, Ink::Verge, Oval(0.0, 0.06, 0.56, 0.46)),
    (Layer::Foot, Ink::Road, Oval(0.0, 0.06, 0.53, 0.43)),
    // Three stalls.
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.48, -0.1),
            (-0.4, -0.36),
            (-0.06, -0.36),
            (0.02, -0.1),
            (-0.02, 0.12),
            (-0.44, 0.12),
        ]),
    ),
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[(0.02, -0.04), (0.1, -0.3), (0.42, -0.3), (0.5, -0.04), (0.46, 0.18), (0.06, 0.18)]),
    ),
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.38, 0.22),
            (-0.3, -0.02),
            (0.06, -0.02),
            (0.14, 0.22),
            (0.1, 0.46),
            (-0.34, 0.46),
        ]),
    ),
    (Layer::Body, Ink::Wood, Box(-0.4, -0.1, -0.06, 0.08)),
    (Layer::Body, Ink::Wood, Box(0.1, -0.04, 0.42, 0.14)),
    (
        Layer::Trim,
        Ink::White,
        Poly(&[(-0.44, -0.1), (-0.38, -0.32), (-0.08, -0.32), (-0.02, -0.1)]),
    ),
    (Layer::Trim, Ink::White, Poly(&[(0.06, -0.04), (0.12, -0.26), (0.4, -0.26), (0.46, -0.04)])),
    (Layer::Badge, Ink::Red, Poly(&[(-0.44, -0.1), (-0.38, -0.32), (-0.3, -0.32), (-0.34, -0.1)])),
    (Layer::Badge, Ink::Red, Poly(&[(-0.24, -0.1), (-0.24, -0.32), (-0.16, -0.32), (-0.12, -0.1)])),
    (Layer::Badge, Ink::Blue, Poly(&[(0.16, -0.04), (0.2, -0.26), (0.28, -0.26), (0.26, -0.04)])),
    (Layer::Badge, Ink::Blue, Poly(&[(0.36, -0.04), (0.34, -0.26), (0.4, -0.26), (0.46, -0.04)])),
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[
            (-0.38, 0.22),
            (-0.3, -0.02),
            (0.06, -0.02),
            (0.14, 0.22),
            (0.1, 0.46),
            (-0.34, 0.46),
        ]),
    ),
    (Layer::Sign, Ink::Wood, Box(-0.3, 0.2, 0.06, 0.42)),
    (Layer::Sign, Ink::White, Poly(&[(-0.34, 0.22), (-0.28, 0.02), (0.04, 0.02), (0.1, 0.22)])),
    (
        Layer::SignTop,
        Ink::OchreDeep,
        Poly(&[(-0.34, 0.22), (-0.28, 0.02), (-0.19, 0.02), (-0.22, 0.22)]),
    ),
    (
        Layer::SignTop,
        Ink::OchreDeep,
        Poly(&[(-0.1, 0.22), (-0.1, 0.02), (-0.02, 0.02), (0.0, 0.22)]),
    ),
    (Layer::SignTop, Ink::Red, Oval(-0.2, 0.3, 0.05, 0.04)),
    (Layer::SignTop, Ink::Leaf, Oval(-0.06, 0.31, 0.06, 0.04)),
    (Layer::SignTop, Ink::Gold, Oval(0.32, 0.34, 0.06, 0.06)),
    (Layer::SignTop, Ink::Wine, Oval(0.2, 0.38, 0.05, 0.05)),
];

const SMITHY: [Piece; 17] = [
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.54, 0.02),
            (-0.36, -0.34),
            (-0.26, -0.34),
            (-0.26, -0.5),
            (-0.1, -0.5),
            (-0.1, -0.34),
            (0.2, -0.34),
            (0.44, 0.02),
            (0.42, 0.32),
            (-0.5, 0.32),
        ]),
    ),
    (Layer::Body, Ink::Plaster, Box(-0.45, 0.0, 0.38, 0.27)),
    (
        Layer::Body,
        Ink::Shade,
        Poly(&[(0.0, 0.0), (0.18, -0.27), (0.38, 0.0), (0.38, 0.27), (0.0, 0.27)]),
    ),
    (
        Layer::Trim,
        Ink::SlateDeep,
        Poly(&[(-0.49, 0.04), (-0.33, -0.3), (0.18, -0.3), (0.02, 0.04)]),
    ),
    (Layer::Badge, Ink::RockDeep, Box(-0.22, -0.46, -0.14, -0.2)),
    (
        Layer::Badge,
        Ink::Black,
        Poly(&[(-0.36, 0.27), (-0.36, 0.12), (-0.24, 0.07), (-0.12, 0.12), (-0.12, 0.27)]),
    ),
    (
        Layer::Sign,
        Ink::Lava,
        Poly(&[(-0.33, 0.27), (-0.3, 0.16), (-0.25, 0.21), (-0.22, 0.13), (-0.15, 0.27)]),
    ),
    (Layer::SignTop, Ink::Gold, Poly(&[(-0.28, 0.27), (-0.25, 0.22), (-0.22, 0.27)])),
    (Layer::Badge, Ink::Smoke, Oval(-0.14, -0.56, 0.08, 0.06)),
    (Layer::Badge, Ink::Smoke, Oval(-0.04, -0.64, 0.1, 0.07)),
    // The anvil.
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[
            (-0.02, 0.26),
            (0.6, 0.26),
            (0.5, 0.38),
            (0.38, 0.4),
            (0.38, 0.48),
            (0.5, 0.58),
            (0.1, 0.58),
            (0.22, 0.48),
            (0.22, 0.4),
            (0.06, 0.36),
        ]),
    ),
    (
        Layer::Sign,
        Ink::Slate,
        Poly(&[
            (0.06, 0.3),
            (0.52, 0.3),
            (0.46, 0.35),
            (0.34, 0.37),
            (0.34, 0.49),
            (0.42, 0.54),
            (0.18, 0.54),
            (0.26, 0.49),
            (0.26, 0.37),
            (0.12, 0.34),
        ]),
    ),
    (Layer::Badge, Ink::Line, Poly(&[(0.28, 0.1), (0.4, 0.0), (0.48, 0.1), (0.36, 0.2)])),
    (Layer::Badge, Ink::Wood, Poly(&[(0.38, 0.14), (0.42, 0.1), (0.58, 0.26), (0.54, 0.3)])),
    (Layer::Sign, Ink::Rock, Poly(&[(0.31, 0.1), (0.4, 0.03), (0.45, 0.1), (0.36, 0.17)])),
    (Layer::SignTop, Ink::Gold, Oval(0.2, 0.24, 0.02, 0.02)),
    (Layer::SignTop, Ink::Gold, Oval(0.12, 0.2, 0.015, 0.015)),
];
