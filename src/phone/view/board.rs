//! The board as it is sent: tiles, and what stands on them. All places in tiles, from the corner of
//! the start tile.

use serde::Serialize;

use crate::phone::Drawing;
use crate::phone::place::{at_corner, middle, spot};
use crate::rules::Game;
use crate::rules::board::Placed;
use crate::rules::expansion::count::Resident;
use crate::rules::expansion::fairy::{Fairy, Stand};
use crate::rules::expansion::tower::Tower;
use crate::rules::feature::{Kind, Occupant};
use crate::rules::geometry::Position;
use crate::rules::tile;

/// Height of a follower.
const FOLLOWER: f32 = 0.34;
/// Whoever waits in the City is drawn smaller.
const RESIDENT: f32 = 0.27;
/// Of the pieces that belong to nobody.
const COUNT: f32 = 0.34;
const DRAGON: f32 = 0.56;
const FAIRY: f32 = 0.32;
/// Where on its tile a tower stands, and where the dragon lies.
const TOWER_AT: [f32; 2] = [0.78, 0.24];
const DRAGON_AT: [f32; 2] = [0.3, 0.72];

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

impl Piece {
    const fn standing([x, y]: [f32; 2], size: f32, picture: String) -> Self {
        Self { x, y, size, picture, lying: false }
    }

    fn figure(at: [f32; 2], size: f32, of: Occupant) -> Self {
        Self::standing(at, size, figure(of))
    }
}

/// The picture of a figure.
pub(super) fn figure(of: Occupant) -> String {
    let name = serde_json::to_value(of.figure);
    let name = name.as_ref().ok().and_then(|name| name.as_str()).unwrap_or_default();
    format!("figure/{name}/{}", of.seat.index())
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
    let mut pieces = Vec::new();
    residents(game, &mut pieces);
    deployed(game, drawing, &mut pieces);
    towers(game, &mut pieces);
    if let Some(dragon) = game.dragon() {
        let at = on(dragon.at, DRAGON_AT);
        pieces.push(Piece::standing(at, DRAGON, "piece/dragon".to_owned()));
    }
    if let Some(at) = game.fairy().and_then(|fairy| fairy_at(fairy, game, drawing)) {
        pieces.push(Piece::standing(at, FAIRY, "piece/fairy".to_owned()));
    }
    BoardView {
        tiles: tiles.iter().map(view).collect(),
        pieces,
        last: tiles.last().map(|placed| placed.at),
    }
}

fn on(at: Position, [x, y]: [f32; 2]) -> [f32; 2] {
    [at.x as f32 + x, at.y as f32 + y]
}

fn deployed(game: &Game, drawing: &dyn Drawing, pieces: &mut Vec<Piece>) {
    for deployed in game.board().figures() {
        let stands = match deployed.corner {
            Some(corner) => Some(at_corner(deployed.place.at, corner)),
            None => spot(deployed.place, game, drawing),
        };
        let lying = Kind::from(deployed.place.segment) == Kind::Field;
        pieces.extend(
            stands.map(|at| Piece { lying, ..Piece::figure(at, FOLLOWER, deployed.occupant()) }),
        );
    }
}

/// The Count, and whoever waits in the quarters of the City.
fn residents(game: &Game, pieces: &mut Vec<Piece>) {
    let Some(city) = game.city() else { return };
    for placed in game.board().tiles() {
        let Some(quarter) = placed.tile.quarter else { continue };
        if city.count() == quarter {
            let at = on(placed.at, [0.5, 0.2]);
            pieces.push(Piece::standing(at, COUNT, "piece/count".to_owned()));
        }
        let here = city.residents().iter().filter(|resident| resident.quarter == quarter);
        for (index, resident) in here.enumerate() {
            let of = Occupant { seat: resident.seat, figure: resident.figure };
            pieces.push(Piece::figure(on(placed.at, resident_at(index)), RESIDENT, of));
        }
    }
}

/// Where whoever came into a quarter after that many others stands.
fn resident_at(index: usize) -> [f32; 2] {
    [0.2 + 0.2 * (index % 4) as f32, 0.55 + 0.28 * (index / 4 % 2) as f32]
}

fn towers(game: &Game, pieces: &mut Vec<Piece>) {
    let Some(towers) = game.towers() else { return };
    for tower in towers.towers() {
        // It stands on its foot, and grows with its height.
        let [x, foot] = on(tower.at, TOWER_AT);
        let size = tall(tower) + 0.05;
        let at = [x, foot + 0.14 - size / 2.0];
        pieces.push(Piece::standing(at, size, format!("piece/tower-{}", tower.height)));
        if let Some(guard) = tower.guard {
            pieces.push(Piece::figure(top(tower), RESIDENT, guard));
        }
    }
}

fn tall(tower: &Tower) -> f32 {
    0.16 + 0.05 * f32::from(tower.height.min(5))
}

/// Where whoever closes a tower stands.
fn top(tower: &Tower) -> [f32; 2] {
    let [x, y] = on(tower.at, TOWER_AT);
    [x, y + 0.02 - tall(tower)]
}

/// Beside her follower, or in the middle of the tile if that has gone.
fn fairy_at(fairy: &Fairy, game: &Game, drawing: &dyn Drawing) -> Option<[f32; 2]> {
    let beside = fairy.beside.and_then(|follower| match fairy.stand {
        Stand::Segment(place) => spot(place, game, drawing),
        Stand::Tower(at) => game.towers()?.tower(at).map(top),
        Stand::Quarter(quarter) => {
            let residents = game.city()?.residents().iter();
            let mut here = residents.filter(|resident| resident.quarter == quarter);
            let hers = |resident: &Resident| {
                (resident.seat, resident.figure) == (follower.seat, follower.figure)
            };
            let index = here.position(hers)?;
            Some(on(game.board().quarter(quarter)?, resident_at(index)))
        }
    });
    let alone = || match fairy.stand {
        Stand::Segment(_) | Stand::Tower(_) => fairy.stand.at().map(middle),
        Stand::Quarter(quarter) => game.board().quarter(quarter).map(middle),
    };
    beside.map(|[x, y]| [x + 0.2, y - 0.08]).or_else(alone)
}
