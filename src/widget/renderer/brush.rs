//! The brush, which paints the things in the window on a patch. Shadows and gradients are not
//! painted: the window has none.

use iced::advanced::renderer::Quad;
use iced::{Background, Color, Rectangle, Transformation};
use iced_tiny_skia::Primitive;
use tiny_skia::{FillRule, Paint, Shader, Stroke, Transform};

use super::clip::Clip;
use super::image::Images;
use super::patch::Patch;
use super::pixel::{color, plain};
use super::rounded::{Part, Rounded};
use super::shape::{Shape, Shapes, Style};
use super::text::Glyphs;
use super::things::{Thing, What};

impl Patch<'_> {
    /// Paints the things that the patch shows. Returns how many they are.
    pub(super) fn paint(
        &mut self,
        things: &[Thing<'_>],
        (images, glyphs, shapes): (&Images, &mut Glyphs, &mut Shapes),
    ) -> usize {
        let (all, to_patch) = (self.all(), self.to_patch());
        let (x, y) = self.corner();
        let on_screen = all.moved(x, y);
        let is_cover = |thing: &Thing<'_>| self.is_cover(thing, on_screen);
        let first = things.iter().rposition(is_cover).unwrap_or_default();
        let mut count = 0;
        for thing in things.iter().skip(first) {
            let seen = thing.reach.and(on_screen).and_then(|_| thing.clip.and(on_screen));
            let Some(clip) = seen.map(|seen| seen.moved(-x, -y)) else { continue };
            count += 1;
            match thing.what {
                What::Quad(quad, background) => self.quad(quad, background, shapes, clip),
                What::Path(path, moved) => self.primitive(path, to_patch * moved, shapes, clip),
                What::Image(image) => images.draw(image, self, clip),
                What::Text(text, moved) => glyphs.draw(text, moved, self, clip),
            }
        }
        count
    }

    /// Whether a thing hides all that was painted before.
    fn is_cover(&self, thing: &Thing<'_>, on_screen: Clip) -> bool {
        let What::Quad(quad, Background::Color(color)) = thing.what else { return false };
        let all = self.all().bounds();
        color.a >= 1.0
            && thing.reach.and(on_screen) == Some(on_screen)
            && all.is_within(&self.plain(quad))
    }

    /// The part of a quad that is nothing but background, in the patch.
    fn plain(&self, quad: &Quad) -> Rectangle {
        let radius = <[f32; 4]>::from(quad.border.radius).into_iter().fold(0.0, f32::max);
        let around = radius.max(quad.border.width) * self.scale();
        let bounds = quad.bounds * self.to_patch();
        if around > 0.0 { bounds.shrink(around + 1.0) } else { bounds }
    }

    fn quad(&mut self, quad: &Quad, background: Background, shapes: &mut Shapes, clip: Clip) {
        let bounds = quad.bounds * self.to_patch();
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
        let radii = radii.map(|radius| (radius * self.scale()).min(most));
        let around = Rounded { bounds, radii };
        let width = (quad.border.width * self.scale()).min(most);
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

    fn primitive(
        &mut self,
        primitive: &Primitive,
        transformation: Transformation,
        shapes: &mut Shapes,
        clip: Clip,
    ) {
        let (shape, ink) = Shape::from_primitive(primitive, transformation);
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
        let (pixels, mask) = self.masked(bounds, clip);
        match style {
            Style::Filled(rule) => pixels.fill_path(path, ink, rule, transform, mask),
            Style::Stroked(stroke) => pixels.stroke_path(path, ink, stroke, transform, mask),
        }
    }
}

fn solid(ink: Color) -> Paint<'static> {
    Paint { shader: Shader::SolidColor(color(ink)), anti_alias: true, ..Paint::default() }
}
