//! The encoding of colours on screens with fewer bits than others, or more, or a table of colours.

/// A square of thresholds: a colour between two others is made of both.
const THRESHOLDS: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
/// The number of levels below which the difference between two of them is visible.
const FINE: i32 = 32;
/// The number of bits of each part by which a table of colours is looked up.
const BITS: u32 = 5;

/// The encoding of the pixels of a screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Encoding {
    ink: Ink,
    /// The distance from one level of red, green and blue to the next; 0 where it is invisible.
    steps: [i32; 3],
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Ink {
    /// Red, green and blue, each with a value for every eight bits of it.
    Parts(Box<[[u32; 256]; 3]>),
    /// The nearest cell for the first bits of red, green and blue.
    Cells(Box<[u32]>),
}

impl Encoding {
    /// The encoding by bit masks of red, green and blue; `None` if a mask is empty.
    pub fn of_masks(masks: [u32; 3]) -> Option<Self> {
        let mut parts = Box::new([[0; 256]; 3]);
        let mut steps = [0; 3];
        for ((values, step), mask) in parts.iter_mut().zip(&mut steps).zip(masks) {
            let most = u64::from(mask.checked_shr(mask.trailing_zeros()).filter(|most| *most > 0)?);
            for (value, level) in values.iter_mut().zip(0_u64..) {
                let level = u32::try_from((level * most + 127) / 255).unwrap_or(u32::MAX);
                *value = level << mask.trailing_zeros();
            }
            *step = step_of(i32::try_from(most + 1).unwrap_or(i32::MAX));
        }
        Some(Self { ink: Ink::Parts(parts), steps })
    }

    /// The encoding by the cells of a table, each with its red, green and blue; `None` without two
    /// cells.
    pub fn of_cells(cells: &[(u32, [u8; 3])]) -> Option<Self> {
        let _two = cells.get(1)?;
        let is_grey = cells.iter().all(|(_, [red, green, blue])| red == green && green == blue);
        let count = i32::try_from(cells.len()).unwrap_or(i32::MAX);
        let levels = if is_grey { count } else { (2..).find(|n| n * n * n > count)? - 1 };
        let side = 0..1 << BITS;
        let middle = |part: u32| ((part << (8 - BITS)) | (part >> (2 * BITS - 8))) as i32;
        let nearest = |colour: [u32; 3]| {
            let colour = colour.map(middle);
            let far = |cell: &&(u32, [u8; 3])| distance(colour, cell.1.map(i32::from));
            cells.iter().min_by_key(far).map_or(0, |cell| cell.0)
        };
        let table = side.clone().flat_map(|red| {
            let side = side.clone();
            side.clone().flat_map(move |green| side.clone().map(move |blue| [red, green, blue]))
        });
        Some(Self { ink: Ink::Cells(table.map(nearest).collect()), steps: [step_of(levels); 3] })
    }

    /// The pixel at a place for four bytes of a picture, blue first.
    pub fn pixel(&self, bytes: [u8; 4], x: usize, y: usize) -> u32 {
        let ([blue, green, red, _], [reds, greens, blues]) = (bytes, self.steps);
        let parts = [(red, reds), (green, greens), (blue, blues)];
        let [red, green, blue] = parts.map(|(part, step)| between(part, step, x, y));
        match &self.ink {
            Ink::Parts(parts) => {
                let [reds, greens, blues] = &**parts;
                reds[usize::from(red)] | greens[usize::from(green)] | blues[usize::from(blue)]
            }
            Ink::Cells(cells) => {
                let first = |part: u8| usize::from(part >> (8 - BITS));
                let at = ((first(red) << BITS | first(green)) << BITS) | first(blue);
                cells.get(at).copied().unwrap_or_default()
            }
        }
    }
}

/// A part of a colour, brighter at some places and darker at others where it would be rounded far.
fn between(part: u8, step: i32, x: usize, y: usize) -> u8 {
    if step == 0 {
        return part;
    }
    let threshold = THRESHOLDS[y % 4][x % 4] * 2 - 15;
    let moved = i32::from(part) + step * threshold / 32;
    u8::try_from(moved.clamp(0, 255)).unwrap_or(u8::MAX)
}

const fn step_of(levels: i32) -> i32 {
    if levels < FINE { 255 / (levels - 1) } else { 0 }
}

/// The visible distance of two colours.
fn distance(one: [i32; 3], other: [i32; 3]) -> i32 {
    let [red, green, blue] = [0, 1, 2].map(|part| (one[part] - other[part]).pow(2));
    3 * red + 6 * green + blue
}
