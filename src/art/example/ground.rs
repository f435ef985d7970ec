//! Tiles of which the features of examples are laid, and how they are laid.

use super::scene::Laid;
use crate::{Pt, pt};

/// The sides of a tile as bits, clockwise.
pub const N: u8 = 1;
pub const E: u8 = 2;
pub const S: u8 = 4;
pub const W: u8 = 8;
/// The sides with the way from a tile to the one beside it.
const SIDES: [(u8, (i32, i32)); 4] = [(N, (0, -1)), (E, (1, 0)), (S, (0, 1)), (W, (-1, 0))];

/// Something on a tile that counts for its feature, at most one to a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    Pennant,
    Cathedral,
    Wine,
    Grain,
    Cloth,
    Tower,
    Siege,
    Inn,
    Ferry,
}

/// A kind of tile: the sides by which its feature goes on, what is on it, its name.
pub type Kind = (u8, Option<Thing>, &'static str);

/// Tiles with one city, and nothing in it but what is said.
pub const CITY: [Kind; 21] = [
    (N, None, "base-city-cap"),
    (E | W, None, "base-city-tube"),
    (N | W, None, "base-city-corner"),
    (N | E | W, None, "base-city-three"),
    (N | E | S | W, Some(Thing::Cathedral), "inns-city-full-cathedral"),
    (E | W, Some(Thing::Pennant), "base-city-tube-pennant"),
    (N | W, Some(Thing::Pennant), "base-city-corner-pennant"),
    (N | E | W, Some(Thing::Pennant), "base-city-three-pennant"),
    (N | W, Some(Thing::Wine), "traders-city-corner-wine"),
    (E | W, Some(Thing::Wine), "traders-city-tube-wine"),
    (N | E | W, Some(Thing::Wine), "traders-city-three-wine-road"),
    (N | W, Some(Thing::Grain), "traders-city-corner-grain"),
    (E | W, Some(Thing::Grain), "traders-city-tube-grain-road"),
    (N | E | W, Some(Thing::Grain), "traders-city-three-grain"),
    (N | W, Some(Thing::Cloth), "traders-city-corner-cloth-road-east"),
    (E | W, Some(Thing::Tower), "tower-city-tube-road-over"),
    (N | W, Some(Thing::Tower), "tower-city-corner-broad-road-east"),
    (N | E | W, Some(Thing::Tower), "tower-city-three-road"),
    (N, Some(Thing::Siege), "cathars-city-cap"),
    (N | W, Some(Thing::Siege), "cathars-city-corner"),
    (N | E | W, Some(Thing::Siege), "besiegers-city-three"),
];

/// Tiles of roads; those that go on by one side end it there.
pub const ROAD: [Kind; 6] = [
    (S, None, "base-junction-three"),
    (E | W, None, "base-road-straight"),
    (S | W, None, "base-road-curve"),
    (E | W, Some(Thing::Inn), "inns-road-straight-inn"),
    (S | W, Some(Thing::Inn), "inns-road-curve-inn"),
    (E, Some(Thing::Inn), "inns-junction-three-inn"),
];

/// A lake that a ferry crosses between two opposite sides.
const LAKE: Kind = (E | W, Some(Thing::Ferry), "ferries-three-roads");

/// A tile of a feature that is to be laid: its place and the sides by which the feature goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// Column and row.
    pub at: (i32, i32),
    /// The sides.
    pub sides: u8,
}

/// Cells that go on wherever they lie beside each other, as those of a city do.
pub fn block(places: &[(i32, i32)]) -> Vec<Cell> {
    let cell = |at: &(i32, i32)| {
        let beside = |(_, way): &&(u8, (i32, i32))| places.contains(&plus(*at, *way));
        let sides = SIDES.iter().filter(beside).fold(0, |sides, (side, _)| sides | side);
        Cell { at: *at, sides }
    };
    places.iter().map(cell).collect()
}

/// Cells that go on from one to the next, as those of a road do.
pub fn line(places: &[(i32, i32)]) -> Vec<Cell> {
    let cell = |(index, at): (usize, &(i32, i32))| {
        let before = index.checked_sub(1).and_then(|index| places.get(index));
        let near: Vec<_> = before.into_iter().chain(places.get(index + 1)).collect();
        let beside = |(_, way): &&(u8, (i32, i32))| near.contains(&&plus(*at, *way));
        let sides = SIDES.iter().filter(beside).fold(0, |sides, (side, _)| sides | side);
        Cell { at: *at, sides }
    };
    places.iter().enumerate().map(cell).collect()
}

const fn plus((x, y): (i32, i32), (east, south): (i32, i32)) -> (i32, i32) {
    (x + east, y + south)
}

/// The tile of that kind that goes on by these sides, with its quarter turns.
fn turned(kind: &Kind, sides: u8) -> Option<(&'static str, u8)> {
    let turn = |sides: u8, quarters: u8| ((sides << quarters) | (sides >> (4 - quarters))) & 15;
    let quarters = (0..4).find(|quarters| turn(kind.0, *quarters) == sides)?;
    Some((kind.2, quarters))
}

/// The tiles that were laid of a feature.
#[derive(Debug, Clone, Default)]
pub struct Laying {
    /// The tiles.
    pub tiles: Vec<Laid>,
    /// The things on them.
    pub things: Vec<Thing>,
    /// The lakes, by their middles.
    pub lakes: Vec<Pt>,
}

/// Lays the cells of a feature with as many of these things as find a tile, each the first that can
/// have it.
pub fn lay(cells: &[Cell], kinds: &[Kind], things: &[Thing]) -> Laying {
    let all: Vec<Kind> = kinds.iter().copied().chain([LAKE]).collect();
    let crowded = |cell: &Cell| {
        let aside = |(side, way): &(u8, (i32, i32))| {
            let beside = plus(cell.at, *way);
            cell.sides & side == 0 && cells.iter().any(|other| other.at == beside)
        };
        SIDES.iter().any(aside)
    };
    let fit = |cell: &Cell, thing: Option<Thing>| {
        // The other end of a road that turns back lies beside it, and fits the common end alone.
        let is_end = cell.sides.is_power_of_two() && thing.is_some();
        let mut fitting = all.iter().filter(|kind| kind.1 == thing);
        fitting.find_map(|kind| turned(kind, cell.sides)).filter(|_| !(is_end && crowded(cell)))
    };
    let mut on: Vec<Option<Thing>> = vec![None; cells.len()];
    for thing in things {
        let free = |(index, cell): &(usize, &Cell)| {
            // The ends come last: there is the least room to see it.
            let is_free = on.get(*index).is_some_and(Option::is_none);
            is_free && fit(cell, Some(*thing)).is_some()
        };
        let mut fitting: Vec<(usize, &Cell)> = cells.iter().enumerate().filter(free).collect();
        fitting.sort_by_key(|(_, cell)| cell.sides.is_power_of_two());
        let place = fitting.first().and_then(|(index, _)| on.get_mut(*index));
        if let Some(place) = place {
            *place = Some(*thing);
        }
    }
    let mut laying = Laying::default();
    for (cell, thing) in cells.iter().zip(on) {
        let (x, y) = (cell.at.0 as f32, cell.at.1 as f32);
        let Some((id, quarters)) = fit(cell, thing) else { continue };
        laying.tiles.push((id, x, y, quarters));
        laying.things.extend(thing);
        laying.lakes.extend((thing == Some(Thing::Ferry)).then(|| pt(x + 0.5, y + 0.5)));
    }
    laying
}

/// The places between the tiles of a feature, where nothing is hidden by who stands there.
pub fn between(cells: &[Cell]) -> Vec<Pt> {
    let edges = cells.iter().flat_map(|cell| {
        let (x, y) = (cell.at.0 as f32 + 0.5, cell.at.1 as f32 + 0.5);
        let east = (cell.sides & E != 0).then(|| pt(x + 0.5, y));
        let south = (cell.sides & S != 0).then(|| pt(x, y + 0.5));
        [east, south].into_iter().flatten()
    });
    let mut spots: Vec<Pt> = edges.collect();
    if spots.is_empty() {
        spots.extend(cells.first().map(|cell| pt(cell.at.0 as f32 + 0.5, cell.at.1 as f32 + 0.3)));
    }
    spots
}
