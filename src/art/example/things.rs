//! Things that a picture counts, on a tile and beside it.

use super::part::rows;
use super::scene::{Scene, Stood, Wood, number};
use crate::{Pt, pt};
use rules::card::requirement::{Counted, Example, Things};
use rules::piece::Neutral;

/// The picture of what a task counts.
pub fn counted(example: &Example) -> Scene {
    let tiles = vec![(example.tile, 0.0, 0.0, 0)];
    let mut scene = Scene { tiles, ..Scene::default() };
    for counted in &example.counted {
        add(&mut scene, counted);
    }
    scene
}

/// Adds things of one kind, as many as there is room for.
fn add(scene: &mut Scene, counted: &Counted) {
    let Counted { things, wanted, usual } = *counted;
    let many = wanted.map_or(usual, |_| number(wanted));
    let drawn = match things {
        Things::OnTile(piece) => lay(scene, piece, many.min(16), pt(0.14, 0.16)),
        Things::Beside(piece) => lay(scene, piece, many.min(12), pt(1.2, 0.16)),
        Things::Held(piece) => {
            let drawn = lay(scene, piece, many.min(16), pt(1.25, 0.16));
            if wanted.is_some() {
                let x = 1.25 + 0.26 * drawn.min(4) as f32;
                scene.figures.push(Stood::follower(x, 0.5, Wood::Own));
            }
            drawn
        }
        Things::Below(figure) => {
            let drawn = many.min(4);
            let stood = (0..drawn).map(|index| {
                let wood = index.checked_sub(1).map_or(Wood::Own, |other| Wood::Other(other as u8));
                Stood { figure, ..Stood::follower(0.2 + 0.24 * index as f32, 1.25, wood) }
            });
            scene.figures.extend(stood);
            drawn
        }
    };
    scene.shows(wanted, drawn);
}

/// Lays so many pieces in rows from a corner.
fn lay(scene: &mut Scene, piece: Neutral, many: u32, corner: Pt) -> u32 {
    scene.marks.extend(rows(piece, many, corner));
    many
}
