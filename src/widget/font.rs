//! The bundled fonts, as the window loads and names them.

use std::thread;

use iced::Font;
use iced::font::Weight;

use crate::art::font as files;

/// The font files, to be loaded before anything is drawn; they are unpacked on two processors.
#[must_use]
pub fn files() -> [&'static [u8]; 3] {
    thread::scope(|scope| {
        let _ = thread::Builder::new().spawn_scoped(scope, files::serif);
        [files::sans(), files::strong(), files::serif()]
    })
}

/// Text.
pub const SANS: Font = Font::with_name("Source Sans 3");
/// Text of more weight.
pub const STRONG: Font = Font { weight: Weight::Semibold, ..SANS };
/// Figures that are compared: lining and all of one width, which those of the serif are not.
pub const FIGURES: Font = STRONG;
/// Titles.
pub const SERIF: Font = Font { weight: Weight::Bold, ..Font::with_name("EB Garamond") };
