//! Examples in the City of Carcassonne.

use super::part::{CAP, MOST, ROAD, piece, with};
use super::scene::{Laid, Scene, Stood, Wood, is_none, number};
use crate::{Pt, pt};
use rules::card::requirement::Bound;
use rules::card::task::EnterCity;
use rules::piece::Neutral;
use rules::tile::Quarter;

/// The City, with the tile of each quarter.
const CITADEL: [Laid; 12] = [
    ("count-r1c1-road-west", 0.0, 0.0, 0),
    ("count-r1c2-field-north", 1.0, 0.0, 0),
    ("count-r1c3-field-north", 2.0, 0.0, 0),
    ("count-r1c4-road-north", 3.0, 0.0, 0),
    ("count-r2c1-field-west", 0.0, 1.0, 0),
    ("count-r2c2-inside", 1.0, 1.0, 0),
    ("count-r2c3-inside", 2.0, 1.0, 0),
    ("count-r2c4-field-east", 3.0, 1.0, 0),
    ("count-r3c1-city-cap-south", 0.0, 2.0, 0),
    ("count-r3c2-field-south", 1.0, 2.0, 0),
    ("count-r3c3-road-south", 2.0, 2.0, 0),
    ("count-r3c4-city-cap-east", 3.0, 2.0, 0),
];

/// The corner of the tile of a quarter.
const fn quarter(of: Quarter) -> Pt {
    match of {
        Quarter::Castle => pt(2.0, 0.0),
        Quarter::Market => pt(3.0, 1.0),
        Quarter::Blacksmith => pt(2.0, 2.0),
        Quarter::Cathedral => pt(1.0, 1.0),
    }
}

/// A follower in each of the quarters that count, and the others in the first.
pub fn entered(task: &EnterCity) -> Scene {
    let EnterCity { quarters, followers } = task;
    let mut scene = Scene { tiles: CITADEL.to_vec(), ..Scene::default() };
    let several = quarters.len().max(1) as u32;
    let many = number(*followers).clamp(several, several.max(MOST));
    let first = quarters.first().copied().unwrap_or(Quarter::Castle);
    let chosen = quarters.iter().copied().chain(std::iter::repeat(first)).take(many as usize);
    for (index, of) in chosen.enumerate() {
        let again = (index + 1).saturating_sub(several as usize);
        let (column, row) = ((again % 4) as f32, (again / 4) as f32);
        let at = quarter(of) + pt(0.22 + 0.2 * column, 0.5 + 0.3 * row);
        scene.figures.push(Stood { at, ..Stood::follower(0.0, 0.0, Wood::Own) });
    }
    scene.shows(*followers, many);
    // Any of them will do.
    scene.leaves(several > 1);
    scene
}

/// A follower outside, who was inside.
pub fn left() -> Scene {
    Scene {
        tiles: vec![
            (CAP, 0.0, 0.0, 0),
            (ROAD, 1.0, 0.0, 1),
            ("count-r1c3-field-north", 0.0, 1.0, 0),
            ("count-r1c4-road-north", 1.0, 1.0, 0),
        ],
        figures: vec![
            Stood::follower(1.5, 0.5, Wood::Own),
            Stood::follower(0.5, 1.66, Wood::Own).absent(),
        ],
        ..Scene::default()
    }
}

/// The Count in a quarter with so many opponents' followers.
pub fn count(opponents: Option<Bound>) -> Scene {
    let many = number(opponents).min(MOST);
    let mut scene = Scene { tiles: CITADEL.to_vec(), ..Scene::default() };
    let castle = quarter(Quarter::Castle);
    for index in 0..many {
        let (column, row) = ((index % 4) as f32, (index / 4) as f32);
        let at = castle + pt(0.2 + 0.2 * column, 0.66 + 0.24 * row);
        scene.figures.push(Stood { at, ..Stood::follower(0.0, 0.0, Wood::Other(0)) });
    }
    if is_none(opponents) {
        let at = castle + pt(0.5, 0.7);
        scene.figures.push(Stood { at, ..Stood::follower(0.0, 0.0, Wood::Other(0)) }.absent());
    }
    scene.shows_also(opponents, many, true);
    with(scene, [piece(Neutral::Count, castle + pt(0.5, 0.25), 0.5, 0xc9_8a_06)])
}
