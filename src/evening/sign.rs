//! Players' signs: the colour, the shape that belongs to it, and the letter.

use super::html::text;
use super::style::colour;
use super::wood::outlined;
use art::shape::{self, letter_at, outline};
use rules::player::letters;
use rules::{Game, Seat};

/// The radius of a sign, and that of its line, in units of the sign.
pub(super) const RADIUS: f32 = 100.0;
const EDGE: f32 = 124.0;
/// The distance of a letter's foot below its middle.
const FOOT: f32 = 38.0;

/// The shape and the letter of a player, around the origin.
pub(super) fn sign(game: &Game, seat: Seat) -> String {
    let Some(player) = game.setup().players.get(seat.index()) else { return String::new() };
    let shape = shape::of(player.colour);
    let path = outlined(&outline(shape), RADIUS);
    let foot = letter_at(shape) * RADIUS + FOOT;
    let letter = text(&letters(&game.setup().players, |_| true)[seat].to_string());
    format!("<path d=\"{path}\"/><text y=\"{foot}\">{letter}</text>")
}

/// The sign of a player within a line of words.
pub(super) fn token(game: &Game, seat: Seat) -> String {
    let player = game.setup().players.get(seat.index());
    let colour = player.map(|player| colour(player.colour)).unwrap_or_default();
    format!(
        "<svg class=\"token {colour}\" viewBox=\"-{EDGE} -{EDGE} {0} {0}\" aria-hidden=\"true\">\
         {1}</svg>",
        2.0 * EDGE,
        sign(game, seat)
    )
}
