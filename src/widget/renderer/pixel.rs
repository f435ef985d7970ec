//! Colours as the pixels of the screen have them: blue first, premultiplied by their opacity.

use iced::Color;
use tiny_skia::{BlendMode, ColorU8, Paint, Shader};

/// A colour with blue first, as windows want it.
pub(super) fn color(color: Color) -> tiny_skia::Color {
    let part = |part: f32| part.clamp(0.0, 1.0);
    tiny_skia::Color::from_rgba(part(color.b), part(color.g), part(color.r), part(color.a))
        .unwrap_or(tiny_skia::Color::BLACK)
}

/// The premultiplied colour of a paint, if it is a single one.
pub(super) fn plain(paint: &Paint<'_>) -> Option<[u8; 4]> {
    let is_plain = paint.anti_alias && paint.blend_mode == BlendMode::SourceOver;
    let Shader::SolidColor(color) = paint.shader else { return None };
    is_plain.then(|| premultiplied(color))
}

/// A colour as pixels have it, premultiplied by its opacity.
pub(super) fn premultiplied(color: tiny_skia::Color) -> [u8; 4] {
    let color = color.premultiply().to_color_u8();
    [color.red(), color.green(), color.blue(), color.alpha()]
}

/// Red, green, blue and opacity as the screen has them: blue first, premultiplied by the opacity.
pub(super) fn weakened([r, g, b, a]: [u8; 4]) -> [u8; 4] {
    let weak = ColorU8::from_rgba(b, g, r, a).premultiply();
    [weak.red(), weak.green(), weak.blue(), weak.alpha()]
}

/// Every other of the four bytes of a pixel, each with room for its products above it.
const LANES: u32 = 0x00ff_00ff;

/// One colour over another one, both premultiplied by their opacity.
pub(super) fn over(from: [u8; 4], alpha: u8, to: [u8; 4]) -> [u8; 4] {
    let (from, to) = (u32::from_ne_bytes(from), parts(to, 255 - alpha));
    let mix = |from: u32, to: u32| {
        let sum = (from & LANES) + (to & LANES);
        let too_much = sum & !LANES;
        (sum | (too_much - (too_much >> 8))) & LANES
    };
    (mix(from, to) | mix(from >> 8, to >> 8) << 8).to_ne_bytes()
}

/// So many 255ths of a colour.
pub(super) fn share(color: [u8; 4], part: u8) -> [u8; 4] {
    parts(color, part).to_ne_bytes()
}

/// A share of a colour as one word: two products at a time, rounded.
fn parts(color: [u8; 4], part: u8) -> u32 {
    let color = u32::from_ne_bytes(color);
    let share = |lanes: u32| {
        let product = (lanes & LANES) * u32::from(part) + 0x0080_0080;
        (product + ((product >> 8) & LANES)) >> 8 & LANES
    };
    share(color) | share(color >> 8) << 8
}
