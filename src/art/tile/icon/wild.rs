//! Wonders and dangers: dragons, volcanoes, portals, foundations, mines.

use super::Shape::{Box, Oval, Poly};
use super::{Piece, Stand};
use crate::tile::ink::Ink;
use crate::tile::point::{Line, Pt, band, disc, pt, smooth};
use crate::tile::sketch::{Layer, Sketch};

/// A winged dragon.
pub(in crate::tile) fn dragon(sketch: &mut Sketch, at: Pt) {
    let stand = Stand::new(at, 0.28);
    let spine: Line = [
        (-0.52, 0.12),
        (-0.42, 0.34),
        (-0.2, 0.42),
        (0.04, 0.34),
        (0.14, 0.12),
        (0.04, -0.08),
        (0.06, -0.28),
        (0.24, -0.38),
    ]
    .map(|(x, y)| stand.point(x, y))
    .into();
    let spine = smooth(&spine, 3);
    let body = |grow: f32| -> Line {
        let last = spine.len().saturating_sub(1).max(1) as f32;
        let width = |index: usize| {
            let share = index as f32 / last;
            (0.012 + 0.03 * (share * 1.7).min(1.0) - 0.014 * ((share - 0.6) * 2.5).max(0.0)) + grow
        };
        let left = band(&spine, 0.0, 0.0);
        let half = left.len() / 2;
        let side = |sign: f32| {
            let spine = &spine;
            let shift = move |(index, point): (usize, &Pt)| {
                let next = spine.get(index + 1).or(spine.last()).copied().unwrap_or(*point);
                let before = index
                    .checked_sub(1)
                    .and_then(|index| spine.get(index))
                    .copied()
                    .unwrap_or(*point);
                *point + (next - before).unit().right() * (sign * width(index))
            };
            spine.iter().take(half).enumerate().map(shift).collect::<Line>()
        };
        let mut shape = side(-1.0);
        shape.extend(side(1.0).into_iter().rev());
        shape
    };
    sketch.fill(Layer::Badge, Ink::Line, body(0.011));
    sketch.fill(Layer::Sign, Ink::Red, body(0.0));
    stand.draw(sketch, &DRAGON);
}

const DRAGON: [Piece; 12] = [
    // Wings.
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[
            (0.1, 0.14),
            (-0.14, -0.02),
            (-0.5, -0.5),
            (-0.46, -0.14),
            (-0.36, -0.18),
            (-0.3, 0.06),
            (-0.18, 0.02),
            (-0.06, 0.26),
        ]),
    ),
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[
            (0.06, 0.14),
            (0.2, -0.08),
            (0.56, -0.24),
            (0.5, 0.06),
            (0.38, 0.04),
            (0.34, 0.24),
            (0.22, 0.18),
            (0.1, 0.3),
        ]),
    ),
    (
        Layer::Sign,
        Ink::Lava,
        Poly(&[
            (0.06, 0.12),
            (-0.14, 0.02),
            (-0.44, -0.38),
            (-0.42, -0.2),
            (-0.33, -0.25),
            (-0.27, 0.0),
            (-0.15, -0.04),
            (-0.03, 0.18),
        ]),
    ),
    (
        Layer::Sign,
        Ink::Lava,
        Poly(&[
            (0.1, 0.14),
            (0.22, -0.04),
            (0.5, -0.17),
            (0.46, 0.01),
            (0.35, -0.02),
            (0.31, 0.18),
            (0.2, 0.12),
            (0.12, 0.22),
        ]),
    ),
    // The head.
    (
        Layer::Badge,
        Ink::Line,
        Poly(&[
            (0.08, -0.26),
            (0.04, -0.5),
            (0.14, -0.62),
            (0.2, -0.54),
            (0.32, -0.56),
            (0.58, -0.4),
            (0.54, -0.28),
            (0.34, -0.24),
            (0.2, -0.2),
        ]),
    ),
    (
        Layer::SignTop,
        Ink::Red,
        Poly(&[
            (0.12, -0.29),
            (0.09, -0.48),
            (0.14, -0.55),
            (0.19, -0.47),
            (0.32, -0.5),
            (0.52, -0.38),
            (0.5, -0.32),
            (0.33, -0.29),
            (0.2, -0.26),
        ]),
    ),
    (Layer::SignTop, Ink::White, Oval(0.29, -0.42, 0.035, 0.035)),
    (Layer::SignTop, Ink::Black, Oval(0.3, -0.415, 0.018, 0.018)),
    // The tip of the tail.
    (Layer::Badge, Ink::Line, Poly(&[(-0.52, -0.12), (-0.36, 0.14), (-0.5, 0.16), (-0.64, 0.14)])),
    (Layer::Sign, Ink::Red, Poly(&[(-0.52, -0.04), (-0.42, 0.11), (-0.5, 0.13), (-0.6, 0.11)])),
    (Layer::SignTop, Ink::Gold, Oval(0.08, 0.2, 0.03, 0.05)),
    (Layer::SignTop, Ink::Gold, Oval(0.02, 0.3, 0.04, 0.03)),
];

/// A mountain that spits fire.
pub(in crate::tile) fn volcano(sketch: &mut Sketch, at: Pt) {
    Stand::new(at + pt(0.0, 0.05), 0.38).draw(sketch, &VOLCANO);
}

const VOLCANO: [Piece; 14] = [
    (Layer::Foot, Ink::Tuft, Oval(0.04, 0.32, 0.54, 0.1)),
    (
        Layer::Outline,
        Ink::Line,
        Poly(&[
            (-0.53, 0.36),
            (-0.36, 0.08),
            (-0.22, -0.24),
            (-0.12, -0.3),
            (0.12, -0.3),
            (0.22, -0.24),
            (0.34, 0.06),
            (0.53, 0.36),
        ]),
    ),
    (
        Layer::Body,
        Ink::Rock,
        Poly(&[
            (-0.48, 0.33),
            (-0.33, 0.08),
            (-0.18, -0.23),
            (0.18, -0.23),
            (0.31, 0.08),
            (0.48, 0.33),
        ]),
    ),
    (
        Layer::Body,
        Ink::RockDeep,
        Poly(&[(0.04, -0.23), (0.18, -0.23), (0.31, 0.08), (0.48, 0.33), (0.14, 0.33), (0.2, 0.1)]),
    ),
    (Layer::Trim, Ink::Line, Oval(0.0, -0.24, 0.19, 0.07)),
    (Layer::Trim, Ink::Lava, Oval(0.0, -0.235, 0.155, 0.05)),
    (
        Layer::Badge,
        Ink::Lava,
        Poly(&[
            (-0.12, -0.22),
            (0.0, -0.22),
            (-0.06, -0.02),
            (-0.12, 0.12),
            (-0.2, 0.28),
            (-0.27, 0.3),
            (-0.24, 0.12),
            (-0.16, 0.0),
        ]),
    ),
    (
        Layer::Badge,
        Ink::Lava,
        Poly(&[
            (0.04, -0.21),
            (0.13, -0.21),
            (0.12, -0.05),
            (0.19, 0.1),
            (0.13, 0.14),
            (0.05, -0.02),
        ]),
    ),
    (
        Layer::Sign,
        Ink::Gold,
        Poly(&[
            (-0.09, -0.22),
            (-0.03, -0.22),
            (-0.1, -0.02),
            (-0.17, 0.12),
            (-0.21, 0.22),
            (-0.2, 0.1),
            (-0.13, -0.02),
        ]),
    ),
    (Layer::Sign, Ink::Gold, Oval(0.0, -0.24, 0.09, 0.025)),
    (Layer::Trim, Ink::Smoke, Oval(-0.06, -0.36, 0.11, 0.09)),
    (Layer::Trim, Ink::Smoke, Oval(0.07, -0.47, 0.13, 0.1)),
    (Layer::Trim, Ink::Smoke, Oval(0.2, -0.58, 0.1, 0.08)),
    (Layer::Sign, Ink::White, Oval(0.03, -0.5, 0.06, 0.045)),
];

/// A ring of stone that leads elsewhere.
pub(in crate::tile) fn portal(sketch: &mut Sketch, at: Pt) {
    let stand = Stand::new(at, 0.24);
    stand.draw(sketch, &PORTAL);
    let swirl: Line = (0..16)
        .map(|step| {
            let angle = step as f32 * 0.62;
            let far = 0.02 + step as f32 * 0.0185;
            stand.point(angle.cos() * far * 0.82, angle.sin() * far - 0.04)
        })
        .collect();
    sketch.fill(Layer::Badge, Ink::Glow, band(&swirl, 0.007, 0.007));
}

const PORTAL: [Piece; 8] = [
    (Layer::Foot, Ink::Tuft, Oval(0.0, 0.44, 0.52, 0.1)),
    (Layer::Outline, Ink::Line, Oval(0.0, -0.04, 0.47, 0.54)),
    (Layer::Outline, Ink::Line, Box(-0.5, 0.34, 0.5, 0.54)),
    (Layer::Body, Ink::Stone, Oval(0.0, -0.04, 0.41, 0.48)),
    (Layer::Body, Ink::WallShade, Box(-0.44, 0.39, 0.44, 0.49)),
    (Layer::Trim, Ink::Line, Oval(0.0, -0.04, 0.31, 0.37)),
    (Layer::Trim, Ink::Violet, Oval(0.0, -0.04, 0.28, 0.335)),
    (Layer::SignTop, Ink::White, Oval(0.0, -0.04, 0.05, 0.06)),
];

/// A round foundation of stone blocks.
pub(in crate::tile) fn tower_site(sketch: &mut Sketch, at: Pt) {
    let stand = Stand::new(at, 0.21);
    sketch.fill(Layer::Outline, Ink::Line, disc(at, 0.112, 16));
    sketch.fill(Layer::Body, Ink::Stone, disc(at, 0.1, 16));
    for step in 0..8 {
        let angle = (step as f32 + 0.5) * std::f32::consts::FRAC_PI_4;
        let away = pt(angle.cos(), angle.sin());
        sketch.fill(
            Layer::Trim,
            Ink::Line,
            band(&[at + away * 0.05, at + away * 0.1], 0.0045, 0.0045),
        );
    }
    stand.draw(sketch, &SITE);
}

const SITE: [Piece; 4] = [
    (Layer::Trim, Ink::Line, Oval(0.0, 0.0, 0.29, 0.29)),
    (Layer::Badge, Ink::RockDeep, Oval(0.0, 0.0, 0.24, 0.24)),
    (Layer::Sign, Ink::Rock, Oval(0.02, 0.03, 0.17, 0.17)),
    (Layer::SignTop, Ink::Line, Box(-0.03, -0.03, 0.03, 0.03)),
];

/// The mouth of a mine, with gold before it.
pub(in crate::tile) fn gold(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.25).draw(sketch, &MINE);
}

const MINE: [Piece; 10] = [
    (Layer::Foot, Ink::Tuft, Oval(0.0, 0.42, 0.54, 0.12)),
    (Layer::Outline, Ink::Line, Oval(0.0, 0.12, 0.5, 0.5)),
    (Layer::Outline, Ink::Line, Box(-0.5, 0.12, 0.5, 0.48)),
    (Layer::Body, Ink::Stone, Oval(0.0, 0.12, 0.44, 0.44)),
    (Layer::Body, Ink::WallShade, Box(-0.44, 0.24, 0.44, 0.43)),
    (Layer::Trim, Ink::Line, Oval(0.0, 0.14, 0.25, 0.28)),
    (Layer::Trim, Ink::Line, Box(-0.25, 0.14, 0.25, 0.43)),
    (Layer::Badge, Ink::Line, Poly(&[(-0.42, 0.54), (0.42, 0.54), (0.28, 0.16), (-0.28, 0.16)])),
    (Layer::Sign, Ink::Gold, Poly(&[(-0.36, 0.49), (0.36, 0.49), (0.24, 0.21), (-0.24, 0.21)])),
    (Layer::SignTop, Ink::White, Box(-0.16, 0.25, 0.06, 0.29)),
];

/// A cauldron that steams.
pub(in crate::tile) fn cauldron(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.23).draw(sketch, &CAULDRON);
}

const CAULDRON: [Piece; 10] = [
    (Layer::Foot, Ink::Tuft, Oval(0.0, 0.44, 0.46, 0.1)),
    (Layer::Outline, Ink::Line, Oval(0.0, 0.16, 0.44, 0.34)),
    (Layer::Outline, Ink::Line, Box(-0.5, -0.16, 0.5, 0.0)),
    (Layer::Body, Ink::RockDeep, Oval(0.0, 0.16, 0.38, 0.28)),
    (Layer::Trim, Ink::RockDeep, Box(-0.44, -0.12, 0.44, -0.03)),
    (Layer::Badge, Ink::Violet, Oval(0.0, -0.1, 0.34, 0.07)),
    (Layer::Sign, Ink::Violet, Oval(-0.16, -0.3, 0.1, 0.1)),
    (Layer::Sign, Ink::Violet, Oval(0.12, -0.38, 0.12, 0.12)),
    (Layer::SignTop, Ink::White, Oval(-0.19, -0.33, 0.035, 0.035)),
    (Layer::SignTop, Ink::White, Oval(0.09, -0.42, 0.04, 0.04)),
];

/// A full bag, tied at its neck.
pub(in crate::tile) fn bag(sketch: &mut Sketch, at: Pt) {
    Stand::new(at, 0.23).draw(sketch, &BAG);
}

const BAG: [Piece; 7] = [
    (Layer::Foot, Ink::Tuft, Oval(0.0, 0.44, 0.44, 0.1)),
    (Layer::Outline, Ink::Line, Oval(0.0, 0.14, 0.44, 0.36)),
    (Layer::Outline, Ink::Line, Poly(&[(-0.3, -0.5), (0.3, -0.5), (0.12, -0.14), (-0.12, -0.14)])),
    (Layer::Body, Ink::Wood, Oval(0.0, 0.14, 0.39, 0.31)),
    (Layer::Body, Ink::Wood, Poly(&[(-0.22, -0.46), (0.22, -0.46), (0.08, -0.1), (-0.08, -0.1)])),
    (Layer::Sign, Ink::Gold, Box(-0.15, -0.24, 0.15, -0.17)),
    (Layer::Sign, Ink::Gold, Oval(0.0, 0.16, 0.15, 0.14)),
];

/// A crop circle with a club.
pub(in crate::tile) fn circle_of_clubs(sketch: &mut Sketch, at: Pt) {
    circle(sketch, at, &CLUB);
}

/// A crop circle with a shield.
pub(in crate::tile) fn circle_of_shields(sketch: &mut Sketch, at: Pt) {
    circle(sketch, at, &SHIELD);
}

/// A crop circle with a pitchfork.
pub(in crate::tile) fn circle_of_forks(sketch: &mut Sketch, at: Pt) {
    circle(sketch, at, &FORK);
}

fn circle(sketch: &mut Sketch, at: Pt, sign: &[Piece]) {
    let stand = Stand::new(at, 0.23);
    stand.draw(sketch, &RING);
    stand.draw(sketch, sign);
}

const RING: [Piece; 3] = [
    (Layer::Outline, Ink::Line, Oval(0.0, 0.0, 0.5, 0.5)),
    (Layer::Body, Ink::Gold, Oval(0.0, 0.0, 0.46, 0.46)),
    (Layer::Trim, Ink::GoldDeep, Oval(0.0, 0.0, 0.36, 0.36)),
];

const CLUB: [Piece; 2] = [
    (Layer::Sign, Ink::White, Poly(&[(-0.06, 0.3), (0.06, 0.3), (0.13, -0.2), (-0.13, -0.2)])),
    (Layer::Sign, Ink::White, Oval(0.0, -0.2, 0.13, 0.1)),
];

const SHIELD: [Piece; 1] = [(
    Layer::Sign,
    Ink::White,
    Poly(&[(-0.2, -0.24), (0.2, -0.24), (0.2, 0.04), (0.0, 0.3), (-0.2, 0.04)]),
)];

const FORK: [Piece; 5] = [
    (Layer::Sign, Ink::White, Box(-0.03, -0.05, 0.03, 0.32)),
    (Layer::Sign, Ink::White, Box(-0.2, -0.08, 0.2, -0.02)),
    (Layer::Sign, Ink::White, Box(-0.2, -0.28, -0.14, -0.02)),
    (Layer::Sign, Ink::White, Box(-0.03, -0.28, 0.03, -0.02)),
    (Layer::Sign, Ink::White, Box(0.14, -0.28, 0.2, -0.02)),
];
