//! Everything that stands on the board at one moment: in hundredths of a tile, from the corner of
//! the start tile.

use std::collections::HashMap;

use art::standing::{self, Sites};
use art::tile::Art;
use art::{Pt, pt};
use rules::Game;
use rules::geometry::Rotation;
use rules::piece::Piece as What;
use rules::tile::{Id, Segment, Tile};

/// The side of a tile, in hundredths of a tile.
pub(super) const TILE: i32 = 100;

/// Something that stands on the board, by its middle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    /// Its picture.
    pub picture: String,
    pub x: i32,
    pub y: i32,
    /// Whether it lies, as farmers do.
    pub lies: bool,
}

/// The pictures of the tile kinds of a game.
#[derive(Default)]
pub(super) struct Arts(HashMap<Id, Art>);

impl Arts {
    pub(super) fn art(&mut self, tile: &Tile) -> &Art {
        self.0.entry(tile.id.clone()).or_insert_with(|| Art::from_tile(tile))
    }

    /// The picture of a tile kind that was asked for before.
    pub(super) fn known(&self, tile: &Id) -> Option<&Art> {
        self.0.get(tile)
    }
}

impl Sites for Arts {
    fn spot(&self, tile: &Tile, segment: Segment, rotation: Rotation) -> Pt {
        self.known(&tile.id).map_or(pt(0.5, 0.5), |art| art.spot(segment, rotation))
    }

    fn tower_site(&self, tile: &Tile, rotation: Rotation) -> Option<Pt> {
        self.known(&tile.id)?.tower_site(rotation)
    }
}

/// Everything that stands on the board of a game.
pub(super) fn pieces(game: &Game, arts: &mut Arts) -> Vec<Piece> {
    for placed in game.board().tiles() {
        let _ = arts.art(&placed.tile);
    }
    let mut pieces: Vec<Piece> = Vec::new();
    for standing::Piece { what, at, lies, .. } in standing::pieces(game, arts) {
        let picture = match what {
            What::Figure(of) => format!("{}-{}", of.figure.name(), of.seat.index()),
            What::Neutral(piece) => piece.to_string(),
        };
        let [x, y] = [at.x, at.y].map(|along| (along * TILE as f32).round() as i32);
        // A piece on the place of another one steps aside.
        let is_free = |x: &i32| pieces.iter().all(|piece| (piece.x, piece.y) != (*x, y));
        let x = (0..6).map(|step| x + step * 14).find(is_free).unwrap_or(x);
        pieces.push(Piece { picture, x, y, lies });
    }
    pieces
}
