//! The bundled fonts, as the window loads and names them.

use iced::Font;
use iced::font::Weight;

use crate::art::font as files;

/// The font files, to be loaded before anything is drawn.
pub const FILES: [&[u8]; 3] = [files::SERIF, files::SANS, files::STRONG];

/// Text.
pub const SANS: Font = Font::with_name("Source Sans 3");
/// Text of more weight.
pub const STRONG: Font = Font { weight: Weight::Semibold, ..SANS };
/// Figures that are compared: lining and all of one width, which those of the serif are not.
pub const FIGURES: Font = STRONG;
/// Titles.
pub const SERIF: Font = Font { weight: Weight::Bold, ..Font::with_name("EB Garamond") };
