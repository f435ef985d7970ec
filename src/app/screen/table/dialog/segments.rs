//! The segments of a tile in a dialog: two fields may have the same words, so each has a number, in
//! a picture of the tile and beside its words.

use iced::Color;
use iced::widget::text;

use crate::app::kit::Shared;
use crate::app::kit::theme::STRONG;
use crate::rules::Game;
use crate::rules::feature::Place;
use crate::rules::geometry::Position;
use crate::rules::tile::Segment;
use crate::widget::{Element, Text, thumb};

/// The side of the picture, in logical pixels.
const PICTURE: f32 = 96.0;

/// The number of the segment with that index, from 0, before its words.
pub(super) fn numbered<'a>(index: usize, ink: Color) -> Text<'a> {
    text(index + 1).font(STRONG).color(ink)
}

/// The tile at a place, with the numbers of these segments of it; each can be pressed there.
pub(super) fn numbers_on_tile<'a, Message: 'a>(
    at: Position,
    places: &[Place],
    pressed: impl Fn(Segment) -> Message + 'a,
    shared: &'a Shared,
    game: &Game,
) -> Option<Element<'a, Message>> {
    let placed = game.board().tile(at)?;
    let numbers = places.iter().zip('1'..='9').map(|(place, number)| (place.segment, number));
    let picture = shared.thumb(&placed.tile, placed.rotation);
    Some(thumb::claimable(picture, numbers.collect(), PICTURE, pressed))
}
