//! The camera that shows the whole board.

use iced::Size;

use super::camera::Camera;
use crate::rules::game::Phase;
use crate::rules::geometry::{Position, Side};
use crate::rules::{self, Game};

/// The camera for the whole board, with its open places if tiles may be placed: the view must not
/// jump between a tile and its follower.
#[must_use]
pub fn fit(board: &rules::Board, with_open: bool, view: Size) -> Camera {
    fit_around(board, with_open, None, view)
}

/// The camera for the whole board in the course of a turn: places opened by the tile just placed
/// count from the next tile on, so that nothing moves between a tile and its follower.
#[must_use]
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
    let is_older = |at: &Position| {
        let mut beside = Side::ALL.into_iter().map(|side| at.towards(side));
        beside.any(|next| Some(next) != placed && board.tile(next).is_some())
    };
    let open = board.open_places().map(|(at, _)| at).filter(|at| with_open && is_older(at));
    if with_open {
        Camera::fit_in_steps(tiles.chain(open), view)
    } else {
        Camera::fit(tiles.chain(open), view)
    }
}
