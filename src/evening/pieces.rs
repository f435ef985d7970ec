//! What stands on the board at one moment, and where: in hundredths of a tile, from the corner of
//! the start tile.

use std::collections::HashMap;

use crate::art::tile::Art;
use crate::rules::Game;
use crate::rules::expansion::fairy::{Fairy, Stand};
use crate::rules::feature::{Kind, Occupant, Place};
use crate::rules::geometry::{Corner, Position};
use crate::rules::tile::{Id, Tile};

/// Hundredths of a tile.
pub(super) const TILE: i32 = 100;

/// Something that stands on the board, by its middle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    /// Its picture.
    pub picture: String,
    pub x: i32,
    pub y: i32,
    /// Farmers lie.
    pub lies: bool,
}

/// The pictures of the tile kinds of a game.
#[derive(Default)]
pub(super) struct Arts(HashMap<Id, Art>);

impl Arts {
    pub(super) fn of(&mut self, tile: &Tile) -> &Art {
        self.0.entry(tile.id.clone()).or_insert_with(|| Art::of(tile))
    }

    /// One that was asked for before.
    pub(super) fn known(&self, tile: &Id) -> Option<&Art> {
        self.0.get(tile)
    }
}

/// The picture of a figure.
fn figure(of: Occupant) -> String {
    let name = serde_json::to_value(of.figure);
    let name = name.as_ref().ok().and_then(|name| name.as_str()).unwrap_or_default();
    format!("{name}-{}", of.seat.index())
}

const fn at(at: Position, x: i32, y: i32) -> (i32, i32) {
    (at.x * TILE + x, at.y * TILE + y)
}

fn spot(place: Place, game: &Game, arts: &mut Arts) -> Option<(i32, i32)> {
    let placed = game.board().tile(place.at)?;
    let spot = arts.of(&placed.tile).spot(place.segment, placed.rotation);
    let hundredths = |share: f32| (share * TILE as f32).round() as i32;
    Some(at(place.at, hundredths(spot.x), hundredths(spot.y)))
}

const fn corner(place: Position, corner: Corner) -> (i32, i32) {
    match corner {
        Corner::NorthEast => at(place, TILE, 0),
        Corner::SouthEast => at(place, TILE, TILE),
        Corner::SouthWest => at(place, 0, TILE),
        Corner::NorthWest => at(place, 0, 0),
    }
}

/// Everything that stands on the board of a game.
pub(super) fn pieces(game: &Game, arts: &mut Arts) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut put = |picture: String, (x, y): (i32, i32), lies: bool| {
        // Whoever stands where another does steps aside.
        let stand = |x: i32| pieces.iter().filter(|piece| (piece.x, piece.y) == (x, y)).count();
        let x = (0..6).map(|step| x + step * 14).find(|x| stand(*x) == 0).unwrap_or(x);
        pieces.push(Piece { picture, x, y, lies });
    };
    for deployed in game.board().figures() {
        let stands = match deployed.corner {
            Some(of) => Some(corner(deployed.place.at, of)),
            None => spot(deployed.place, game, arts),
        };
        let lies = Kind::from(deployed.place.segment) == Kind::Field && deployed.corner.is_none();
        if let Some(stands) = stands {
            put(figure(deployed.occupant()), stands, lies);
        }
    }
    for placed in game.board().tiles() {
        let (Some(quarter), Some(city)) = (placed.tile.quarter, game.city()) else { continue };
        if city.count() == quarter {
            put("count".to_owned(), at(placed.at, 50, 20), false);
        }
        for resident in city.residents().iter().filter(|resident| resident.quarter == quarter) {
            let of = Occupant { seat: resident.seat, figure: resident.figure };
            put(figure(of), at(placed.at, 22, 62), false);
        }
    }
    for tower in game.towers().into_iter().flat_map(|towers| towers.towers()) {
        put(format!("tower-{}", tower.height), at(tower.at, 78, 24), false);
        if let Some(guard) = tower.guard {
            put(figure(guard), at(tower.at, 78, 4), false);
        }
    }
    if let Some(dragon) = game.dragon() {
        put("dragon".to_owned(), at(dragon.at, 30, 72), false);
    }
    if let Some(stands) = game.fairy().and_then(|fairy| fairy_at(fairy, game, arts)) {
        put("fairy".to_owned(), stands, false);
    }
    pieces
}

/// Beside her follower, or in the middle of the tile if that has gone.
fn fairy_at(fairy: &Fairy, game: &Game, arts: &mut Arts) -> Option<(i32, i32)> {
    let (x, y) = match (fairy.stand, fairy.beside) {
        (Stand::Segment(place), Some(_)) => spot(place, game, arts)?,
        (Stand::Segment(place), None) => at(place.at, 30, 58),
        (Stand::Tower(tower), _) => at(tower, 58, 12),
        (Stand::Quarter(quarter), _) => at(game.board().quarter(quarter)?, 30, 58),
    };
    Some((x + 20, y - 8))
}
