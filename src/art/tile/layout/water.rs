//! Rivers, springs and lakes.

use crate::tile::chance::Chance;
use crate::tile::point::{Line, MIDDLE, Pt, bezier, inward, middle_of, nearest, pt, smooth};
use rules::geometry::Side;
use rules::tile::{Edge, RiverRole, Tile};

use super::town::Town;
use super::way::STUB;

/// The river of a tile.
#[derive(Debug, Clone)]
pub(in crate::tile) struct Water {
    /// Its courses.
    pub(in crate::tile) lines: Vec<Line>,
    /// The lake that it ends in: its middle and half its width and height.
    pub(in crate::tile) lake: Option<(Pt, Pt)>,
    /// The place where it comes out of the ground.
    pub(in crate::tile) spring: Option<Pt>,
}

/// The river of a tile, if it has one.
pub(super) fn plan(tile: &Tile, towns: &[Town]) -> Option<Water> {
    let mut water = Water { lines: vec![], lake: None, spring: None };
    match *tile.river.as_slice() {
        [] => return None,
        [side] => end(tile, side, towns, &mut water),
        [a, b] => water.lines.push(course(tile, a, b)),
        [first, .., last] => {
            let pair =
                tile.river.iter().find(|side| tile.river.contains(&side.opposite())).copied();
            let (a, b) = pair.map_or((first, last), |side| (side, side.opposite()));
            water.lines.push(course(tile, a, b));
            for side in tile.river.iter().filter(|side| **side != a && **side != b) {
                let from = middle_of(*side);
                let bend = inward(*side).right() * 0.03;
                let points = [
                    from,
                    from + inward(*side) * STUB,
                    from + inward(*side) * 0.12,
                    from + inward(*side) * 0.3 + bend,
                    MIDDLE,
                ];
                water.lines.push(smooth(&points, 5));
            }
        }
    }
    Some(water)
}

fn end(tile: &Tile, side: Side, towns: &[Town], water: &mut Water) {
    let (from, step) = (middle_of(side), inward(side));
    let bend = step.right() * 0.035;
    if tile.river_role == Some(RiverRole::Lake) {
        let [one, other] = side.halves();
        let parted = tile.field_on(one) != tile.field_on(other);
        let walls = towns.iter().flat_map(|town| &town.walls);
        let wall = walls.filter_map(|wall| nearest(wall, MIDDLE)).next().filter(|_| parted);
        let (center, along, across) = match wall {
            // The lake reaches to the wall of the city, to part the fields.
            Some(wall) => (wall - step * 0.19, 0.2, 0.185),
            None if tile.volcano => (MIDDLE - step * 0.08, 0.165, 0.15),
            None => (MIDDLE + step * 0.03, 0.22, 0.19),
        };
        let points = [
            from,
            from + step * STUB,
            from + step * 0.12,
            from.towards(center, 0.6) + bend,
            center,
        ];
        water.lines.push(smooth(&points, 5));
        let half = pt(
            (step.x * along).abs() + (step.y * across).abs(),
            (step.y * along).abs() + (step.x * across).abs(),
        );
        water.lake = Some((center, half));
    } else {
        let source = MIDDLE - step * 0.06;
        let points = [
            from,
            from + step * STUB,
            from + step * 0.12,
            from.towards(source, 0.55) + bend,
            source - step * 0.02,
        ];
        water.lines.push(smooth(&points, 5));
        water.spring = Some(source);
    }
}

fn course(tile: &Tile, a: Side, b: Side) -> Line {
    let mut lucky = Chance::from_tile(tile, 40);
    let (from, to) = (middle_of(a), middle_of(b));
    if a.opposite() != b {
        let tight = if tile.cities.is_empty() { lucky.between(0.29, 0.35) } else { 0.26 };
        let (start, end) = (from + inward(a) * STUB, to + inward(b) * STUB);
        let mut line = vec![from, start];
        bezier(&mut line, [start, start + inward(a) * tight, end + inward(b) * tight, end], 12);
        line.push(to);
        return line;
    }
    let (step, side) = (inward(a), inward(a).right());
    let left = a.turned(1);
    let built = |side: Side| {
        let city = tile.edges.on(side) == Edge::City
            && tile.segment_on(side) != tile.segment_on(side.opposite());
        i8::from(city)
    };
    let crossed =
        tile.roads.iter().any(|road| road.sides.iter().any(|side| *side != a && *side != b))
            || tile
                .cities
                .iter()
                .any(|city| city.sides.contains(&left) && city.sides.contains(&left.opposite()));
    let bow = match built(left) - built(left.opposite()) {
        _ if let Some(building) = super::building(tile) => (MIDDLE - building).unit() * 0.14,
        0 => Pt::default(),
        sign => inward(left) * (0.08 * f32::from(sign)),
    };
    let wave = if crossed || !tile.cities.is_empty() { 0.012 } else { lucky.between(0.035, 0.05) };
    let wave = side * if lucky.happens(0.5) { wave } else { -wave };
    let points = [
        from,
        from + step * STUB,
        from + step * 0.1,
        from + step * 0.28 + wave + bow * 0.6,
        MIDDLE + bow,
        to - step * 0.28 - wave + bow * 0.6,
        to - step * 0.1,
        to - step * STUB,
        to,
    ];
    smooth(&points, 4)
}
