//! How a feature lies among the others (R-KO-43…45).

use std::collections::HashSet;

use super::{Board, Placed, distinct};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::lie::{Lie, Other, Owners};
use crate::rules::feature::{Kind, Place};
use crate::rules::geometry::{Position, Side};
use crate::rules::tile::{Segment, Tile};

/// The fewest tiles of a city around an empty place: its sides and three of its corners.
const AROUND_A_PLACE: u32 = 7;

/// How a feature lies on the board; `owners` tells whose another one is.
pub(crate) fn of(board: &Board, feature: FeatureId, owners: impl Fn(FeatureId) -> Owners) -> Lie {
    let ways = ways(board, feature);
    let (is_road, is_city) = (board.kind(feature) == Kind::Road, board.kind(feature) == Kind::City);
    Lie {
        around: around(board, feature),
        row: longest_row(board, feature, &ways),
        is_ring: is_road && is_ring(board, feature, &ways),
        has_hole: is_city && has_hole(board, feature),
        monasteries: if is_road { monasteries(board, feature) } else { 0 },
        others: others(board, feature, owners),
    }
}

/// The sides of tiles at which the feature goes on to the next tile.
fn ways(board: &Board, feature: FeatureId) -> HashSet<(Position, Side)> {
    let mut ways = HashSet::new();
    for (placed, segment) in board.members(feature) {
        for side in sides(placed, segment) {
            let Some(beyond) = board.tile(placed.at.towards(side)) else { continue };
            let back = beyond.segment_on(side.opposite());
            let next = back.and_then(|segment| board.feature(Place { at: beyond.at, segment }));
            if next == Some(feature) && placed.joins(beyond, side) {
                ways.insert((placed.at, side));
            }
        }
    }
    ways
}

/// The sides of the board at which a city or road leaves its tile.
fn sides(placed: &Placed, segment: Segment) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(move |side| placed.segment_on(*side) == Some(segment))
}

/// The places of the tiles that carry any part of a feature.
fn tiles_of(board: &Board, feature: FeatureId) -> HashSet<Position> {
    board.places(feature).map(|place| place.at).collect()
}

/// R-KO-43: the different features on the eight tiles about a building.
fn around(board: &Board, feature: FeatureId) -> Vec<Kind> {
    if !matches!(board.kind(feature), Kind::Building(_)) {
        return Vec::new();
    }
    let at = board.places(feature).next().map(|place| place.at);
    let near = at.into_iter().flat_map(Position::neighbours).filter_map(|at| board.tile(at));
    let places = near
        .flat_map(|placed| placed.tile.segments().map(|segment| Place { at: placed.at, segment }));
    let found = distinct(places.filter_map(|place| board.feature(place)).collect());
    found.into_iter().map(|id| board.kind(id)).filter(|kind| *kind != Kind::Field).collect()
}

/// R-KO-44: the most tiles in one row.
fn longest_row(board: &Board, feature: FeatureId, ways: &HashSet<(Position, Side)>) -> u32 {
    if matches!(board.kind(feature), Kind::Building(_) | Kind::Field) {
        return 1;
    }
    let mut longest = 1;
    for at in tiles_of(board, feature) {
        for side in [Side::East, Side::South] {
            if ways.contains(&(at, side.opposite())) {
                continue;
            }
            let (mut length, mut end) = (1, at);
            while ways.contains(&(end, side)) {
                end = end.towards(side);
                length += 1;
            }
            longest = longest.max(length);
        }
    }
    longest
}

/// R-KO-44: whether a road goes on at both ends of each of its segments; a ferry goes on with it.
fn is_ring(board: &Board, road: FeatureId, ways: &HashSet<(Position, Side)>) -> bool {
    board.members(road).all(|(placed, segment)| {
        let is_ferried = board.ferry(placed.at).is_some_and(|roads| roads.contains(&segment));
        let mut leaves = sides(placed, segment);
        let ends = sides(placed, segment).count() + usize::from(is_ferried);
        ends > 1 && leaves.all(|side| ways.contains(&(placed.at, side)))
    })
}

/// The monasteries and abbeys at which a road ends, each once.
fn monasteries(board: &Board, road: FeatureId) -> u32 {
    let is_linked = |tile: &Tile, segment: Segment| {
        let mut links = tile.wagon_links.iter();
        links.any(|group| group.contains(&segment) && group.contains(&Segment::MONASTERY))
    };
    let ends = board.members(road).flat_map(|(placed, segment)| {
        let own = is_linked(&placed.tile, segment).then_some(placed.at);
        let abbeys = board.abbey_links(placed, segment).map(|place| place.at);
        own.into_iter().chain(abbeys).collect::<Vec<_>>()
    });
    ends.collect::<HashSet<Position>>().len() as u32
}

/// R-KO-44: whether a city closes in an empty place. Whatever lies outside is reached from a corner
/// beyond all of its tiles, from side to side, over every place that carries no part of it.
fn has_hole(board: &Board, city: FeatureId) -> bool {
    if board.size(city) < AROUND_A_PLACE {
        return false;
    }
    let walls = tiles_of(board, city);
    let (xs, ys) = (walls.iter().map(|at| at.x), walls.iter().map(|at| at.y));
    let (Some(west), Some(east)) = (xs.clone().min(), xs.max()) else { return false };
    let (Some(north), Some(south)) = (ys.clone().min(), ys.max()) else { return false };
    let is_near = |at: Position| {
        (west - 1..=east + 1).contains(&at.x) && (north - 1..=south + 1).contains(&at.y)
    };
    let corner = Position::new(west - 1, north - 1);
    let (mut outside, mut open) = (HashSet::from([corner]), vec![corner]);
    while let Some(at) = open.pop() {
        for next in Side::ALL.map(|side| at.towards(side)) {
            if is_near(next) && !walls.contains(&next) && outside.insert(next) {
                open.push(next);
            }
        }
    }
    let mut places = (west..=east).flat_map(|x| (north..=south).map(move |y| Position::new(x, y)));
    places.any(|at| board.tile(at).is_none() && !outside.contains(&at))
}

/// The other features that can be complete, and what they share with this one (R-KO-45).
fn others(board: &Board, feature: FeatureId, owners: impl Fn(FeatureId) -> Owners) -> Vec<Other> {
    let own = tiles_of(board, feature);
    let fields = distinct(board.members(feature).flat_map(|it| fields_at(board, it)).collect());
    let beside_fields: HashSet<FeatureId> = fields
        .iter()
        .flat_map(|field| board.members(*field))
        .flat_map(|(placed, field)| {
            let touched = touched(&placed.tile, field).into_iter();
            touched.map(|segment| Place { at: placed.at, segment }).collect::<Vec<_>>()
        })
        .filter_map(|place| board.feature(place))
        .collect();
    let is_other = |id: &FeatureId| *id != feature && board.kind(*id) != Kind::Field;
    let other = |id: FeatureId| Other {
        kind: board.kind(id),
        tiles: match board.kind(id) {
            Kind::Building(_) => 1 + board.surroundings(id),
            Kind::City | Kind::Road | Kind::Field => board.size(id),
        },
        is_complete: board.is_complete(id),
        owners: owners(id),
        shares_tile: board.places(id).any(|place| own.contains(&place.at)),
        shares_field: beside_fields.contains(&id),
    };
    board.features().filter(is_other).map(other).collect()
}

/// The fields of its tile that touch a part of a city or road.
fn fields_at(board: &Board, (placed, segment): (&Placed, Segment)) -> Vec<FeatureId> {
    let fields = placed.tile.segments().filter(|field| matches!(field, Segment::Field(_)));
    let beside = fields.filter(|field| touched(&placed.tile, *field).contains(&segment));
    beside.filter_map(|segment| board.feature(Place { at: placed.at, segment })).collect()
}

/// The cities that a field touches on its tile, and the roads along which it leaves the tile.
fn touched(tile: &Tile, field: Segment) -> Vec<Segment> {
    let Segment::Field(index) = field else { return Vec::new() };
    let Some(field) = tile.fields.get(usize::from(index)) else { return Vec::new() };
    let roads = field.half_edges.iter().filter_map(|half| tile.segment_on(half.side()));
    let roads = roads.filter(|segment| matches!(segment, Segment::Road(_)));
    field.cities.iter().map(|city| Segment::City(*city)).chain(roads).collect()
}
