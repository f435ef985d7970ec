//! Roads: how they run and where they end.

use crate::tile::chance::Chance;
use crate::tile::point::{
    Line, MIDDLE, Pt, bezier, crossing, disc, inward, middle_of, nearest, pt,
};
use rules::geometry::Side;
use rules::tile::symbol::Symbol;
use rules::tile::{Edge, Road, Segment, Tile};

use super::town::{self, Town};
use super::{Hub, HubKind, loose_ends};

/// A road of the tile.
#[derive(Debug, Clone, Default)]
pub(in crate::tile) struct Way {
    /// From the sides of the tile inwards.
    pub(in crate::tile) lines: Vec<Line>,
    /// Whether it passes over another road or over a city.
    pub(in crate::tile) over: bool,
    /// The places where it enters a city, and the directions.
    pub(in crate::tile) gates: Vec<(Pt, Pt)>,
    /// The places where it vanishes underground, and the directions.
    pub(in crate::tile) mouths: Vec<(Pt, Pt)>,
}

/// The length by which roads and rivers run straight from the border.
pub(super) const STUB: f32 = 0.02;

/// The lines of the roads that run from one side to another, in the order of the facts.
pub(super) fn through(tile: &Tile) -> Vec<Option<Line>> {
    let line = |(index, road): (usize, &Road)| match *road.sides.as_slice() {
        [a, b] if !road.tunnel => Some(run(tile, index, a, b)),
        _ => None,
    };
    tile.roads.iter().enumerate().map(line).collect()
}

fn run(tile: &Tile, index: usize, a: Side, b: Side) -> Line {
    let mut lucky = Chance::from_tile(tile, 20 + index);
    // A short straight piece at the border, so that roads of neighbours meet without a bend.
    let (border, far_border) = (middle_of(a), middle_of(b));
    let (from, to) = (border + inward(a) * STUB, far_border + inward(b) * STUB);
    let mut line = vec![border, from];
    if a.opposite() == b {
        let bow = bow(tile, a, &mut lucky);
        let middle = MIDDLE + bow;
        let steady = pt((to.x - from.x).abs(), (to.y - from.y).abs()) * 0.2;
        let step = inward(a);
        let hold = step * steady.length();
        bezier(&mut line, [from, from + step * 0.24, middle - hold, middle], 5);
        bezier(&mut line, [middle, middle + hold, to - step * 0.24, to], 5);
    } else {
        let tight = if town::touching_road(tile).is_some() {
            0.45
        } else if tile.building().is_some() {
            // The field goes round the building.
            0.08
        } else if tile.roads.len() > 1 || tile.fair {
            0.27
        } else if tile.cities.is_empty() {
            lucky.between(0.29, 0.36)
        } else {
            0.3
        };
        bezier(&mut line, [from, from + inward(a) * tight, to + inward(b) * tight, to], 10);
    }
    line.push(far_border);
    line
}

/// The amount by which a straight road swings aside in the middle of the tile.
fn bow(tile: &Tile, along: Side, lucky: &mut Chance) -> Pt {
    let side = along.turned(1);
    let weight = |side: Side| i8::from(tile.edges.on(side) == Edge::City);
    let crossed = tile.edges.on(side) == Edge::City
        && tile.segment_on(side) == tile.segment_on(side.opposite());
    let crosses = !tile.river.is_empty() || tile.roads.len() > 1 || crossed;
    let push = match weight(side) - weight(side.opposite()) {
        0 if crosses || weight(side) > 0 => 0.0,
        0 => lucky.between(0.015, 0.035) * if lucky.happens(0.5) { 1.0 } else { -1.0 },
        sign => f32::from(sign) * if tile.tower_site { 0.07 } else { 0.05 },
    };
    inward(side) * push
}

/// The road that ends below another one, because it parts two fields and ends at nothing.
pub(super) fn under(tile: &Tile) -> Option<usize> {
    if tile.tower_site || tile.fair || tile.volcano || tile.roads.len() < 2 {
        return None;
    }
    let parts = |index: &u8| {
        let side = tile.roads.get(usize::from(*index)).and_then(|road| road.sides.first());
        side.is_some_and(|side| {
            let [one, other] = side.halves();
            tile.field_on(one) != tile.field_on(other)
        })
    };
    let mut ends = loose_ends(tile);
    let first = ends.next().filter(parts)?;
    ends.next().is_none().then_some(usize::from(first))
}

/// Everything that roads can end at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Goals<'a> {
    pub(super) towns: &'a [Town],
    pub(super) citadel: Option<&'a Town>,
    pub(super) building: Option<Pt>,
    pub(super) hub: Option<&'a Hub>,
}

/// All roads of a tile, in the order of the facts.
pub(super) fn plan(tile: &Tile, goals: Goals<'_>, through: Vec<Option<Line>>) -> Vec<Way> {
    let below = under(tile);
    let crossed_by_road = tile.roads.iter().filter(|road| road.sides.len() == 2).count() == 2
        && crossing(line_of(&through, 0), line_of(&through, 1)).is_some();
    let mut ways = vec![];
    for (index, (road, line)) in tile.roads.iter().zip(through).enumerate() {
        let over_city = line.as_ref().is_some_and(|line| {
            goals.towns.iter().any(|town| {
                town.walls.iter().filter(|wall| crossing(line, wall).is_some()).count() > 1
            })
        });
        let over = over_city
            || (crossed_by_road && index > 0)
            || below.is_some_and(|below| below != index);
        let way = match (line, road.sides.as_slice()) {
            (Some(line), _) => Way { lines: vec![line], ..Way::default() },
            (None, &[side]) => ending(tile, index, side, goals),
            (None, sides) if road.tunnel => tunnel(tile, sides, goals.towns),
            (None, sides) => ring(sides, goals.hub),
        };
        ways.push(Way { over, ..way });
    }
    ways
}

fn line_of(lines: &[Option<Line>], index: usize) -> &[Pt] {
    lines.get(index).and_then(Option::as_deref).unwrap_or_default()
}

fn ending(tile: &Tile, index: usize, side: Side, goals: Goals<'_>) -> Way {
    let Goals { towns, citadel, building, hub } = goals;
    let road = Segment::Road(index as u8);
    let mut linked = tile.wagon_links.iter().filter(|group| group.contains(&road)).flatten();
    let (from, step) = (middle_of(side), inward(side));
    if let Some(hub) = hub.filter(|hub| hub.kind == HubKind::Gatehouse) {
        return Way { lines: vec![reach(from, step, hub.at)], ..Way::default() };
    }
    if let Some(building) = building.filter(|_| {
        tile.building().is_some_and(|building| linked.clone().any(|other| *other == building))
    }) {
        let door = building + (from - building).unit() * 0.1;
        return Way { lines: vec![reach(from, step, door)], ..Way::default() };
    }
    if let Some(citadel) = citadel {
        return to_gate(tile, index, side, citadel);
    }
    let city = linked.find_map(|segment| match segment {
        Segment::City(city) => towns.get(usize::from(*city)),
        Segment::Road(_) | Segment::Field(_) | Segment::Building(_) => None,
    });
    if let Some(town) = city {
        return to_gate(tile, index, side, town);
    }
    let end = match hub {
        Some(hub) if hub.kind == HubKind::Symbol(Symbol::Volcano) => {
            hub.at - (hub.at - from).unit() * (hub.radius * 0.8)
        }
        Some(hub) => hub.at,
        None => MIDDLE,
    };
    Way { lines: vec![reach(from, step, end)], ..Way::default() }
}

/// A line from a side to a point.
fn reach(border: Pt, step: Pt, to: Pt) -> Line {
    let from = border + step * STUB;
    let mut line = vec![border, from];
    let far = from.distance(to);
    let straight = (to - from).unit().dot(step);
    let pieces = if straight > 0.995 { 4 } else { 8 };
    bezier(
        &mut line,
        [from, from + step * (far * 0.4), to - (to - from).unit() * (far * 0.3), to],
        pieces,
    );
    line
}

fn to_gate(tile: &Tile, index: usize, side: Side, town: &Town) -> Way {
    let (from, step) = (middle_of(side), inward(side));
    let ahead = [from, from + step * 0.66];
    let mut line = vec![from, from + step * STUB];
    let from = from + step * STUB;
    let straight = town.walls.iter().filter_map(|wall| crossing(&ahead, wall));
    let straight = straight.min_by(|a, b| a.distance(from).total_cmp(&b.distance(from)));
    let (gate, into) = if let Some(gate) = straight {
        let far = gate.distance(from);
        let wave = step.right()
            * (Chance::from_tile(tile, 30 + index).between(-0.03, 0.03) * (far * 2.0).min(1.0));
        bezier(
            &mut line,
            [from, from + step * (far * 0.35), gate - step * (far * 0.35) + wave, gate],
            5,
        );
        (gate, step)
    } else {
        let turning = from + step * 0.4;
        let near = town.walls.iter().filter_map(|wall| nearest(wall, turning));
        let gate = near
            .min_by(|a, b| a.distance(turning).total_cmp(&b.distance(turning)))
            .unwrap_or(turning);
        let into = (gate - turning).unit();
        let far = gate.distance(turning);
        bezier(&mut line, [from, from + step * 0.24, gate - into * (far * 0.85), gate], 9);
        (gate, into)
    };
    line.push(gate + into * 0.012);
    Way { lines: vec![line], gates: vec![(gate, into)], ..Way::default() }
}

fn tunnel(tile: &Tile, sides: &[Side], towns: &[Town]) -> Way {
    let mut way = Way::default();
    for &side in sides {
        let (from, step) = (middle_of(side), inward(side));
        let [one, other] = side.halves();
        let wall = towns
            .iter()
            .flat_map(|town| &town.walls)
            .find_map(|wall| crossing(&[from, MIDDLE], wall));
        let wall = wall.unwrap_or(MIDDLE);
        // Fields join behind a mouth that lies before the wall.
        let back = if tile.field_on(one) == tile.field_on(other) { 0.1 } else { 0.0 };
        let mouth = wall - step * back;
        way.lines.push(vec![from, mouth]);
        way.mouths.push((mouth, step));
    }
    way
}

fn ring(sides: &[Side], hub: Option<&Hub>) -> Way {
    let radius = hub.map_or(0.0, |hub| hub.radius) + super::ROAD + 0.012;
    let mut circle = disc(MIDDLE, radius, 24);
    circle.extend(circle.first().copied());
    let arm = |side: &Side| vec![middle_of(*side), MIDDLE - inward(*side) * radius];
    let mut lines: Vec<Line> = sides.iter().map(arm).collect();
    lines.push(circle);
    Way { lines, ..Way::default() }
}
