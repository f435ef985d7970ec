//! The bundled fonts. Nothing depends on what the machine has.

/// Titles: EB Garamond, bold, with all its letters but without the forms that nothing asks for,
/// such as small capitals.
pub const SERIF: &[u8] = include_bytes!("../../resources/fonts/EBGaramond_700Bold.ttf");
/// Text: Source Sans 3.
pub const SANS: &[u8] = include_bytes!("../../resources/fonts/SourceSans3_400Regular.ttf");
/// Text of more weight: Source Sans 3, semi-bold.
pub const STRONG: &[u8] = include_bytes!("../../resources/fonts/SourceSans3_600SemiBold.ttf");
