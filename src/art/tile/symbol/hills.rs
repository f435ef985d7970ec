//! Hills and vineyards.

use crate::art::tile::detail::Detail;
use crate::art::tile::icon::Shape::{Box, Oval, Poly};
use crate::art::tile::icon::{Piece, Stand};
use crate::art::tile::ink::Ink;
use crate::art::tile::point::{MIDDLE, Pt, band, oval, pt};
use crate::art::tile::sketch::{Layer, Sketch};

/// A green hill with a flag on its top.
pub(super) fn hill(sketch: &mut Sketch, at: Pt) {
    Stand::new(at + pt(0.0, 0.012), 0.22).draw(sketch, &HILL);
}

/// The slopes around a hill, which lie below all else and end before the border: neighbours know
/// nothing of them.
pub(super) fn slopes(sketch: &mut Sketch, at: Pt) {
    let foot = at.towards(MIDDLE, 0.35);
    let room = [foot.x, 1.0 - foot.x, foot.y, 1.0 - foot.y].into_iter().fold(0.4, f32::min) - 0.03;
    for across in [room, room * 0.68] {
        let ring = oval(foot, across, across * 0.85, 24);
        sketch.fill(Layer::Soil, Ink::Plot, ring.clone());
        sketch.between(Detail::Normal, Detail::Fine, |sketch| {
            for dash in ring.as_chunks::<2>().0 {
                sketch.fill(Layer::Soil, Ink::Tuft, band(dash, 0.005, 0.005));
            }
        });
    }
}

const HILL: [Piece; 9] = [
    (Layer::Foot, Ink::Tuft, Oval(0.05, 0.38, 0.62, 0.13)),
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.6, 0.43),
            (-0.42, 0.18),
            (-0.3, -0.08),
            (-0.16, -0.28),
            (0.0, -0.34),
            (0.16, -0.28),
            (0.3, -0.08),
            (0.42, 0.18),
            (0.6, 0.43),
        ]),
    ),
    (
        Layer::Body,
        Ink::LeafLight,
        Poly(&[
            (-0.51, 0.38),
            (-0.36, 0.16),
            (-0.24, -0.08),
            (-0.13, -0.23),
            (0.0, -0.28),
            (0.13, -0.23),
            (0.24, -0.08),
            (0.36, 0.16),
            (0.51, 0.38),
        ]),
    ),
    (
        Layer::Body,
        Ink::Leaf,
        Poly(&[
            (0.02, -0.28),
            (0.13, -0.23),
            (0.24, -0.08),
            (0.36, 0.16),
            (0.51, 0.38),
            (0.14, 0.38),
            (0.16, 0.08),
        ]),
    ),
    (Layer::Trim, Ink::Line, Poly(&[(-0.25, 0.14), (0.0, 0.06), (0.25, 0.14), (0.0, 0.1)])),
    (Layer::Trim, Ink::Line, Poly(&[(-0.14, -0.08), (0.0, -0.14), (0.14, -0.08), (0.0, -0.105)])),
    (Layer::Badge, Ink::Line, Box(-0.035, -0.62, 0.035, -0.26)),
    (Layer::Sign, Ink::Line, Poly(&[(0.0, -0.66), (0.36, -0.52), (0.0, -0.38)])),
    (Layer::SignTop, Ink::Red, Poly(&[(0.03, -0.6), (0.27, -0.52), (0.03, -0.44)])),
];

/// Rows of vines on poles, with grapes.
pub(super) fn vineyard(sketch: &mut Sketch, at: Pt) {
    let stand = Stand::new(at, 0.25);
    stand.draw(sketch, &VINEYARD);
    for row in [-0.3, 0.02, 0.34] {
        for bush in [-0.36, -0.12, 0.12, 0.36] {
            stand.piece(sketch, Layer::Body, Ink::Leaf, Oval(bush, row, 0.13, 0.1));
            stand.piece(
                sketch,
                Layer::Trim,
                Ink::LeafLight,
                Oval(bush - 0.03, row - 0.03, 0.07, 0.05),
            );
            stand.piece(sketch, Layer::Sign, Ink::Wine, Oval(bush + 0.02, row + 0.06, 0.055, 0.06));
        }
    }
}

const VINEYARD: [Piece; 5] = [
    (Layer::Outline, Ink::Line, Box(-0.54, -0.46, 0.54, 0.5)),
    (Layer::Outline, Ink::Ochre, Box(-0.5, -0.42, 0.5, 0.46)),
    (Layer::Outline, Ink::OchreDeep, Box(-0.5, -0.24, 0.5, -0.16)),
    (Layer::Outline, Ink::OchreDeep, Box(-0.5, 0.08, 0.5, 0.16)),
    (Layer::Outline, Ink::OchreDeep, Box(-0.5, 0.4, 0.5, 0.46)),
];
