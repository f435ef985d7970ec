//! Hills and vineyards.

use std::f32::consts::PI;

use crate::tile::detail::Detail;
use crate::tile::icon::Shape::{Box, Oval, Poly};
use crate::tile::icon::{Piece, Stand};
use crate::tile::ink::Ink;
use crate::tile::point::{Line, MIDDLE, Pt, band, leaf, oval, pt};
use crate::tile::sketch::{Layer, Sketch};

/// Two green humps with a flag on the higher one.
pub(super) fn hill(sketch: &mut Sketch, at: Pt) {
    let stand = Stand::new(at + pt(0.0, 0.012), 0.25);
    stand.draw(sketch, &HILL);
    let behind = Hump { middle: 0.24, half: 0.3, high: 0.46 };
    sketch.fill(Layer::Outline, Ink::Line, behind.grown().side(stand, -1.0, 1.0));
    sketch.fill(Layer::Body, Ink::Leaf, behind.side(stand, -1.0, 1.0));
    let before = Hump { middle: -0.1, half: 0.43, high: 0.68 };
    sketch.fill(Layer::Trim, Ink::Line, before.grown().side(stand, -1.0, 1.0));
    sketch.fill(Layer::Badge, Ink::LeafLight, before.side(stand, -1.0, 1.0));
    sketch.fill(Layer::Badge, Ink::Leaf, before.side(stand, 0.1, 1.0));
    for (x, y) in [(-0.2, 0.06), (-0.28, 0.25), (0.02, 0.2)] {
        let bend = [(-0.09, 0.03), (0.0, -0.03), (0.09, 0.03)];
        let bend = bend.map(|(across, down)| stand.point(x + across, y + down));
        sketch.fill(Layer::SignTop, Ink::Line, leaf(&bend, 0.006));
    }
}

/// A rounded hump on the ground, in units of its stand.
#[derive(Clone, Copy)]
struct Hump {
    middle: f32,
    half: f32,
    high: f32,
}

impl Hump {
    /// The ground on which it stands.
    const GROUND: f32 = 0.38;

    /// The hump with the line around it.
    fn grown(self) -> Self {
        Self { half: self.half + 0.07, high: self.high + 0.06, ..self }
    }

    /// Its part between two places from -1, the left end, to 1.
    fn side(self, stand: Stand, from: f32, to: f32) -> Line {
        const STEPS: u8 = 16;
        let at = |step: u8| {
            let along = from + (to - from) * f32::from(step) / f32::from(STEPS);
            let high = self.high * (along * PI).cos().mul_add(0.5, 0.5).powf(0.7);
            stand.point(self.middle + along * self.half, Self::GROUND - high)
        };
        let foot = stand.point(self.middle + from * self.half, Self::GROUND);
        (0..=STEPS).map(at).chain([foot]).collect()
    }
}

const HILL: [Piece; 4] = [
    (Layer::Foot, Ink::Tuft, Oval(0.03, 0.39, 0.62, 0.1)),
    (Layer::Sign, Ink::Line, Box(-0.13, -0.62, -0.07, -0.28)),
    (Layer::Sign, Ink::Line, Poly(&[(-0.1, -0.67), (0.26, -0.53), (-0.1, -0.39)])),
    (Layer::SignTop, Ink::Red, Poly(&[(-0.07, -0.61), (0.17, -0.53), (-0.07, -0.45)])),
];

/// The slopes around a hill, hatched as on a map. They lie below all else and end before the
/// border: neighbours know nothing of them.
pub(super) fn slopes(sketch: &mut Sketch, at: Pt) {
    let foot = at.towards(MIDDLE, 0.35);
    let room = [foot.x, 1.0 - foot.x, foot.y, 1.0 - foot.y].into_iter().fold(0.4, f32::min) - 0.03;
    for across in [room, room * 0.68] {
        let ring = oval(foot, across, across * 0.85, 24);
        sketch.fill(Layer::Soil, Ink::Plot, ring.clone());
        sketch.between(Detail::Normal, Detail::Fine, |sketch| {
            for end in ring {
                let hatch = [foot.towards(end, 0.88), end];
                sketch.fill(Layer::Soil, Ink::Tuft, band(&hatch, 0.005, 0.005));
            }
        });
    }
}

/// Rows of vines between posts, with grapes.
pub(super) fn vineyard(sketch: &mut Sketch, at: Pt) {
    let stand = Stand::new(at, 0.26);
    stand.draw(sketch, &VINEYARD);
    for (row, half) in [(-0.24, 0.36), (0.06, 0.41), (0.37, 0.46)] {
        stand.piece(sketch, Layer::Outline, Ink::CityShade, Box(-half, row, half, row + 0.1));
        for post in [-half, half] {
            let wood = Box(post - 0.03, row - 0.2, post + 0.03, row + 0.08);
            stand.piece(sketch, Layer::Body, Ink::Line, wood);
        }
        for vine in [-0.75, -0.25, 0.25, 0.75] {
            let x = vine * half;
            stand.piece(sketch, Layer::Body, Ink::Leaf, Oval(x, row - 0.04, half * 0.32, 0.12));
            let lit = Oval(x - 0.03, row - 0.09, half * 0.16, 0.045);
            stand.piece(sketch, Layer::Trim, Ink::LeafLight, lit);
            for (across, down, radius) in
                [(-0.03, 0.0, 0.04), (0.035, 0.0, 0.04), (0.0, 0.06, 0.035)]
            {
                let grape = Oval(x + across, row + down, radius, radius);
                stand.piece(sketch, Layer::Sign, Ink::Wine, grape);
            }
        }
    }
}

const VINEYARD: [Piece; 2] = [
    (Layer::Foot, Ink::Wood, Poly(&[(-0.47, -0.48), (0.47, -0.48), (0.59, 0.52), (-0.59, 0.52)])),
    (
        Layer::Outline,
        Ink::Plaza,
        Poly(&[(-0.44, -0.45), (0.44, -0.45), (0.55, 0.49), (-0.55, 0.49)]),
    ),
];
