//! The names of colours in the style.

use art::tile::Ink;
use rules::player::Colour;

/// The name of a colour in the style.
pub(super) fn class(ink: Ink) -> String {
    format!("i{}", ink as u8)
}

/// The name of a player's colour in the style.
pub(super) fn colour(colour: Colour) -> String {
    let name = serde_json::to_value(colour);
    name.ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}
