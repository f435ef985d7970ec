//! One patch of the screen: its pixels, and the mask through which they are painted.

use iced::{Color, Rectangle, Transformation, Vector};
use tiny_skia::{
    FillRule, Mask, Paint, PathBuilder, PixmapMut, PixmapPaint, PixmapRef, Rect, Transform,
};

use super::clip::Clip;
use super::pixel::{over, plain, share};

/// The part of the screen that a patch covers.
#[derive(Debug, Clone, Copy)]
pub(super) struct View {
    /// The first pixel, counted from the corner of the screen; it may lie before that.
    pub corner: (i32, i32),
    /// Its width and height, in pixels.
    pub size: (u32, u32),
    /// Pixels of the screen for each logical one.
    pub scale: f32,
    pub background: Color,
}

/// The patch.
pub(super) struct Patch<'a> {
    pixels: PixmapMut<'a>,
    stencil: Stencil<'a>,
    view: View,
    /// From logical pixels of the window to pixels of the patch.
    to_patch: Transformation,
}

impl<'a> Patch<'a> {
    pub(super) fn new(pixels: PixmapMut<'a>, mask: &'a mut Mask, view: View) -> Self {
        let (x, y) = view.corner;
        let to_patch =
            Transformation::translate(-x as f32, -y as f32) * Transformation::scale(view.scale);
        Self { pixels, stencil: Stencil { mask, cut: None }, view, to_patch }
    }

    /// From logical pixels of the window to pixels of the patch.
    pub(super) const fn to_patch(&self) -> Transformation {
        self.to_patch
    }

    /// The first pixel of the patch on the screen.
    pub(super) const fn corner(&self) -> (i32, i32) {
        self.view.corner
    }

    /// The clip of all of its pixels.
    pub(super) const fn all(&self) -> Clip {
        Clip::whole(self.view.size)
    }

    pub(super) const fn scale(&self) -> f32 {
        self.view.scale
    }

    /// Fills a rectangle; pixels in which it ends get a part of its colour.
    pub(super) fn rectangle(&mut self, bounds: Rectangle, ink: &Paint<'_>) {
        let Some(rectangle) = rectangle(bounds) else { return };
        let Some(ink) = plain(ink) else {
            let path = PathBuilder::from_rect(rectangle);
            self.pixels.fill_path(&path, ink, FillRule::Winding, Transform::identity(), None);
            return;
        };
        // Edges lie at quarters of pixels, as those of paths do.
        let quarters = |along: f32| (along * 4.0 + 0.5).floor() as i32;
        let (left, right) = (quarters(rectangle.left()), quarters(rectangle.right()));
        let (top, foot) = (quarters(rectangle.top()), quarters(rectangle.bottom()));
        let (first, end) =
            (|along: i32| along.div_euclid(4), |along: i32| (along + 3).div_euclid(4));
        let touched =
            Clip { left: first(left), top: first(top), right: end(right), foot: end(foot) };
        let Some(touched) = touched.and(self.all()) else { return };
        let inside = |at: i32, from: i32, to: i32| to.min(4 * at + 4) - from.max(4 * at);
        let sides = [touched.left, touched.right - 1].map(|x| inside(x, left, right));
        for (y, row) in (touched.top..).zip(self.rows(touched)) {
            let deep = inside(y, top, foot);
            match row {
                [head, middle @ .., tail] if sides != [4, 4] => {
                    cover(std::slice::from_mut(head), ink, deep * sides[0]);
                    cover(middle, ink, deep * 4);
                    cover(std::slice::from_mut(tail), ink, deep * sides[1]);
                }
                row => cover(row, ink, deep * sides[0]),
            }
        }
    }

    /// The part of a place on the screen that is seen in the patch.
    pub(super) fn seen(&self, on_screen: Rectangle, clip: Clip) -> Option<Clip> {
        let (x, y) = self.corner();
        let to_patch = Vector::new(-x as f32, -y as f32);
        let seen = (on_screen + to_patch).intersection(&clip.bounds())?;
        Clip::from_bounds(seen).and(clip)
    }

    /// The pixels of these rows.
    pub(super) fn rows(&mut self, clip: Clip) -> impl Iterator<Item = &mut [[u8; 4]]> {
        let width = self.view.size.0 as usize;
        let (left, right) = (clip.left as usize, clip.right as usize);
        let pixels = self.pixels.data_mut().as_chunks_mut::<4>().0;
        let rows = pixels.chunks_mut(width).take(clip.foot as usize).skip(clip.top as usize);
        rows.filter_map(move |row| row.get_mut(left..right))
    }

    /// Draws an image whose size differs from that on the screen.
    pub(super) fn scaled(
        &mut self,
        image: PixmapRef<'_>,
        paint: &PixmapPaint,
        transform: Transform,
        (bounds, clip): (Rectangle, Clip),
    ) {
        let (pixels, mask) = self.masked(bounds, clip);
        pixels.draw_pixmap(0, 0, image, paint, transform, mask);
    }

    /// The pixels, and the mask through which a thing with these bounds is painted, if it needs
    /// one.
    pub(super) fn masked(
        &mut self,
        bounds: Rectangle,
        clip: Clip,
    ) -> (&mut PixmapMut<'a>, Option<&Mask>) {
        (&mut self.pixels, self.stencil.over(bounds, clip))
    }
}

/// A mask that lets one clip through.
struct Stencil<'a> {
    mask: &'a mut Mask,
    cut: Option<Clip>,
}

impl Stencil<'_> {
    /// The mask for a thing with these bounds; `None` if nothing of it can stick out.
    fn over(&mut self, bounds: Rectangle, clip: Clip) -> Option<&Mask> {
        let (width, height) = (self.mask.width(), self.mask.height());
        if clip == Clip::whole((width, height)) || bounds.is_within(&clip.bounds()) {
            return None;
        }
        if self.cut != Some(clip) {
            self.cut = Some(clip);
            for (y, row) in (0..).zip(self.mask.data_mut().chunks_mut(width as usize)) {
                row.fill(0);
                let is_seen = (clip.top..clip.foot).contains(&y);
                let seen = row.get_mut(clip.left as usize..clip.right as usize);
                seen.into_iter().filter(|_| is_seen).for_each(|seen| seen.fill(255));
            }
        }
        Some(self.mask)
    }
}

/// Lays so many 16ths of a premultiplied colour over pixels.
fn cover(pixels: &mut [[u8; 4]], ink: [u8; 4], part: i32) {
    let ink = if part < 16 { share(ink, (16 * part.max(0)) as u8) } else { ink };
    match ink[3] {
        0 => {}
        255 => pixels.fill(ink),
        alpha => pixels.iter_mut().for_each(|pixel| *pixel = over(ink, alpha, *pixel)),
    }
}

pub(super) fn rectangle(bounds: Rectangle) -> Option<Rect> {
    Rect::from_xywh(bounds.x, bounds.y, bounds.width, bounds.height)
}
