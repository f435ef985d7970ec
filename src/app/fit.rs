//! How large words can be where they stand.

use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::alignment::Vertical;
use iced::{Font, Size};

use crate::widget::Renderer;

type Paragraph = <Renderer as iced::advanced::text::Renderer>::Paragraph;

/// The room that words take within that width, at that size; they break between words alone.
#[must_use]
pub fn measure(words: &str, font: Font, size: f32, width: f32) -> Size {
    let text = Text {
        content: words,
        bounds: Size::new(width, f32::INFINITY),
        size: size.into(),
        line_height: LineHeight::default(),
        font,
        align_x: Alignment::Default,
        align_y: Vertical::Top,
        shaping: Shaping::default(),
        wrapping: Wrapping::Word,
    };
    Paragraph::with_text(text).min_bounds()
}

/// The largest whole size, from the first to the last, at which all of these words keep to that
/// room; the last if they do at none.
#[must_use]
pub fn largest(words: &[&str], font: Font, (most, least): (f32, f32), room: Size) -> f32 {
    let mut size = most;
    let keeps = |words: &&str, size: f32| {
        let Size { width, height } = measure(words, font, size, room.width);
        width <= room.width && height <= room.height
    };
    while size > least && !words.iter().all(|words| keeps(words, size)) {
        size -= 1.0;
    }
    size.max(least)
}
