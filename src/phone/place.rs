//! The places of things on the board, in tiles from the corner of the start tile.

use super::Drawing;
use art::Pt;
use art::standing::{corner, middle, spot};
use rules::Game;
use rules::game::question::Target;

/// The point at which an answer can be shown on the board.
pub(super) fn point(target: Target, game: &Game, drawing: &dyn Drawing) -> Option<[f32; 2]> {
    let at = match target {
        Target::Segment(place) | Target::Feature(place) | Target::Figure(place) => {
            spot(place, game.board(), drawing)
        }
        Target::Tile(at) => Some(middle(at)),
        Target::Corner(at, of) => Some(corner(at, of)),
        Target::Quarter(quarter) => game.board().quarter(quarter).map(middle),
        Target::Nowhere => None,
    };
    at.map(|Pt { x, y }| [x, y])
}
