//! Images, whose pixels are those of the screen unless they are scaled.

use std::sync::OnceLock;

use iced::advanced::graphics::{self, Image};
use iced::advanced::image::{FilterMethod, Handle, Id};
use iced_tiny_skia::Layer;
use rustc_hash::{FxBuildHasher, FxHashMap};
use tiny_skia::{FilterQuality, IntSize, Pixmap, PixmapPaint, Transform};

use super::clip::Clip;
use super::patch::Patch;
use super::pixel::{over, weakened};

/// The images that are shown.
#[derive(Debug, Default)]
pub(super) struct Images {
    known: FxHashMap<Id, Option<Shown>>,
}

/// An image with the pixels of its handle: nothing is held twice.
#[derive(Debug)]
struct Shown {
    pixels: graphics::image::Buffer,
    /// The pixels as the screen has them, made once the image is drawn in another size.
    weakened: OnceLock<Option<Pixmap>>,
}

impl Shown {
    fn new(handle: &Handle) -> Option<Self> {
        let pixels = graphics::image::load(handle).ok()?;
        (pixels.width() > 0 && pixels.height() > 0)
            .then(|| Self { pixels, weakened: OnceLock::new() })
    }

    fn weakened(&self) -> Option<&Pixmap> {
        let weaken = || {
            let size = IntSize::from_wh(self.pixels.width(), self.pixels.height())?;
            let pixels = self.pixels.as_chunks::<4>().0.iter();
            Pixmap::from_vec(pixels.flat_map(|pixel| weakened(*pixel)).collect(), size)
        };
        self.weakened.get_or_init(weaken).as_ref()
    }
}

impl Images {
    /// Makes the images of these layers ready and forgets all others.
    pub(super) fn keep(&mut self, layers: &[Layer]) {
        let mut known = FxHashMap::with_capacity_and_hasher(self.known.len(), FxBuildHasher);
        for image in layers.iter().flat_map(|layer| &layer.images) {
            if let Image::Raster { image, .. } = image {
                let id = image.handle.id();
                let ready = || self.known.remove(&id).unwrap_or_else(|| Shown::new(&image.handle));
                known.entry(id).or_insert_with(ready);
            }
        }
        self.known = known;
    }

    pub(super) fn draw(&self, image: &Image, patch: &mut Patch<'_>, clip: Clip) {
        let Image::Raster { image, bounds, clip_bounds } = image else { return };
        let Some(Some(shown)) = self.known.get(&image.handle.id()) else { return };
        let (width, height) = (shown.pixels.width(), shown.pixels.height());
        let Some(clip) = patch.seen(*clip_bounds * patch.scale(), clip) else { return };
        let bounds = *bounds * patch.to_patch();
        let is_same = |on_screen: f32, own: u32| (on_screen - own as f32).abs() < 0.5;
        let is_exact =
            is_same(bounds.width, width) && is_same(bounds.height, height) && image.opacity >= 1.0;
        if is_exact {
            let (x, y) = (bounds.x.round() as i32, bounds.y.round() as i32);
            copy(&shown.pixels, (x, y), patch, clip);
        } else if bounds.intersects(&clip.bounds())
            && let Some(pixmap) = shown.weakened()
        {
            let (across, down) = (bounds.width / width as f32, bounds.height / height as f32);
            let quality = match image.filter_method {
                FilterMethod::Linear => FilterQuality::Bilinear,
                FilterMethod::Nearest => FilterQuality::Nearest,
            };
            let paint = PixmapPaint { opacity: image.opacity, quality, ..PixmapPaint::default() };
            let transform = Transform::from_row(across, 0.0, 0.0, down, bounds.x, bounds.y);
            patch.scaled(pixmap.as_ref(), &paint, transform, (bounds, clip));
        }
    }
}

/// Lays an image over a patch.
fn copy(pixels: &graphics::image::Buffer, (x, y): (i32, i32), patch: &mut Patch<'_>, clip: Clip) {
    let (width, height) = (pixels.width() as i32, pixels.height() as i32);
    let own = Clip { left: x, top: y, right: x + width, foot: y + height };
    let Some(seen) = own.and(clip) else { return };
    let from = pixels.chunks(width as usize * 4).skip((seen.top - y) as usize);
    let (first, last) = ((seen.left - x) as usize * 4, (seen.right - x) as usize * 4);
    for (to, from) in patch.rows(seen).zip(from) {
        for (to, from) in to.iter_mut().zip(from[first..last].as_chunks::<4>().0) {
            match from[3] {
                0 => {}
                255 => *to = [from[2], from[1], from[0], 255],
                alpha => *to = over(weakened(*from), alpha, *to),
            }
        }
    }
}
