//! The parts of the screen to paint anew: whole squares, put together to patches that do not
//! overlap, so that nothing is painted twice.

use iced::{Rectangle, Size};

/// The side of a square, in pixels.
pub(super) const CELL: u32 = 64;
/// The most squares of a patch, across and down: its pixels stay in the processor's cache.
const MOST: (u32, u32) = (8, 4);
/// The width of strokes and soft edges beyond the bounds that the renderer tells, in pixels.
const AROUND: f32 = 4.0;

/// The squares of a screen that have changed.
#[derive(Debug)]
pub(super) struct Cells {
    columns: u32,
    rows: u32,
    size: Size<u32>,
    changed: Vec<bool>,
}

impl Cells {
    /// The squares that places touch, in logical pixels of which each has `scale` of the screen.
    pub(super) fn from_damage(damage: &[Rectangle], size: Size<u32>, scale: f32) -> Self {
        let (columns, rows) = (size.width.div_ceil(CELL), size.height.div_ceil(CELL));
        let changed = vec![false; (columns * rows) as usize];
        let mut cells = Self { columns, rows, size, changed };
        let screen = Rectangle::with_size(Size::new(size.width as f32, size.height as f32));
        for part in damage {
            if let Some(part) = (*part * scale).expand(AROUND).intersection(&screen) {
                cells.mark(part);
            }
        }
        cells
    }

    fn mark(&mut self, part: Rectangle) {
        let cell = CELL as f32;
        let first = |along: f32| (along / cell) as u32;
        let end = |along: f32, most: u32| ((along / cell).ceil() as u32).min(most);
        let (left, right) = (first(part.x), end(part.x + part.width, self.columns));
        let (top, foot) = (first(part.y), end(part.y + part.height, self.rows));
        let columns = self.columns as usize;
        for row in self.changed.chunks_mut(columns).take(foot as usize).skip(top as usize) {
            row.iter_mut().take(right as usize).skip(left as usize).for_each(|cell| *cell = true);
        }
    }

    /// The number of changed squares.
    pub(super) fn count(&self) -> usize {
        self.changed.iter().filter(|changed| **changed).count()
    }

    /// Bands of equal work: the rows of squares of each, from the first to before the last. Behind
    /// the last changed square there is none.
    pub(super) fn bands(&self, count: usize) -> Vec<(u32, u32)> {
        let share = self.count().div_ceil(count.max(1)).max(1);
        let (mut bands, mut first, mut done) = (Vec::new(), 0, 0);
        for (at, row) in (1..).zip(self.changed.chunks(self.columns.max(1) as usize)) {
            done += row.iter().filter(|changed| **changed).count();
            if done >= share || (at == self.rows && done > 0) {
                bands.push((first, at));
                (first, done) = (at, 0);
            }
        }
        bands
    }

    /// The changed squares of these rows, put together to patches.
    pub(super) fn patches(&self, (top, foot): (u32, u32)) -> Vec<Rectangle<u32>> {
        let mut patches: Vec<Rectangle<u32>> = Vec::new();
        let rows = self.changed.chunks(self.columns.max(1) as usize);
        for (y, row) in (0..).zip(rows).skip(top as usize).take((foot - top) as usize) {
            for (x, width) in runs(row) {
                let grows = |patch: &&mut Rectangle<u32>| {
                    (patch.x, patch.width) == (x, width)
                        && patch.y + patch.height == y
                        && patch.height < MOST.1
                };
                match patches.iter_mut().find(grows) {
                    Some(patch) => patch.height += 1,
                    None => patches.push(Rectangle { x, y, width, height: 1 }),
                }
            }
        }
        patches.into_iter().map(|patch| self.pixels(patch)).collect()
    }

    /// A patch in pixels.
    fn pixels(&self, patch: Rectangle<u32>) -> Rectangle<u32> {
        let (x, y) = (patch.x * CELL, patch.y * CELL);
        let width = (patch.width * CELL).min(self.size.width - x);
        let height = (patch.height * CELL).min(self.size.height - y);
        Rectangle { x, y, width, height }
    }
}

/// The runs of changed squares side by side: the first square and the number of each.
fn runs(row: &[bool]) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for (x, _) in (0..).zip(row).filter(|(_, changed)| **changed) {
        match runs.last_mut() {
            Some((first, width)) if *first + *width == x && *width < MOST.0 => *width += 1,
            _ => runs.push((x, 1)),
        }
    }
    runs
}
