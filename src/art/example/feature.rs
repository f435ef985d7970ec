//! Features of examples: a city, a road or a building that meets what a card asks of it.

use super::ground::{self, CITY, Cell, E, Laying, N, ROAD, Thing, W, between, block, lay, line};
use super::lying::lying;
use super::people::stand;
use super::scene::{Laid, Mark, Scene, number};
use super::told::{self, MOST_TILES, tell, things};
use crate::{Emblem, Pt, Tint, pt};
use rules::card::requirement::{Bound, Completed, Which};
use rules::geometry::Side;
use rules::piece::Neutral;
use rules::player::Figure;

const MOST_OF_ROAD: u32 = 10;
/// A feature with everything that is asked of it, beside the figure that stands on it anyway.
pub fn feature(wanted: &Completed, present: Option<Figure>) -> Scene {
    if let Some(scene) = lying(wanted, present) {
        return scene;
    }
    if let Some(points) = wanted.points {
        return worth(wanted, points, present);
    }
    let is_of_abbot = [present, wanted.own_figure].contains(&Some(Figure::Abbot));
    match wanted.feature {
        Which::Road => road(wanted, present),
        Which::Any if is_of_abbot => building(wanted, present),
        Which::City | Which::Any => city(wanted, present),
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => {
            building(wanted, present)
        }
    }
}

/// A complete feature of the holder's that brings so many points: one for each tile of a road and
/// of a building with all around it, two for each tile and each pennant of a city (R-BASE-9).
fn worth(wanted: &Completed, points: Bound, present: Option<Figure>) -> Scene {
    let exactly = |number: u32| Some(Bound { exactly: Some(number), ..Bound::default() });
    let is_road = wanted.feature == Which::Road;
    let is_city = matches!(wanted.feature, Which::City | Which::Any);
    let named = number(Some(points));
    let size = if is_road { named } else { (named / 2).saturating_sub(number(wanted.pennants)) };
    let tiles = wanted.tiles.or_else(|| exactly(size.clamp(2, MOST_OF_ROAD)));
    let tiles = tiles.filter(|_| is_road || is_city);
    let is_there = present.is_some() || wanted.own_figure.is_some();
    let own = wanted.own_followers.or_else(|| (!is_there).then(|| Bound::at_least(1)));
    let rest = Completed { points: None, tiles, own_followers: own, ..*wanted };
    let mut scene = feature(&rest, present);
    let drawn = match wanted.feature {
        Which::Road => scene.tiles.len() as u32,
        Which::City | Which::Any => 2 * (scene.tiles.len() as u32 + number(wanted.pennants)),
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => 9,
    };
    // These count otherwise.
    scene.leaves(wanted.inns.is_some() || wanted.cathedrals.is_some() || wanted.sieges.is_some());
    scene.shows(Some(points), drawn);
    scene
}

/// The sizes to try for a feature, the best first: the one that is asked for, and above it as far
/// as it may be larger.
fn sizes(wanted: &Completed, usual: u32, most: u32) -> impl Iterator<Item = u32> {
    let bound = wanted.tiles;
    let first = if bound.is_some() { number(bound).clamp(1, most) } else { usual };
    let may_be = move |size: &u32| *size == first || bound.unwrap_or_default().holds(*size);
    (first..=most).filter(may_be)
}

/// The laying with all things, or the one with most of them.
fn best(
    layouts: impl Iterator<Item = Vec<Cell>>,
    kinds: &[ground::Kind],
    things: &[Thing],
) -> (Vec<Cell>, Laying) {
    let mut best: Option<(Vec<Cell>, Laying)> = None;
    for cells in layouts {
        let laying = lay(&cells, kinds, things);
        let is_all = laying.things.len() == things.len();
        let before = best.as_ref().map_or(0, |(_, laying)| laying.things.len());
        if best.is_none() || laying.things.len() > before {
            best = Some((cells, laying));
        }
        if is_all {
            break;
        }
    }
    best.unwrap_or_default()
}

fn city(wanted: &Completed, present: Option<Figure>) -> Scene {
    let things = things(wanted);
    let cathedrals = things.iter().filter(|thing| **thing == Thing::Cathedral).count();
    let layouts = sizes(wanted, 3, MOST_TILES).flat_map(|size| city_cells(size, cathedrals));
    let (cells, laying) = best(layouts, &CITY, &things);
    seen(wanted, present, &cells, laying)
}

/// The layouts of a city of so many tiles around so many cathedrals, the simplest first.
fn city_cells(size: u32, cathedrals: usize) -> Vec<Vec<Cell>> {
    let size = size as i32;
    let row = |y: i32, length: i32| (0..length).map(move |x| (x, y));
    let cathedrals = cathedrals as i32;
    let mut layouts = Vec::new();
    let along = size - 2 * cathedrals;
    if cathedrals > 0 && along > 2 * cathedrals {
        // A cathedral is a city on all sides: one tile above and one below close it.
        let aside = (0..cathedrals).flat_map(|index| [(2 * index + 1, 0), (2 * index + 1, 2)]);
        layouts.push(block(&row(1, along).chain(aside).collect::<Vec<_>>()));
    }
    match size {
        // Open, as it can be while somebody stands there.
        1 => layouts.push(vec![Cell { at: (0, 0), sides: N }]),
        2..=4 => layouts.push(block(&row(0, size).collect::<Vec<_>>())),
        _ => {}
    }
    if size > 3 {
        let above = (size + 1) / 2;
        layouts.push(block(&row(0, above).chain(row(1, size - above)).collect::<Vec<_>>()));
    }
    layouts
}

fn road(wanted: &Completed, present: Option<Figure>) -> Scene {
    let things = things(wanted);
    let has_lakes = things.contains(&Thing::Ferry);
    let layouts = sizes(wanted, 3, MOST_OF_ROAD).map(|size| road_cells(size, has_lakes));
    let (cells, laying) = best(layouts, &ROAD, &things);
    seen(wanted, present, &cells, laying)
}

/// A road of so many tiles; a long one turns back, unless a lake would get in its way. The ends of
/// an odd one keep a row between them.
fn road_cells(size: u32, has_lakes: bool) -> Vec<Cell> {
    let size = size as i32;
    if size == 1 {
        // Open, as it can be while somebody stands there.
        return vec![Cell { at: (0, 0), sides: E | W }];
    }
    if size < 6 || has_lakes {
        return line(&(0..size).map(|x| (x, 0)).collect::<Vec<_>>());
    }
    let (across, apart) = (size / 2, size % 2);
    let turn = (0..apart).map(|_| (across - 1, 1));
    let back = (0..across).map(|x| (across - 1 - x, 1 + apart));
    line(&(0..across).map(|x| (x, 0)).chain(turn).chain(back).collect::<Vec<_>>())
}

/// A laid feature with who stands there, and what of its conditions is seen.
fn seen(wanted: &Completed, present: Option<Figure>, cells: &[Cell], laying: Laying) -> Scene {
    let marks = laying.lakes.iter().map(|at| ferry(*at)).collect();
    let mut scene = Scene { tiles: laying.tiles, marks, ..Scene::default() };
    let size = scene.tiles.len() as u32;
    tell(&mut scene, wanted, size, &laying.things);
    let spots = match cells {
        [one] => vec![pt(one.at.0 as f32 + 0.5, one.at.1 as f32 + 0.4)],
        cells => between(cells),
    };
    stand(&mut scene, wanted, present, &middle_first(spots));
    scene
}

/// The spots from the middle of a feature to its ends.
fn middle_first(mut spots: Vec<Pt>) -> Vec<Pt> {
    let sum = spots.iter().fold(pt(0.0, 0.0), |sum, spot| sum + *spot);
    let middle = sum * (1.0 / spots.len().max(1) as f32);
    spots.sort_by(|one, other| {
        let far = |spot: &Pt| (*spot - middle).length();
        far(one).total_cmp(&far(other))
    });
    spots
}

/// A ferry on the lake around a point, from west to east.
pub fn ferry(at: Pt) -> Mark {
    let what = Emblem::Piece(Neutral::Ferry([Side::West, Side::East]));
    Mark { what, at, size: 0.7, tint: Tint::hex(0x8a_5a_2b) }
}

const ROAD_NORTH: &str = "base-road-straight";
const CAP: &str = "base-city-cap";
const CURVE: &str = "base-road-curve";
/// The tiles around a building, those beside it first.
const AROUND: [Laid; 8] = [
    (CAP, 1.0, 0.0, 0),
    (CURVE, 2.0, 1.0, 2),
    (CAP, 1.0, 2.0, 2),
    (CURVE, 0.0, 1.0, 1),
    (CURVE, 2.0, 0.0, 3),
    (CAP, 2.0, 2.0, 1),
    (CURVE, 0.0, 2.0, 0),
    (ROAD_NORTH, 0.0, 0.0, 1),
];

/// A monastery, a shrine or a garden with so many of the tiles around it; all of them if that does
/// not matter.
fn building(wanted: &Completed, present: Option<Figure>) -> Scene {
    let tiles = if wanted.tiles.is_some() { number(wanted.tiles).clamp(1, 9) } else { 9 };
    let (id, at) = told::building(wanted.feature);
    let around = AROUND.into_iter().take(tiles as usize - 1);
    // The city on the tile of the garden is closed by the one above.
    let turned = around.map(|laid| match laid {
        (CAP, x, 0.0, _) if wanted.feature == Which::Garden => (CAP, x, 0.0, 2),
        laid => laid,
    });
    let tiles: Vec<Laid> = std::iter::once((id, 1.0, 1.0, 0)).chain(turned).collect();
    let mut scene = Scene { tiles, ..Scene::default() };
    let size = scene.tiles.len() as u32;
    tell(&mut scene, wanted, size, &[]);
    stand(&mut scene, wanted, present, &[at + pt(1.0, 1.0)]);
    // Few tiles lie at the corner.
    let (left, top) = scene
        .tiles
        .iter()
        .fold((1.0, 1.0), |(left, top), (_, x, y, _)| (f32::min(left, *x), f32::min(top, *y)));
    scene.shift(pt(-left, -top));
    scene
}
