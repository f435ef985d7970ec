//! Everything that stands on a board, and where: in tiles, from the corner of the start tile.

use super::piece::{Look, look};
use super::{Pt, pt};
use rules::expansion::count::Resident;
use rules::expansion::fairy::{Fairy, Stand};
use rules::expansion::tower::Tower;
use rules::feature::{Kind, Occupant, Place};
use rules::geometry::{Corner, Position, Rotation};
use rules::piece::{self, Neutral};
use rules::tile::{Segment, Tile};
use rules::{Board, Game};

/// Height of a follower.
pub const FOLLOWER: f32 = 0.34;
/// Height of a follower who waits in the City or closes a tower.
const SMALL: f32 = 0.27;
/// Heights of the pieces that belong to nobody.
const COUNT: f32 = 0.34;
const DRAGON: f32 = 0.56;
const FAIRY: f32 = 0.32;
/// The place of a tower on a tile without a foundation, and that of the dragon.
const TOWER_AT: Pt = pt(0.78, 0.24);
const DRAGON_AT: Pt = pt(0.3, 0.72);
/// The distance of a tower's middle above its foundation, and of its foot below that.
const ABOVE: f32 = 0.1;
const FOOT: f32 = 0.14;
/// The distance between figures that share a segment.
const APART: f32 = 0.17;

/// The places where things stand on tiles, by the pictures of tiles.
pub trait Sites {
    /// The place of a figure on a segment, on a turned tile of side 1.
    fn spot(&self, tile: &Tile, segment: Segment, rotation: Rotation) -> Pt;

    /// The middle of the tower foundation, on a turned tile of side 1.
    fn tower_site(&self, tile: &Tile, rotation: Rotation) -> Option<Pt>;
}

/// Something that stands on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Piece {
    /// The figure or piece.
    pub what: piece::Piece,
    /// Its middle.
    pub at: Pt,
    /// Its height.
    pub size: f32,
    /// Whether it lies, as farmers do.
    pub lies: bool,
}

impl Piece {
    fn new(what: piece::Piece, at: Pt, size: f32) -> Self {
        Self { what, at, size, lies: false }
    }
}

/// Everything that stands on the board of a game, from the lowest to the topmost.
pub fn pieces(game: &Game, sites: &(impl Sites + ?Sized)) -> Vec<Piece> {
    let mut pieces = Vec::new();
    residents(game, &mut pieces);
    let figures = game.board().figures();
    for (index, deployed) in figures.iter().enumerate() {
        let at = match deployed.corner {
            Some(of) => Some(corner(deployed.place.at, of)),
            None => {
                // Figures that share a segment stand beside each other.
                let before = figures.iter().take(index);
                let before = before.filter(|it| it.place == deployed.place).count() as f32;
                let spot = spot(deployed.place, game.board(), sites);
                spot.map(|spot| spot + pt(APART * before, 0.0))
            }
        };
        let lies =
            Kind::from(deployed.place.segment) == Kind::Field && deployed.figure.is_follower();
        let figure = piece::Piece::Figure(deployed.occupant());
        pieces.extend(at.map(|at| Piece { lies, ..Piece::new(figure, at, FOLLOWER) }));
    }
    for (at, token) in game.tokens_on_board() {
        if let Look::Drawn(drawn) = look(token) {
            pieces.push(Piece::new(token.into(), on(at, drawn.at), drawn.size));
        }
    }
    for (place, piece) in game.pieces_on_segments() {
        if let (Look::Drawn(drawn), Some(at)) = (look(piece), spot(place, game.board(), sites)) {
            pieces.push(Piece::new(piece.into(), at + drawn.at, drawn.size));
        }
    }
    for tower in game.towers().into_iter().flat_map(|towers| towers.towers()) {
        // A tower stands on its foot, and grows upwards.
        let size = tower_height(tower.height);
        let at = tower_at(tower.at, game, sites) + pt(0.0, FOOT - size / 2.0);
        pieces.push(Piece::new(Neutral::Tower(tower.height).into(), at, size));
        let guard = tower.guard.map(piece::Piece::Figure);
        pieces.extend(guard.map(|guard| Piece::new(guard, top(tower, game, sites), SMALL)));
    }
    if let Some(dragon) = game.dragon() {
        pieces.push(Piece::new(Neutral::Dragon.into(), on(dragon.at, DRAGON_AT), DRAGON));
    }
    let fairy = game.fairy().and_then(|fairy| fairy_at(fairy, game, sites));
    pieces.extend(fairy.map(|at| Piece::new(Neutral::Fairy.into(), at, FAIRY)));
    pieces
}

/// The drawn height of a tower of so many pieces, with its battlements.
pub fn tower_height(pieces: u8) -> f32 {
    rise(pieces) + 0.05
}

/// The place of a figure on a segment.
pub fn spot(place: Place, board: &Board, sites: &(impl Sites + ?Sized)) -> Option<Pt> {
    let placed = board.tile(place.at)?;
    Some(on(place.at, sites.spot(&placed.tile, place.segment, placed.rotation)))
}

/// A point of a tile that lies there.
pub fn on(at: Position, within: Pt) -> Pt {
    pt(at.x as f32, at.y as f32) + within
}

/// The middle of a tile.
pub fn middle(at: Position) -> Pt {
    on(at, pt(0.5, 0.5))
}

/// A corner of a tile, where a barn stands.
pub fn corner(at: Position, corner: Corner) -> Pt {
    let within = match corner {
        Corner::NorthEast => pt(1.0, 0.0),
        Corner::SouthEast => pt(1.0, 1.0),
        Corner::SouthWest => pt(0.0, 1.0),
        Corner::NorthWest => pt(0.0, 0.0),
    };
    on(at, within)
}

/// Adds the Count, and the followers in the quarters of the City.
fn residents(game: &Game, pieces: &mut Vec<Piece>) {
    let Some(city) = game.city() else { return };
    for placed in game.board().tiles() {
        let Some(quarter) = placed.tile.quarter else { continue };
        if city.count() == quarter {
            pieces.push(Piece::new(Neutral::Count.into(), on(placed.at, pt(0.5, 0.2)), COUNT));
        }
        let here = city.residents().iter().filter(|resident| resident.quarter == quarter);
        for (index, resident) in here.enumerate() {
            let of = Occupant { seat: resident.seat, figure: resident.figure };
            let at = on(placed.at, resident_at(index));
            pieces.push(Piece::new(piece::Piece::Figure(of), at, SMALL));
        }
    }
}

/// The place of the follower who came into a quarter after `index` others.
fn resident_at(index: usize) -> Pt {
    pt(0.2 + 0.2 * (index % 4) as f32, 0.55 + 0.28 * (index / 4 % 2) as f32)
}

/// The place of a tower: the foundation of its tile.
fn tower_at(at: Position, game: &Game, sites: &(impl Sites + ?Sized)) -> Pt {
    let placed = game.board().tile(at);
    let site = placed.and_then(|placed| sites.tower_site(&placed.tile, placed.rotation));
    on(at, site.map_or(TOWER_AT, |site| site - pt(0.0, ABOVE)))
}

/// The drawn height of the wall of a tower of so many pieces.
pub fn rise(pieces: u8) -> f32 {
    0.16 + 0.05 * f32::from(pieces.min(5))
}

/// The place of the follower who closes a tower.
fn top(tower: &Tower, game: &Game, sites: &(impl Sites + ?Sized)) -> Pt {
    tower_at(tower.at, game, sites) + pt(0.0, 0.02 - rise(tower.height))
}

/// The place of the fairy: beside her follower, or in the middle of the tile if that one has gone.
fn fairy_at(fairy: &Fairy, game: &Game, sites: &(impl Sites + ?Sized)) -> Option<Pt> {
    let beside = fairy.beside.and_then(|follower| match fairy.stand {
        Stand::Segment(place) => spot(place, game.board(), sites),
        Stand::Tower(at) => Some(top(game.towers()?.tower(at)?, game, sites)),
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
    beside.map(|at| at + pt(0.2, -0.08)).or_else(alone)
}
