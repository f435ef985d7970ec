//! The bundled fonts, as the window loads and names them.

use std::cell::RefCell;
use std::collections::HashMap;
use std::thread;

use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::alignment::Vertical;
use iced::font::Weight;
use iced::{Font, Pixels, Size};

use art::font as files;

/// The font files, to be loaded before anything is drawn; they are unpacked on two processors.
pub fn files() -> [&'static [u8]; 3] {
    thread::scope(|scope| {
        let _ = thread::Builder::new().spawn_scoped(scope, files::serif);
        [files::sans(), files::strong(), files::serif()]
    })
}

/// Whether a font of the window or of the system has a letter.
pub fn draws(letter: char) -> bool {
    thread_local! {
        static KNOWN: RefCell<HashMap<char, bool>> = RefCell::default();
    }
    let look = || {
        let content = letter.to_string();
        let text = Text {
            content: content.as_str(),
            bounds: Size::INFINITE,
            size: Pixels(16.0),
            line_height: LineHeight::default(),
            font: STRONG,
            align_x: Alignment::Default,
            align_y: Vertical::Top,
            shaping: Shaping::Advanced,
            wrapping: Wrapping::None,
        };
        let paragraph = Paragraph::with_text(text);
        // The glyph with the number 0 stands for a letter that no font has.
        paragraph.buffer().layout_runs().flat_map(|run| run.glyphs).all(|glyph| glyph.glyph_id != 0)
    };
    letter.is_ascii() || KNOWN.with_borrow_mut(|known| *known.entry(letter).or_insert_with(look))
}

/// Text.
pub const SANS: Font = Font::with_name("Source Sans 3");
/// Text of more weight.
pub const STRONG: Font = Font { weight: Weight::Semibold, ..SANS };
/// Figures that are compared: lining and all of one width, which those of the serif are not.
pub const FIGURES: Font = STRONG;
/// Titles.
pub const SERIF: Font = Font { weight: Weight::Bold, ..Font::with_name("EB Garamond") };
