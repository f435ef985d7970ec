//! Tiles as pixels, for a board that is dragged: many small curves cost the software renderer more
//! than copying pixels does.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use iced::advanced::image::Renderer as _;
use iced::advanced::image::{Handle, Image};
use iced::advanced::{Renderer as _, image, renderer};
use iced::{Color, Point, Rectangle, Renderer, Size};

use super::{Art, Detail, Ground};
use crate::rules::geometry::Rotation;
use crate::rules::tile::Id;
use crate::widget::offscreen::Offscreen;

/// The side of the squares that are looked at when a picture is taken apart.
const CELL: usize = 8;

/// A part of a picture, in pixels from its corner.
#[derive(Debug, Clone)]
enum Piece {
    /// All of one colour.
    Flat(Rectangle, Color),
    Image(Rectangle, Handle),
}

/// The features of a turned tile as pixels. Where there is bare field, there is nothing.
#[derive(Debug, Clone)]
pub struct Picture {
    pieces: Vec<Piece>,
}

impl Picture {
    /// Draws it. `corner` counts pixels of the screen from the corner of the window, `density` is
    /// the number of pixels for each logical one; nothing may be moved or scaled, and nothing is
    /// seen outside of `clip`, in logical pixels. What is of one colour becomes a quad, under all
    /// paths of the layer, the rest an image, above them.
    pub fn draw(&self, renderer: &mut Renderer, corner: [i32; 2], density: f32, clip: Rectangle) {
        let [x, y] = corner.map(|along| along as f32);
        // The renderer cuts off what is left of a pixel; it must not cut off a whole one.
        let steady = |along: f32| along + 0.25 * along.signum();
        for piece in &self.pieces {
            match piece {
                Piece::Flat(part, colour) => {
                    let at = Point::new((x + part.x) / density, (y + part.y) / density);
                    let bounds =
                        Rectangle::new(at, Size::new(part.width / density, part.height / density));
                    if let Some(bounds) = bounds.intersection(&clip) {
                        renderer.fill_quad(
                            renderer::Quad { bounds, ..renderer::Quad::default() },
                            *colour,
                        );
                    }
                }
                Piece::Image(part, handle) => {
                    let at = Point::new(steady(x + part.x) / density, steady(y + part.y) / density);
                    let bounds =
                        Rectangle::new(at, Size::new(part.width / density, part.height / density));
                    let image =
                        Image::new(handle.clone()).filter_method(image::FilterMethod::Nearest);
                    renderer.draw_image(image, bounds, clip);
                }
            }
        }
    }

    /// Takes pixels apart: what is clear is left out, large parts of one colour are filled, the
    /// rest stays an image.
    fn of(pixels: &[u8], side: usize) -> Self {
        let columns = side.div_ceil(CELL);
        let mut cells: Vec<Kind> = (0..columns * columns)
            .map(|cell| kind(pixels, side, cell % columns, cell / columns))
            .collect();
        let mut pieces = vec![];
        while let Some(block) =
            largest(&cells, columns, |kind| matches!(kind, Kind::Clear | Kind::Flat(_)))
        {
            if block.cells() < EVEN {
                break;
            }
            if let Kind::Flat([r, g, b, _]) = block.take(&mut cells, columns) {
                pieces.push(Piece::Flat(block.part(side), Color::from_rgb8(r, g, b)));
            }
        }
        for cell in cells.iter_mut().filter(|cell| **cell != Kind::Done) {
            *cell = Kind::Busy;
        }
        while let Some(block) = largest(&cells, columns, |kind| kind == Kind::Busy) {
            block.take(&mut cells, columns);
            let part = block.part(side);
            let (left, top) = (block.column * CELL, block.row * CELL);
            let (width, height) = (part.width as usize, part.height as usize);
            let rows = pixels.chunks(side * 4).skip(top).take(height);
            let cut =
                rows.flat_map(|row| row.get(left * 4..(left + width) * 4).unwrap_or_default());
            let handle =
                Handle::from_rgba(width as u32, height as u32, cut.copied().collect::<Vec<u8>>());
            pieces.push(Piece::Image(part, handle));
        }
        Self { pieces }
    }
}

/// Fewer squares than these that are clear or of one colour are not worth a part of their own.
const EVEN: usize = 6;

/// Squares that form a rectangle.
#[derive(Debug, Clone, Copy)]
struct Block {
    column: usize,
    row: usize,
    width: usize,
    height: usize,
}

impl Block {
    const fn cells(self) -> usize {
        self.width * self.height
    }

    /// Its place in a picture of that side, in pixels.
    fn part(self, side: usize) -> Rectangle {
        let (left, top) = (self.column * CELL, self.row * CELL);
        let (right, bottom) =
            ((left + self.width * CELL).min(side), (top + self.height * CELL).min(side));
        let corner = Point::new(left as f32, top as f32);
        Rectangle::new(corner, Size::new((right - left) as f32, (bottom - top) as f32))
    }

    /// Marks its squares as done and tells what they were.
    fn take(self, cells: &mut [Kind], columns: usize) -> Kind {
        let mut was = Kind::Done;
        for row in self.row..self.row + self.height {
            for cell in cells.iter_mut().skip(row * columns + self.column).take(self.width) {
                was = std::mem::replace(cell, Kind::Done);
            }
        }
        was
    }
}

/// The largest rectangle of squares of one kind.
fn largest(cells: &[Kind], columns: usize, wanted: impl Fn(Kind) -> bool) -> Option<Block> {
    let mut best: Option<Block> = None;
    for (cell, kind) in cells.iter().enumerate().filter(|(_, kind)| wanted(**kind)) {
        let (column, row) = (cell % columns, cell / columns);
        let mut width = columns - column;
        for height in 1..=columns - row {
            let start = (row + height - 1) * columns + column;
            let same = cells
                .get(start..start + width)
                .unwrap_or_default()
                .iter()
                .take_while(|other| *other == kind);
            width = same.count();
            let block = Block { column, row, width, height };
            if width == 0 {
                break;
            }
            if best.is_none_or(|best| best.cells() < block.cells()) {
                best = Some(block);
            }
        }
    }
    best
}

/// What is in a square of pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    Clear,
    Flat([u8; 4]),
    Busy,
    /// Already part of a piece.
    Done,
}

fn kind(pixels: &[u8], side: usize, column: usize, row: usize) -> Kind {
    let rows = pixels.chunks(side * 4).skip(row * CELL).take(CELL);
    let mut pixels =
        rows.flat_map(|row| row.as_chunks::<4>().0.iter().skip(column * CELL).take(CELL));
    let Some(first) = pixels.next() else { return Kind::Clear };
    match (pixels.all(|pixel| pixel == first), first) {
        (true, [_, _, _, 0]) => Kind::Clear,
        (true, [_, _, _, 255]) => Kind::Flat(*first),
        _ => Kind::Busy,
    }
}

/// The pictures of one size and look. Others are forgotten when the size or the look changes.
#[derive(Default)]
pub struct Pictures {
    shown: RefCell<Shown>,
    offscreen: Offscreen,
}

#[derive(Default)]
struct Shown {
    side: u32,
    ground: Option<Ground>,
    known: HashMap<(Id, Rotation), Arc<Picture>>,
}

impl fmt::Debug for Pictures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.shown.borrow();
        f.debug_struct("Pictures")
            .field("side", &shown.side)
            .field("known", &shown.known.len())
            .finish_non_exhaustive()
    }
}

impl Pictures {
    /// The picture of a turned tile, `side` pixels of the screen wide.
    pub fn picture(
        &self,
        id: &Id,
        art: &Art,
        rotation: Rotation,
        side: u32,
        ground: &Ground,
    ) -> Arc<Picture> {
        let mut shown = self.shown.borrow_mut();
        if shown.side != side || shown.ground != Some(*ground) {
            *shown = Shown { side, ground: Some(*ground), known: HashMap::new() };
        }
        let draw = || {
            Arc::new(Picture::of(&self.pixels(art, rotation, side, ground), side.max(1) as usize))
        };
        shown.known.entry((id.clone(), rotation)).or_insert_with(draw).clone()
    }

    /// Red, green, blue and opacity of each pixel.
    fn pixels(&self, art: &Art, rotation: Rotation, side: u32, ground: &Ground) -> Vec<u8> {
        self.offscreen.pixels(Size::new(side, side), |frame| {
            let side = side as f32;
            art.paint_features(frame, (Point::ORIGIN, side), rotation, ground, Detail::at(side));
        })
    }
}
