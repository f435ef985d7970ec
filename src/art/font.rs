//! The bundled fonts. Nothing depends on what the machine has.

use std::sync::OnceLock;

macro_rules! fonts {
    ($($(#[$about:meta])+ $name:ident $file:literal;)+) => {
        $($(#[$about])+
        pub fn $name() -> &'static [u8] {
            static FONT: OnceLock<Vec<u8>> = OnceLock::new();
            FONT.get_or_init(|| packed::bytes(concat!("fonts/", $file)))
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
