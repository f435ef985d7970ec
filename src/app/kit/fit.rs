//! The size of words in a given room.

use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Text, Wrapping};
use iced::alignment::Vertical;
use iced::{Font, Size};

use crate::theme::{SERIF, size};
use widget::Renderer;

type Paragraph = <Renderer as iced::advanced::text::Renderer>::Paragraph;

/// The room that words take within a width, at a size; they break between words alone.
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

/// The largest whole size, from the first to the last, at which all words fit the room; the last if
/// none fits.
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

/// The number of letters from which a word is measured, as it may be broader than usual.
const LONG: usize = 15;

/// The size of a title in a room and its number of lines, each `line` times as high as its letters.
pub fn title(title: &str, room: Size, line: f32) -> (f32, f32) {
    // A letter of the serif is a little wider than half its height.
    let usual = title.chars().count() as f32 * 0.52;
    let has_long = title.split_whitespace().any(|word| word.chars().count() > LONG);
    let whole = |size: f32| measure(title, SERIF, size, f32::INFINITY).width / size;
    let breadth = if has_long { usual.max(whole(size::NOTE)) } else { usual };
    let lines = |large: f32| (breadth * large / room.width.max(1.0)).ceil().max(1.0);
    let sizes = [size::HEADING, size::LEAD, size::TEXT, size::NOTE];
    let fits = |large: &f32| {
        let one_line = *large == size::HEADING;
        let lines = lines(*large);
        if one_line { lines <= 1.0 } else { lines * *large * line <= room.height }
    };
    let large = sizes.into_iter().find(fits).unwrap_or(size::NOTE);
    (large, lines(large))
}
