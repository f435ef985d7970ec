//! Tiles as pixels, for a board that is dragged and zoomed: copying pixels costs less than many
//! small curves.

use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;

use iced::advanced::image::{self, Handle, Image, Renderer as _};
use iced::{Point, Rectangle, Size};
use rustc_hash::FxHashMap;

use super::{Art, Detail, Ground};
use crate::Renderer;
use crate::offscreen::Offscreen;
use crate::threads::side_by_side;
use rules::geometry::Rotation;
use rules::tile::Id;

/// The most pictures that are drawn in one frame where others can stand for them.
const AT_ONCE: usize = 16;

/// The features of a turned tile as pixels. Where there is bare field, there is nothing.
#[derive(Debug, Clone)]
pub struct Picture {
    handle: Handle,
    side: u32,
}

impl Picture {
    /// A picture of the red, green, blue and opacity of each pixel.
    pub(super) fn from_pixels(pixels: Vec<u8>, side: u32) -> Self {
        Self { handle: Handle::from_rgba(side, side, pixels), side }
    }

    /// Draws the picture. `corner` counts pixels of the screen from the corner of the window,
    /// `density` is the number of pixels for each logical one; nothing may be moved or scaled, and
    /// nothing is seen outside of `clip`, in logical pixels.
    pub fn draw(&self, renderer: &mut Renderer, corner: [i32; 2], density: f32, clip: Rectangle) {
        let [x, y] = corner.map(|along| along as f32 / density);
        let side = self.side as f32 / density;
        let image = Image::new(self.handle.clone()).filter_method(image::FilterMethod::Nearest);
        renderer.draw_image(image, Rectangle::new(Point::new(x, y), Size::new(side, side)), clip);
    }

    /// The picture in another size, each pixel taken from its place.
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
        (scaled.len() == to * to * 4).then(|| Self::from_pixels(scaled, side))
    }
}

/// The pictures of one size and look. While the size changes, those of the last size are scaled;
/// they are drawn sharp when it rests, some in each frame.
#[derive(Default)]
pub struct Pictures {
    shown: RefCell<Shown>,
}

type Key = (Id, Rotation);

#[derive(Default)]
struct Shown {
    side: u32,
    ground: Option<Ground>,
    sharp: FxHashMap<Key, Picture>,
    scaled: FxHashMap<Key, Picture>,
    /// The pictures of the last size.
    before: FxHashMap<Key, Picture>,
    /// Whether scaled pictures stand for others in this frame.
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
    /// Whether the last frame showed scaled pictures.
    pub fn is_rough(&self) -> bool {
        self.shown.borrow().is_rough
    }

    /// Makes the pictures of turned tiles that a frame needs, `side` pixels of the screen wide,
    /// side by side. Where those of the last size can stand for them, none is drawn while the view
    /// `moves`, and else no more than a frame has time for.
    pub fn prepare<'a>(
        &self,
        side: u32,
        ground: &Ground,
        moves: bool,
        needed: impl Iterator<Item = (&'a Id, &'a Arc<Art>, Rotation)>,
    ) {
        let shown = &mut *self.shown.borrow_mut();
        shown.turn_to(side, ground);
        let mut left = if moves { 0 } else { AT_ONCE };
        let mut missing: FxHashMap<Key, &Arc<Art>> = FxHashMap::default();
        for (id, art, rotation) in needed {
            let key = (id.clone(), rotation);
            if shown.sharp.contains_key(&key) || missing.contains_key(&key) {
                continue;
            }
            if shown.before.contains_key(&key) {
                if left == 0 {
                    shown.is_rough = true;
                    continue;
                }
                left -= 1;
            }
            missing.insert(key, art);
        }
        if !shown.is_rough {
            shown.scaled = FxHashMap::default();
            shown.before = FxHashMap::default();
        }
        let missing: Vec<_> = missing.into_iter().collect();
        let drawn = side_by_side(&missing, |missing| {
            let offscreen = Offscreen::default();
            let pixels = missing.iter().map(|((id, rotation), art)| {
                let pixels = pixels(&offscreen, art, *rotation, side, ground);
                ((id.clone(), *rotation), Picture::from_pixels(pixels, side))
            });
            pixels.collect()
        });
        shown.sharp.extend(drawn);
    }

    /// The picture of a turned tile that this frame needs.
    pub fn picture(&self, id: &Id, rotation: Rotation) -> Option<Picture> {
        let key = (id.clone(), rotation);
        let shown = &mut *self.shown.borrow_mut();
        if let Some(known) = shown.sharp.get(&key).or_else(|| shown.scaled.get(&key)) {
            return Some(known.clone());
        }
        let scaled = shown.before.get(&key)?.scaled(shown.side)?;
        shown.scaled.insert(key, scaled.clone());
        Some(scaled)
    }
}

impl Shown {
    /// Turns to pictures of another size or look.
    fn turn_to(&mut self, side: u32, ground: &Ground) {
        if self.ground != Some(*ground) {
            *self = Self { side, ground: Some(*ground), ..Self::default() };
        } else if self.side != side {
            self.side = side;
            self.scaled.clear();
            if !self.sharp.is_empty() {
                self.before = std::mem::take(&mut self.sharp);
            }
        }
        self.is_rough = false;
    }
}

/// Red, green, blue and opacity of each pixel.
fn pixels(
    offscreen: &Offscreen,
    art: &Art,
    rotation: Rotation,
    side: u32,
    ground: &Ground,
) -> Vec<u8> {
    offscreen.pixels(Size::new(side, side), |frame| {
        let detail = Detail::at(side as f32);
        art.paint_features(frame, (Point::ORIGIN, side as f32), rotation, ground, detail);
    })
}
