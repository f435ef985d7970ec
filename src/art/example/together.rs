//! Features that one tile completes: the tile in the middle, and an arm of it for each.

use super::feature::ferry;
use super::ground::{CITY, E, N, ROAD, S, Thing, W, between, lay, line};
use super::people::stand;
use super::scene::{Laid, Scene, number};
use super::told::{BED, BESIDE, tell, things};
use crate::{Pt, pt};
use rules::card::requirement::{Completed, Which};

/// As long as an arm may be, the middle included.
const LONGEST: u32 = 5;

/// A tile in the middle, with its quarter turns: sides of cities of their own, then of roads.
type Middle = (&'static [u8], &'static [u8], &'static str, u8);

/// The tiles from which the features go, those of the base game first.
const MIDDLES: [Middle; 9] = [
    (&[W], &[], "base-city-cap", 3),
    (&[W, E], &[], "base-city-caps-opposite", 1),
    (&[], &[W, E, S], "base-junction-three", 0),
    (&[], &[W, E, S, N], "base-junction-four", 0),
    (&[W], &[E, S, N], "base-city-cap-junction-three", 3),
    (&[W, E], &[S, N], "inns-city-caps-opposite-two-roads", 1),
    (&[W, E, N], &[], "inns-city-three-caps", 0),
    (&[W, E, N], &[S], "mage-city-three-caps-road", 0),
    (&[W, E, N, S], &[], "inns-city-four-caps", 0),
];

/// The tile of a building with a road to the east, or alone.
const fn of_building(which: Which) -> (&'static str, &'static str) {
    match which {
        Which::Shrine => ("shrine-road", "shrine-plain"),
        Which::Garden => ("base-city-cap-garden", "base-city-cap-garden"),
        Which::Monastery | Which::Monastic | Which::Road | Which::City | Which::Any => {
            ("base-monastery-road", "base-monastery")
        }
    }
}

const fn is_building(which: Which) -> bool {
    match which {
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => true,
        Which::Road | Which::City | Which::Any => false,
    }
}

/// All of these features, each with what is asked of it.
pub fn together(wanted: &[Completed]) -> Scene {
    let of = |is_so: &dyn Fn(Which) -> bool| -> Vec<&Completed> {
        wanted.iter().filter(|one| is_so(one.feature)).collect()
    };
    let cities = of(&|which| which == Which::City);
    let roads = of(&|which| matches!(which, Which::Road | Which::Any));
    let mut buildings = of(&is_building).into_iter();
    let fits = |middle: &&Middle| middle.0.len() >= cities.len() && middle.1.len() >= roads.len();
    // No road begins at a garden.
    let is_first = |one: &&Completed| one.feature != Which::Garden || roads.is_empty();
    let is_at_building = cities.is_empty()
        && roads.len() < 2
        && buildings.clone().next().is_some_and(|one| is_first(&one));
    let mut scene = Scene::default();
    let (mut to_cities, mut to_roads): (&[u8], &[u8]) = (&[], &[]);
    if is_at_building && let Some(first) = buildings.next() {
        let (with_road, alone) = of_building(first.feature);
        // Roads run from the lower side of these tiles.
        let (id, quarters) = if roads.is_empty() { (alone, 0) } else { (with_road, 3) };
        scene.tiles.push((id, 0.0, 0.0, quarters));
        complete_building(&mut scene, first, pt(0.0, 0.0), 0);
        to_roads = if roads.is_empty() { &[] } else { &[E] };
    } else {
        let most =
            |middle: &&Middle| middle.0.len().min(cities.len()) + middle.1.len().min(roads.len());
        let middle = MIDDLES.iter().find(fits).or(MIDDLES.iter().max_by_key(most));
        if let Some(middle) = middle {
            scene.tiles.push((middle.2, 0.0, 0.0, middle.3));
            (to_cities, to_roads) = (middle.0, middle.1);
        }
    }
    cities.iter().zip(to_cities).for_each(|(one, side)| arm(&mut scene, one, *side));
    roads.iter().zip(to_roads).for_each(|(one, side)| arm(&mut scene, one, *side));
    scene.leaves(to_cities.len() < cities.len() || to_roads.len() < roads.len());
    for at in around(to_cities, to_roads) {
        let Some(one) = buildings.next() else { break };
        let (_, id) = of_building(one.feature);
        // The city on the tile of a garden looks away.
        let quarters = match (at.x, at.y) {
            _ if one.feature != Which::Garden => 0,
            (1.0.., 0.0) => 1,
            (_, 0.0) => 3,
            (_, 0.0..) => 2,
            _ => 0,
        };
        scene.tiles.push((id, at.x, at.y, quarters));
        complete_building(&mut scene, one, at, quarters);
    }
    scene.leaves(buildings.next().is_some());
    to_corner(&mut scene);
    scene
}

/// The places of the buildings that the tile completes around it, beside it first: those at its
/// corners leave arms alone, and keep clear of roads.
fn around(to_cities: &[u8], to_roads: &[u8]) -> impl Iterator<Item = Pt> {
    let taken: Vec<u8> = to_cities.iter().chain(to_roads).copied().collect();
    let sides = [(E, 1.0, 0.0), (W, -1.0, 0.0), (N, 0.0, -1.0), (S, 0.0, 1.0)];
    let free = sides.into_iter().filter(move |(side, ..)| !taken.contains(side));
    let apart = if to_roads.is_empty() { 1.0 } else { 1.1 };
    let corners = [(1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.into_iter().map(move |(x, y)| pt(x, y) * apart);
    free.map(|(_, x, y)| pt(x, y)).chain(corners)
}

/// Moves an example so that it begins in its upper left corner.
fn to_corner(scene: &mut Scene) {
    let corner = |(left, top): (f32, f32), laid: &Laid| (left.min(laid.1), top.min(laid.2));
    let (left, top) = scene.tiles.iter().fold((0.0, 0.0), corner);
    scene.shift(pt(-left, -top));
}

fn complete_building(scene: &mut Scene, wanted: &Completed, at: Pt, quarters: u8) {
    let is_garden = wanted.feature == Which::Garden;
    let turn = |within: Pt| pt(1.0 - within.y, within.x);
    let bed = || (0..quarters).fold(BED, |within, _| turn(within));
    let within = if is_garden { bed() } else { BESIDE };
    tell(scene, wanted, 9, &[]);
    stand(scene, wanted, None, &[at + within]);
}

/// An arm of the middle: a city or a road as it goes on to that side.
fn arm(scene: &mut Scene, wanted: &Completed, side: u8) {
    let (x, y) = match side {
        N => (0, -1),
        E => (1, 0),
        S => (0, 1),
        _ => (-1, 0),
    };
    let is_city = wanted.feature == Which::City;
    let things = things(wanted);
    let first = number(wanted.tiles).clamp(2, LONGEST);
    let may_be = |size: &u32| *size == first || wanted.tiles.unwrap_or_default().holds(*size);
    let kinds: &[_] = if is_city { &CITY } else { &ROAD };
    let laid = |size: u32| {
        let cells = line(&(0..size as i32).map(|far| (x * far, y * far)).collect::<Vec<_>>());
        let laying = lay(cells.get(1..).unwrap_or_default(), kinds, &things);
        (cells, laying)
    };
    let sizes = (first..=LONGEST).filter(may_be);
    let all = |size: &u32| laid(*size).1.things.len() == things.len();
    let largest = || sizes.clone().next_back();
    let size = sizes.clone().find(all).or_else(largest).unwrap_or(first);
    let (cells, laying) = laid(size);
    scene.tiles.extend(laying.tiles);
    scene.marks.extend(laying.lakes.iter().map(|at| ferry(*at)));
    let found: Vec<Thing> = laying.things;
    tell(scene, wanted, size, &found);
    stand(scene, wanted, None, &between(&cells));
}
