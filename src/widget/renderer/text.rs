//! Letters: shaped by iced, each drawn once and then copied.

use iced::advanced::graphics::text::cosmic_text::{
    Buffer, CacheKey, Color as GlyphColor, SwashCache, SwashContent,
};
use iced::advanced::graphics::text::{Text, cache, font_system};
use iced::advanced::text::Alignment;
use iced::{Color, Point, Rectangle, Size, Transformation, alignment};

use super::clip::Clip;
use super::patch::Patch;
use super::pixel::{color as to_pixel, premultiplied, weakened};
use super::stamp::{Ink, Stamp, Stamps};

/// The known letters, and texts shaped here.
#[derive(Debug, Default)]
pub(super) struct Glyphs {
    known: Stamps<CacheKey>,
    /// Draws letters; it knows the fonts by then.
    scaler: Option<SwashCache>,
    /// Texts that no widget has shaped.
    shaped: cache::Cache,
}

impl Glyphs {
    /// Ends a frame, and forgets old letters.
    pub(super) fn trim(&mut self) {
        self.known.trim();
        self.shaped.trim();
    }

    pub(super) fn draw(
        &mut self,
        text: &Text,
        group: Transformation,
        patch: &mut Patch<'_>,
        clip: Clip,
    ) {
        let scale = Transformation::scale(patch.scale());
        match text {
            Text::Paragraph { paragraph, position, color, clip_bounds, transformation } => {
                let moved = scale * group * *transformation;
                let bounds = Rectangle::new(*position, paragraph.min_bounds) * moved;
                let clip = patch.seen(*clip_bounds * moved, clip);
                let clip = clip.filter(|clip| patch.seen(bounds.expand(2.0), *clip).is_some());
                if let (Some(clip), Some(paragraph)) = (clip, paragraph.upgrade()) {
                    self.buffer(paragraph.buffer(), (*position, *color, moved), patch, clip);
                }
            }
            Text::Editor { editor, position, color, clip_bounds, transformation } => {
                let moved = scale * group * *transformation;
                let clip = patch.seen(*clip_bounds * moved, clip);
                if let (Some(clip), Some(editor)) = (clip, editor.upgrade()) {
                    self.buffer(editor.buffer(), (*position, *color, moved), patch, clip);
                }
            }
            Text::Raw { raw, transformation } => {
                let moved = scale * group * *transformation;
                if let Some(buffer) = raw.buffer.upgrade() {
                    self.buffer(&buffer, (raw.position, raw.color, moved), patch, clip);
                }
            }
            Text::Cached { color, clip_bounds, .. } => {
                let moved = scale * group;
                let clip = if clip_bounds.width.is_finite() {
                    patch.seen(*clip_bounds * moved, clip)
                } else {
                    Some(clip)
                };
                if let Some(clip) = clip {
                    self.unshaped(text, *color, moved, patch, clip);
                }
            }
        }
    }

    /// A text that is shaped when it is first drawn.
    fn unshaped(
        &mut self,
        text: &Text,
        color: Color,
        moved: Transformation,
        patch: &mut Patch<'_>,
        clip: Clip,
    ) {
        let Text::Cached {
            content,
            bounds,
            size,
            line_height,
            font,
            align_x,
            align_y,
            shaping,
            ..
        } = text
        else {
            return;
        };
        let key = cache::Key {
            content,
            size: size.0,
            line_height: line_height.0,
            font: *font,
            bounds: bounds.size(),
            shaping: *shaping,
            align_x: *align_x,
        };
        let mut shaped = std::mem::take(&mut self.shaped);
        if let Ok(mut fonts) = font_system().write() {
            let (hash, entry) = shaped.allocate(fonts.raw(), key);
            let Size { width, height } = entry.min_bounds;
            drop(fonts);
            let x = match align_x {
                Alignment::Default | Alignment::Left | Alignment::Justified => bounds.x,
                Alignment::Center => bounds.x - width / 2.0,
                Alignment::Right => bounds.x - width,
            };
            let y = match align_y {
                alignment::Vertical::Top => bounds.y,
                alignment::Vertical::Center => bounds.y - height / 2.0,
                alignment::Vertical::Bottom => bounds.y - height,
            };
            if let Some(entry) = shaped.get(&hash) {
                self.buffer(&entry.buffer, (Point::new(x, y), color, moved), patch, clip);
            }
        }
        self.shaped = shaped;
    }

    fn buffer(
        &mut self,
        buffer: &Buffer,
        (position, color, moved): (Point, Color, Transformation),
        patch: &mut Patch<'_>,
        clip: Clip,
    ) {
        let (position, scale) = (position * moved, moved.scale_factor());
        let (left, top) = patch.corner();
        for run in buffer.layout_runs() {
            let line = (run.line_y * scale).round() as i32;
            for letter in run.glyphs {
                let placed = letter.physical((position.x, position.y), scale);
                let at = (placed.x - left, placed.y + line - top);
                let color = letter.color_opt.map_or(color, |own| colored(own, color.a));
                let key = placed.cache_key;
                let scaler = &mut self.scaler;
                if let Some(glyph) = self.known.stamp(key, || glyph(key, scaler)) {
                    glyph.draw(at, premultiplied(to_pixel(color)), patch, clip);
                }
            }
        }
    }
}

fn colored(own: GlyphColor, opacity: f32) -> Color {
    let [r, g, b, a] = own.as_rgba();
    Color::from_rgba8(r, g, b, f32::from(a) / 255.0 * opacity)
}

fn glyph(key: CacheKey, scaler: &mut Option<SwashCache>) -> Option<Stamp> {
    let mut fonts = font_system().write().ok()?;
    let scaler = scaler.get_or_insert_with(SwashCache::new);
    let image = scaler.get_image_uncached(fonts.raw(), key)?;
    let ink = match image.content {
        SwashContent::Mask => Ink::Coverage(image.data),
        SwashContent::Color => {
            let pixels = image.data.as_chunks::<4>().0;
            Ink::Picture(pixels.iter().copied().map(weakened).collect())
        }
        SwashContent::SubpixelMask => return None,
    };
    let (width, height) = (image.placement.width as usize, image.placement.height as usize);
    let corner = (image.placement.left, -image.placement.top);
    (width * height > 0).then_some(Stamp { corner, width, height, ink })
}
