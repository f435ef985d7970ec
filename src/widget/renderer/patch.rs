//! One patch of the screen, painted from the things in the window. Shadows and gradients are not
//! painted: the window has none.

use iced::advanced::renderer::Quad;
use iced::{Background, Color, Rectangle, Transformation, Vector};
use iced_tiny_skia::Primitive;
use tiny_skia::{
    FillRule, Mask, Paint, PathBuilder, PixmapMut, PixmapPaint, PixmapRef, Rect, Shader, Stroke,
    Transform,
};

use super::image::{Images, over};
use super::rounded::{Part, Rounded};
use super::shape::{Shape, Shapes, Style, plain};
use super::text::Glyphs;
use super::things::{Thing, What};

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

/// Whole pixels of a patch: from the first to before the last, across and down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Clip {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub foot: i32,
}

impl Clip {
    /// The pixels whose middles lie in a rectangle.
    pub(super) fn of(bounds: Rectangle) -> Self {
        let whole = |along: f32| along.round().clamp(-1e6, 1e6) as i32;
        Self {
            left: whole(bounds.x),
            top: whole(bounds.y),
            right: whole(bounds.x + bounds.width),
            foot: whole(bounds.y + bounds.height),
        }
    }

    /// The clip of all of so many pixels, across and down.
    const fn whole((width, height): (u32, u32)) -> Self {
        Self { left: 0, top: 0, right: width as i32, foot: height as i32 }
    }

    /// The pixels that a rectangle touches.
    pub(super) fn around(bounds: Rectangle) -> Self {
        let whole = |along: f32| along.clamp(-1e6, 1e6) as i32;
        Self {
            left: whole(bounds.x.floor()),
            top: whole(bounds.y.floor()),
            right: whole((bounds.x + bounds.width).ceil()),
            foot: whole((bounds.y + bounds.height).ceil()),
        }
    }

    /// The clip so many pixels further right and down.
    const fn moved(self, x: i32, y: i32) -> Self {
        let Self { left, top, right, foot } = self;
        Self { left: left + x, top: top + y, right: right + x, foot: foot + y }
    }

    /// The common part of two clips, if there is any.
    pub(super) fn and(self, other: Self) -> Option<Self> {
        let both = Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            foot: self.foot.min(other.foot),
        };
        (both.left < both.right && both.top < both.foot).then_some(both)
    }

    pub(super) fn bounds(self) -> Rectangle {
        let (x, y) = (self.left as f32, self.top as f32);
        let (width, height) = (self.right as f32 - x, self.foot as f32 - y);
        Rectangle { x, y, width, height }
    }
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

    pub(super) const fn scale(&self) -> f32 {
        self.view.scale
    }

    pub(super) fn paint(
        &mut self,
        things: &[Thing<'_>],
        (images, glyphs, shapes): (&Images, &mut Glyphs, &mut Shapes),
    ) {
        let (all, to_patch) = (Clip::whole(self.view.size), self.to_patch);
        let (x, y) = self.view.corner;
        let on_screen = all.moved(x, y);
        let is_cover = |thing: &Thing<'_>| self.is_cover(thing, on_screen);
        let first = things.iter().rposition(is_cover).unwrap_or_default();
        for thing in things.iter().skip(first) {
            let seen = thing.reach.and(on_screen).and_then(|_| thing.clip.and(on_screen));
            let Some(clip) = seen.map(|seen| seen.moved(-x, -y)) else { continue };
            match thing.what {
                What::Quad(quad, background) => self.quad(quad, background, shapes, clip),
                What::Path(path, moved) => self.primitive(path, to_patch * moved, shapes, clip),
                What::Image(image) => images.draw(image, self, clip),
                What::Text(text, moved) => glyphs.draw(text, moved, self, clip),
            }
        }
    }

    /// Whether a thing hides all that was painted before.
    fn is_cover(&self, thing: &Thing<'_>, on_screen: Clip) -> bool {
        let What::Quad(quad, Background::Color(color)) = thing.what else { return false };
        let all = Clip::whole(self.view.size).bounds();
        color.a >= 1.0
            && thing.reach.and(on_screen) == Some(on_screen)
            && all.is_within(&self.plain(quad))
    }

    /// The part of a quad that is nothing but background, in the patch.
    fn plain(&self, quad: &Quad) -> Rectangle {
        let radius = <[f32; 4]>::from(quad.border.radius).into_iter().fold(0.0, f32::max);
        let around = radius.max(quad.border.width) * self.view.scale;
        let bounds = quad.bounds * self.to_patch;
        if around > 0.0 { bounds.shrink(around + 1.0) } else { bounds }
    }

    fn quad(&mut self, quad: &Quad, background: Background, shapes: &mut Shapes, clip: Clip) {
        let bounds = quad.bounds * self.to_patch;
        let Some(seen) = bounds.intersection(&clip.bounds()) else { return };
        let Background::Color(background) = background else { return };
        let plain = self.plain(quad);
        if plain == bounds || clip.bounds().is_within(&plain) {
            if background.a > 0.0 {
                self.rectangle(seen, &solid(background));
            }
            return;
        }
        let most = bounds.width.min(bounds.height) / 2.0;
        let radii = <[f32; 4]>::from(quad.border.radius);
        let radii = radii.map(|radius| (radius * self.view.scale).min(most));
        let around = Rounded { bounds, radii };
        let width = (quad.border.width * self.view.scale).min(most);
        let stroke = Stroke { width, ..Stroke::default() };
        let mut draw = |parts: Vec<Part>, ink: Color, style: Style<'_>| {
            for part in parts {
                self.part(part, &solid(ink), style, shapes, clip);
            }
        };
        if background.a > 0.0 {
            draw(around.parts(seen), background, Style::Filled(FillRule::Winding));
        }
        if width > 0.0 && quad.border.color.a > 0.0 {
            draw(around.border(width, seen), quad.border.color, Style::Stroked(&stroke));
        }
    }

    fn part(
        &mut self,
        part: Part,
        ink: &Paint<'_>,
        style: Style<'_>,
        shapes: &mut Shapes,
        clip: Clip,
    ) {
        match part {
            Part::Straight(bounds) => {
                if let Some(seen) = bounds.intersection(&clip.bounds()) {
                    self.rectangle(seen, ink);
                }
            }
            Part::Round(path) => {
                let shape = Shape { path: &path, style, transform: Transform::identity() };
                self.shape(shape, ink, shapes, clip);
            }
        }
    }

    /// Fills a rectangle; pixels in which it ends get a part of its colour.
    fn rectangle(&mut self, bounds: Rectangle, ink: &Paint<'_>) {
        let Some(rectangle) = rectangle(bounds) else { return };
        let is_whole = |along: f32| (along - along.round()).abs() < 1.0 / 256.0;
        let edges = [rectangle.left(), rectangle.top(), rectangle.right(), rectangle.bottom()];
        if let Some(ink) = plain(ink).filter(|_| edges.into_iter().all(is_whole)) {
            for row in self.rows(Clip::of(bounds)) {
                if ink[3] == 255 {
                    row.fill(ink);
                } else {
                    row.iter_mut().for_each(|pixel| *pixel = over(ink, ink[3], *pixel));
                }
            }
        } else {
            let path = PathBuilder::from_rect(rectangle);
            self.pixels.fill_path(&path, ink, FillRule::Winding, Transform::identity(), None);
        }
    }

    fn primitive(
        &mut self,
        primitive: &Primitive,
        transformation: Transformation,
        shapes: &mut Shapes,
        clip: Clip,
    ) {
        let (shape, ink) = Shape::of(primitive, transformation);
        self.shape(shape, ink, shapes, clip);
    }

    /// Paints a shape: a small one is copied.
    fn shape(&mut self, shape: Shape<'_>, ink: &Paint<'_>, shapes: &mut Shapes, clip: Clip) {
        let bounds = shape.bounds();
        if !clip.bounds().intersects(&bounds) {
            return;
        }
        if let Some(ink) = plain(ink)
            && let Some((stamp, at)) = shape.stamp(shapes)
        {
            if let Some(stamp) = stamp {
                stamp.draw(at, ink, self, clip);
            }
            return;
        }
        let Shape { path, style, transform } = shape;
        let mask = self.stencil.over(bounds, clip);
        match style {
            Style::Filled(rule) => self.pixels.fill_path(path, ink, rule, transform, mask),
            Style::Stroked(stroke) => self.pixels.stroke_path(path, ink, stroke, transform, mask),
        }
    }

    /// The part of a place on the screen that is seen in the patch.
    pub(super) fn seen(&self, on_screen: Rectangle, clip: Clip) -> Option<Clip> {
        let (x, y) = self.corner();
        let to_patch = Vector::new(-x as f32, -y as f32);
        let seen = (on_screen + to_patch).intersection(&clip.bounds())?;
        Clip::of(seen).and(clip)
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
        let mask = self.stencil.over(bounds, clip);
        self.pixels.draw_pixmap(0, 0, image, paint, transform, mask);
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

/// A colour with blue first, as windows want it.
pub(super) fn color(color: Color) -> tiny_skia::Color {
    let part = |part: f32| part.clamp(0.0, 1.0);
    tiny_skia::Color::from_rgba(part(color.b), part(color.g), part(color.r), part(color.a))
        .unwrap_or(tiny_skia::Color::BLACK)
}

fn solid(ink: Color) -> Paint<'static> {
    Paint { shader: Shader::SolidColor(color(ink)), anti_alias: true, ..Paint::default() }
}

pub(super) fn rectangle(bounds: Rectangle) -> Option<Rect> {
    Rect::from_xywh(bounds.x, bounds.y, bounds.width, bounds.height)
}
