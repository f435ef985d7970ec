//! Parts of which examples are put together: single tiles, figures side by side, signs.

use super::scene::{Mark, Scene, Stood, Wood, number};
use crate::piece::{Look, look};
use crate::{Emblem, Pt, Tint, pt};
use rules::card::requirement::Bound;
use rules::piece::Neutral;
use rules::player::Figure;

/// The common place of one figure on a tile.
pub const MIDDLE: Pt = pt(0.5, 0.55);
/// As many figures as lie or stand side by side.
pub const MOST: u32 = 8;
pub const CAP: &str = "base-city-cap";
pub const ROAD: &str = "base-road-straight";
pub const JUNCTION: &str = "base-junction-three";
/// The fair.
pub const FAIR: &str = "catapult-field";

/// One tile with one figure.
pub fn one(tile: &'static str, figure: Figure, wood: Wood) -> Scene {
    let at = if tile == FAIR { pt(0.26, 0.7) } else { MIDDLE };
    let stood = Stood { figure, at, ..Stood::follower(0.0, 0.0, wood) };
    Scene { tiles: vec![(tile, 0.0, 0.0, 0)], figures: vec![stood], ..Scene::default() }
}

/// One tile with so many opponents' followers, on whom something falls.
pub fn victims(tile: &'static str, bound: Option<Bound>) -> Scene {
    let many = bound.map_or(1, |_| number(bound)).min(MOST);
    let at = |index: u32| {
        let (column, row) = ((index % 3) as f32, (index / 3) as f32);
        Stood::follower(0.2 + 0.3 * column, 0.36 + 0.28 * row, Wood::Other(0))
    };
    let figures = (0..many).map(at).map(|it| if bound.is_some() { it.lying() } else { it });
    let figures = figures.collect();
    let mut scene = Scene { tiles: vec![(tile, 0.0, 0.0, 0)], figures, ..Scene::default() };
    scene.shows(bound, many);
    scene
}

pub fn with(mut scene: Scene, marks: impl IntoIterator<Item = Mark>) -> Scene {
    scene.marks.extend(marks);
    scene
}

pub const fn sign(what: Emblem, at: Pt, size: f32) -> Mark {
    Mark { what, at, size, tint: Tint::GOLD }
}

pub fn piece(of: Neutral, at: Pt, size: f32, tint: u32) -> Mark {
    Mark { what: Emblem::Piece(of), at, size, tint: Tint::hex(tint) }
}

pub fn dragon(at: Pt) -> Mark {
    piece(Neutral::Dragon, at, 0.6, 0xb3_22_1a)
}

/// A round token in the air.
pub fn token(at: Pt) -> Mark {
    sign(Emblem::Target, at, 0.26)
}

/// Pieces side by side, each in its own colour, in rows of four from a corner.
pub fn rows(of: Neutral, many: u32, corner: Pt) -> impl Iterator<Item = Mark> {
    let tint = if let Look::Drawn(drawn) = look(of) { Tint::hex(drawn.fill) } else { Tint::GOLD };
    (0..many).map(move |index| {
        let (column, row) = ((index % 4) as f32, (index / 4) as f32);
        let at = corner + pt(0.26 * column, 0.24 * row);
        Mark { what: Emblem::Piece(of), at, size: 0.3, tint }
    })
}
