//! Tiles as pixels, for a board that is dragged and zoomed: many small curves cost more than
//! copying pixels does.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

use iced::advanced::image::{self, Handle, Image, Renderer as _};
use iced::{Point, Rectangle, Size};

use super::{Art, Detail, Ground};
use crate::rules::geometry::Rotation;
use crate::rules::tile::Id;
use crate::widget::Renderer;
use crate::widget::offscreen::Offscreen;

/// So many pictures are drawn in one frame where others can stand for them.
const AT_ONCE: usize = 12;

/// The features of a turned tile as pixels. Where there is bare field, there is nothing.
#[derive(Debug, Clone)]
pub struct Picture {
    handle: Handle,
    side: u32,
}

impl Picture {
    /// Red, green, blue and opacity of each pixel.
    pub(super) fn of(pixels: Vec<u8>, side: u32) -> Self {
        Self { handle: Handle::from_rgba(side, side, pixels), side }
    }

    /// Draws it. `corner` counts pixels of the screen from the corner of the window, `density` is
    /// the number of pixels for each logical one; nothing may be moved or scaled, and nothing is
    /// seen outside of `clip`, in logical pixels.
    pub fn draw(&self, renderer: &mut Renderer, corner: [i32; 2], density: f32, clip: Rectangle) {
        let [x, y] = corner.map(|along| along as f32 / density);
        let side = self.side as f32 / density;
        let image = Image::new(self.handle.clone()).filter_method(image::FilterMethod::Nearest);
        renderer.draw_image(image, Rectangle::new(Point::new(x, y), Size::new(side, side)), clip);
    }

    /// The same in another size: each pixel is that of its place.
    fn scaled(&self, side: u32) -> Option<Self> {
        let Handle::Rgba { pixels, .. } = &self.handle else { return None };
        let (from, to) = (self.side as usize, side as usize);
        let there = |along: usize| (2 * along + 1) * from / (2 * to);
        let across: Vec<usize> = (0..to).map(there).collect();
        let rows: Vec<&[[u8; 4]]> = pixels.as_chunks::<4>().0.chunks(from).collect();
        let mut scaled = Vec::with_capacity(to * to * 4);
        for y in 0..to {
            let row = rows.get(there(y)).copied().unwrap_or_default();
            for pixel in across.iter().filter_map(|x| row.get(*x)) {
                scaled.extend_from_slice(pixel);
            }
        }
        (scaled.len() == to * to * 4).then(|| Self::of(scaled, side))
    }
}

/// The pictures of one size and look. While the size changes, those of the last one are scaled;
/// they are drawn sharp when it rests, some in each frame.
#[derive(Default)]
pub struct Pictures {
    shown: RefCell<Shown>,
    offscreen: Offscreen,
}

type Key = (Id, Rotation);

#[derive(Default)]
struct Shown {
    side: u32,
    ground: Option<Ground>,
    sharp: HashMap<Key, Picture>,
    scaled: HashMap<Key, Picture>,
    /// Those of the last size.
    before: HashMap<Key, Picture>,
    /// How many may still be drawn in this frame though others could stand for them.
    left: usize,
    /// Scaled ones were asked for in this frame.
    is_rough: bool,
}

impl fmt::Debug for Pictures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.shown.borrow();
        f.debug_struct("Pictures")
            .field("side", &shown.side)
            .field("sharp", &shown.sharp.len())
            .finish_non_exhaustive()
    }
}

impl Pictures {
    /// A frame begins, with pictures `side` pixels of the screen wide. While the view `moves`,
    /// scaled ones will do.
    pub fn begin(&self, side: u32, ground: &Ground, moves: bool) {
        let mut shown = self.shown.borrow_mut();
        if shown.ground != Some(*ground) {
            *shown = Shown { side, ground: Some(*ground), ..Shown::default() };
        } else if shown.side != side {
            shown.side = side;
            shown.scaled.clear();
            if !shown.sharp.is_empty() {
                shown.before = std::mem::take(&mut shown.sharp);
            }
        } else if !shown.is_rough {
            shown.scaled.clear();
            shown.before.clear();
        }
        shown.left = if moves { 0 } else { AT_ONCE };
        shown.is_rough = false;
    }

    /// Whether the last frame showed scaled pictures.
    #[must_use]
    pub fn is_rough(&self) -> bool {
        self.shown.borrow().is_rough
    }

    /// The picture of a turned tile.
    pub fn picture(&self, id: &Id, art: &Art, rotation: Rotation) -> Picture {
        let key = (id.clone(), rotation);
        let shown = &mut *self.shown.borrow_mut();
        if let Some(sharp) = shown.sharp.get(&key) {
            return sharp.clone();
        }
        if shown.left == 0 {
            let scaled = shown.scaled.get(&key).cloned();
            let scaled = scaled.or_else(|| shown.before.get(&key)?.scaled(shown.side));
            if let Some(scaled) = scaled {
                shown.is_rough = true;
                shown.scaled.insert(key, scaled.clone());
                return scaled;
            }
        }
        if shown.before.contains_key(&key) {
            shown.left = shown.left.saturating_sub(1);
        }
        let pixels = self.pixels(art, rotation, shown.side, shown.ground.as_ref());
        let sharp = Picture::of(pixels, shown.side);
        shown.sharp.insert(key, sharp.clone());
        sharp
    }

    /// Red, green, blue and opacity of each pixel.
    fn pixels(&self, art: &Art, rotation: Rotation, side: u32, ground: Option<&Ground>) -> Vec<u8> {
        self.offscreen.pixels(Size::new(side, side), |frame| {
            let side = side as f32;
            let detail = Detail::at(side);
            if let Some(ground) = ground {
                art.paint_features(frame, (Point::ORIGIN, side), rotation, ground, detail);
            }
        })
    }
}
