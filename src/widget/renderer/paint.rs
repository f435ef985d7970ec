//! Pixels of what a window shows. Only what has changed is painted, in patches that fit into the
//! processor's cache, by as many threads as there are processors.

use std::thread;

use iced::advanced::graphics::Viewport;
use iced::{Color, Rectangle};
use iced_tiny_skia::Layer;
use tiny_skia::{Mask, PixmapMut};

use super::cells::{CELL, Cells};
use super::image::Images;
use super::patch::{Patch, View, color};
use super::shape::Shapes;
use super::text::Glyphs;
use crate::widget::threads::processors;

/// What is less than this is not worth a thread, in squares.
const ALONE: usize = 24;
/// So many pixels around a patch are painted too: what is cut off at an edge is not quite what it
/// is within.
const MARGIN: u32 = 2;
/// More threads than these wait for each other.
const MOST_THREADS: usize = 4;

/// Paints layers; keeps glyphs, small shapes and images for the next frame.
#[derive(Debug, Default)]
pub struct Paint {
    images: Images,
    workers: Vec<Worker>,
}

impl Paint {
    /// Paints what `layers` show in the damaged places, in logical pixels, over `pixels` of the
    /// viewport's size: four bytes each, blue first.
    pub fn paint(
        &mut self,
        pixels: &mut [u8],
        layers: &[Layer],
        damage: &[Rectangle],
        viewport: &Viewport,
        background: Color,
    ) {
        let (size, scale) = (viewport.physical_size(), viewport.scale_factor());
        let cells = Cells::of(damage, size, scale);
        let threads = processors().min(MOST_THREADS);
        let bands = cells.bands(if cells.count() < ALONE { 1 } else { threads });
        if self.workers.len() < bands.len() {
            self.workers.resize_with(bands.len(), Worker::default);
        }
        self.images.keep(layers);
        let images = &self.images;
        let stride = size.width as usize * 4;
        let mut rest = pixels;
        let mut jobs = Vec::new();
        for (worker, band) in self.workers.iter_mut().zip(bands) {
            let (top, foot) = (band.0 * CELL, (band.1 * CELL).min(size.height));
            let rows = (foot - top) as usize * stride;
            let (own, others) = rest.split_at_mut(rows.min(rest.len()));
            rest = others;
            let patches = cells.patches(band);
            jobs.push(move || {
                for area in patches {
                    worker.paint(layers, images, view(area, scale, background));
                    worker.copy(area, own, top, stride);
                }
                worker.glyphs.trim();
                worker.shapes.trim();
            });
        }
        thread::scope(|scope| {
            let mut jobs = jobs.into_iter();
            let own = jobs.next();
            for job in jobs {
                scope.spawn(job);
            }
            own.into_iter().for_each(|job| job());
        });
    }
}

/// A patch with its margin.
fn view(area: Rectangle<u32>, scale: f32, background: Color) -> View {
    let corner = |along: u32| along as i32 - MARGIN as i32;
    View {
        corner: (corner(area.x), corner(area.y)),
        size: (area.width + 2 * MARGIN, area.height + 2 * MARGIN),
        scale,
        background,
    }
}

/// What a thread paints with.
#[derive(Debug, Default)]
struct Worker {
    glyphs: Glyphs,
    shapes: Shapes,
    pixels: Vec<u8>,
    mask: Option<Mask>,
}

impl Worker {
    fn paint(&mut self, layers: &[Layer], images: &Images, view: View) {
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
        Patch::new(pixels, mask, view).paint(layers, kept);
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
