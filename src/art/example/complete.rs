//! Examples of features that are connected, that bring points, and that an abbey completes.

use super::feature::{BED, MOST_TILES, feature};
use super::part::{CAP, JUNCTION, ROAD};
use super::scene::{Scene, Stood, Wood, number};
use crate::art::pt;
use crate::rules::card::requirement::{Bound, Completed, Span, Which};
use crate::rules::card::task::{Connect, Score};
use crate::rules::player::Figure;

/// A road with a gate into a city at one end or both.
pub fn connection(task: &Connect) -> Scene {
    const GATE: &str = "base-city-three-road";
    const LONGEST: u32 = 6;
    let Connect { cities, tiles, road } = task;
    let length = if road.is_some() { number(*road).clamp(2, LONGEST) } else { 3 };
    // A city of two tiles is the smallest, one of six the largest.
    let (high, size) = match tiles {
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
    if *cities > 1 {
        end(last, 1.0, 1);
    } else {
        scene.tiles.push((JUNCTION, last, level, 1));
    }
    scene.tiles.extend((2..length).map(|x| (ROAD, x as f32, level, 0)));
    scene.reaches(*cities, (*cities).min(2));
    scene.reaches(*tiles, size);
    scene.shows(*road, length);
    scene
}

pub fn scored(task: &Score) -> Scene {
    let Score { points, span, feature } = task;
    match (span, feature) {
        (Span::Turn, _) => {
            // Two features bring it together.
            let mut scene = worth(Which::City, points.saturating_sub(3).max(4));
            let (_, below) = scene.size();
            let mut road = worth(Which::Road, 3);
            road.shift(pt(0.0, below + 0.1));
            scene.join(road);
            scene
        }
        (Span::Feature, feature) => worth(feature.unwrap_or(Which::Any), *points),
    }
}

/// A complete feature worth so many points, with one of the holder's followers (R-BASE-9).
fn worth(which: Which, points: u32) -> Scene {
    let exactly = |number: u32| Some(Bound { exactly: Some(number), ..Bound::default() });
    let own = if which == Which::Garden { Figure::Abbot } else { Figure::Follower };
    let (wanted, drawn) = match which {
        // One for each tile.
        Which::Road => {
            let tiles = points.clamp(3, 10);
            (Completed { tiles: exactly(tiles), ..Completed::any(which) }, tiles)
        }
        // One for itself and for each of the eight around.
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => {
            (Completed::any(which), 9)
        }
        // Two for each tile and each pennant.
        Which::City | Which::Any => {
            let pairs = points.div_ceil(2).clamp(3, 2 * MOST_TILES);
            let tiles = (pairs - 1).min(6).max(pairs.div_ceil(2));
            let pennants = (pairs > tiles).then(|| exactly(pairs - tiles)).flatten();
            let city = Completed { tiles: exactly(tiles), pennants, ..Completed::any(Which::City) };
            (city, 2 * pairs)
        }
    };
    let mut scene = feature(&wanted, Some(own));
    scene.reaches(points, drawn);
    scene
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
