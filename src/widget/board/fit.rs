//! The camera that shows the whole board.

use iced::Size;

use super::camera::Camera;
use rules::game::Phase;
use rules::geometry::Position;
use rules::{self, Game};

/// The camera for the whole board, with its open places if tiles may be placed: the view must not
/// jump between a tile and its follower.
pub fn fit(board: &rules::Board, with_open: bool, view: Size) -> Camera {
    fit_around(board, with_open, None, view)
}

/// The camera for the whole board in the course of a turn: places opened by the tile just placed
/// count from the next tile on, so that nothing moves between a tile and its follower.
pub fn fit_while(game: &Game, view: Size) -> Camera {
    let placed = match game.phase() {
        Phase::Deploy { at, .. } => Some(at),
        _ => None,
    };
    fit_around(game.board(), true, placed, view)
}

pub(super) fn fit_around(
    board: &rules::Board,
    with_open: bool,
    placed: Option<Position>,
    view: Size,
) -> Camera {
    let tiles = board.tiles().iter().map(|placed| placed.at);
    if !with_open {
        return Camera::fit(tiles, view);
    }
    // Tile by tile, as the board has grown: the view stays while everything has room in it.
    let mut camera = Camera::fit(std::iter::empty(), view);
    let mut extent: Option<(Position, Position)> = None;
    for at in tiles {
        let reach = i32::from(Some(at) != placed);
        let (low, high) = extent.unwrap_or((at, at));
        let low = Position::new(low.x.min(at.x - reach), low.y.min(at.y - reach));
        let high = Position::new(high.x.max(at.x + reach), high.y.max(at.y + reach));
        extent = Some((low, high));
        if !camera.shows([low, high].into_iter(), view) {
            camera = Camera::fit_in_steps([low, high].into_iter(), view);
        }
    }
    camera
}
