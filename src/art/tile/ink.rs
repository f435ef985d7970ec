//! The colours of tiles: a map on parchment by day, the same map by candle light.

use crate::Tint;

macro_rules! inks {
    ($($(#[$doc:meta])* $name:ident $day:literal $night:literal,)*) => {
        /// A colour of the drawing. Within a band, inks are painted in this order.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "most names say all")]
        pub enum Ink {
            $($(#[$doc])* $name,)*
        }

        impl Ink {
            /// All inks, in order.
            pub const ALL: [Self; [$(Self::$name),*].len()] = [$(Self::$name),*];

            /// The colour by day, on parchment.
            pub const fn by_day(self) -> Tint {
                match self {
                    $(Self::$name => self.covering($day),)*
                }
            }

            /// The colour by candle light.
            pub const fn by_night(self) -> Tint {
                match self {
                    $(Self::$name => self.covering($night),)*
                }
            }
        }
    };
}

inks! {
    Field 0xd4d39d 0x6a6e4b,
    /// Worked land; see-through, so that a lit field shines through it.
    Plot 0xbbba73 0x545d3a,
    /// Strips of worked land.
    Furrow 0xb8b776 0x565c3b,
    /// Grass.
    Tuft 0xa7a867 0x7a8055,
    Bank 0x6f8f94 0x2c4048,
    Water 0x9cc3cf 0x46707f,
    Ripple 0xc6dfe3 0x6a95a2,
    Verge 0x96845a 0x3a3423,
    Road 0xf6ecd0 0xc5b48c,
    CityGround 0xd9b47c 0x92714a,
    CityShade 0xb88f58 0x6b5033,
    /// Squares.
    Plaza 0xe6c896 0xa48155,
    /// The line around everything that stands upright.
    Line 0x57422f 0x231a12,
    WallShade 0xb3a184 0x7d6d54,
    Stone 0xf0e6d2 0xc7b796,
    Plaster 0xf7eedb 0xd3c19c,
    Shade 0xd0bb98 0x9c8663,
    Wood 0x9a7348 0x6b4c2e,
    Leaf 0x7c9455 0x3f4f2f,
    LeafLight 0xa0b470 0x5d6f42,
    RoofDeep 0xa74a33 0x7a3626,
    Roof 0xcd6c4b 0xa8523a,
    OchreDeep 0xb98139 0x80592a,
    Ochre 0xdfa95c 0xb28244,
    SlateDeep 0x54697b 0x2f3d4a,
    Slate 0x8298a8 0x526677,
    Rock 0x9d9283 0x5f564b,
    RockDeep 0x776b5f 0x443b33,
    Gold 0xe8b93c 0xd9a52f,
    GoldDeep 0xb5832a 0x8d6420,
    Blue 0x2f5fa5 0x2e5590,
    Wine 0x7d3c78 0x7a3c75,
    Cloth 0x2f8a86 0x2f807c,
    Pink 0xd9739c 0xc46489,
    Red 0xb5342c 0xa53429,
    Lava 0xe8702a 0xe06a24,
    Smoke 0xc9c1b2 0x857b6c,
    Violet 0x6f4fa3 0x6d51a0,
    Glow 0xcdb8ea 0xbfa6e6,
    White 0xfffaf0 0xeee2c8,
    Black 0x2b2119 0x120d08,
}

impl Ink {
    /// The colour, see-through for worked land alone.
    const fn covering(self, hex: u32) -> Tint {
        let tint = Tint::hex(hex);
        if matches!(self, Self::Plot) { tint.faint(0.4) } else { tint }
    }
}
