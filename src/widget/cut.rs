//! Words on one line that are cut if they are too long for it, with a sign that they are.

use std::borrow::Cow;

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::text::{self, Format};
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Widget, mouse, renderer, text as advanced};
use iced::{Color, Font, Length, Rectangle, Shrink, Size, Theme};

use super::{Element, Renderer};

/// The sign for a part cut off.
const SIGN: char = '…';

type Paragraph = <Renderer as advanced::Renderer>::Paragraph;

/// Words on one line, made by [`cut`].
#[derive(Debug)]
pub struct Cut<'a> {
    words: Cow<'a, str>,
    font: Font,
    size: f32,
    color: Option<Color>,
}

/// Words on one line: as many letters as there is room for.
pub fn cut<'a>(words: impl Into<Cow<'a, str>>, font: Font, size: f32) -> Cut<'a> {
    Cut { words: words.into(), font, size, color: None }
}

impl Cut<'_> {
    /// Sets the colour, if one is given.
    #[must_use]
    pub fn color(mut self, color: impl Into<Option<Color>>) -> Self {
        self.color = color.into();
        self
    }
}

#[derive(Default)]
struct State {
    paragraph: text::State<Paragraph>,
    /// The last words, their room, and the part of them that fits.
    left: Option<(String, f32, String)>,
}

impl State {
    /// The part of the words for which there is room.
    fn fit(&mut self, words: &str, room: f32, width: impl Fn(&str) -> f32) -> String {
        if let Some((_, _, left)) =
            self.left.as_ref().filter(|(of, within, _)| of == words && *within == room)
        {
            return left.clone();
        }
        let first = |count: usize| -> String {
            names::cut(words, count).trim_end().chars().chain([SIGN]).collect()
        };
        let left = if width(words) <= room {
            words.to_owned()
        } else {
            let counts: Vec<usize> = (1..words.chars().count()).collect();
            first(counts.partition_point(|count| width(&first(*count)) <= room))
        };
        self.left = Some((words.to_owned(), room, left.clone()));
        left
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Cut<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Shrink, Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let state = tree.state.downcast_mut::<State>();
        let format = Format {
            size: Some(self.size.into()),
            font: Some(self.font),
            wrapping: advanced::Wrapping::None,
            ..Format::default()
        };
        let wide = layout::Limits::new(Size::ZERO, Size::INFINITE);
        let width = |words: &str| {
            let mut paragraph = text::State::<Paragraph>::default();
            text::layout(&mut paragraph, renderer, &wide, words, format).size().width
        };
        let left = state.fit(&self.words, limits.max().width, width);
        text::layout(&mut state.paragraph, renderer, limits, &left, format)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        defaults: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_ref::<State>();
        let style = text::Style { color: self.color };
        text::draw(renderer, defaults, layout.bounds(), state.paragraph.raw(), style, viewport);
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.words);
    }
}

impl<'a, Message> From<Cut<'a>> for Element<'a, Message> {
    fn from(cut: Cut<'a>) -> Self {
        Self::new(cut)
    }
}
