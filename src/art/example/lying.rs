//! Examples of how a feature lies: rings, rows, what is around a building, and features side by
//! side.

use super::part::{CAP, JUNCTION, ROAD};
use super::people::stand;
use super::scene::{Laid, Scene, Stood, Wood, number};
use super::told::{building, tell};
use crate::{Pt, pt};
use rules::card::requirement::{Beside, Bound, Completed, Owner, Shape, Shared, Which};
use rules::player::Figure;

const BAND: &str = "base-city-tube";
const MONASTERY: &str = "base-monastery";
const SHRINE: &str = "shrine-plain";
const GARDEN: &str = "base-city-cap-garden";
/// A city at one side, and a road from the other.
const GATE: &str = "inns-city-cap-road";
/// A city at three sides, and a road from the fourth.
const OPEN_CITY: &str = "base-city-three-road";
const FIELD_CITIES: &str = "base-city-caps-opposite";
const CURVE: &str = "base-road-curve";
const CORNER: &str = "base-city-corner";
const ROAD_TO_MONASTERY: &str = "base-monastery-road";
const ROAD_TO_SHRINE: &str = "shrine-road";
/// The tiles of a row that are drawn at most.
const ROW: u32 = 8;

/// The example of a feature of which it matters how it lies; `None` if it does not. One such
/// condition is drawn, others are left to the sentence.
pub fn lying(wanted: &Completed, present: Option<Figure>) -> Option<Scene> {
    if let Some(beside) = wanted.beside {
        return Some(side_by_side(wanted, beside, present));
    }
    let mut rest = *wanted;
    let (scene, spot) = if let Some(shape) = rest.shape.take() {
        match shape {
            Shape::Ring => (of(ring()), pt(1.0, 0.5)),
            Shape::Hole => (of(around_a_place()), pt(1.0, 0.5)),
        }
    } else if let Some(row) = rest.row.take() {
        (in_row(wanted.feature, row), pt(1.0, 0.5))
    } else if let Some(monasteries) = rest.monasteries.take() {
        (between(monasteries), pt(1.0, 0.5))
    } else {
        let around = [rest.cities_around, rest.roads_around, rest.monasteries_around];
        if around.iter().all(Option::is_none) {
            return None;
        }
        (rest.cities_around, rest.roads_around, rest.monasteries_around) = (None, None, None);
        let (_, at) = building(wanted.feature);
        (amid(wanted.feature, around), at + pt(1.0, 1.0))
    };
    Some(finish(scene, &rest, present, spot))
}

fn of(tiles: Vec<Laid>) -> Scene {
    Scene { tiles, ..Scene::default() }
}

/// The people, and what of all other conditions is seen.
fn finish(mut scene: Scene, rest: &Completed, present: Option<Figure>, spot: Pt) -> Scene {
    let size = scene.tiles.len() as u32;
    tell(&mut scene, rest, size, &[]);
    stand(&mut scene, rest, present, &[spot]);
    scene
}

fn ring() -> Vec<Laid> {
    vec![(CURVE, 0.0, 0.0, 3), (CURVE, 1.0, 0.0, 0), (CURVE, 0.0, 1.0, 2), (CURVE, 1.0, 1.0, 1)]
}

fn around_a_place() -> Vec<Laid> {
    vec![
        (CORNER, 0.0, 0.0, 2),
        (BAND, 1.0, 0.0, 0),
        (CORNER, 2.0, 0.0, 3),
        (BAND, 0.0, 1.0, 1),
        (BAND, 2.0, 1.0, 1),
        (CORNER, 0.0, 2.0, 1),
        (BAND, 1.0, 2.0, 0),
        (CORNER, 2.0, 2.0, 0),
    ]
}

fn in_row(feature: Which, row: Bound) -> Scene {
    let (end, middle, turns) =
        if feature == Which::City { (CAP, BAND, [1, 3]) } else { (JUNCTION, ROAD, [3, 1]) };
    let length = number(Some(row)).clamp(2, ROW);
    let at = |column: u32| match column {
        0 => (end, 0.0, 0.0, turns[0]),
        last if last + 1 == length => (end, last as f32, 0.0, turns[1]),
        column => (middle, column as f32, 0.0, 0),
    };
    let mut scene = of((0..length).map(at).collect());
    scene.shows(Some(row), length);
    scene
}

/// A road to one monastery, or between two.
fn between(monasteries: Bound) -> Scene {
    let many = number(Some(monasteries)).min(2);
    let end = |number: u32| if many >= number { ROAD_TO_MONASTERY } else { JUNCTION };
    let mut scene = of(vec![(end(1), 0.0, 0.0, 3), (ROAD, 1.0, 0.0, 0), (end(2), 2.0, 0.0, 1)]);
    scene.shows(Some(monasteries), many);
    scene
}

/// The places about a building clockwise, each with the quarter turns in which north looks out of
/// it; the corners look out by two sides, of which it is the first.
const AROUND: [(f32, f32, u8); 8] = [
    (1.0, 0.0, 0),
    (2.0, 0.0, 0),
    (2.0, 1.0, 1),
    (2.0, 2.0, 1),
    (1.0, 2.0, 2),
    (0.0, 2.0, 2),
    (0.0, 1.0, 3),
    (0.0, 0.0, 3),
];

/// A building amid so many cities, other monasteries and roads.
fn amid(which: Which, [cities, roads, monasteries]: [Option<Bound>; 3]) -> Scene {
    let (middle, _) = building(which);
    let mut tiles: Vec<Laid> = vec![(middle, 1.0, 1.0, 0)];
    // The city on the tile of a garden is closed by the first one.
    let of_garden = u32::from(which == Which::Garden);
    let caps = number(cities).max(of_garden).min(8);
    let cloisters = number(monasteries).min(8 - caps);
    let taken = (caps + cloisters) as usize;
    for (index, (x, y, turns)) in AROUND.into_iter().enumerate().take(taken) {
        let is_cap = index < caps as usize;
        let inwards = if which == Which::Garden && index == 0 { 2 } else { turns };
        tiles.push(if is_cap { (CAP, x, y, inwards) } else { (MONASTERY, x, y, 0) });
    }
    let rest = AROUND.get(taken..).unwrap_or_default();
    let ways = roads_along(taken, rest.len(), number(roads).max(1));
    let no_road = roads.is_some() && number(roads) == 0;
    if no_road {
        // Whatever does not matter fills the rest.
        let fill = if monasteries.is_none() { MONASTERY } else { CAP };
        let filled =
            |(x, y, turns): &(f32, f32, u8)| (fill, *x, *y, if fill == CAP { *turns } else { 0 });
        tiles.extend(rest.iter().map(filled));
    } else {
        tiles.extend(rest.iter().zip(&ways.sides).map(|((x, y, _), sides)| way(*x, *y, *sides)));
    }
    let mut scene = of(tiles);
    let count =
        |kind: &str| scene.tiles.iter().skip(1).filter(|laid| laid.0 == kind).count() as u32;
    let (caps, cloisters) = (count(CAP), count(MONASTERY));
    let drawn_roads = if no_road { 0 } else { ways.roads };
    scene.shows_also(cities, caps, true);
    scene.shows_also(roads, drawn_roads, true);
    scene.shows_also(monasteries, cloisters, true);
    scene
}

/// Roads about a building: the two sides by which each goes through a tile, from north clockwise.
struct Ways {
    sides: Vec<[u8; 2]>,
    roads: u32,
}

/// Lays at most so many roads along the last places about a building; the last one goes on over all
/// that is left.
fn roads_along(first: usize, places: usize, most: u32) -> Ways {
    let end = first + places;
    let mut arcs: Vec<(usize, usize)> = Vec::new();
    let mut at = first;
    while at < end {
        // A corner has two sides to go out by, a side has one.
        let long = if at % 2 == 1 { 1 } else { 2 };
        let is_last = arcs.len() as u32 + 1 >= most || at + long >= end;
        let to = if is_last { end } else { at + long };
        arcs.push((at, to));
        at = to;
    }
    let is_ring = places == AROUND.len() && arcs.len() == 1;
    let outwards = |place: usize| (place / 2 % 4) as u8;
    // The sides of the place that lie towards those before and behind it.
    let behind = |place: usize| {
        if place.is_multiple_of(2) { outwards(place) + 1 } else { outwards(place) + 2 }
    };
    let before = |place: usize| outwards(place) + 3;
    let mut sides = Vec::new();
    for (from, to) in &arcs {
        for place in *from..*to {
            let out = outwards(place);
            // A corner that is an arc of its own goes out by both of its sides.
            let other_out = if place % 2 == 1 { out + 1 } else { out };
            let one = if place > *from || is_ring { before(place) } else { out };
            let other = if place + 1 < *to || is_ring { behind(place) } else { other_out };
            sides.push([one % 4, other % 4]);
        }
    }
    Ways { sides, roads: arcs.len() as u32 }
}

/// A tile with a road between two of its sides.
const fn way(x: f32, y: f32, [one, other]: [u8; 2]) -> Laid {
    match (one, other) {
        (0, 2) | (2, 0) => (ROAD, x, y, 1),
        (1, 3) | (3, 1) => (ROAD, x, y, 0),
        (2, 3) | (3, 2) => (CURVE, x, y, 0),
        (3, 0) | (0, 3) => (CURVE, x, y, 1),
        (0, 1) | (1, 0) => (CURVE, x, y, 2),
        _ => (CURVE, x, y, 3),
    }
}

/// Two features, the wanted one at the left.
fn side_by_side(wanted: &Completed, beside: Beside, present: Option<Figure>) -> Scene {
    let Beside { shares, feature, complete, owner } = beside;
    let kind = |which: Which| if which == Which::Any { Which::City } else { which };
    let (own, other) = (kind(wanted.feature), kind(feature));
    let may_be_open = matches!(other, Which::City | Which::Road);
    let is_open = complete == Some(false) && may_be_open;
    let is_at_gate =
        is_open && shares == Shared::Tile && (own, other) == (Which::Road, Which::City);
    let shared = match shares {
        Shared::Tile if is_at_gate => {
            // An open city is seen by its sides that go on.
            Some(vec![(JUNCTION, 0.0, 0.0, 3), (OPEN_CITY, 1.0, 0.0, 1)])
        }
        Shared::Tile => on_one_tile(own, other),
        Shared::Field | Shared::Size => None,
    };
    let is_seen = shared.is_some();
    let tiles = shared.unwrap_or_else(|| {
        let mut tiles = small(own, 0.0);
        // A feature that lies apart shares its size alone.
        let apart = if shares == Shared::Size { 0.4 } else { 0.0 };
        tiles.extend(small(other, tiles.len() as f32 + apart));
        tiles
    });
    let mut scene = of(tiles);
    if is_open && !is_at_gate {
        scene.tiles.pop();
    }
    scene.leaves(complete.is_some() && !may_be_open);
    // All the others lie beside each other or apart; no two buildings are as large as a road.
    scene.leaves(match shares {
        Shared::Tile => !is_seen,
        Shared::Field => false,
        Shared::Size => !(may_be_open && matches!(own, Which::City | Which::Road)),
    });
    let mut rest = Completed { beside: None, ..*wanted };
    // The tiles of both lie there.
    scene.leaves(rest.tiles.take().is_some());
    let left = if matches!(own, Which::City | Which::Road) { pt(1.0, 0.5) } else { pt(0.5, 0.62) };
    let mut scene = finish(scene, &rest, present, left);
    let (wide, _) = scene.size();
    let right = if is_open {
        0.3
    } else if may_be_open {
        1.0
    } else {
        0.5
    };
    let stood = |wood| Stood::follower(wide - right, 0.5, wood);
    scene.figures.extend(match owner {
        None => None,
        Some(Owner::You) => Some(stood(Wood::Own)),
        Some(Owner::Opponent) => Some(stood(Wood::Other(0))),
        Some(Owner::Somebody) => Some(stood(Wood::Anybody)),
        Some(Owner::Nobody) => Some(stood(Wood::Anybody).absent()),
    });
    scene
}

/// A complete city or road of two tiles, or a building.
pub fn small(which: Which, x: f32) -> Vec<Laid> {
    match which {
        Which::City | Which::Any => vec![(CAP, x, 0.0, 1), (CAP, x + 1.0, 0.0, 3)],
        Which::Road => vec![(JUNCTION, x, 0.0, 3), (JUNCTION, x + 1.0, 0.0, 1)],
        Which::Monastery | Which::Monastic => vec![(MONASTERY, x, 0.0, 0)],
        Which::Shrine => vec![(SHRINE, x, 0.0, 0)],
        Which::Garden => vec![(GARDEN, x, 0.0, 0)],
    }
}

/// A tile with so many neighbours.
pub fn placed(neighbours: Bound) -> Scene {
    let many = number(Some(neighbours)).clamp(1, 4);
    let around = AROUND.into_iter().step_by(2).zip(0..many);
    let tiles = around.map(|((x, y, turns), _)| (CAP, x, y, turns));
    let mut scene = of(std::iter::once((MONASTERY, 1.0, 1.0, 0)).chain(tiles).collect());
    scene.shows(Some(neighbours), many);
    scene
}

/// Two features that share a tile, the first at the left; `None` for those of which no picture is
/// simple.
fn on_one_tile(own: Which, other: Which) -> Option<Vec<Laid>> {
    match (own, other) {
        (Which::City, Which::City) => {
            Some(vec![(CAP, 0.0, 0.0, 1), (FIELD_CITIES, 1.0, 0.0, 1), (CAP, 2.0, 0.0, 3)])
        }
        (Which::City, Which::Road) => {
            Some(vec![(CAP, 0.0, 0.0, 1), (GATE, 1.0, 0.0, 3), (JUNCTION, 2.0, 0.0, 1)])
        }
        (Which::Road, Which::City) => {
            Some(vec![(JUNCTION, 0.0, 0.0, 3), (GATE, 1.0, 0.0, 1), (CAP, 2.0, 0.0, 3)])
        }
        (Which::Monastery | Which::Monastic, Which::Road) => {
            Some(vec![(ROAD_TO_MONASTERY, 0.0, 0.0, 3), (JUNCTION, 1.0, 0.0, 1)])
        }
        (Which::Road, Which::Monastery | Which::Monastic) => {
            Some(vec![(JUNCTION, 0.0, 0.0, 3), (ROAD_TO_MONASTERY, 1.0, 0.0, 1)])
        }
        (Which::Shrine, Which::Road) => {
            Some(vec![(ROAD_TO_SHRINE, 0.0, 0.0, 3), (JUNCTION, 1.0, 0.0, 1)])
        }
        (Which::Road, Which::Shrine) => {
            Some(vec![(JUNCTION, 0.0, 0.0, 3), (ROAD_TO_SHRINE, 1.0, 0.0, 1)])
        }
        _ => None,
    }
}
