//! How large the tiles of the tray are in a room.

use iced::Size;

use crate::app::kit::theme::space as gap;

/// The largest and the smallest side of a tile in the tray, in logical pixels: while it has risen,
/// and at the foot of the window.
const RISEN: (f32, f32) = (100.0, 72.0);
const LOW: (f32, f32) = (96.0, 48.0);
/// The room that a tile takes beside its own side, and below it with its caption.
const AROUND: f32 = 8.0;
pub(in crate::app::screen::table) const CAPTION: f32 = 13.0;

/// The largest side at which all tiles fit, or else the smallest.
pub(in crate::app::screen::table) fn thumb_side(tiles: usize, room: Size, is_risen: bool) -> f32 {
    let (most, least) = if is_risen { RISEN } else { LOW };
    let mut sides = (0..=12).map(|step| most - 4.0 * step as f32).take_while(|side| *side >= least);
    let fits = |side: &f32| rows_of(tiles, *side, room.width) <= room.height;
    sides.find(fits).unwrap_or(least)
}

/// The height of so many tiles of that side.
fn rows_of(tiles: usize, side: f32, width: f32) -> f32 {
    let along = ((width - gap::M + gap::XS) / (side + AROUND)).floor().max(1.0);
    (tiles as f32 / along).ceil() * (side + AROUND + CAPTION)
}

/// The height of a list of so many tiles in the risen tray, in logical pixels; it may be more than
/// the room has.
pub(in crate::app::screen::table) fn list_height(tiles: usize, room: Size) -> f32 {
    rows_of(tiles.max(1), thumb_side(tiles, room, true), room.width)
}
