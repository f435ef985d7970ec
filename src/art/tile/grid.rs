//! A tile as a grid of small cells: filling shapes, distances and outlines.

use std::collections::HashMap;

use super::point::{Line, Pt, distance_to, pt};

/// Cells along a side.
pub(super) const CELLS: usize = 80;

/// One value for each cell, row by row from the north-west.
#[derive(Debug, Clone)]
pub(super) struct Grid<T>(Vec<T>);

impl<T: Copy + PartialEq> Grid<T> {
    /// Whether each cell lies at the border of the tile or beside another value.
    pub(super) fn borders(&self) -> Grid<bool> {
        let mut borders = Grid::new(true);
        let rows = || self.0.chunks(CELLS);
        let inner = borders.0.chunks_mut(CELLS).skip(1);
        for (((above, row), below), borders) in
            rows().zip(rows().skip(1)).zip(rows().skip(2)).zip(inner)
        {
            let beside = row.windows(3).zip(above.iter().zip(below).skip(1));
            for (border, (along, (above, below))) in borders.iter_mut().skip(1).zip(beside) {
                let [west, cell, east] = along else { continue };
                *border = west != cell || east != cell || above != cell || below != cell;
            }
        }
        borders
    }

    /// The runs of equal cells side by side, row by row: the first cell of each and its value, and
    /// the cells.
    pub(super) fn runs(&self) -> impl Iterator<Item = (T, std::ops::Range<usize>)> + '_ {
        let rows = self.0.chunks(CELLS).enumerate();
        rows.flat_map(|(row, cells)| {
            let mut next = row * CELLS;
            cells.chunk_by(PartialEq::eq).filter_map(move |run| {
                let first = next;
                next += run.len();
                Some((*run.first()?, first..next))
            })
        })
    }
}

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
        let ys = || shape.iter().map(|corner| corner.y);
        let (top, bottom) = (ys().fold(1.0, f32::min), ys().fold(0.0, f32::max));
        let mut crossings: Vec<(f32, i32)> = vec![];
        for (row, cells) in self.0.chunks_mut(CELLS).enumerate() {
            let y = (row as f32 + 0.5) / scale;
            if y < top || y > bottom {
                continue;
            }
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

/// A row that is farther from any other than any cell is.
const NOWHERE: i32 = -10_000;

/// Calls `know` for each cell with the nearest cell that is set and its distance in units of the
/// tile, or with `None` if no cell is set.
pub(super) fn nearest_cells<T: Copy>(
    set: &Grid<bool>,
    know: impl Fn(Option<(usize, f32)>) -> T,
) -> Grid<T> {
    let row = |(cell, set)| if set { (cell / CELLS) as i32 } else { NOWHERE };
    let mut rows = Grid(set.cells().map(row).collect());
    nearest_rows(rows.0.chunks_mut(CELLS).enumerate());
    nearest_rows(rows.0.chunks_mut(CELLS).enumerate().rev());
    let mut near = Vec::with_capacity(CELLS * CELLS);
    let mut hull = Vec::with_capacity(CELLS);
    for (row, sources) in rows.0.chunks(CELLS).enumerate() {
        lower_hull(row as i32, sources, &mut hull);
        let ends = hull.iter().skip(1).map(|next: &Part| next.begin).chain([CELLS as i32]);
        for (part, end) in hull.iter().zip(ends) {
            let source = part.source as usize * CELLS + part.column as usize;
            near.extend((part.begin..end).map(|column| {
                let far = (part.far(column) as f32).sqrt() / CELLS as f32;
                know((part.source != NOWHERE).then_some((source, far)))
            }));
        }
    }
    Grid(near)
}

/// Replaces the source of each cell by a nearer one that an earlier row knows in the same column.
fn nearest_rows<'a>(rows: impl Iterator<Item = (usize, &'a mut [i32])>) {
    let mut known = [NOWHERE; CELLS];
    for (row, sources) in rows {
        let far = |source: i32| (source - row as i32).abs();
        for (source, known) in sources.iter_mut().zip(&mut known) {
            let nearer = if far(*known) < far(*source) { *known } else { *source };
            (*source, *known) = (nearer, nearer);
        }
    }
}

/// A part of a row to which the source of one column is the nearest.
struct Part {
    /// Its first cell.
    begin: i32,
    column: i32,
    /// The row of the source.
    source: i32,
    /// The square of the source's distance above or below the row.
    deep: i32,
}

impl Part {
    /// The square of the distance from a cell of the row to the source.
    const fn far(&self, column: i32) -> i32 {
        (column - self.column) * (column - self.column) + self.deep
    }
}

/// The parts of a row from the west on, from the nearest source of each column: the lower hull of
/// their parabolas (Meijster, Roerdink and Hesselink 2000).
fn lower_hull(row: i32, sources: &[i32], hull: &mut Vec<Part>) {
    hull.clear();
    for (column, source) in sources.iter().enumerate() {
        let (source, column, deep) = (*source, column as i32, (source - row) * (source - row));
        let mut part = Part { begin: 0, column, source, deep };
        while let Some(last) = hull.last() {
            if last.far(last.begin) <= part.far(last.begin) {
                let apart = part.column * part.column - last.column * last.column;
                let twice = 2 * (part.column - last.column);
                part.begin = 1 + (apart + part.deep - last.deep).div_euclid(twice);
                break;
            }
            hull.pop();
        }
        if part.begin < CELLS as i32 {
            hull.push(part);
        }
    }
}

/// Groups of connected cells on which a condition holds: the number of its group for each cell, and
/// the size of each group. The group of the first cell comes first.
pub(super) fn groups<T: Copy>(
    grid: &Grid<T>,
    holds: impl Fn(T) -> bool,
) -> (Grid<Option<usize>>, Vec<usize>) {
    // Cells of one label are connected; connected labels lead to the first one of them.
    let mut leads: Vec<usize> = vec![];
    let mut labels = Vec::with_capacity(CELLS * CELLS);
    let mut norths = [None; CELLS];
    for row in grid.0.chunks(CELLS) {
        let mut west = None;
        for (value, north) in row.iter().zip(&mut norths) {
            let label = holds(*value).then(|| match (west, *north) {
                (Some(one), Some(other)) if one != other => join(&mut leads, one, other),
                (Some(label), _) | (None, Some(label)) => label,
                (None, None) => {
                    leads.push(leads.len());
                    leads.len() - 1
                }
            });
            labels.push(label);
            (west, *north) = (label, label);
        }
    }
    let (mut numbers, mut sizes) = (vec![], vec![]);
    for (label, lead) in leads.iter().enumerate() {
        let number = numbers.get(*lead).copied().filter(|_| *lead != label);
        numbers.push(number.unwrap_or_else(|| {
            sizes.push(0);
            sizes.len() - 1
        }));
    }
    let number = |label: Option<usize>| {
        let number = *numbers.get(label?)?;
        *sizes.get_mut(number)? += 1;
        Some(number)
    };
    (Grid(labels.into_iter().map(number).collect()), sizes)
}

/// Lets two labels lead to the first label of either, and returns that.
fn join(leads: &mut [usize], one: usize, other: usize) -> usize {
    let first = |mut label: usize| {
        while let Some(lead) = leads.get(label).filter(|lead| **lead != label) {
            label = *lead;
        }
        label
    };
    let (one, other) = (first(one), first(other));
    let (first, second) = (one.min(other), one.max(other));
    if let Some(lead) = leads.get_mut(second) {
        *lead = first;
    }
    first
}

/// The outlines of the cells that are set; holes run the other way round.
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
