//! The signs by which a phone and the laptop know each other: one of eight shapes in one of eight
//! colours.

use art::shape::{self, Shape};
use rules::player::Colour;
use text::Words;
use text::say;

/// How many signs there are.
pub const SIGNS: u8 = 64;

/// The shape and the colour of a sign.
pub fn parts(number: u8) -> (Shape, Colour) {
    let of = |number: u8| Colour::ALL[usize::from(number) % Colour::ALL.len()];
    (shape::of(of(number)), of(number / 8))
}

/// A sign in words, for people who compare signs without seeing them.
pub fn name(number: u8, words: &Words) -> String {
    let (shape, colour) = parts(number);
    let shape = words.say(
        match shape {
            Shape::Circle => "phones-circle",
            Shape::Square => "phones-square",
            Shape::Triangle => "phones-triangle",
            Shape::Diamond => "phones-diamond",
            Shape::Hexagon => "phones-hexagon",
            Shape::Shield => "phones-shield",
            Shape::Flower => "phones-flower",
            Shape::Star => "phones-star",
        },
        &[],
    );
    say!(words, "phones-sign-of", shape = shape, colour = words.colour(colour))
}
