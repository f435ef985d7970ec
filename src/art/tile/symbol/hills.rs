//! The slopes of hills.

use crate::tile::detail::Detail;
use crate::tile::ink::Ink;
use crate::tile::point::{MIDDLE, Pt, band, oval};
use crate::tile::sketch::{Layer, Sketch};

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
