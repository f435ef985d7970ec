//! Points in a tile of side 1, and the lines and shapes made of them.

use std::f32::consts::TAU;

use rules::geometry::{Rotation, Side};

/// A line of straight pieces, or the corners of a shape.
pub(super) use crate::point::{Line, Pt, pt};

/// The middle of the tile.
pub(super) const MIDDLE: Pt = pt(0.5, 0.5);

/// The rotation that turns the north side to this side.
pub(super) const fn rotation_of(side: Side) -> Rotation {
    match side {
        Side::North => Rotation::None,
        Side::East => Rotation::Quarter,
        Side::South => Rotation::Half,
        Side::West => Rotation::ThreeQuarters,
    }
}

/// The middle of a side.
pub(super) fn middle_of(side: Side) -> Pt {
    pt(0.5, 0.0).turned(rotation_of(side))
}

/// From a side into the tile.
pub(super) fn inward(side: Side) -> Pt {
    match side {
        Side::North => pt(0.0, 1.0),
        Side::East => pt(-1.0, 0.0),
        Side::South => pt(0.0, -1.0),
        Side::West => pt(1.0, 0.0),
    }
}

/// All points of a line turned with the tile.
pub(super) fn turn(line: &[Pt], rotation: Rotation) -> Line {
    line.iter().map(|point| point.turned(rotation)).collect()
}

/// A curve with two control points, without its first point.
pub(super) fn bezier(line: &mut Line, [a, b, c, d]: [Pt; 4], pieces: usize) {
    for piece in 1..=pieces {
        let t = piece as f32 / pieces as f32;
        let s = 1.0 - t;
        line.push(
            a * (s * s * s) + b * (3.0 * s * s * t) + c * (3.0 * s * t * t) + d * (t * t * t),
        );
    }
}

/// A smooth line through points, with `pieces` pieces between each two.
pub(super) fn smooth(points: &[Pt], pieces: usize) -> Line {
    let Some(first) = points.first() else { return Line::new() };
    let mut line = vec![*first];
    for index in 1..points.len() {
        let at = |offset: usize| {
            points.get((index + offset).saturating_sub(2).min(points.len() - 1)).copied()
        };
        let (Some(before), Some(a), Some(b), Some(after)) = (at(0), at(1), at(2), at(3)) else {
            continue;
        };
        let c1 = a + (b - before) * (1.0 / 6.0);
        let c2 = b - (after - a) * (1.0 / 6.0);
        bezier(&mut line, [a, c1, c2, b], pieces);
    }
    line
}

/// The corners of a regular shape, clockwise; many corners make a circle.
pub(super) fn disc(center: Pt, radius: f32, corners: usize) -> Line {
    oval(center, radius, radius, corners)
}

/// Like [`disc`], wider or higher.
pub(super) fn oval(center: Pt, across: f32, down: f32, corners: usize) -> Line {
    let corner = |index: usize| {
        let angle = (index as f32 + 0.5) / corners as f32 * TAU;
        center + pt(angle.cos() * across, angle.sin() * down)
    };
    (0..corners).map(corner).collect()
}

/// The direction of a line at one of its points, and the factor by which the line must widen there
/// to keep its width.
fn course(line: &[Pt], index: usize) -> (Pt, f32) {
    let here = line.get(index).copied().unwrap_or_default();
    let before =
        index.checked_sub(1).and_then(|index| line.get(index)).map(|point| (here - *point).unit());
    let after = line.get(index + 1).map(|point| (*point - here).unit());
    match (before, after) {
        (Some(before), Some(after)) => {
            let along = (before + after).unit();
            (along, 1.0 / along.dot(after).max(0.6))
        }
        (Some(along), None) | (None, Some(along)) => (along, 1.0),
        (None, None) => (Pt::default(), 1.0),
    }
}

/// The line moved to its right by a distance.
pub(super) fn beside(line: &[Pt], right: f32) -> Line {
    let shift = |(index, point): (usize, &Pt)| {
        let (along, wider) = course(line, index);
        *point + along.right() * (right * wider)
    };
    line.iter().enumerate().map(shift).collect()
}

/// The shape of a line, with its width on the left and on the right.
pub(super) fn band(line: &[Pt], left: f32, right: f32) -> Line {
    let mut shape = beside(line, -left);
    shape.extend(beside(line, right).into_iter().rev());
    shape
}

/// The shape of a line that is thin at both ends.
pub(super) fn leaf(line: &[Pt], width: f32) -> Line {
    let last = line.len().saturating_sub(1).max(1) as f32;
    let swell = |index: usize| 0.25 + 3.0 * (index as f32 / last) * (1.0 - index as f32 / last);
    let side = |sign: f32| {
        let shift = move |(index, point): (usize, &Pt)| {
            *point + course(line, index).0.right() * (sign * width * 0.5 * swell(index))
        };
        line.iter().enumerate().map(shift).collect::<Line>()
    };
    let mut shape = side(-1.0);
    shape.extend(side(1.0).into_iter().rev());
    shape
}

/// The line with a point at least every `step`.
pub(super) fn dense(line: &[Pt], step: f32) -> Line {
    let mut result: Line = line.first().copied().into_iter().collect();
    for pair in line.windows(2) {
        let &[a, b] = pair else { continue };
        let pieces = (a.distance(b) / step).ceil().max(1.0) as usize;
        result.extend((1..pieces).map(|piece| a.towards(b, piece as f32 / pieces as f32)));
        result.push(b);
    }
    result
}

/// The point of a line that is nearest to a point.
pub(super) fn nearest(line: &[Pt], point: Pt) -> Option<Pt> {
    let on = |pair: &[Pt]| {
        let &[a, b] = pair else { return point };
        let along = b - a;
        let share = (point - a).dot(along) / along.dot(along).max(f32::EPSILON);
        a.towards(b, share.clamp(0.0, 1.0))
    };
    let candidates = line.windows(2).map(on);
    candidates.min_by(|a, b| a.distance(point).total_cmp(&b.distance(point)))
}

/// The distance of a point from a line; infinite if the line is empty.
pub(super) fn distance_to(line: &[Pt], point: Pt) -> f32 {
    nearest(line, point).map_or(f32::INFINITY, |near| near.distance(point))
}

/// The first point of a line that lies on another one.
pub(super) fn crossing(line: &[Pt], other: &[Pt]) -> Option<Pt> {
    let meet = |one: &[Pt], two: &[Pt]| {
        let (&[a, b], &[c, d]) = (one, two) else { return None };
        let (p, q, gap) = (b - a, d - c, c - a);
        let cross = p.x * q.y - p.y * q.x;
        let t = (gap.x * q.y - gap.y * q.x) / cross;
        let u = (gap.x * p.y - gap.y * p.x) / cross;
        let inside = (0.0..=1.0).contains(&t) && (0.0..=1.0).contains(&u);
        inside.then(|| a.towards(b, t))
    };
    line.windows(2).find_map(|one| other.windows(2).find_map(|two| meet(one, two)))
}

pub(super) fn contains(shape: &[Pt], point: Pt) -> bool {
    let mut inside = false;
    let mut previous = shape.last().copied().unwrap_or_default();
    for &corner in shape {
        if (corner.y > point.y) != (previous.y > point.y)
            && point.x
                < (previous.x - corner.x) * (point.y - corner.y) / (previous.y - corner.y)
                    + corner.x
        {
            inside = !inside;
        }
        previous = corner;
    }
    inside
}

/// The pieces of a line on which a condition holds; the line should be [`dense`].
pub(super) fn pieces(line: &[Pt], keep: impl Fn(Pt) -> bool) -> Vec<Line> {
    let mut pieces = vec![];
    let mut piece = Line::new();
    for &point in line {
        if keep(point) {
            piece.push(point);
        } else if !piece.is_empty() {
            pieces.push(std::mem::take(&mut piece));
        }
    }
    pieces.push(piece);
    pieces.retain(|piece| piece.len() > 1);
    pieces
}

/// The part of a shape that lies in the square from `low` to `high`.
pub(super) fn clip(shape: Line, low: f32, high: f32) -> Line {
    if shape.iter().all(|p| (low..=high).contains(&p.x) && (low..=high).contains(&p.y)) {
        return shape;
    }
    let shape = cut(&shape, |p| p.x - low);
    let shape = cut(&shape, |p| high - p.x);
    let shape = cut(&shape, |p| p.y - low);
    cut(&shape, |p| high - p.y)
}

/// The part of a shape where `depth` is positive.
fn cut(shape: &[Pt], depth: impl Fn(Pt) -> f32) -> Line {
    let mut result = Line::with_capacity(shape.len() + 4);
    let mut previous = shape.last().copied().unwrap_or_default();
    for &corner in shape {
        let (before, here) = (depth(previous), depth(corner));
        if (before < 0.0) != (here < 0.0) {
            result.push(previous.towards(corner, before / (before - here)));
        }
        if here >= 0.0 {
            result.push(corner);
        }
        previous = corner;
    }
    result
}

/// The shape with its corners clockwise, so that shapes of one path never cut holes into each
/// other.
pub(super) fn clockwise(mut shape: Line) -> Line {
    let mut previous = shape.last().copied().unwrap_or_default();
    let mut area = 0.0;
    for &corner in &shape {
        area += previous.x * corner.y - corner.x * previous.y;
        previous = corner;
    }
    if area < 0.0 {
        shape.reverse();
    }
    shape
}

/// The distance to the nearest border of the tile.
pub(super) fn to_border(at: Pt) -> f32 {
    at.x.min(at.y).min(1.0 - at.x).min(1.0 - at.y)
}
