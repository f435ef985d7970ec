//! The room that the panels of the table and the tiles of its tray take, and the lists there.

use iced::{Fill, Padding, Size};

use super::message::Message;
use kit::prelude::*;
use kit::ui::Ui;
use rules::Game;
use rules::set::has_acts;

/// The width of the news and the log, in logical pixels.
pub const LOG_WIDTH: f32 = 292.0;
/// The number of answers in sight beside the picture in a narrow window.
pub const FEW: usize = 4;

/// The width of the panel of the players, or of their strip, in logical pixels.
pub fn players_width(ui: Ui<'_>) -> f32 {
    if ui.width() == Width::Slim { 124.0 } else { 264.0 }
}

/// Height of the tray, in logical pixels: the board keeps its size while tiles are chosen.
const HEIGHT: f32 = 210.0;
/// The height of the tray where the action of the turn has more ways than one line names.
const TALL: f32 = 216.0;
/// The share of the window's height that the tray takes in a tall window.
const SHARE: f32 = 0.235;
/// The side of the picture of a tile, where there is room for that.
const PICTURE: f32 = 132.0;
/// The height of the bar of a low window, of the news below it, and of the lines around the board.
pub const ABOVE: f32 = 90.0;
/// The room between the answers and the scrollbar beside them.
pub const BESIDE: Padding = Padding { right: gap::M, ..Padding::ZERO };

/// The height of a game's tray, from the first tile to the last: whole pixels. It leaves a third of
/// a low window to the board.
pub fn tray_height(game: &Game, ui: Ui<'_>) -> f32 {
    let acts = game.setup().sets.iter().filter(|set| has_acts(set)).count();
    let least = if acts > 1 { TALL } else { HEIGHT };
    let tall = least.max((ui.view.height * SHARE).floor());
    tall.min((ui.view.height * 2.0 / 3.0 - ABOVE).floor())
}

/// The margin within the tray.
pub fn edge(ui: Ui<'_>) -> f32 {
    if ui.height() == Height::Tiny { gap::XS } else { gap::M }
}

/// The side of the picture of a tile in the tray.
pub fn picture_side(game: &Game, ui: Ui<'_>) -> f32 {
    PICTURE.min(tray_height(game, ui) - 2.0 * edge(ui))
}

/// A list in the tray. In a tiny window the tray scrolls as a whole.
pub fn scrolls<'a>(list: Element<'a, Message>, ui: Ui<'_>) -> Element<'a, Message> {
    if ui.height() == Height::Tiny {
        return list;
    }
    let list = ui.scroll(list);
    list.width(Fill).height(Fill).into()
}

/// The ways in which the tray shows tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tray {
    /// It has risen over the board, and shows all of them.
    Risen,
    /// It lies below the board, where the sides of the tile are painted.
    Painted,
    /// It lies at the foot of the window, and shows all of them.
    Foot,
}

impl Tray {
    /// The largest and the smallest side of a tile, in logical pixels.
    const fn sides(self) -> (f32, f32) {
        match self {
            Self::Risen => (160.0, 72.0),
            Self::Painted => (160.0, 96.0),
            Self::Foot => (120.0, 48.0),
        }
    }
}

/// The side for which the tray rises: where fewer tiles are left they are larger, and it does not.
const USUAL: f32 = 96.0;
/// The room that a tile takes beside its own side, and below it with its caption.
const AROUND: f32 = 8.0;
pub const CAPTION: f32 = 13.0;

/// The largest side at which all tiles fit, or else the smallest.
pub fn thumb_side(tiles: usize, room: Size, tray: Tray) -> f32 {
    let (most, least) = tray.sides();
    let mut sides = (0..=32).map(|step| most - 4.0 * step as f32).take_while(|side| *side >= least);
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
pub fn list_height(tiles: usize, room: Size) -> f32 {
    let side = thumb_side(tiles, room, Tray::Risen).min(USUAL);
    rows_of(tiles.max(1), side, room.width)
}
