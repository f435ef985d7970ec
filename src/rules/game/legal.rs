//! Looking ahead: the moves that are possible now, the likeliest places of the next tile, and what
//! a tile would complete.

use std::cmp::Reverse;
use std::sync::Arc;

use super::{Game, Phase};
use crate::board::Socket;
use crate::feature::join::FeatureId;
use crate::feature::{Place, Record};
use crate::game::sets;
use crate::geometry::{Position, Rotation, Side};
use crate::moves::Move;
use crate::player::Figure;
use crate::scoring::{self, Finality, Score};
use crate::tile::{Road, Segment, Tile};
use crate::title::Taken;

/// The tile kinds that can be drawn now, with their copies, as they stand in their groups.
pub fn kinds_by_group(game: &Game) -> Vec<(&Arc<Tile>, u16)> {
    let mut kinds: Vec<(&Arc<Tile>, u16)> = game.tiles_to_draw().collect();
    kinds.sort_by_key(|(tile, _)| tile.group());
    kinds
}

/// The remaining tiles and rotations that fit a place, as they stand in their groups. Rotations
/// in which a tile looks the same are there once.
pub fn fitting(game: &Game, at: Position) -> Vec<(&Arc<Tile>, Rotation)> {
    let fitting = kinds_by_group(game).into_iter().flat_map(|(tile, _)| {
        distinct_rotations(tile)
            .filter(move |rotation| game.board().fits(tile, at, *rotation).is_ok())
            .map(move |rotation| (tile, rotation))
    });
    fitting.collect()
}

/// The open places for the next tile; while the river is laid, those alone that take one of its
/// tiles (R-RIV-2).
pub fn places_to_fill(game: &Game) -> impl Iterator<Item = Position> {
    let is_any = sets::river::stage_now(game).is_none();
    let open = game.board().open_places().map(|(at, _)| at);
    open.filter(move |at| is_any || can_fill(game, *at))
}

/// Whether a tile that can be drawn now fits a place.
pub fn can_fill(game: &Game, at: Position) -> bool {
    game.tiles_to_draw().any(|(tile, _)| fits(game, tile, at))
}

fn fits(game: &Game, tile: &Tile, at: Position) -> bool {
    game.board().rotations(tile, at).next().is_some()
}

/// The number of remaining tiles that fit a place in some rotation.
pub fn count_fitting(game: &Game, at: Position) -> u32 {
    let fitting = game.tiles_to_draw().filter(|(tile, _)| fits(game, tile, at));
    fitting.map(|(_, left)| u32::from(left)).fold(0, u32::saturating_add)
}

/// The segments of the tile just placed that the player on turn may claim with such a figure
/// (R-BASE-5).
pub fn claims(game: &Game, figure: Figure) -> Vec<Segment> {
    let Phase::Deploy { at, .. } = game.phase() else { return Vec::new() };
    let Some(placed) = game.board().tile(at) else { return Vec::new() };
    let claims = placed.tile.segments();
    claims.filter(|on| game.allows(&Move::Deploy { figure, on: *on, at: None }).is_ok()).collect()
}

/// Open places that no remaining tile fits, whenever it is drawn.
pub fn dead_places(game: &Game) -> impl Iterator<Item = (Position, &Socket)> {
    game.board()
        .open_places()
        .filter(|(at, _)| !game.tiles_left().any(|(tile, _)| fits(game, tile, *at)))
}

/// The number of tiles that may come next: all known ones but those that wait for the river or a
/// volcano. Where tiles went out unseen, these are among them, and fewer are left.
pub fn count_to_draw(game: &Game) -> u32 {
    game.tiles_to_draw().map(|(_, left)| u32::from(left)).fold(0, u32::saturating_add)
}

/// The number of known tiles of which the next one is drawn, as far as anybody can say: no more
/// than are left.
pub fn count_left_to_draw(game: &Game) -> u32 {
    count_to_draw(game).min(game.count_left())
}

/// The rotations of a tile that differ in what its sides and segments show.
fn distinct_rotations(tile: &Tile) -> impl Iterator<Item = Rotation> {
    let symmetry = (1..4).find(|quarters| is_symmetric(tile, *quarters)).unwrap_or(4);
    Rotation::ALL.into_iter().take(usize::from(symmetry))
}

/// Whether a tile turned by that many quarters is the same tile: each segment lands on a segment
/// with the same contents.
fn is_symmetric(tile: &Tile, quarters: u8) -> bool {
    let turn = |sides: &[Side]| Side::all_turned(sides, quarters);
    let sorted = |sides: &[Side]| Side::all_turned(sides, 0);
    // All but the sides of a city must be the same.
    let cities = tile.cities.iter().all(|city| {
        let turned = city.turned(quarters);
        tile.cities.iter().any(|other| other.turned(0) == turned)
    });
    // Wells and tunnels make no difference.
    let plain = |sides, road: &Road| Road { sides, tunnel: false, well: false, ..road.clone() };
    let roads = tile.roads.iter().all(|road| {
        let turned = plain(turn(&road.sides), road);
        tile.roads.iter().any(|other| plain(sorted(&other.sides), other) == turned)
    });
    let fields = tile.fields.iter().all(|field| {
        let mut turned: Vec<usize> = field
            .half_edges
            .iter()
            .map(|half| (half.index() + usize::from(quarters) * 2) % 8)
            .collect();
        turned.sort_unstable();
        tile.fields.iter().any(|other| {
            let mut halves: Vec<usize> = other.half_edges.iter().map(|half| half.index()).collect();
            halves.sort_unstable();
            halves == turned
                && (other.pigsty, other.cities.len()) == (field.pigsty, field.cities.len())
        })
    });
    let sides = Side::ALL
        .into_iter()
        .all(|side| tile.edges.on(side) == tile.edges.on(side.turned(quarters)));
    let river = turn(&tile.river) == sorted(&tile.river);
    sides && cities && roads && fields && river && tile.grid.is_none() && tile.flight.is_none()
}

/// The number of last tiles that draw the eye to where they lie.
const RECENT: usize = 4;

/// Sorts places in the order in which people look at them: first those beside unfinished
/// features, the sooner the less these lack and the nearer the last tiles are.
pub fn likeliest_first(game: &Game, places: impl IntoIterator<Item = Position>) -> Vec<Position> {
    let mut places: Vec<(u32, Position)> =
        places.into_iter().map(|at| (promise(game, at), at)).collect();
    places.sort_by_key(|(promise, at)| (Reverse(*promise), at.y, at.x));
    places.dedup();
    places.into_iter().map(|(_, at)| at).collect()
}

/// The promise of a place: how much a tile there would go on with.
fn promise(game: &Game, at: Position) -> u32 {
    let board = game.board();
    let beside = Side::ALL.into_iter().flat_map(|side| {
        let place = at.towards(side);
        let there = board.tile(place).into_iter();
        let segments = there.flat_map(move |placed| placed.segments_on(side.opposite()));
        segments.filter_map(move |segment| board.feature(Place { at: place, segment }))
    });
    let beside: u32 = beside.map(|feature| pull(game, feature)).sum();
    let around = at.neighbours().into_iter().filter_map(|at| board.tile(at));
    let around: u32 = around
        .map(|placed| {
            let building = placed.tile.building();
            let building = building
                .and_then(|segment| board.feature(Place { at: placed.at, segment }))
                .map_or(0, |feature| pull(game, feature));
            1 + building
        })
        .sum();
    let recent = board.tiles().iter().rev().take(RECENT);
    let near = |other: Position| (other.x - at.x).abs() <= 1 && (other.y - at.y).abs() <= 1;
    let recent = recent.filter(|placed| near(placed.at)).count() as u32;
    beside + around + recent
}

/// The pull of a feature, which is highest for an incomplete one of the player on turn, and the
/// higher the less it lacks.
fn pull(game: &Game, feature: FeatureId) -> u32 {
    let board = game.board();
    if board.is_complete(feature) || !board.is_occupied(feature) {
        return 1;
    }
    let is_own = board.occupants(feature).any(|one| one.seat == game.active());
    let nearly = match board.missing(feature) {
        1 => 2,
        2 => 1,
        _ => 0,
    };
    if is_own { 3 + nearly } else { 1 + nearly }
}

/// The effects of a tile at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    /// The features that it would complete, each with the points for those who stand there.
    pub completed: Vec<(Record, Vec<Score>)>,
    /// The titles that would go to another holder (R-KR-3).
    pub taken: Vec<Taken>,
}

/// The prospect of a tile; `None` where it does not fit. It tells of the board alone, and of
/// nothing that a hand holds (R-KO-5).
pub fn prospect(
    game: &Game,
    tile: &Arc<Tile>,
    at: Position,
    rotation: Rotation,
) -> Option<Prospect> {
    game.board.fits(tile, at, rotation).ok()?;
    let mut board = game.board.clone();
    board.place(Arc::clone(tile), at, rotation);
    let completions: Vec<_> = board
        .completed_by(at)
        .into_iter()
        .map(|feature| board.completion(feature, game.active()))
        .collect();
    let mut taken = match game.expansions.titles {
        Some(mut titles) => titles.award(&completions),
        None => Vec::new(),
    };
    taken.retain(|taken| taken.from != Some(taken.by));
    let completed = completions.into_iter().map(|completion| {
        let scores = scoring::scores(&completion.record, Finality::Complete);
        (completion.record, scores)
    });
    Some(Prospect { completed: completed.collect(), taken })
}
