//! The signs of players: each colour has a shape of its own, so that nobody needs to see colours.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use super::path::Path;
use super::point::{Pt, pt};
use rules::player::Colour;

/// The shape of a player's token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Shape {
    Circle,
    Square,
    Triangle,
    Diamond,
    Hexagon,
    Shield,
    Flower,
    Star,
}

/// The shape of a colour.
pub const fn shape(colour: Colour) -> Shape {
    match colour {
        Colour::Red => Shape::Circle,
        Colour::Blue => Shape::Square,
        Colour::Green => Shape::Triangle,
        Colour::Yellow => Shape::Diamond,
        Colour::Black => Shape::Hexagon,
        Colour::Grey => Shape::Shield,
        Colour::Pink => Shape::Flower,
        Colour::White => Shape::Star,
    }
}

/// The distance of a letter's middle below the middle of its shape.
pub const fn letter_at(shape: Shape) -> f32 {
    match shape {
        Shape::Triangle => 0.2,
        Shape::Circle
        | Shape::Square
        | Shape::Diamond
        | Shape::Hexagon
        | Shape::Shield
        | Shape::Flower
        | Shape::Star => 0.0,
    }
}

/// The outline of a shape around the origin; it fits a circle of radius 1.
pub fn outline(shape: Shape) -> Path {
    let around = |angle: f32, radius: f32| pt(angle.cos() * radius, angle.sin() * radius);
    let polygon = |corners: usize, first: f32, radius: &dyn Fn(usize) -> f32| {
        let corner =
            |index: usize| around(first + TAU * index as f32 / corners as f32, radius(index));
        let corners: Vec<(f32, f32)> = (0..corners).map(corner).map(|at| (at.x, at.y)).collect();
        closed(&corners)
    };
    let origin = Pt::default();
    match shape {
        Shape::Circle => Path::circle(origin, 0.92),
        Shape::Square => Path::new(|path| path.add_rectangle([-0.8, -0.8, 1.6, 1.6])),
        Shape::Triangle => closed(&[(0.0, -1.0), (1.02, 0.82), (-1.02, 0.82)]),
        Shape::Diamond => polygon(4, -FRAC_PI_2, &|_| 1.08),
        Shape::Hexagon => polygon(6, 0.0, &|_| 1.0),
        Shape::Shield => Path::new(|path| {
            path.add_lines(&[(-0.82, -0.85), (0.82, -0.85), (0.82, 0.1)]);
            path.quad_to(pt(0.75, 0.75), pt(0.0, 1.02));
            path.quad_to(pt(-0.75, 0.75), pt(-0.82, 0.1));
            path.close();
        }),
        Shape::Flower => Path::new(|path| {
            for petal in 0..5 {
                path.add_circle(around(-FRAC_PI_2 + TAU * petal as f32 / 5.0, 0.52), 0.5);
            }
            path.add_circle(origin, 0.5);
        }),
        Shape::Star => polygon(16, -PI / 2.0, &|corner| if corner % 2 == 0 { 1.05 } else { 0.78 }),
    }
}

fn closed(corners: &[(f32, f32)]) -> Path {
    let mut path = Path::lines(corners);
    path.close();
    path
}
