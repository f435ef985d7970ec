//! The painting of a window's pixels. Only changes are painted, in patches that fit into the
//! processor's cache, by as many threads as there are processors.

use std::sync::Mutex;
use std::thread;

use iced::advanced::graphics::Viewport;
use iced::{Color, Rectangle};
use iced_tiny_skia::Layer;
use tiny_skia::{Mask, PixmapMut};

use super::cells::{CELL, Cells};
use super::clip::Clip;
use super::image::Images;
use super::patch::{Patch, View};
use super::pixel::color;
use super::shape::Shapes;
use super::text::Glyphs;
use super::things::{Thing, things};
use crate::threads::processors;

/// The number of changed squares below which one thread paints alone.
const ALONE: usize = 24;
/// The margin around a patch that is painted too, in pixels: shapes cut off at an edge look a
/// little different there.
const MARGIN: u32 = 2;
/// The most threads: more of them wait for each other.
const MOST_THREADS: usize = 4;
/// The number of bands a thread: a thread that is done with a light one takes another.
const SHARES: usize = 2;

/// Paints layers; keeps glyphs, small shapes and images for the next frame.
#[derive(Debug, Default)]
pub struct Paint {
    images: Images,
    workers: Vec<Worker>,
    painted: Painted,
}

/// How much was painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Painted {
    /// The number of quads, paths, images and texts, each as often as it lies in a patch.
    pub things: usize,
    /// The number of pixels of the screen.
    pub pixels: usize,
}

impl Paint {
    /// How much was painted of the last frame.
    pub const fn painted(&self) -> Painted {
        self.painted
    }

    /// Paints `layers` in the damaged places, in logical pixels, over `pixels` of the viewport's
    /// size: four bytes each, blue first.
    pub fn paint(
        &mut self,
        pixels: &mut [u8],
        layers: &[Layer],
        damage: &[Rectangle],
        viewport: &Viewport,
        background: Color,
    ) {
        let (size, scale) = (viewport.physical_size(), viewport.scale_factor());
        let cells = Cells::from_damage(damage, size, scale);
        let threads = processors().min(MOST_THREADS);
        let bands = cells.bands(if cells.count() < ALONE { 1 } else { threads * SHARES });
        if self.workers.len() < threads {
            self.workers.resize_with(threads, Worker::default);
        }
        self.images.keep(layers);
        let shown = Shown { layers, images: &self.images, scale, background };
        let stride = size.width as usize * 4;
        let mut rest = pixels;
        let jobs = bands.into_iter().map(|(first, end)| {
            let (top, foot) = (first * CELL, (end * CELL).min(size.height));
            let rows = (foot - top) as usize * stride;
            let left = std::mem::take(&mut rest);
            let (pixels, others) = left.split_at_mut(rows.min(left.len()));
            rest = others;
            let (patches, width) = (cells.patches((first, end)), size.width);
            Band { pixels, top, foot, width, patches }
        });
        let jobs: Vec<Band<'_>> = jobs.collect();
        let others = threads.min(jobs.len()).saturating_sub(1);
        let jobs = Mutex::new(jobs.into_iter());
        let next = || jobs.lock().ok().and_then(|mut jobs| jobs.next());
        let work = |worker: &mut Worker| {
            while let Some(band) = next() {
                worker.band(band, &shown);
            }
            worker.glyphs.trim();
            worker.shapes.trim();
        };
        let work = &work;
        thread::scope(|scope| {
            let mut workers = self.workers.iter_mut();
            let own = workers.next();
            for worker in workers.take(others) {
                scope.spawn(move || work(worker));
            }
            own.into_iter().for_each(work);
        });
        self.painted = Painted::default();
        for Worker { painted, .. } in &mut self.workers {
            let Painted { things, pixels } = std::mem::take(painted);
            self.painted.things += things;
            self.painted.pixels += pixels;
        }
    }
}

/// Rows of squares of the screen.
struct Band<'a> {
    /// The pixels of the rows, four bytes each.
    pixels: &'a mut [u8],
    /// The first row of pixels, and the one after the last.
    top: u32,
    foot: u32,
    /// The width of the screen, in pixels.
    width: u32,
    /// The patches of it to paint.
    patches: Vec<Rectangle<u32>>,
}

/// The content of a frame.
struct Shown<'a> {
    layers: &'a [Layer],
    images: &'a Images,
    /// Pixels of the screen for each logical one.
    scale: f32,
    background: Color,
}

impl Shown<'_> {
    /// A patch with its margin.
    fn view(&self, area: Rectangle<u32>) -> View {
        let corner = |along: u32| along as i32 - MARGIN as i32;
        View {
            corner: (corner(area.x), corner(area.y)),
            size: (area.width + 2 * MARGIN, area.height + 2 * MARGIN),
            scale: self.scale,
            background: self.background,
        }
    }
}

/// The tools of a painting thread.
#[derive(Debug, Default)]
struct Worker {
    glyphs: Glyphs,
    shapes: Shapes,
    pixels: Vec<u8>,
    mask: Option<Mask>,
    painted: Painted,
}

impl Worker {
    /// Paints a band.
    fn band(&mut self, band: Band<'_>, shown: &Shown<'_>) {
        let margin = MARGIN as i32;
        let around = Clip {
            left: -margin,
            top: band.top as i32 - margin,
            right: band.width as i32 + margin,
            foot: band.foot as i32 + margin,
        };
        let things = things(shown.layers, around, shown.scale);
        for area in band.patches {
            self.paint(&things, shown.images, shown.view(area));
            self.copy(area, band.pixels, band.top, band.width as usize * 4);
            self.painted.pixels += (area.width * area.height) as usize;
        }
    }

    fn paint(&mut self, things: &[Thing<'_>], images: &Images, view: View) {
        let (width, height) = view.size;
        let fits = |mask: &Mask| (mask.width(), mask.height()) == (width, height);
        if !self.mask.as_ref().is_some_and(fits) {
            self.mask = Mask::new(width, height);
        }
        self.pixels.resize((width * height * 4) as usize, 0);
        let pixels = PixmapMut::from_bytes(&mut self.pixels, width, height);
        let (Some(mask), Some(mut pixels)) = (&mut self.mask, pixels) else { return };
        pixels.fill(color(view.background));
        let kept = (images, &mut self.glyphs, &mut self.shapes);
        self.painted.things += Patch::new(pixels, mask, view).paint(things, kept);
    }

    /// Copies the painted patch to its place in a band that begins at that row.
    fn copy(&self, area: Rectangle<u32>, band: &mut [u8], top: u32, stride: usize) {
        let (left, width) = (area.x as usize * 4, area.width as usize * 4);
        let margin = MARGIN as usize;
        let painted = self.pixels.chunks(width + 2 * margin * 4).skip(margin);
        let rows = band.chunks_mut(stride).skip((area.y - top) as usize).zip(painted);
        for (to, from) in rows.take(area.height as usize) {
            let from = from.get(margin * 4..margin * 4 + width);
            if let (Some(to), Some(from)) = (to.get_mut(left..left + width), from) {
                to.copy_from_slice(from);
            }
        }
    }
}
