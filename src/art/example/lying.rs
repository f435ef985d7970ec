//! Examples of surroundings: rings, rows, what lies around a building, and features side by side.

use crate::rules::card::requirement::{Beside, Bound, Completed, Owner, Shape, Shared, Which};

/// A tile: kind, column and row, quarter turns.
type Laid = (&'static str, f32, f32, u8);
/// A follower: column, row, lying, and whether it is an opponent's.
type Stood = (f32, f32, bool, bool);
/// The tiles and the followers of an example.
pub type Example = (Vec<Laid>, Vec<Stood>);

const CAP: &str = "base-city-cap";
const BAND: &str = "base-city-tube";
const ROAD: &str = "base-road-straight";
const JUNCTION: &str = "base-junction-three";
const MONASTERY: &str = "base-monastery";
const GATE: &str = "base-city-three-road";
const FIELD_CITIES: &str = "base-city-caps-opposite";

const CURVE: &str = "base-road-curve";
const CORNER: &str = "base-city-corner";
const ROAD_TO_MONASTERY: &str = "base-monastery-road";
/// The tiles of a row that are drawn at most.
const ROW: u32 = 8;

/// The example of a feature whose surroundings matter; `None` if they do not.
pub fn lying(wanted: &Completed) -> Option<Example> {
    if let Some(beside) = &wanted.beside {
        return Some(side_by_side(wanted, beside));
    }
    let (tiles, spot) = if let Some(shape) = wanted.shape {
        match shape {
            Shape::Ring => (ring(), (0.5, 0.5)),
            Shape::Hole => (around_a_place(), (0.5, 0.5)),
        }
    } else if let Some(row) = wanted.row {
        (row_of(wanted.feature, number(&row)), (1.5, 0.5))
    } else if let Some(monasteries) = wanted.monasteries {
        (between(number(&monasteries)), (1.5, 0.5))
    } else {
        let around = [wanted.cities_around, wanted.roads_around, wanted.monasteries_around];
        if around.iter().all(Option::is_none) {
            return None;
        }
        (amid(around), (1.5, 1.62))
    };
    Some((tiles, own(wanted, spot)))
}

fn own(wanted: &Completed, (x, y): (f32, f32)) -> Vec<Stood> {
    let stands = wanted.own_followers.is_some_and(|bound| number(&bound) > 0);
    stands.then_some((x, y, false, false)).into_iter().collect()
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

fn row_of(feature: Which, tiles: u32) -> Vec<Laid> {
    let (end, middle, turns) =
        if feature == Which::City { (CAP, BAND, [1, 3]) } else { (JUNCTION, ROAD, [3, 1]) };
    let tiles = tiles.clamp(2, ROW);
    let at = |column: u32| match column {
        0 => (end, 0.0, 0.0, turns[0]),
        last if last + 1 == tiles => (end, last as f32, 0.0, turns[1]),
        column => (middle, column as f32, 0.0, 0),
    };
    (0..tiles).map(at).collect()
}

/// A road to one monastery, or between two.
fn between(monasteries: u32) -> Vec<Laid> {
    let end = |is_monastery: bool| if is_monastery { ROAD_TO_MONASTERY } else { JUNCTION };
    vec![
        (end(monasteries > 0), 0.0, 0.0, 3),
        (ROAD, 1.0, 0.0, 0),
        (end(monasteries > 1), 2.0, 0.0, 1),
    ]
}

/// A monastery amid so many cities, roads and other monasteries.
fn amid([cities, roads, monasteries]: [Option<Bound>; 3]) -> Vec<Laid> {
    // From the north clockwise, each with the turn in which a cap opens outwards.
    const AROUND: [(f32, f32, u8); 8] = [
        (1.0, 0.0, 0),
        (2.0, 1.0, 1),
        (1.0, 2.0, 2),
        (0.0, 1.0, 3),
        (2.0, 0.0, 0),
        (2.0, 2.0, 1),
        (0.0, 2.0, 2),
        (0.0, 0.0, 3),
    ];
    let of = |bound: Option<Bound>| bound.as_ref().map_or(0, number) as usize;
    let rest = match (cities, roads) {
        (_, None) => ROAD,
        (None, Some(_)) => CAP,
        (Some(_), Some(_)) => MONASTERY,
    };
    let kinds = std::iter::repeat_n(CAP, of(cities))
        .chain(std::iter::repeat_n(ROAD, of(roads)))
        .chain(std::iter::repeat_n(MONASTERY, of(monasteries)))
        .chain(std::iter::repeat(rest));
    let around = AROUND.into_iter().zip(kinds).map(|((x, y, turns), kind)| (kind, x, y, turns));
    std::iter::once((MONASTERY, 1.0, 1.0, 0)).chain(around).collect()
}

/// Two features, the wanted one at the left.
fn side_by_side(wanted: &Completed, beside: &Beside) -> Example {
    let kind = |which: Which| match which {
        Which::City | Which::Any => Which::City,
        Which::Road => Which::Road,
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => Which::Monastery,
    };
    let pair = (kind(wanted.feature), kind(beside.feature));
    let tiles = match (beside.shares, pair) {
        (Shared::Tile, (Which::City, Which::City)) => {
            vec![(CAP, 0.0, 0.0, 1), (FIELD_CITIES, 1.0, 0.0, 1), (CAP, 2.0, 0.0, 3)]
        }
        (Shared::Tile, (Which::City, Which::Road)) => {
            vec![(CAP, 0.0, 0.0, 1), (GATE, 1.0, 0.0, 3), (JUNCTION, 2.0, 0.0, 1)]
        }
        (Shared::Tile, (Which::Road, Which::City)) => {
            vec![(JUNCTION, 0.0, 0.0, 3), (GATE, 1.0, 0.0, 1), (CAP, 2.0, 0.0, 3)]
        }
        (Shared::Tile, (Which::Monastery, Which::Road)) => {
            vec![(ROAD_TO_MONASTERY, 0.0, 0.0, 3), (JUNCTION, 1.0, 0.0, 1)]
        }
        _ => {
            let mut tiles = small(pair.0, 0.0);
            let width = tiles.len() as f32;
            tiles.extend(small(pair.1, width));
            tiles
        }
    };
    let mut followers = own(wanted, (0.6, 0.5));
    let right = tiles.len() as f32 - 0.6;
    let other = match beside.owner {
        Some(Owner::You) => Some(false),
        Some(Owner::Opponent | Owner::Somebody) => Some(true),
        Some(Owner::Nobody) | None => None,
    };
    followers.extend(other.map(|is_opponent| (right, 0.5, false, is_opponent)));
    (tiles, followers)
}

/// A complete city or road of two tiles, or a building.
fn small(which: Which, x: f32) -> Vec<Laid> {
    match which {
        Which::City | Which::Any => vec![(CAP, x, 0.0, 1), (CAP, x + 1.0, 0.0, 3)],
        Which::Road => vec![(JUNCTION, x, 0.0, 3), (JUNCTION, x + 1.0, 0.0, 1)],
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => {
            vec![(MONASTERY, x, 0.0, 0)]
        }
    }
}

/// A tile with so many neighbours.
pub fn placed(neighbours: u32) -> Example {
    let around = [(1.0, 0.0), (2.0, 1.0), (1.0, 2.0), (0.0, 1.0)];
    let around = around.into_iter().zip(0..neighbours.clamp(1, 4));
    let tiles = around.map(|((x, y), turns)| (CAP, x, y, turns as u8));
    let tiles = std::iter::once((MONASTERY, 1.0, 1.0, 0)).chain(tiles).collect();
    (tiles, Vec::new())
}

fn number(bound: &Bound) -> u32 {
    bound.exactly.or(bound.at_least).or(bound.at_most).unwrap_or(0)
}
