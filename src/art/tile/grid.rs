//! A tile as a grid of small cells: filling shapes, distances and outlines.

use std::collections::HashMap;

use super::point::{Line, Pt, distance_to, pt};

/// Cells along a side.
pub(super) const CELLS: usize = 80;

/// One value for each cell, row by row from the north-west.
#[derive(Debug, Clone)]
pub(super) struct Grid<T>(Vec<T>);

impl<T: Copy> Grid<T> {
    pub(super) fn new(value: T) -> Self {
        Self(vec![value; CELLS * CELLS])
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = (usize, T)> + '_ {
        self.0.iter().copied().enumerate()
    }

    pub(super) fn get(&self, cell: usize) -> Option<T> {
        self.0.get(cell).copied()
    }

    pub(super) fn set(&mut self, cell: usize, value: T) {
        if let Some(old) = self.0.get_mut(cell) {
            *old = value;
        }
    }

    pub(super) fn map<U: Copy>(&self, f: impl Fn(T) -> U) -> Grid<U> {
        Grid(self.0.iter().map(|value| f(*value)).collect())
    }

    /// The value at a point; points outside the tile belong to its nearest cell.
    pub(super) fn at(&self, point: Pt) -> Option<T> {
        self.get(cell_at(point))
    }

    /// Changes the cells in a shape.
    pub(super) fn fill(&mut self, shape: &[Pt], change: impl Fn(T) -> T) {
        let scale = CELLS as f32;
        let mut crossings: Vec<(f32, i32)> = vec![];
        for (row, cells) in self.0.chunks_mut(CELLS).enumerate() {
            let y = (row as f32 + 0.5) / scale;
            crossings.clear();
            let mut previous = shape.last().copied().unwrap_or_default();
            for &corner in shape {
                if (corner.y > y) != (previous.y > y) {
                    let x = previous.x
                        + (corner.x - previous.x) * (y - previous.y) / (corner.y - previous.y);
                    crossings.push((x * scale, if corner.y > previous.y { 1 } else { -1 }));
                }
                previous = corner;
            }
            crossings.sort_by(|a, b| a.0.total_cmp(&b.0));
            let mut winding = 0;
            for pair in crossings.windows(2) {
                let &[(left, turn), (right, _)] = pair else { continue };
                winding += turn;
                let from = (left - 0.5).ceil().clamp(0.0, scale) as usize;
                let to = (right - 0.5).ceil().clamp(0.0, scale) as usize;
                if winding != 0 && from < to {
                    cells.iter_mut().take(to).skip(from).for_each(|cell| *cell = change(*cell));
                }
            }
        }
    }
}

/// The cell of a point.
pub(super) fn cell_at(point: Pt) -> usize {
    let along = |value: f32| ((value * CELLS as f32) as usize).min(CELLS - 1);
    along(point.y) * CELLS + along(point.x)
}

/// The middle of a cell.
pub(super) fn middle_of_cell(cell: usize) -> Pt {
    let along = |index: usize| (index as f32 + 0.5) / CELLS as f32;
    pt(along(cell % CELLS), along(cell / CELLS))
}

/// The cells that share a side with a cell.
pub(super) fn neighbours(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / CELLS, cell % CELLS);
    let west = (column > 0).then(|| cell - 1);
    let east = (column + 1 < CELLS).then_some(cell + 1);
    let north = (row > 0).then(|| cell - CELLS);
    let south = (row + 1 < CELLS).then_some(cell + CELLS);
    [north, east, south, west].into_iter().flatten()
}

/// How far right and down the nearest source is, in cells.
type Step = (i16, i16);

/// Farther than any cell is.
const NOWHERE: Step = (10_000, 10_000);
/// A row of cells with one more around it at either end, from which nothing is near.
const WIDE: usize = CELLS + 2;

/// For each cell the nearest of the given cells and how far it is, in units of the tile.
pub(super) fn nearest_cells(sources: impl Iterator<Item = usize>) -> Grid<Option<(usize, f32)>> {
    let mut steps = vec![NOWHERE; WIDE * WIDE];
    let place = |row: usize, column: usize| (row + 1) * WIDE + column + 1;
    for cell in sources {
        if let Some(step) = steps.get_mut(place(cell / CELLS, cell % CELLS)) {
            *step = (0, 0);
        }
    }
    for row in 0..CELLS {
        (0..CELLS).for_each(|column| {
            follow(&mut steps, place(row, column), [(0, -1), (-1, 0), (-1, -1), (1, -1)]);
        });
        let back = (0..CELLS).rev();
        back.for_each(|column| follow(&mut steps, place(row, column), [(1, 0)]));
    }
    for row in (0..CELLS).rev() {
        (0..CELLS).rev().for_each(|column| {
            follow(&mut steps, place(row, column), [(0, 1), (1, 0), (1, 1), (-1, 1)]);
        });
        (0..CELLS).for_each(|column| follow(&mut steps, place(row, column), [(-1, 0)]));
    }
    let reach = |cell: usize| {
        let step = *steps.get(place(cell / CELLS, cell % CELLS))?;
        let source = cell as isize + isize::from(step.0) + isize::from(step.1) * CELLS as isize;
        let far = (square(step) as f32).sqrt() / CELLS as f32;
        (step.0 < NOWHERE.0 / 2).then_some((source as usize, far))
    };
    Grid((0..CELLS * CELLS).map(reach).collect())
}

const fn square((right, down): Step) -> i32 {
    let (right, down) = (right as i32, down as i32);
    right * right + down * down
}

/// Takes over the nearest source of a neighbour if it is nearer than the known one.
fn follow<const N: usize>(steps: &mut [Step], cell: usize, neighbours: [Step; N]) {
    let Some(mut best) = steps.get(cell).copied() else { return };
    for (right, down) in neighbours {
        let next = cell.wrapping_add_signed(isize::from(right) + isize::from(down) * WIDE as isize);
        let Some(step) = steps.get(next) else { continue };
        let step = (step.0 + right, step.1 + down);
        if square(step) < square(best) {
            best = step;
        }
    }
    if let Some(step) = steps.get_mut(cell) {
        *step = best;
    }
}

/// Groups of cells that hang together, of those on which a condition holds: the number of its group
/// for each cell.
pub(super) fn groups<T: Copy>(
    grid: &Grid<T>,
    holds: impl Fn(T) -> bool,
) -> (Grid<Option<usize>>, Vec<usize>) {
    let mut group_of: Grid<Option<usize>> = Grid::new(None);
    let mut sizes = vec![];
    for (start, value) in grid.cells() {
        if !holds(value) || group_of.get(start).flatten().is_some() {
            continue;
        }
        let group = sizes.len();
        let mut size = 0;
        let mut open = vec![start];
        group_of.set(start, Some(group));
        while let Some(cell) = open.pop() {
            size += 1;
            for next in neighbours(cell) {
                if grid.get(next).is_some_and(&holds) && group_of.get(next).flatten().is_none() {
                    group_of.set(next, Some(group));
                    open.push(next);
                }
            }
        }
        sizes.push(size);
    }
    (group_of, sizes)
}

/// The outlines of the cells that are set, holes the other way round.
pub(super) fn outlines(grid: &Grid<bool>) -> Vec<Line> {
    // Edges along cells with the inside on their right, by the corner where they begin.
    let width = CELLS + 1;
    let mut edges: HashMap<usize, Vec<usize>> = HashMap::new();
    let mut begins = vec![];
    let inside = |row: usize, column: usize| {
        row < CELLS && column < CELLS && grid.get(row * CELLS + column).unwrap_or(false)
    };
    for (cell, set) in grid.cells() {
        if !set {
            continue;
        }
        let (row, column) = (cell / CELLS, cell % CELLS);
        let corner = row * width + column;
        let sides = [
            (row > 0 && inside(row - 1, column), corner, corner + 1),
            (inside(row, column + 1), corner + 1, corner + 1 + width),
            (inside(row + 1, column), corner + 1 + width, corner + width),
            (column > 0 && inside(row, column - 1), corner + width, corner),
        ];
        for (covered, from, to) in sides {
            if !covered {
                edges.entry(from).or_default().push(to);
                begins.push(from);
            }
        }
    }
    let mut outlines = vec![];
    for begin in begins {
        let mut outline = vec![];
        let mut corner = begin;
        while let Some(next) = edges.get_mut(&corner).and_then(Vec::pop) {
            outline.push(pt(
                (corner % width) as f32 / CELLS as f32,
                (corner / width) as f32 / CELLS as f32,
            ));
            corner = next;
        }
        if outline.len() > 3 {
            outlines.push(simple(&outline));
        }
    }
    outlines
}

/// A closed line with fewer corners that stays within a cell of the first one.
fn simple(outline: &[Pt]) -> Line {
    let Some(first) = outline.first() else { return vec![] };
    let far = |(_, a): &(usize, &Pt), (_, b): &(usize, &Pt)| {
        a.distance(*first).total_cmp(&b.distance(*first))
    };
    let turn = outline.iter().enumerate().max_by(far).map_or(0, |(index, _)| index);
    let (there, back) = outline.split_at(turn);
    let mut one = there.to_vec();
    one.extend(back.first());
    let mut other = back.to_vec();
    other.push(*first);
    let mut result = thin(&one);
    result.pop();
    result.extend(thin(&other));
    result.pop();
    result
}

fn thin(line: &[Pt]) -> Line {
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return vec![] };
    let chord = [*first, *last];
    let inner = line.len().saturating_sub(1);
    let far = line
        .iter()
        .enumerate()
        .take(inner)
        .skip(1)
        .map(|(index, point)| (index, distance_to(&chord, *point)));
    match far.max_by(|a, b| a.1.total_cmp(&b.1)) {
        Some((index, far)) if far > 1.01 / CELLS as f32 => {
            let (there, back) = line.split_at(index);
            let mut one = there.to_vec();
            one.extend(back.first());
            let mut result = thin(&one);
            result.pop();
            result.extend(thin(back));
            result
        }
        _ => chord.to_vec(),
    }
}
