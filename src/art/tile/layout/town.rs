//! Cities: their grounds and walls.

use crate::tile::chance::Chance;
use crate::tile::point::{Line, MIDDLE, Pt, dense, middle_of, nearest, pt, rotation_of, turn};
use rules::geometry::{HalfEdge, Rotation, Side};
use rules::tile::{City, Edge, Segment, Tile};

use super::{ROAD, VERGE, WALL};

/// A city of the tile.
#[derive(Debug, Clone, Default)]
pub(in crate::tile) struct Town {
    /// The whole city, with its walls, to the borders of the tile.
    pub(in crate::tile) ground: Line,
    /// The walls towards the fields.
    pub(in crate::tile) walls: Vec<Line>,
    /// Whether it passes over the other city or the river.
    pub(in crate::tile) over: bool,
}

/// A city that passes over another one.
pub(super) struct Bridge {
    /// The city on top.
    pub(super) city: usize,
    /// One of the sides of that city.
    pub(super) side: Side,
    /// Whether it ends beyond the other city instead of reaching the opposite side.
    ends: bool,
}

/// The cities of a tile, in the order of the facts.
pub(super) fn plan(tile: &Tile, through: &[Option<Line>]) -> Vec<Town> {
    (0..tile.cities.len()).map(|index| town(tile, index, through)).collect()
}

fn town(tile: &Tile, index: usize, through: &[Option<Line>]) -> Town {
    let Some(city) = tile.cities.get(index) else { return Town::default() };
    if let Some(town) = half_side(tile, index) {
        return town;
    }
    let inside = |side: Side| city.sides.contains(&side);
    let over = bridge(tile).is_some_and(|bridge| bridge.city == index)
        || (!tile.river.is_empty()
            && tile.river.iter().all(|side| inside(side.turned(1)) && inside(side.turned(3))));
    let last_before_gap =
        Side::ALL.into_iter().find(|side| inside(*side) && !inside(side.turned(1)));
    let Some(first) = last_before_gap else {
        let square = vec![pt(0.0, 0.0), pt(1.0, 0.0), pt(1.0, 1.0), pt(0.0, 1.0)];
        return Town { ground: square, walls: vec![], over };
    };
    let mut town = Town { over, ..Town::default() };
    let mut gap: Vec<Side> = vec![];
    for step in 1..=4 {
        let side = first.turned(step);
        if inside(side) && gap.is_empty() {
            town.ground.push(pt(0.0, 0.0).turned(rotation_of(side)));
            continue;
        }
        if !inside(side) {
            gap.push(side);
        }
        if inside(side) || touches_corner(tile, index, side) {
            let wall = wall(tile, index, &gap, through);
            town.ground.extend_from_slice(&wall);
            town.walls.push(wall);
            gap.clear();
        }
    }
    town
}

/// One of two cities that open to the same side, each with half of it.
fn half_side(tile: &Tile, index: usize) -> Option<Town> {
    let (_, side) = tile.shared_sides().next()?;
    let of = |side| tile.cities.iter().position(|city| city.sides.contains(&side));
    let (left, right) = (of(side.turned(3))?, of(side.turned(1))?);
    // Drawn for the north: from the middle of the side to the corner beyond it.
    let wall = [(0.5, 0.0), (0.5, 0.26), (0.42, 0.42), (0.24, 0.6), (0.1, 0.8), (0.0, 1.0)];
    let (corner, wall): (Pt, Line) = if index == left {
        (pt(0.0, 0.0), wall.map(|(x, y)| pt(x, y)).into())
    } else if index == right {
        (pt(1.0, 0.0), wall.iter().rev().map(|(x, y)| pt(1.0 - x, *y)).collect())
    } else {
        return None;
    };
    let turned = rotation_of(side);
    let wall = turn(&wall, turned);
    // The wall between the two ends short of the border, where a neighbour has none.
    let inside =
        |at: &Pt| at.towards(MIDDLE, if at.distance(middle_of(side)) < 0.01 { 0.1 } else { 0.0 });
    let walls = vec![wall.iter().map(inside).collect()];
    let ground = [corner.turned(turned)].into_iter().chain(wall.iter().copied()).collect();
    Some(Town { ground, walls, over: false })
}

/// Whether the city comes to a point in the corner after a side, as the fields there are parted.
fn touches_corner(tile: &Tile, index: usize, side: Side) -> bool {
    let next = side.turned(1);
    let own = |half: HalfEdge| {
        let field = tile.fields.iter().position(|field| field.half_edges.contains(&half));
        field.filter(|field| {
            tile.fields.get(*field).is_some_and(|field| field.cities.contains(&(index as u8)))
        })
    };
    let [_, before] = side.halves();
    let [after, _] = next.halves();
    let touches = |field: usize, other: Side| {
        let other = tile.cities.iter().position(|city| city.sides.contains(&other));
        let cities =
            tile.fields.get(field).map(|field| field.cities.as_slice()).unwrap_or_default();
        other.is_some_and(|other| other != index && !cities.contains(&(other as u8)))
    };
    match (own(before), own(after)) {
        (Some(one), Some(other)) => one != other,
        (Some(field), None) => touches(field, next),
        (None, Some(field)) => touches(field, side),
        (None, None) => false,
    }
}

/// The wall along sides that are not the city's, from the city's corner before them to its corner
/// after them.
fn wall(tile: &Tile, index: usize, gap: &[Side], through: &[Option<Line>]) -> Line {
    let Some(first) = gap.first() else { return vec![] };
    let turned = rotation_of(first.turned(3));
    let shape = match gap.len() {
        1 => notch(tile, index, *first),
        2 => diagonal(tile, index, gap),
        _ => cap(tile, index, gap, through, turned),
    };
    turn(&shape, turned)
}

/// The shape of a wall around one side, drawn for the east: from the north-east corner to the
/// south-east corner.
fn notch(tile: &Tile, index: usize, side: Side) -> Line {
    if bridge(tile).is_some_and(|bridge| !bridge.ends || bridge.side == side) {
        return neck();
    }
    let city = |side: Side| tile.edges.on(side) == Edge::City;
    let mut lucky = Chance::from_tile(tile, 11 + side.index());
    let gate = tile.edges.on(side) == Edge::Road;
    let corner_cut =
        [side, side.turned(3)].into_iter().any(|corner| touches_corner(tile, index, corner));
    let depth = if city(side) {
        0.44
    } else if city(side.opposite())
        && tile.segment_on(side.opposite()) != Some(Segment::City(index as u8))
    {
        0.17
    } else if corner_cut && !gate {
        0.215
    } else if tile.roads.iter().any(|road| road.tunnel) {
        0.31
    } else if gate {
        0.29
    } else {
        lucky.between(0.23, 0.26)
    };
    let shoulder = if city(side) { 0.3 } else { depth * 0.53 };
    let (top, bottom) = if city(side) { (0.12, 0.36) } else { (0.19, 0.38) };
    vec![
        pt(1.0, 0.0),
        pt(1.0 - shoulder, top),
        pt(1.0 - depth, bottom),
        pt(1.0 - depth, 1.0 - bottom),
        pt(1.0 - shoulder, 1.0 - top),
        pt(1.0, 1.0),
    ]
}

/// The side of a narrow bridge.
fn neck() -> Line {
    vec![
        pt(1.0, 0.0),
        pt(0.77, 0.085),
        pt(0.65, 0.24),
        pt(0.63, 0.38),
        pt(0.63, 0.62),
        pt(0.65, 0.76),
        pt(0.77, 0.915),
        pt(1.0, 1.0),
    ]
}

/// The shape of a wall around two sides, drawn for the east and south: from the north-east to the
/// south-west corner.
fn diagonal(tile: &Tile, index: usize, gap: &[Side]) -> Line {
    let shows = |edge: Edge| gap.iter().filter(|side| tile.edges.on(**side) == edge).count();
    let own = tile.cities.get(index).map_or(0, |city| city.sides.len());
    let middle = if shows(Edge::City) > 0 {
        if own == 1 { 0.37 } else { 0.405 }
    } else if own == 1 {
        0.43
    } else if gates(tile, index, gap) == 2 {
        // The roads must not meet before the wall.
        0.57
    } else if shows(Edge::Road) + shows(Edge::River) == 2 {
        0.445
    } else if tile.roads.is_empty() {
        Chance::from_tile(tile, 12).between(0.5, 0.53)
    } else {
        0.475
    };
    let (wide, shoulder) = if middle > 0.55 {
        (0.19, pt(0.86, 0.2))
    } else if middle > 0.49 {
        (0.17, pt(0.835, 0.175))
    } else {
        (0.165, pt(0.8, 0.125))
    };
    vec![
        pt(1.0, 0.0),
        shoulder,
        pt(middle + wide, middle - wide),
        pt(middle - wide, middle + wide),
        pt(shoulder.y, shoulder.x),
        pt(0.0, 1.0),
    ]
}

/// How many roads from these sides end at the city.
fn gates(tile: &Tile, index: usize, gap: &[Side]) -> usize {
    let city = Segment::City(index as u8);
    let linked = |road: usize| {
        let road = Segment::Road(road as u8);
        tile.wagon_links.iter().any(|group| group.contains(&city) && group.contains(&road))
    };
    let roads = tile.roads.iter().enumerate().filter(|(road, _)| linked(*road));
    roads.filter(|(_, road)| road.sides.iter().any(|side| gap.contains(side))).count()
}

/// The shape of the wall of a city on one side, drawn for the north: from the north-east to the
/// north-west corner.
fn cap(
    tile: &Tile,
    index: usize,
    gap: &[Side],
    through: &[Option<Line>],
    turned: Rotation,
) -> Line {
    let left = |shape: &[(f32, f32)]| {
        let right = shape.iter().map(|(x, y)| pt(1.0 - x, *y));
        let left = shape.iter().rev().map(|(x, y)| pt(*x, *y));
        right.chain(left).collect::<Line>()
    };
    if bridge(tile).is_some_and(|bridge| bridge.ends && bridge.city == index) {
        return left(&[
            (0.0, 0.0),
            (0.23, 0.085),
            (0.35, 0.24),
            (0.37, 0.38),
            (0.37, 0.8),
            (0.43, 0.86),
        ]);
    }
    let meets = |group: &Vec<Segment>| {
        group.contains(&Segment::City(index as u8))
            && group.iter().filter(|segment| matches!(segment, Segment::City(_))).count() > 1
    };
    if tile.wagon_links.iter().any(meets) {
        return left(&[(0.0, 0.0), (0.2, 0.12), (0.38, 0.24), (0.44, 0.45)]);
    }
    let touching = touching_road(tile).filter(|(city, _)| *city == index && !tile.tower_site);
    let road = touching.and_then(|(_, road)| through.get(road)).and_then(Option::as_ref);
    if let Some(tip) =
        road.and_then(|road| nearest(road, MIDDLE)).map(|tip| tip.turned_back(turned))
    {
        return tongue(tip);
    }
    let city = |side: &Side| tile.edges.on(*side) == Edge::City;
    let crowded = gap.first().is_some_and(city) || gap.last().is_some_and(city);
    let busy = tile.building().is_some() || !tile.roads.is_empty() || !tile.river.is_empty();
    let depth = if crowded || town_beyond(tile, gap) {
        0.215
    } else if busy {
        0.245
    } else {
        Chance::from_tile(tile, 13 + index).between(0.27, 0.3)
    };
    if crowded {
        left(&[(0.0, 0.0), (0.23, 0.105), (0.4, depth)])
    } else {
        left(&[(0.0, 0.0), (0.19, 0.12), (0.365, depth)])
    }
}

fn town_beyond(tile: &Tile, gap: &[Side]) -> bool {
    gap.get(1).is_some_and(|side| tile.edges.on(*side) == Edge::City)
}

/// A cap that reaches out to a road passing it.
fn tongue(road: Pt) -> Line {
    let away = (road - pt(0.5, 0.2)).unit();
    let tip = road - away * (ROAD + VERGE + WALL * 0.4);
    let across = away.right() * 0.07;
    vec![
        pt(1.0, 0.0),
        pt(0.8, 0.13),
        pt(0.7, 0.24),
        tip - across,
        tip + across,
        pt(0.3, 0.24),
        pt(0.2, 0.13),
        pt(0.0, 0.0),
    ]
}

/// The city and the road passing it, if they part two fields by touching each other.
pub(super) fn touching_road(tile: &Tile) -> Option<(usize, usize)> {
    for (index, road) in tile.roads.iter().enumerate() {
        let &[a, b] = road.sides.as_slice() else { continue };
        // The halves on the road's left, walking from one side to the other; then on its right.
        let first = |side: Side| side.halves()[0];
        let second = |side: Side| side.halves()[1];
        for (one, other) in [(second(a), first(b)), (first(a), second(b))] {
            let field = |half: HalfEdge| {
                tile.fields.iter().position(|field| field.half_edges.contains(&half))
            };
            let (Some(one), Some(other)) = (field(one), field(other)) else { continue };
            let straight_over = tile.river.len() + tile.roads.len() > 1;
            if one == other || straight_over {
                continue;
            }
            let cities = |field: usize| {
                tile.fields.get(field).map(|field| field.cities.as_slice()).unwrap_or_default()
            };
            let common = cities(one)
                .iter()
                .find(|city| cities(other).contains(city))
                .map(|city| usize::from(*city));
            let single = |city: &usize| {
                tile.cities.get(*city).is_some_and(|city: &City| city.sides.len() == 1)
            };
            if let Some(city) = common.filter(single) {
                return Some((city, index));
            }
        }
    }
    None
}

/// The city that passes over another one.
pub(super) fn bridge(tile: &Tile) -> Option<Bridge> {
    for (city, over) in tile.cities.iter().enumerate().rev() {
        for below in tile.cities.iter().filter(|below| below.sides != over.sides) {
            let crosses = |side: &Side| {
                below.sides.contains(&side.turned(1)) && below.sides.contains(&side.turned(3))
            };
            let &[below_a, below_b] = below.sides.as_slice() else { continue };
            if below_a.opposite() != below_b {
                continue;
            }
            match *over.sides.as_slice() {
                [a, b] if a.opposite() == b && crosses(&a) => {
                    return Some(Bridge { city, side: a, ends: false });
                }
                [side] if crosses(&side) => {
                    let far =
                        side.opposite().halves().first().and_then(|half| tile.field_on(*half));
                    let reaches = tile.fields.iter().enumerate().any(|(index, field)| {
                        far == Some(Segment::Field(index as u8))
                            && field.cities.contains(&(city as u8))
                    });
                    if reaches {
                        return Some(Bridge { city, side, ends: true });
                    }
                }
                _ => {}
            }
        }
    }
    None
}

/// The part of the City of Carcassonne on a tile: its walls run from the middle of one side to the
/// middle of another.
pub(super) fn citadel(tile: &Tile) -> Option<Town> {
    let halves: Vec<HalfEdge> = HalfEdge::all().collect();
    let inside = |half: &HalfEdge| {
        tile.edges.on(half.side()) == Edge::Carcassonne && tile.field_on(*half).is_none()
    };
    if !halves.iter().any(inside) {
        return None;
    }
    let Some(start) = (0..8).find(|index| {
        let before = halves.get((index + 7) % 8);
        halves.get(*index).is_some_and(inside) && !before.is_some_and(inside)
    }) else {
        let square = vec![pt(0.0, 0.0), pt(1.0, 0.0), pt(1.0, 1.0), pt(0.0, 1.0)];
        return Some(Town { ground: square, ..Town::default() });
    };
    let run: Vec<HalfEdge> =
        (0..8).map_while(|step| halves.get((start + step) % 8).copied().filter(inside)).collect();
    // The points of the border in halves, clockwise from the north-west corner.
    let border = |index: usize| {
        let along = if index.is_multiple_of(2) { pt(0.0, 0.0) } else { pt(0.5, 0.0) };
        along.turned(rotation_of(Side::North.turned((index / 2 % 4) as u8)))
    };
    let mut ground: Line = (0..=run.len()).map(|step| border((start + step) % 8)).collect();
    let (first, last) = (border(start % 8), border((start + run.len()) % 8));
    let wall = if run.len() == 2 {
        let round = |point: Pt| MIDDLE.towards(point, 0.3);
        vec![
            last,
            last.towards(MIDDLE, 0.4),
            round(last),
            round(first),
            first.towards(MIDDLE, 0.4),
            first,
        ]
    } else {
        dense(&[last, first], 0.26)
    };
    ground.extend_from_slice(wall.get(1..wall.len().saturating_sub(1)).unwrap_or_default());
    Some(Town { ground, walls: vec![wall], over: false })
}
