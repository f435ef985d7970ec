//! Small shapes: the corners of boxes, keys, tokens, figures. Rasterising a path costs far more
//! than copying its pixels, and the same few paths are everywhere.

use std::hash::{Hash, Hasher};

use iced::{Rectangle, Transformation};
use iced_tiny_skia::Primitive;
use rustc_hash::FxHasher;
use tiny_skia::{FillRule, Mask, Paint, Path, Pixmap, Stroke, Transform};

use super::clip::Clip;
use super::stamp::{Ink, Stamp, Stamps};

/// The largest side of a shape that is kept, in pixels; larger ones are painted anew.
const MOST: i32 = 64;
/// The parts of a pixel: shapes whose points differ by less than one are equal.
const FINENESS: f32 = 64.0;

/// The known shapes, by their keys.
pub(super) type Shapes = Stamps<u64>;

/// The way in which a path becomes a shape.
#[derive(Debug, Clone, Copy)]
pub(super) enum Style<'a> {
    Filled(FillRule),
    Stroked(&'a Stroke),
}

/// A path in a patch.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape<'a> {
    pub path: &'a Path,
    pub style: Style<'a>,
    /// The transformation from its points to pixels of the patch: movement and scale alone.
    pub transform: Transform,
}

impl<'a> Shape<'a> {
    /// The shape of a recorded primitive, moved and scaled, and its paint.
    pub(super) fn from_primitive(
        primitive: &'a Primitive,
        moved: Transformation,
    ) -> (Self, &'a Paint<'static>) {
        let (scale, to) = (moved.scale_factor(), moved.translation());
        let transform = Transform::from_row(scale, 0.0, 0.0, scale, to.x, to.y);
        let (path, style, ink) = match primitive {
            Primitive::Fill { path, paint, rule } => (path, Style::Filled(*rule), paint),
            Primitive::Stroke { path, paint, stroke } => (path, Style::Stroked(stroke), paint),
        };
        (Self { path, style, transform }, ink)
    }

    /// The painted area, which for a stroke includes its breadth.
    pub(super) fn bounds(self) -> Rectangle {
        let Transform { sx: scale, tx, ty, .. } = self.transform;
        let around = match self.style {
            Style::Filled(_) => 0.0,
            Style::Stroked(stroke) => stroke.width / 2.0,
        };
        let bounds = self.path.bounds();
        let (x, y) = (bounds.x() * scale + tx, bounds.y() * scale + ty);
        let (width, height) = (bounds.width() * scale, bounds.height() * scale);
        Rectangle { x, y, width, height }.expand(around * scale)
    }

    /// The shape's stamp and its place in the patch; `None` for a shape that is not small.
    pub(super) fn stamp(self, shapes: &mut Shapes) -> Option<(Option<&Stamp>, (i32, i32))> {
        let place = self.place()?;
        let at = (place.left, place.top);
        Some((shapes.stamp(self.key(at), || self.painted(place)), at))
    }

    /// The pixels that it may touch.
    fn place(self) -> Option<Clip> {
        let over = match self.style {
            Style::Filled(_) => 0.0,
            Style::Stroked(Stroke { dash: Some(_), .. }) => return None,
            // The points of sharp corners stick out.
            Style::Stroked(stroke) => stroke.width * self.transform.sx * stroke.miter_limit / 2.0,
        };
        let Rectangle { x, y, width, height } = self.bounds().expand(over + 1.0);
        let (left, top) = (x.floor() as i32, y.floor() as i32);
        let (right, foot) = ((x + width).ceil() as i32, (y + height).ceil() as i32);
        let is_small = right.saturating_sub(left).max(foot.saturating_sub(top)) <= MOST;
        is_small.then_some(Clip { left, top, right, foot })
    }

    /// A hash of 64 bits that tells the shape from all others; no two are ever equal by chance.
    fn key(self, (left, top): (i32, i32)) -> u64 {
        let mut hasher = FxHasher::default();
        let Transform { sx: scale, tx, ty, .. } = self.transform;
        match self.style {
            Style::Filled(rule) => (rule == FillRule::EvenOdd).hash(&mut hasher),
            Style::Stroked(stroke) => {
                let Stroke { width, miter_limit, line_cap, line_join, dash: _ } = stroke;
                let numbers = [width * scale, *miter_limit].map(f32::to_bits);
                (numbers, *line_cap as u8, *line_join as u8).hash(&mut hasher);
            }
        }
        for verb in self.path.verbs() {
            hasher.write_u8(*verb as u8);
        }
        let fine = |along: f32, to: f32, from: i32| {
            ((along * scale + to - from as f32) * FINENESS).round() as i32 as u32
        };
        for point in self.path.points() {
            let (x, y) = (fine(point.x, tx, left), fine(point.y, ty, top));
            hasher.write_u64(u64::from(x) << 32 | u64::from(y));
        }
        hasher.finish()
    }

    fn painted(self, place: Clip) -> Option<Stamp> {
        let (width, height) = (place.right - place.left, place.foot - place.top);
        let (wide, tall) = (width as u32, height as u32);
        let transform = self.transform.post_translate(-place.left as f32, -place.top as f32);
        let coverage = match self.style {
            Style::Filled(rule) => {
                let mut mask = Mask::new(wide, tall)?;
                mask.fill_path(self.path, rule, true, transform);
                mask.data().to_vec()
            }
            Style::Stroked(stroke) => {
                let mut pixels = Pixmap::new(wide, tall)?;
                let ink = Paint { anti_alias: true, ..Paint::default() };
                pixels.stroke_path(self.path, &ink, stroke, transform, None);
                pixels.pixels().iter().map(|pixel| pixel.alpha()).collect()
            }
        };
        Some(Stamp {
            corner: (0, 0),
            width: width as usize,
            height: height as usize,
            ink: Ink::Coverage(coverage),
        })
    }
}
