//! The shapes of players: each colour has one of its own, so that nobody needs to see colours.

use super::path::Path;
use super::sign::shape as sign;
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
pub const fn of(colour: Colour) -> Shape {
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
pub const fn outline(shape: Shape) -> Path {
    match shape {
        Shape::Circle => sign::CIRCLE,
        Shape::Square => sign::SQUARE,
        Shape::Triangle => sign::TRIANGLE,
        Shape::Diamond => sign::DIAMOND,
        Shape::Hexagon => sign::HEXAGON,
        Shape::Shield => sign::SHIELD,
        Shape::Flower => sign::FLOWER,
        Shape::Star => sign::STAR,
    }
}
