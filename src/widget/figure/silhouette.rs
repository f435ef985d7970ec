//! The outlines of the wooden figures, around the origin and about 1 high.

use iced::Point;
use iced::widget::canvas::Path;
use iced::widget::canvas::path::Builder;

const fn at(x: f32, y: f32) -> Point {
    Point::new(x, y)
}

fn lines(path: &mut Builder, points: &[(f32, f32)]) {
    for (index, (x, y)) in points.iter().enumerate() {
        if index == 0 { path.move_to(at(*x, *y)) } else { path.line_to(at(*x, *y)) }
    }
    path.close();
}

/// A head above a spreading coat.
pub fn follower() -> Path {
    Path::new(|path| {
        path.move_to(at(-0.4, 0.5));
        path.bezier_curve_to(at(-0.4, 0.2), at(-0.2, 0.1), at(-0.17, -0.08));
        path.bezier_curve_to(at(-0.32, -0.16), at(-0.3, -0.54), at(0.0, -0.54));
        path.bezier_curve_to(at(0.3, -0.54), at(0.32, -0.16), at(0.17, -0.08));
        path.bezier_curve_to(at(0.2, 0.1), at(0.4, 0.2), at(0.4, 0.5));
        path.close();
    })
}

/// A broad-brimmed hat and a wide robe.
pub fn mayor() -> Path {
    Path::new(|path| {
        path.move_to(at(-0.44, 0.5));
        path.bezier_curve_to(at(-0.46, 0.15), at(-0.26, 0.06), at(-0.2, -0.08));
        path.line_to(at(-0.2, -0.2));
        path.line_to(at(-0.36, -0.24));
        path.line_to(at(-0.36, -0.32));
        path.line_to(at(-0.17, -0.34));
        path.line_to(at(-0.14, -0.56));
        path.line_to(at(0.14, -0.56));
        path.line_to(at(0.17, -0.34));
        path.line_to(at(0.36, -0.32));
        path.line_to(at(0.36, -0.24));
        path.line_to(at(0.2, -0.2));
        path.line_to(at(0.2, -0.08));
        path.bezier_curve_to(at(0.26, 0.06), at(0.46, 0.15), at(0.44, 0.5));
        path.close();
    })
}

/// A covered cart on two wheels.
pub fn wagon() -> Path {
    Path::new(|path| {
        path.move_to(at(-0.46, 0.22));
        path.line_to(at(-0.46, -0.02));
        path.bezier_curve_to(at(-0.42, -0.5), at(0.42, -0.5), at(0.46, -0.02));
        path.line_to(at(0.46, 0.22));
        path.close();
        path.circle(at(-0.25, 0.27), 0.17);
        path.circle(at(0.25, 0.27), 0.17);
    })
}

/// A cap with a brim, and a tool over the shoulder.
pub fn builder() -> Path {
    Path::new(|path| {
        path.move_to(at(-0.36, 0.5));
        path.bezier_curve_to(at(-0.36, 0.2), at(-0.22, 0.08), at(-0.18, -0.08));
        path.line_to(at(-0.2, -0.22));
        path.line_to(at(-0.32, -0.25));
        path.line_to(at(-0.3, -0.33));
        path.bezier_curve_to(at(-0.22, -0.6), at(0.2, -0.6), at(0.24, -0.33));
        path.line_to(at(0.2, -0.1));
        path.line_to(at(0.28, 0.04));
        path.line_to(at(0.4, -0.3));
        path.line_to(at(0.28, -0.36));
        path.line_to(at(0.34, -0.5));
        path.line_to(at(0.62, -0.38));
        path.line_to(at(0.56, -0.24));
        path.line_to(at(0.49, -0.27));
        path.line_to(at(0.36, 0.2));
        path.line_to(at(0.38, 0.5));
        path.close();
    })
}

/// Snout, ear, back and a curled tail.
pub fn pig() -> Path {
    Path::new(|path| {
        path.move_to(at(-0.56, 0.02));
        path.line_to(at(-0.44, -0.12));
        path.line_to(at(-0.36, -0.34));
        path.line_to(at(-0.2, -0.22));
        path.bezier_curve_to(at(0.1, -0.36), at(0.46, -0.28), at(0.5, -0.02));
        path.line_to(at(0.6, -0.1));
        path.line_to(at(0.56, 0.06));
        path.line_to(at(0.5, 0.08));
        path.line_to(at(0.44, 0.36));
        path.line_to(at(0.26, 0.36));
        path.line_to(at(0.22, 0.22));
        path.line_to(at(-0.14, 0.22));
        path.line_to(at(-0.18, 0.36));
        path.line_to(at(-0.36, 0.36));
        path.line_to(at(-0.4, 0.16));
        path.line_to(at(-0.56, 0.12));
        path.close();
    })
}

/// A gabled house.
pub fn barn() -> Path {
    Path::new(|path| {
        lines(
            path,
            &[
                (-0.4, 0.45),
                (-0.4, -0.08),
                (-0.5, -0.08),
                (-0.3, -0.36),
                (0.0, -0.5),
                (0.3, -0.36),
                (0.5, -0.08),
                (0.4, -0.08),
                (0.4, 0.45),
            ],
        );
    })
}
