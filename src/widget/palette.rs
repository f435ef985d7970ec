//! The colours of the window and of everything drawn in it: parchment and ink by day, candle light
//! by night.

use iced::Color;

pub use art::shape::Shape;
use art::{Tint, shape};
use rules::player::Colour;

/// One look of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Palette {
    /// Whether it is a dark look.
    pub dark: bool,
    /// Whether lines and words stand out as much as possible.
    pub contrast: bool,
    /// The ground behind everything.
    pub ground: Color,
    /// Panels and cards.
    pub paper: Color,
    /// Things that lie on panels: fields to type in, rows.
    pub raised: Color,
    /// The table under the tiles.
    pub table: Color,
    /// Text.
    pub ink: Color,
    /// Text of less weight.
    pub faint: Color,
    /// Thin lines and borders.
    pub line: Color,
    /// The one royal colour: the next thing to do.
    pub royal: Color,
    /// Text on the royal colour.
    pub on_royal: Color,
    /// The royal colour as a tint behind text.
    pub royal_tint: Color,
    /// Shining things: open segments, the leader, the crown.
    pub gold: Color,
    /// Errors and warnings.
    pub danger: Color,
    /// Success.
    pub good: Color,
    /// The glow of parts of tiles that may be chosen: apart from every ground in lightness, and not
    /// in hue alone.
    pub glow: Color,
    /// The light on a feature that was asked for, just as far apart.
    pub lit: Color,
    /// The shade behind an open dialog.
    pub shade: Color,
}

const fn rgb(hex: u32) -> Color {
    Color {
        r: ((hex >> 16) & 0xff) as f32 / 255.0,
        g: ((hex >> 8) & 0xff) as f32 / 255.0,
        b: (hex & 0xff) as f32 / 255.0,
        a: 1.0,
    }
}

/// The colour of a picture as the window paints it.
pub const fn color(tint: Tint) -> Color {
    let [red, green, blue] = tint.rgb;
    Color {
        r: red as f32 / 255.0,
        g: green as f32 / 255.0,
        b: blue as f32 / 255.0,
        a: tint.opacity,
    }
}

const fn alpha(color: Color, a: f32) -> Color {
    Color { a, ..color }
}

impl Palette {
    /// Parchment and ink.
    pub const LIGHT: Self = Self {
        dark: false,
        contrast: false,
        ground: rgb(0xefe4cb),
        paper: rgb(0xfaf3e1),
        raised: rgb(0xfffaf0),
        table: rgb(0xd9c8a3),
        ink: rgb(0x2a2118),
        faint: rgb(0x6b5b46),
        line: rgb(0xcdbb96),
        royal: rgb(0x5a2a82),
        on_royal: rgb(0xfff8ea),
        royal_tint: rgb(0xe9dcef),
        gold: rgb(0xc98a06),
        danger: rgb(0xa3231c),
        good: rgb(0x2f6b34),
        glow: alpha(rgb(0xa05f00), 0.42),
        lit: alpha(rgb(0x5a2a82), 0.5),
        shade: alpha(rgb(0x2a2118), 0.55),
    };

    /// Candle light.
    pub const DARK: Self = Self {
        dark: true,
        contrast: false,
        ground: rgb(0x241d17),
        paper: rgb(0x30271f),
        raised: rgb(0x3b3128),
        table: rgb(0x1b1611),
        ink: rgb(0xf3e6cc),
        faint: rgb(0xbba98a),
        line: rgb(0x57483a),
        royal: rgb(0xb48be0),
        on_royal: rgb(0x1f1529),
        royal_tint: rgb(0x43345a),
        gold: rgb(0xf0b93a),
        danger: rgb(0xf08a78),
        good: rgb(0x8fce8f),
        glow: alpha(rgb(0xffefb0), 0.55),
        lit: alpha(rgb(0xf1e6ff), 0.65),
        shade: alpha(rgb(0x0c0906), 0.68),
    };

    /// Black on white.
    pub const CONTRAST: Self = Self {
        dark: false,
        contrast: true,
        ground: rgb(0xffffff),
        paper: rgb(0xffffff),
        raised: rgb(0xffffff),
        table: rgb(0xe4e0d8),
        ink: rgb(0x000000),
        faint: rgb(0x2e2a26),
        line: rgb(0x3a352e),
        royal: rgb(0x47107a),
        on_royal: rgb(0xffffff),
        royal_tint: rgb(0xe6d6f5),
        gold: rgb(0x8a5400),
        danger: rgb(0x9c0006),
        good: rgb(0x0b5a1c),
        glow: alpha(rgb(0x8a5400), 0.42),
        lit: alpha(rgb(0x47107a), 0.5),
        shade: alpha(rgb(0x000000), 0.7),
    };

    /// The facts that tell the looks apart, for drawings that are kept.
    pub const fn tone(&self) -> (bool, bool) {
        (self.dark, self.contrast)
    }
}

/// The look of a player's figures: always a colour, a shape and a letter together.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Livery {
    /// The colour of the wood.
    pub fill: Color,
    /// The colour of letters on the wood.
    pub on_fill: Color,
    /// The outline of the wood.
    pub outline: Color,
    /// The shape of the token.
    pub shape: Shape,
}

impl Livery {
    /// The colour for small figures on a ground: the wood, or its outline where the wood would be
    /// lost.
    pub fn on(&self, ground: Color) -> Color {
        if contrast(self.fill, ground) < 1.5 { self.outline } else { self.fill }
    }
}

/// A colour between two.
pub fn mix(one: Color, other: Color, share: f32) -> Color {
    let between = |one: f32, other: f32| one + (other - one) * share;
    Color {
        r: between(one.r, other.r),
        g: between(one.g, other.g),
        b: between(one.b, other.b),
        a: between(one.a, other.a),
    }
}

/// The contrast of two colours, from 1 (none) to 21, as the Web Content Accessibility Guidelines
/// define it.
pub fn contrast(one: Color, other: Color) -> f32 {
    let (one, other) = (one.relative_luminance(), other.relative_luminance());
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The livery of a colour, equal in every look: the wood on the table does not change either.
pub const fn livery(colour: Colour) -> Livery {
    const DARK_INK: Color = rgb(0x1d1712);
    const LIGHT_INK: Color = rgb(0xfffaf0);
    let (fill, on_fill) = match colour {
        Colour::Red => (rgb(0xc02f25), LIGHT_INK),
        Colour::Blue => (rgb(0x2765b0), LIGHT_INK),
        Colour::Green => (rgb(0x2e7d3a), LIGHT_INK),
        Colour::Yellow => (rgb(0xf2c230), DARK_INK),
        Colour::Black => (rgb(0x2c2a2b), LIGHT_INK),
        Colour::Grey => (rgb(0x7d8187), DARK_INK),
        Colour::Pink => (rgb(0xe58ab4), DARK_INK),
        Colour::White => (rgb(0xf7f3ea), DARK_INK),
    };
    let outline = match colour {
        Colour::Black => rgb(0xe9dfc9),
        Colour::Red
        | Colour::Blue
        | Colour::Green
        | Colour::Yellow
        | Colour::Grey
        | Colour::Pink
        | Colour::White => rgb(0x1d1712),
    };
    Livery { fill, on_fill, outline, shape: shape::of(colour) }
}
