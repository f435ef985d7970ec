//! Places where people pray: monasteries, shrines, cathedrals.

use super::{Stand, folk, nature, sign};
use crate::tile::detail::Detail;
use crate::tile::ink::Ink;
use crate::tile::point::{Pt, pt};
use crate::tile::sketch::Sketch;

/// A church with its steeple in a walled court.
pub(in crate::tile) fn monastery(sketch: &mut Sketch, at: Pt) {
    folk::court(sketch, at + pt(0.0, 0.035), 0.205, 0.165, Ink::Tuft);
    sketch.between(Detail::Small, Detail::Small, |sketch| {
        Stand::new(at + pt(0.0, 0.02), 0.32).draw(sketch, sign::CHURCH);
    });
    sketch.between(Detail::Normal, Detail::Fine, |sketch| {
        for (x, y) in [(-0.145, 0.07), (0.15, 0.06), (-0.1, 0.13), (0.1, 0.135), (0.0, 0.15)] {
            nature::bush(sketch, at + pt(x, y), 0.017);
        }
        let stand = Stand::new(at + pt(-0.005, 0.01), 0.3);
        stand.draw(sketch, sign::CHURCH);
        stand.draw(sketch, sign::CHURCH_WINDOWS);
    });
}

/// A round temple with a golden dome among standing stones.
pub(in crate::tile) fn shrine(sketch: &mut Sketch, at: Pt) {
    folk::court(sketch, at + pt(0.0, 0.04), 0.2, 0.155, Ink::Rock);
    sketch.between(Detail::Small, Detail::Small, |sketch| {
        Stand::new(at + pt(0.0, 0.03), 0.32).draw(sketch, sign::TEMPLE);
    });
    sketch.between(Detail::Normal, Detail::Fine, |sketch| {
        Stand::new(at + pt(0.0, 0.02), 0.28).draw(sketch, sign::TEMPLE);
        for (x, y) in [
            (-0.15, 0.02),
            (0.15, 0.02),
            (-0.13, 0.105),
            (0.13, 0.105),
            (-0.115, -0.055),
            (0.115, -0.055),
        ] {
            Stand::new(at + pt(x, y), 0.05).draw(sketch, sign::MENHIR);
        }
    });
}

/// The great church in a city.
pub(in crate::tile) fn cathedral(sketch: &mut Sketch, at: Pt, unit: f32) {
    let stand = Stand::new(at + pt(0.0, unit * 0.18), unit);
    stand.draw(sketch, sign::CATHEDRAL);
    sketch.between(Detail::Normal, Detail::Fine, |sketch| {
        stand.draw(sketch, sign::CATHEDRAL_TRACERY);
    });
}
