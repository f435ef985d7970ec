//! Colours of pictures.

/// A colour, in sRGB.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tint {
    /// Red, green and blue.
    pub rgb: [u8; 3],
    /// From 0, which is not seen, to 1.
    pub opacity: f32,
}

impl Tint {
    /// The ink of texts.
    pub const INK: Self = Self::hex(0x2a2118);
    /// The paper of cards.
    pub const PAPER: Self = Self::hex(0xfbf5e4);
    /// The table under tiles on cards.
    pub const TABLE: Self = Self::hex(0xe9dcbf);
    /// The gold of shining things.
    pub const GOLD: Self = Self::hex(0xc98a06);
    /// The royal colour.
    pub const ROYAL: Self = Self::hex(0x5a2a82);
    /// Gold on a dark ground.
    pub const GILT: Self = Self::hex(0xe7c974);
    /// The royal colour in the shade.
    pub const ROYAL_DEEP: Self = Self::hex(0x3b1a58);
    /// The black of marks on paper.
    pub const BLACK: Self = Self::hex(0x000000);
    /// The white of words on a dark ground.
    pub const WHITE: Self = Self::hex(0xffffff);
    /// The grey of things that belong to nobody.
    pub const STRANGER: Self = Self::hex(0x9a948a);

    /// A colour as it is written in style sheets: `0xrrggbb`.
    pub const fn hex(hex: u32) -> Self {
        let [_, red, green, blue] = hex.to_be_bytes();
        Self { rgb: [red, green, blue], opacity: 1.0 }
    }

    /// The colour with an opacity.
    #[must_use]
    pub const fn faint(self, opacity: f32) -> Self {
        Self { opacity, ..self }
    }

    /// The colour seen where this one lies over an opaque one.
    #[must_use]
    pub fn over(self, below: Self) -> Self {
        let mixed = |place: usize| {
            let part = |tint: Self| tint.rgb.get(place).copied().map_or(0.0, f32::from);
            let mixed = part(self) * self.opacity + part(below) * (1.0 - self.opacity);
            mixed.round().clamp(0.0, 255.0) as u8
        };
        Self { rgb: std::array::from_fn(mixed), opacity: 1.0 }
    }
}
