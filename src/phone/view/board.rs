//! The board as it is sent: tiles, and everything that stands on them. All places are in tiles,
//! from the corner of the start tile.

use serde::Serialize;

use crate::Drawing;
use art::standing;
use rules::Game;
use rules::board::Placed;
use rules::feature::Occupant;
use rules::geometry::Position;
use rules::piece::Piece as What;
use rules::tile;

#[derive(Serialize)]
pub(super) struct BoardView {
    tiles: Vec<TileView>,
    pieces: Vec<Piece>,
    last: Option<Position>,
}

#[derive(Serialize)]
struct TileView {
    x: i32,
    y: i32,
    tile: tile::Id,
    turn: u8,
}

/// A picture that stands somewhere, by its middle.
#[derive(Serialize)]
struct Piece {
    x: f32,
    y: f32,
    size: f32,
    picture: String,
    lying: bool,
}

/// The picture of a thing that stands on a board.
pub(super) fn picture(of: What) -> String {
    match of {
        What::Figure(of) => figure(of),
        What::Neutral(piece) => format!("piece/{piece}"),
    }
}

/// The picture of a figure.
fn figure(of: Occupant) -> String {
    format!("figure/{}/{}", of.figure.name(), of.seat.index())
}

/// The board of a game that mirrors it.
pub(super) fn board(game: &Game, drawing: &dyn Drawing) -> BoardView {
    let tiles = game.board().tiles();
    let view = |placed: &Placed| TileView {
        x: placed.at.x,
        y: placed.at.y,
        tile: placed.tile.id.clone(),
        turn: placed.rotation.quarters(),
    };
    BoardView {
        tiles: tiles.iter().map(view).collect(),
        pieces: standing::pieces(game, drawing).into_iter().map(piece).collect(),
        last: tiles.last().map(|placed| placed.at),
    }
}

fn piece(standing::Piece { what, at, size, lies }: standing::Piece) -> Piece {
    Piece { x: at.x, y: at.y, size, picture: picture(what), lying: lies }
}
