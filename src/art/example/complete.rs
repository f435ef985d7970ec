//! Examples of features that are connected, that bring points, and that an abbey completes.

use super::feature::feature;
use super::part::{CAP, JUNCTION, ROAD};
use super::scene::{Scene, Stood, Wood, number};
use super::told::{BED, MOST_TILES};
use crate::pt;
use rules::card::requirement::{Bound, Completed, Owner, Span, Which};
use rules::card::task::{Connect, Score};
use rules::player::Figure;

/// A road with a gate into a city at one end or both.
pub fn connection(task: &Connect) -> Scene {
    const GATE: &str = "base-city-three-road";
    const LONGEST: u32 = 6;
    let Connect { cities, tiles, road, .. } = task;
    let (ends, least) = (number(Some(*cities)), number(Some(*tiles)));
    let length = if road.is_some() { number(*road).clamp(2, LONGEST) } else { 3 };
    // A city of two tiles is the smallest, one of six the largest.
    let (high, size) = match least {
        0..=2 => (0, 2),
        3 | 4 => (1, 4),
        _ => (2, 6),
    };
    let level = high as f32;
    let mut scene = Scene::default();
    let mut end = |x: f32, out: f32, quarters: u8| {
        if size == 2 {
            scene.tiles.push(("inns-city-cap-road", x, level, quarters));
            scene.tiles.push((CAP, x + out, level, (quarters + 2) % 4));
            return;
        }
        scene.tiles.push((GATE, x, level, quarters));
        scene.tiles.push((CAP, x + out, level, (quarters + 2) % 4));
        for (y, tube, cap) in [(-1.0, level - 1.0, 2), (1.0, level + 1.0, 0)] {
            if size == 6 {
                scene.tiles.push(("base-city-tube", x, tube, 1));
            }
            scene.tiles.push((CAP, x, level + y * level, cap));
        }
    };
    end(1.0, -1.0, 3);
    let last = length as f32;
    let ends = if ends > 1 { 2 } else { 1 };
    if ends > 1 {
        end(last, 1.0, 1);
    } else {
        scene.tiles.push((JUNCTION, last, level, 1));
    }
    scene.tiles.extend((2..length).map(|x| (ROAD, x as f32, level, 0)));
    scene.shows(Some(*cities), ends);
    scene.shows(Some(*tiles), size);
    scene.shows(*road, length);
    owned(&mut scene, task, ends, (last, level));
    scene
}

/// Whose the cities are, from the left, and whose the road that ends in that column.
fn owned(scene: &mut Scene, task: &Connect, ends: u32, (last, level): (f32, f32)) {
    let Connect {
        cities: _,
        tiles: _,
        road: _,
        road_owner,
        own_cities,
        opponents_cities,
        nobodys_cities,
        city_owners,
    } = task;
    let own = number(*own_cities).min(ends);
    let others = number(*opponents_cities).min(ends - own);
    let nobodys = number(*nobodys_cities).min(ends - own - others);
    let woods = std::iter::repeat_n(Some(Wood::Own), own as usize)
        .chain(std::iter::repeat_n(Some(Wood::Other(0)), others as usize))
        .chain(std::iter::repeat_n(None, nobodys as usize));
    let stood = |x: f32, wood: Option<Wood>| match wood {
        Some(wood) => Stood::follower(x, level + 0.5, wood),
        None => Stood::follower(x, level + 0.5, Wood::Anybody).absent(),
    };
    scene.figures.extend([1.0, last + 1.0].into_iter().zip(woods).map(|(x, wood)| stood(x, wood)));
    let middle = 1.5 + (last - 1.0) / 2.0;
    scene.figures.extend(road_owner.map(|owner| match owner {
        Owner::You => stood(middle, Some(Wood::Own)),
        Owner::Opponent => stood(middle, Some(Wood::Other(0))),
        Owner::Somebody => stood(middle, Some(Wood::Anybody)),
        Owner::Nobody => stood(middle, None),
    }));
    scene.shows(*own_cities, own);
    scene.shows(*opponents_cities, others);
    scene.shows(*nobodys_cities, nobodys);
    scene.shows(*city_owners, own.min(1) + others.min(1));
}

pub fn scored(task: &Score) -> Scene {
    let Score { points, span, feature } = task;
    match (span, feature) {
        (Span::Turn, _) => {
            // Two features bring it together: a city, the smallest worth four, and a road, or two
            // roads, or one where it is too few for that.
            let named = number(Some(*points));
            let named = if points.holds(4) { named.max(4) } else { named };
            let (first, short) = match named {
                0..4 => return of_one(Which::Road, *points),
                4 | 5 => (Which::Road, 2),
                6 => (Which::City, 2),
                _ => (Which::City, 3 + u32::from(named.is_multiple_of(2))),
            };
            let (mut scene, of_city) = worth(first, named.saturating_sub(short).max(2));
            let (_, below) = scene.size();
            let (mut road, of_road) = worth(Which::Road, short);
            road.shift(pt(0.0, below + 0.1));
            scene.join(road);
            scene.shows(Some(*points), of_city + of_road);
            scene
        }
        (Span::Feature, feature) => of_one(feature.unwrap_or(Which::Any), *points),
    }
}

/// A feature that brings the points alone.
fn of_one(which: Which, points: Bound) -> Scene {
    let (mut scene, drawn) = worth(which, number(Some(points)));
    scene.shows(Some(points), drawn);
    scene
}

/// A complete feature worth so many points or more, as far as a picture has room, with one of the
/// holder's followers (R-BASE-9); and its points.
fn worth(which: Which, points: u32) -> (Scene, u32) {
    let exactly = |number: u32| Some(Bound { exactly: Some(number), ..Bound::default() });
    let own = if which == Which::Garden { Figure::Abbot } else { Figure::Follower };
    let (wanted, drawn) = match which {
        // One for each tile.
        Which::Road => {
            let tiles = points.clamp(2, 10);
            (Completed { tiles: exactly(tiles), ..Completed::any(which) }, tiles)
        }
        // One for itself and for each of the eight around.
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => {
            (Completed::any(which), 9)
        }
        // Two for each tile and each pennant.
        Which::City | Which::Any => {
            let pairs = points.div_ceil(2).clamp(2, 2 * MOST_TILES);
            let tiles = (pairs - 1).min(6).max(pairs.div_ceil(2)).max(2);
            let pennants = (pairs > tiles).then(|| exactly(pairs - tiles)).flatten();
            let city = Completed { tiles: exactly(tiles), pennants, ..Completed::any(Which::City) };
            (city, 2 * pairs)
        }
    };
    (feature(&wanted, Some(own)), drawn)
}

/// An abbot who is called home from a garden with so many tiles around it.
pub fn called(points: Option<Bound>) -> Scene {
    let tiles = points.map(|_| Bound::at_least(number(points).clamp(1, 9)));
    let wanted = Completed { tiles, ..Completed::any(Which::Garden) };
    let mut scene = match points {
        None => Scene { tiles: vec![("base-city-cap-garden", 0.0, 0.0, 0)], ..Scene::default() },
        Some(_) => feature(&wanted, None),
    };
    let garden = scene.tiles.first().map_or(pt(0.0, 0.0), |(_, x, y, _)| pt(*x, *y));
    let stood = Stood { at: garden + BED, ..Stood::follower(0.0, 0.0, Wood::Own) };
    scene.figures.push(Stood { figure: Figure::Abbot, ..stood });
    scene.shows(points, scene.tiles.len() as u32);
    scene
}

/// The abbey closes a city on each of so many sides, and a field on the others.
pub fn abbey(completes: Option<Bound>) -> Scene {
    const SIDES: [(f32, f32, u8, u8); 4] =
        [(1.0, 0.0, 2, 0), (2.0, 1.0, 3, 1), (1.0, 2.0, 0, 0), (0.0, 1.0, 1, 1)];
    let closed = number(completes).min(4);
    let side = |(index, (x, y, city, field)): (usize, (f32, f32, u8, u8))| {
        if index < closed as usize { (CAP, x, y, city) } else { (ROAD, x, y, field) }
    };
    let middle = ("base-monastery", 1.0, 1.0, 0);
    let around = SIDES.into_iter().enumerate().map(side);
    let tiles = std::iter::once(middle).chain(around).collect();
    let mut scene = Scene { tiles, ..Scene::default() };
    scene.figures.push(Stood::follower(1.5, 1.62, Wood::Own));
    scene.shows(completes, closed);
    scene
}
