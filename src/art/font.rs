//! The bundled fonts, packed by `packaging/pack.rs`. Nothing depends on what the machine has.

use std::sync::OnceLock;

macro_rules! fonts {
    ($($(#[$about:meta])+ $name:ident $file:literal;)+) => {
        $($(#[$about])+
        pub fn $name() -> &'static [u8] {
            static FONT: OnceLock<Vec<u8>> = OnceLock::new();
            FONT.get_or_init(|| {
                let packed = include_bytes!(concat!(env!("OUT_DIR"), "/", $file));
                miniz_oxide::inflate::decompress_to_vec(packed).unwrap_or_default()
            })
        })+
    };
}

fonts! {
    /// Titles: EB Garamond, bold.
    serif "EBGaramond_700Bold.ttf";
    /// Text: Source Sans 3.
    sans "SourceSans3_400Regular.ttf";
    /// Text of more weight: Source Sans 3, semi-bold.
    strong "SourceSans3_600SemiBold.ttf";
}
