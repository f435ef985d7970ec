//! The pictures of tiles agree with the facts of tiles: what is seen in a place is what the rules
//! say lies there.

mod pixels;

use std::collections::HashMap;
use std::sync::Arc;

use content::bundled;
use iced::Point;
use rules::geometry::{HalfEdge, Rotation, Side};
use rules::tile::{Edge, Segment, Tile};
use widget::tile::Art;

/// Cells along a side when a picture is looked at all over.
const CELLS: usize = 64;

fn kinds() -> Vec<(Arc<Tile>, Art)> {
    let catalogue = bundled::catalogue();
    catalogue.tiles().iter().map(|tile| (tile.clone(), Art::from_tile(tile))).collect()
}

/// The point on a side of the unturned tile: `along` from 0 to 1 clockwise, `depth` into the tile.
fn at_side(side: Side, along: f32, depth: f32) -> Point {
    match side {
        Side::North => Point::new(along, depth),
        Side::East => Point::new(1.0 - depth, along),
        Side::South => Point::new(1.0 - along, 1.0 - depth),
        Side::West => Point::new(depth, 1.0 - along),
    }
}

fn turned(at: Point, rotation: Rotation) -> Point {
    (0..rotation.quarters()).fold(at, |at, _| Point::new(1.0 - at.y, at.x))
}

fn distance(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// All tiles for which something does not hold, each with what is wrong.
fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn all_kinds_are_drawn() {
    assert_eq!(kinds().len(), 268);
}

#[test]
fn a_figure_stands_inside_its_segment() {
    let mut faults = vec![];
    for (tile, art) in kinds() {
        for rotation in Rotation::ALL {
            for segment in tile.segments() {
                let spot = art.spot(segment, rotation);
                let found = art.segment_at(spot, rotation);
                let inside = [spot.x, spot.y].iter().all(|along| (0.05..=0.95).contains(along));
                if found != Some(segment) || !inside {
                    faults
                        .push(format!("{} {rotation:?} {segment} at {spot:?}: {found:?}", tile.id));
                }
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn figures_do_not_stand_on_each_other() {
    let mut faults = vec![];
    for (tile, art) in kinds() {
        let spots: Vec<_> =
            tile.segments().map(|segment| (segment, art.spot(segment, Rotation::None))).collect();
        for (index, (segment, spot)) in spots.iter().enumerate() {
            for (other, other_spot) in spots.iter().skip(index + 1) {
                let apart = distance(*spot, *other_spot);
                if apart < 0.2 {
                    faults.push(format!("{} {segment} {other}: {apart:.2}", tile.id));
                }
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn the_middle_of_a_side_shows_its_city_or_road() {
    let mut faults = vec![];
    for (tile, art) in kinds() {
        for side in Side::ALL {
            // Two cities with a shared side have half of it each (R-HSH-13).
            let shown: Vec<Segment> = tile.segments_on(side).collect();
            let [segment, ..] = shown[..] else { continue };
            let reach = if tile.edges.on(side) == Edge::City { 0.44 } else { 0.03 };
            for along in [0.5 - reach, 0.5, 0.5 + reach] {
                let found = art.segment_at(at_side(side, along, 0.01), Rotation::None);
                if !found.is_some_and(|found| shown.contains(&found)) {
                    faults.push(format!(
                        "{} {side:?} {along}: {found:?} instead of {segment}",
                        tile.id
                    ));
                }
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn a_half_edge_shows_its_field() {
    let mut faults = vec![];
    for (tile, art) in kinds() {
        for half in HalfEdge::all() {
            let Some(field) = tile.field_on(half) else { continue };
            let along = if half.index() % 2 == 0 { 0.25 } else { 0.75 };
            let found = art.segment_at(at_side(half.side(), along, 0.02), Rotation::None);
            if found != Some(field) {
                faults.push(format!("{} {}: {found:?} instead of {field}", tile.id, half.name()));
            }
        }
    }
    assert_none(&faults);
}

#[test]
fn a_turned_tile_is_hit_where_its_segments_have_turned_to() {
    for (tile, art) in kinds().iter().step_by(7) {
        for cell in 0..CELLS * CELLS {
            let at = middle_of(cell);
            let unturned = art.segment_at(at, Rotation::None);
            for rotation in Rotation::ALL {
                assert_eq!(
                    art.segment_at(turned(at, rotation), rotation),
                    unturned,
                    "{} {rotation:?} {at:?}",
                    tile.id
                );
            }
        }
    }
}

/// Where a segment passes below another one, its picture is in several parts.
const CROSSED: [&str; 13] = [
    "king-city-tubes-crossing",
    "abbey-city-tubes-crossing-pennant",
    "abbey-city-tube-city-cap-bridge-pennant",
    "abbey-city-tube-pennant-road-tunnel",
    "dragon-city-tube-road-tunnel-dragon",
    "gold-city-tube-road-straight",
    "gold-road-straight-road-straight",
    "river2-straight-city-tube-bridge",
    "tower-city-tube-road-over",
    "traders-city-cap-road-bridge-road-left",
    "traders-roads-crossing-bridge",
    "river1-straight-road-straight-bridge",
    "river2-straight-road-straight-bridge-inn",
];

#[test]
fn a_segment_is_drawn_in_one_part() {
    let mut faults = vec![];
    for (tile, art) in kinds() {
        let parts = parts(&art);
        for segment in tile.segments() {
            let found = parts.get(&segment).map(Vec::as_slice).unwrap_or_default();
            // Crumbs in sharp corners are hardly seen.
            let large = found.iter().filter(|size| **size > CELLS * CELLS / 200).count();
            let small = found.iter().sum::<usize>() < CELLS * CELLS / 200;
            if small || (large > 1 && !CROSSED.contains(&tile.id.as_str())) {
                faults.push(format!("{} {segment}: {found:?}", tile.id));
            }
        }
    }
    assert_none(&faults);
}

fn middle_of(cell: usize) -> Point {
    let along = |index: usize| (index as f32 + 0.5) / CELLS as f32;
    Point::new(along(cell % CELLS), along(cell / CELLS))
}

/// The sizes in cells of the parts that each segment is drawn in.
fn parts(art: &Art) -> HashMap<Segment, Vec<usize>> {
    let cells: Vec<_> =
        (0..CELLS * CELLS).map(|cell| art.segment_at(middle_of(cell), Rotation::None)).collect();
    let mut seen = vec![false; cells.len()];
    let mut parts: HashMap<Segment, Vec<usize>> = HashMap::new();
    for start in 0..cells.len() {
        let Some(segment) = cells[start].filter(|_| !seen[start]) else { continue };
        let mut size = 0;
        let mut open = vec![start];
        seen[start] = true;
        while let Some(cell) = open.pop() {
            size += 1;
            let (row, column) = (cell / CELLS, cell % CELLS);
            let around = [
                (row > 0).then(|| cell - CELLS),
                (row + 1 < CELLS).then(|| cell + CELLS),
                (column > 0).then(|| cell - 1),
                (column + 1 < CELLS).then(|| cell + 1),
            ];
            for next in around.into_iter().flatten() {
                if !seen[next] && cells[next] == Some(segment) {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
        parts.entry(segment).or_default().push(size);
    }
    parts
}
