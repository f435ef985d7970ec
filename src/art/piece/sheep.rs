//! Sheep and wolves.

use crate::path::Path;
use crate::point::pt;

/// A sheep from the side: a fleece with room for a number, the head to the right, and two legs.
pub(super) fn sheep() -> Path {
    Path::new(|path| {
        let mut last = pt(-0.4, 0.26);
        path.move_to(last);
        for (x, y, is_curl) in SHEEP {
            let to = pt(x, y);
            if is_curl {
                path.quad_to(last.towards(to, 0.5) - (to - last).right() * 0.42, to);
            } else {
                path.line_to(to);
            }
            last = to;
        }
        path.close();
    })
}

/// The way around a sheep from its hind leg, clockwise: the next point, and whether wool curls
/// outwards before it.
const SHEEP: [(f32, f32, bool); 22] = [
    (-0.6, 0.1, true),
    (-0.62, -0.14, true),
    (-0.46, -0.32, true),
    (-0.22, -0.4, true),
    (0.04, -0.41, true),
    (0.28, -0.36, true),
    (0.44, -0.26, true),
    (0.48, -0.36, false),
    (0.66, -0.28, false),
    (0.84, -0.02, false),
    (0.8, 0.08, false),
    (0.66, 0.09, false),
    (0.52, 0.02, false),
    (0.42, 0.26, true),
    (0.4, 0.5, false),
    (0.24, 0.5, false),
    (0.23, 0.29, false),
    (0.0, 0.31, true),
    (-0.22, 0.29, true),
    (-0.22, 0.5, false),
    (-0.38, 0.5, false),
    (-0.4, 0.26, false),
];

/// The head of a wolf, from the front.
pub(super) fn wolf() -> Path {
    Path::polygon(&WOLF)
}

const WOLF: [(f32, f32); 15] = [
    (-0.38, -0.5),
    (-0.14, -0.24),
    (0.14, -0.24),
    (0.38, -0.5),
    (0.42, -0.1),
    (0.56, 0.12),
    (0.38, 0.12),
    (0.36, 0.24),
    (0.14, 0.3),
    (0.0, 0.5),
    (-0.14, 0.3),
    (-0.36, 0.24),
    (-0.38, 0.12),
    (-0.56, 0.12),
    (-0.42, -0.1),
];
