//! The outlines of the wooden figures, around the origin and about 1 high.

use super::path::Path;
use super::point::pt;
use rules::player::Figure;

/// The outline of a figure, its height in common followers, and the place of its letter.
pub fn outline(figure: Figure) -> (Path, f32, f32) {
    match figure {
        Figure::Follower => (follower(), 1.0, 0.22),
        Figure::BigFollower => (follower(), 1.4, 0.22),
        Figure::Mayor => (mayor(), 1.15, 0.24),
        Figure::Wagon => (wagon(), 1.1, 0.0),
        Figure::Builder => (builder(), 1.05, 0.2),
        Figure::Pig => (pig(), 1.0, 0.05),
        Figure::Barn => (barn(), 1.25, 0.15),
        Figure::Phantom => (phantom(), 1.05, 0.0),
        Figure::Abbot => (abbot(), 1.2, 0.26),
        Figure::Shepherd => (shepherd(), 1.1, 0.24),
    }
}

/// A head above a spreading coat.
fn follower() -> Path {
    Path::new(|path| {
        path.move_to(pt(-0.4, 0.5));
        path.cubic_to(pt(-0.4, 0.2), pt(-0.2, 0.1), pt(-0.17, -0.08));
        path.cubic_to(pt(-0.32, -0.16), pt(-0.3, -0.54), pt(0.0, -0.54));
        path.cubic_to(pt(0.3, -0.54), pt(0.32, -0.16), pt(0.17, -0.08));
        path.cubic_to(pt(0.2, 0.1), pt(0.4, 0.2), pt(0.4, 0.5));
        path.close();
    })
}

/// A broad-brimmed hat and a wide robe.
fn mayor() -> Path {
    Path::new(|path| {
        path.move_to(pt(-0.44, 0.5));
        path.cubic_to(pt(-0.46, 0.15), pt(-0.26, 0.06), pt(-0.2, -0.08));
        path.line_to(pt(-0.2, -0.2));
        path.line_to(pt(-0.36, -0.24));
        path.line_to(pt(-0.36, -0.32));
        path.line_to(pt(-0.17, -0.34));
        path.line_to(pt(-0.14, -0.56));
        path.line_to(pt(0.14, -0.56));
        path.line_to(pt(0.17, -0.34));
        path.line_to(pt(0.36, -0.32));
        path.line_to(pt(0.36, -0.24));
        path.line_to(pt(0.2, -0.2));
        path.line_to(pt(0.2, -0.08));
        path.cubic_to(pt(0.26, 0.06), pt(0.46, 0.15), pt(0.44, 0.5));
        path.close();
    })
}

/// A covered cart on two wheels.
fn wagon() -> Path {
    Path::new(|path| {
        path.move_to(pt(-0.46, 0.22));
        path.line_to(pt(-0.46, -0.02));
        path.cubic_to(pt(-0.42, -0.5), pt(0.42, -0.5), pt(0.46, -0.02));
        path.line_to(pt(0.46, 0.22));
        path.close();
        path.add_circle(pt(-0.25, 0.27), 0.17);
        path.add_circle(pt(0.25, 0.27), 0.17);
    })
}

/// A cap with a brim, and a tool over the shoulder.
fn builder() -> Path {
    Path::new(|path| {
        path.move_to(pt(-0.36, 0.5));
        path.cubic_to(pt(-0.36, 0.2), pt(-0.22, 0.08), pt(-0.18, -0.08));
        path.line_to(pt(-0.2, -0.22));
        path.line_to(pt(-0.32, -0.25));
        path.line_to(pt(-0.3, -0.33));
        path.cubic_to(pt(-0.22, -0.6), pt(0.2, -0.6), pt(0.24, -0.33));
        path.line_to(pt(0.2, -0.1));
        path.line_to(pt(0.28, 0.04));
        path.line_to(pt(0.4, -0.3));
        path.line_to(pt(0.28, -0.36));
        path.line_to(pt(0.34, -0.5));
        path.line_to(pt(0.62, -0.38));
        path.line_to(pt(0.56, -0.24));
        path.line_to(pt(0.49, -0.27));
        path.line_to(pt(0.36, 0.2));
        path.line_to(pt(0.38, 0.5));
        path.close();
    })
}

/// Snout, ear, back and a curled tail.
fn pig() -> Path {
    Path::new(|path| {
        path.move_to(pt(-0.56, 0.02));
        path.line_to(pt(-0.44, -0.12));
        path.line_to(pt(-0.36, -0.34));
        path.line_to(pt(-0.2, -0.22));
        path.cubic_to(pt(0.1, -0.36), pt(0.46, -0.28), pt(0.5, -0.02));
        path.line_to(pt(0.6, -0.1));
        path.line_to(pt(0.56, 0.06));
        path.line_to(pt(0.5, 0.08));
        path.line_to(pt(0.44, 0.36));
        path.line_to(pt(0.26, 0.36));
        path.line_to(pt(0.22, 0.22));
        path.line_to(pt(-0.14, 0.22));
        path.line_to(pt(-0.18, 0.36));
        path.line_to(pt(-0.36, 0.36));
        path.line_to(pt(-0.4, 0.16));
        path.line_to(pt(-0.56, 0.12));
        path.close();
    })
}

/// A head under a sheet, whose hem hangs in three folds.
fn phantom() -> Path {
    Path::new(|path| {
        path.move_to(pt(-0.36, 0.5));
        path.cubic_to(pt(-0.36, 0.2), pt(-0.34, -0.56), pt(0.0, -0.56));
        path.cubic_to(pt(0.34, -0.56), pt(0.36, 0.2), pt(0.36, 0.5));
        path.line_to(pt(0.24, 0.36));
        path.line_to(pt(0.12, 0.5));
        path.line_to(pt(0.0, 0.36));
        path.line_to(pt(-0.12, 0.5));
        path.line_to(pt(-0.24, 0.36));
        path.close();
    })
}

/// A pointed mitre above a wide robe, and a crook at its side.
fn abbot() -> Path {
    Path::new(|path| {
        path.move_to(pt(-0.4, 0.5));
        path.cubic_to(pt(-0.4, 0.2), pt(-0.24, 0.1), pt(-0.2, -0.06));
        path.cubic_to(pt(-0.27, -0.14), pt(-0.27, -0.24), pt(-0.2, -0.3));
        path.cubic_to(pt(-0.22, -0.42), pt(-0.1, -0.5), pt(0.0, -0.62));
        path.cubic_to(pt(0.1, -0.5), pt(0.22, -0.42), pt(0.2, -0.3));
        path.cubic_to(pt(0.27, -0.24), pt(0.27, -0.14), pt(0.2, -0.06));
        path.cubic_to(pt(0.21, 0.04), pt(0.24, 0.08), pt(0.3, 0.14));
        path.line_to(pt(0.34, -0.26));
        path.cubic_to(pt(0.34, -0.46), pt(0.56, -0.46), pt(0.54, -0.3));
        path.line_to(pt(0.47, -0.3));
        path.cubic_to(pt(0.48, -0.38), pt(0.41, -0.38), pt(0.41, -0.26));
        path.line_to(pt(0.44, 0.5));
        path.close();
    })
}

/// A broad hat and a cloak, and a crook that bends outwards beside them.
fn shepherd() -> Path {
    Path::new(|path| {
        path.move_to(pt(-0.46, 0.5));
        path.cubic_to(pt(-0.46, 0.18), pt(-0.3, 0.06), pt(-0.24, -0.08));
        path.line_to(pt(-0.24, -0.18));
        path.line_to(pt(-0.48, -0.2));
        path.line_to(pt(-0.46, -0.3));
        path.line_to(pt(-0.24, -0.33));
        path.cubic_to(pt(-0.22, -0.6), pt(0.1, -0.6), pt(0.12, -0.33));
        path.line_to(pt(0.27, -0.3));
        path.line_to(pt(0.29, -0.2));
        path.line_to(pt(0.12, -0.18));
        path.line_to(pt(0.12, -0.08));
        path.cubic_to(pt(0.17, 0.02), pt(0.24, 0.1), pt(0.3, 0.18));
        path.line_to(pt(0.38, -0.34));
        path.cubic_to(pt(0.4, -0.64), pt(0.74, -0.6), pt(0.68, -0.3));
        path.line_to(pt(0.58, -0.32));
        path.cubic_to(pt(0.61, -0.46), pt(0.5, -0.48), pt(0.49, -0.34));
        path.line_to(pt(0.46, 0.5));
        path.close();
    })
}

/// A gabled house.
fn barn() -> Path {
    Path::new(|path| {
        path.add_lines(&[
            (-0.4, 0.45),
            (-0.4, -0.08),
            (-0.5, -0.08),
            (-0.3, -0.36),
            (0.0, -0.5),
            (0.3, -0.36),
            (0.5, -0.08),
            (0.4, -0.08),
            (0.4, 0.45),
        ]);
        path.close();
    })
}
