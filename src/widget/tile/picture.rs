//! Tiles as pixels, for a board that is dragged: many small curves cost the software renderer more than copying pixels does.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::image::{Handle, Image};
use iced::advanced::renderer::Headless;
use iced::advanced::{Renderer as _, image};
use iced::widget::canvas::Frame;
use iced::{Color, Font, Pixels, Point, Rectangle, Renderer, Size};

use super::{Art, Detail, Ground};
use crate::rules::geometry::Rotation;
use crate::rules::tile::Id;

/// The side of the squares that are looked at when a picture is taken apart.
const CELL: usize = 4;

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
    /// Paints it. `corner` counts pixels of the screen from the corner of the window, `density` is the number of pixels for
    /// each logical one; the frame must not be moved or scaled. Images lie above all paths of a layer.
    pub fn paint(&self, frame: &mut Frame, corner: [i32; 2], density: f32) {
        let [x, y] = corner.map(|along| along as f32);
        // The renderer cuts off what is left of a pixel; it must not cut off a whole one.
        let steady = |along: f32| if density == 1.0 { along } else { along + 0.25 * along.signum() };
        for piece in &self.pieces {
            match piece {
                Piece::Flat(part, colour) => {
                    let at = Point::new((x + part.x) / density, (y + part.y) / density);
                    frame.fill_rectangle(at, Size::new(part.width / density, part.height / density), *colour);
                }
                Piece::Image(part, handle) => {
                    let at = Point::new(steady(x + part.x) / density, steady(y + part.y) / density);
                    let bounds = Rectangle::new(at, Size::new(part.width / density, part.height / density));
                    let image = Image::new(handle.clone()).filter_method(image::FilterMethod::Nearest);
                    frame.draw_image(bounds, image);
                }
            }
        }
    }

    fn of(pixels: &[u8], side: usize) -> Self {
        let cells = side.div_ceil(CELL);
        let mut kinds: Vec<Kind> =
            (0..cells * cells).map(|cell| kind(pixels, side, cell % cells, cell / cells)).collect();
        let mut pieces = vec![];
        for start in 0..kinds.len() {
            let Some(kind) = kinds.get(start).copied().filter(|kind| *kind != Kind::Clear) else { continue };
            let (column, row) = (start % cells, start / cells);
            let same = |kinds: &[Kind], column: usize, row: usize| kinds.get(row * cells + column) == Some(&kind);
            let width = (column..cells).take_while(|column| same(&kinds, *column, row)).count();
            let is_full = |row: &usize| (column..column + width).all(|column| same(&kinds, column, *row));
            let height = (row..cells).take_while(is_full).count();
            for row in row..row + height {
                kinds.iter_mut().skip(row * cells + column).take(width).for_each(|kind| *kind = Kind::Clear);
            }
            let (left, top) = (column * CELL, row * CELL);
            let (right, bottom) = ((left + width * CELL).min(side), (top + height * CELL).min(side));
            let (width, height) = (right - left, bottom - top);
            let part = Rectangle::new(Point::new(left as f32, top as f32), Size::new(width as f32, height as f32));
            pieces.push(match kind {
                Kind::Flat([r, g, b, _]) => Piece::Flat(part, Color::from_rgb8(r, g, b)),
                Kind::Clear | Kind::Busy => {
                    let rows = pixels.chunks(side * 4).skip(top).take(height);
                    let part_of = |row: &[u8]| row.get(left * 4..right * 4).unwrap_or_default().to_vec();
                    let cut: Vec<u8> = rows.flat_map(part_of).collect();
                    Piece::Image(part, Handle::from_rgba(width as u32, height as u32, cut))
                }
            });
        }
        Self { pieces }
    }
}

/// What is in a square of pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    Clear,
    Flat([u8; 4]),
    Busy,
}

fn kind(pixels: &[u8], side: usize, column: usize, row: usize) -> Kind {
    let rows = pixels.chunks(side * 4).skip(row * CELL).take(CELL);
    let mut pixels = rows.flat_map(|row| row.as_chunks::<4>().0.iter().skip(column * CELL).take(CELL));
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
    renderer: RefCell<Option<Renderer>>,
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
        f.debug_struct("Pictures").field("side", &shown.side).field("known", &shown.known.len()).finish_non_exhaustive()
    }
}

impl Pictures {
    /// The picture of a turned tile, `side` pixels of the screen wide.
    pub fn picture(&self, id: &Id, art: &Art, rotation: Rotation, side: u32, ground: &Ground) -> Arc<Picture> {
        let mut shown = self.shown.borrow_mut();
        if shown.side != side || shown.ground != Some(*ground) {
            *shown = Shown { side, ground: Some(*ground), known: HashMap::new() };
        }
        let draw = || Arc::new(Picture::of(&self.pixels(art, rotation, side, ground), side.max(1) as usize));
        shown.known.entry((id.clone(), rotation)).or_insert_with(draw).clone()
    }

    /// Red, green, blue and opacity of each pixel.
    fn pixels(&self, art: &Art, rotation: Rotation, side: u32, ground: &Ground) -> Vec<u8> {
        let mut renderer = self.renderer.borrow_mut();
        if renderer.is_none() {
            let new = <Renderer as Headless>::new(Font::DEFAULT, Pixels(16.0), Some("tiny-skia"));
            *renderer = iced::futures::executor::block_on(new);
        }
        let Some(renderer) = renderer.as_mut() else { return vec![] };
        let size = Size::new(side as f32, side as f32);
        renderer.reset(Rectangle::with_size(size));
        let mut frame = Frame::new(renderer, size);
        art.paint_features(&mut frame, (Point::ORIGIN, size.width), rotation, ground, Detail::at(size.width));
        renderer.draw_geometry(frame.into_geometry());
        let mut pixels = renderer.screenshot(Size::new(side, side), 1.0, Color::TRANSPARENT);
        // The renderer gives colours that are already weakened by their opacity; images are expected not to be.
        for [r, g, b, a] in pixels.as_chunks_mut::<4>().0 {
            if *a != 0 && *a != 255 {
                let full = |value: u8| (u32::from(value) * 255 / u32::from(*a)).min(255) as u8;
                (*r, *g, *b) = (full(*r), full(*g), full(*b));
            }
        }
        pixels
    }
}
