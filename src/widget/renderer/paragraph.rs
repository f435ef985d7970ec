//! Shaped words that are kept for some frames. Most of a frame's words stand in the one before
//! too, in another place or in a list that is built anew: to shape them costs far more than to
//! find them.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

use iced::advanced::graphics::text::Paragraph as Shaped;
use iced::advanced::text::{
    self, Alignment, Difference, Hit, LineHeight, Paragraph as _, Shaping, Span, Text, Wrapping,
};
use iced::alignment::Vertical;
use iced::{Font, Pixels, Point, Rectangle, Size};
use rustc_hash::{FxBuildHasher, FxHasher};

/// The number of frames after which unused words are forgotten.
const FRAMES: u32 = 60;
/// The most words that are kept.
const MOST: usize = 1024;

thread_local! {
    static KNOWN: RefCell<Known> = RefCell::default();
}

/// Words as they lie in their room.
#[derive(Debug, Clone, Default)]
pub struct Paragraph {
    shaped: Shaped,
    /// The words; `None` for those of several looks, which are not kept.
    words: Option<Arc<str>>,
}

impl Paragraph {
    /// The words as iced shapes them.
    pub(super) const fn shaped(&self) -> &Shaped {
        &self.shaped
    }
}

/// The known words, by hashes of all that shapes them.
#[derive(Default)]
struct Known {
    words: HashMap<u64, Entry, FxBuildHasher>,
    frame: u32,
}

struct Entry {
    words: Arc<str>,
    shaped: Shaped,
    seen: u32,
}

impl Known {
    fn paragraph(&mut self, text: Text<&str>) -> Paragraph {
        let (key, frame) = (key(&text), self.frame);
        let is_same = |known: &&mut Entry| {
            *known.words == *text.content
                && known.shaped.compare(text.with_content(())) == Difference::None
        };
        if let Some(known) = self.words.get_mut(&key).filter(is_same) {
            known.seen = frame;
            return Paragraph { shaped: known.shaped.clone(), words: Some(known.words.clone()) };
        }
        if self.words.len() >= MOST {
            self.words.retain(|_, known| known.seen == frame);
        }
        if self.words.len() >= MOST {
            self.words.clear();
        }
        let (words, shaped) = (Arc::<str>::from(text.content), Shaped::with_text(text));
        let known = Entry { words: words.clone(), shaped: shaped.clone(), seen: frame };
        self.words.insert(key, known);
        Paragraph { shaped, words: Some(words) }
    }

    fn trim(&mut self) {
        let frame = self.frame;
        if frame.is_multiple_of(FRAMES) {
            self.words.retain(|_, known| frame.wrapping_sub(known.seen) <= FRAMES);
        }
        self.frame = frame.wrapping_add(1);
    }
}

/// A hash of words and all that shapes them.
fn key(text: &Text<&str>) -> u64 {
    let mut hasher = FxHasher::default();
    text.content.hash(&mut hasher);
    let Text { bounds, size, line_height, font, align_x, align_y, shaping, wrapping, .. } = text;
    let numbers = [bounds.width, bounds.height, size.0, line_height.to_absolute(*size).0];
    numbers.map(f32::to_bits).hash(&mut hasher);
    (font, align_x, align_y, shaping, wrapping).hash(&mut hasher);
    hasher.finish()
}

/// Ends a frame, and forgets old words.
pub(super) fn trim() {
    KNOWN.with_borrow_mut(Known::trim);
}

impl text::Paragraph for Paragraph {
    type Font = Font;

    fn with_text(text: Text<&str>) -> Self {
        KNOWN.with_borrow_mut(|known| known.paragraph(text))
    }

    fn with_spans<Link>(text: Text<&[Span<'_, Link>]>) -> Self {
        Self { shaped: Shaped::with_spans(text), words: None }
    }

    fn resize(&mut self, bounds: Size) {
        let Some(words) = &self.words else { return self.shaped.resize(bounds) };
        *self = Self::with_text(Text {
            content: words,
            bounds,
            size: self.size(),
            line_height: self.line_height(),
            font: self.font(),
            align_x: self.align_x(),
            align_y: self.align_y(),
            shaping: self.shaping(),
            wrapping: self.wrapping(),
        });
    }

    fn compare(&self, text: Text<()>) -> Difference {
        self.shaped.compare(text)
    }

    fn size(&self) -> Pixels {
        self.shaped.size()
    }

    fn font(&self) -> Font {
        self.shaped.font()
    }

    fn line_height(&self) -> LineHeight {
        self.shaped.line_height()
    }

    fn align_x(&self) -> Alignment {
        self.shaped.align_x()
    }

    fn align_y(&self) -> Vertical {
        self.shaped.align_y()
    }

    fn wrapping(&self) -> Wrapping {
        self.shaped.wrapping()
    }

    fn shaping(&self) -> Shaping {
        self.shaped.shaping()
    }

    fn bounds(&self) -> Size {
        self.shaped.bounds()
    }

    fn min_bounds(&self) -> Size {
        self.shaped.min_bounds()
    }

    fn hit_test(&self, point: Point) -> Option<Hit> {
        self.shaped.hit_test(point)
    }

    fn hit_span(&self, point: Point) -> Option<usize> {
        self.shaped.hit_span(point)
    }

    fn span_bounds(&self, index: usize) -> Vec<Rectangle> {
        self.shaped.span_bounds(index)
    }

    fn grapheme_position(&self, line: usize, index: usize) -> Option<Point> {
        self.shaped.grapheme_position(line, index)
    }
}
