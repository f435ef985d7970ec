//! The scroll bar of a list that may be very long: iced's own shrinks to a few pixels there, too
//! small to grasp.

use iced::advanced::widget::operation::{Operation, Outcome, Scrollable};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::widget::scrollable::{Direction, Scrollbar};
use iced::{Color, Event, Point, Rectangle, Theme, Vector, border, touch, window};

use super::content::as_content;
use super::paging::show_from;
use super::{Element, Renderer};

/// The width of the bar, in logical pixels.
const WIDTH: f32 = 10.0;
/// The least height of the thumb.
const LEAST: f32 = 32.0;

/// The direction of a list with such a bar, with so much room between its content and the bar.
pub fn beside(gap: f32) -> Direction {
    Direction::Vertical(Scrollbar::hidden().spacing(WIDTH + gap))
}

/// The direction of a list whose content itself leaves room for such a bar.
pub fn over() -> Direction {
    Direction::Vertical(Scrollbar::hidden())
}

/// A list with its scroll bar, made by [`barred`].
pub struct Barred<'a, Message> {
    content: Element<'a, Message>,
    color: Color,
}

/// A list, which scrolls [`beside`] or [`over`], with a scroll bar of that colour.
pub fn barred<'a, Message>(
    list: impl Into<Element<'a, Message>>,
    color: Color,
) -> Barred<'a, Message> {
    Barred { content: list.into(), color }
}

/// The length of a list's content, and the distance from its top to the part in sight.
#[derive(Debug, Clone, Copy, Default)]
struct Shown {
    content: f32,
    from: f32,
}

#[derive(Default)]
struct State {
    shown: Shown,
    /// The grasped point of the thumb, from its upper edge; `None` if it is not held.
    held: Option<f32>,
}

impl Shown {
    /// The thumb at the right of the list; `None` while all is in sight.
    fn thumb(self, list: Rectangle) -> Option<Rectangle> {
        let hidden = self.content - list.height;
        if hidden <= 0.5 {
            return None;
        }
        let height = (list.height * list.height / self.content).max(LEAST).min(list.height);
        let share = (self.from / hidden).clamp(0.0, 1.0);
        let y = list.y + share * (list.height - height);
        Some(Rectangle { y: y.round(), height: height.round(), ..rail(list) })
    }

    /// The scroll distance of the list with the upper edge of the thumb at `top`.
    fn from(self, list: Rectangle, thumb: Rectangle, top: f32) -> f32 {
        let room = (list.height - thumb.height).max(1.0);
        ((top - list.y) / room).clamp(0.0, 1.0) * (self.content - list.height)
    }
}

/// The area of the bar of a list.
fn rail(list: Rectangle) -> Rectangle {
    Rectangle { x: list.x + list.width - WIDTH, width: WIDTH, ..list }
}

/// Reads the outermost list.
#[derive(Default)]
struct Read(Option<Shown>);

impl Operation for Read {
    // The lists within it are not asked.
    fn traverse(&mut self, _operate: &mut dyn FnMut(&mut dyn Operation)) {}

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.0 = Some(Shown { content: content_bounds.height, from: translation.y });
    }
}

impl<Message> Barred<'_, Message> {
    /// Scrolls the list to show it from there on.
    fn show(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, from: f32) {
        let mut operation: Box<dyn Operation> = Box::new(show_from(vec![(0, from)]));
        loop {
            self.content.as_widget_mut().operate(tree, layout, renderer, operation.as_mut());
            match operation.finish() {
                Outcome::Chain(next) => operation = next,
                Outcome::None | Outcome::Some(()) => break,
            }
        }
    }

    /// Takes the events of mouse and fingers on the bar; returns the new scroll distance if they
    /// set one.
    fn grasp(
        state: &mut State,
        event: &Event,
        list: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<f32> {
        let shown = state.shown;
        let Some(thumb) = shown.thumb(list) else {
            state.held = None;
            return None;
        };
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let at = cursor.position_over(rail(list))?;
                // A press beside the thumb brings it to the pointer.
                let within = if thumb.contains(at) { at.y - thumb.y } else { thumb.height / 2.0 };
                state.held = Some(within);
                Some(shown.from(list, thumb, at.y - within))
            }
            Event::Mouse(mouse::Event::CursorMoved { .. })
            | Event::Touch(touch::Event::FingerMoved { .. }) => {
                let Point { y, .. } = cursor.land().position()?;
                state.held.map(|within| shown.from(list, thumb, y - within))
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                state.held = None;
                None
            }
            _ => None,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Barred<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    as_content!(diff, operate, mouse_interaction, overlay);

    #[allow(clippy::too_many_arguments)] // the signature of iced's trait
    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let Tree { state, children, .. } = tree;
        let (state, Some(list)) = (state.downcast_mut::<State>(), children.first_mut()) else {
            return;
        };
        if let Some(from) = Self::grasp(state, event, layout.bounds(), cursor) {
            self.show(list, layout, renderer, from);
            shell.capture_event();
            shell.request_redraw();
            return;
        }
        let content = self.content.as_widget_mut();
        content.update(list, event, layout, cursor, renderer, clipboard, shell, viewport);
        if matches!(event, Event::Window(window::Event::RedrawRequested(_))) {
            let mut read = Read::default();
            content.operate(list, layout, renderer, &mut read);
            state.shown = read.0.unwrap_or_default();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let Some(list) = tree.children.first() else { return };
        self.content.as_widget().draw(list, renderer, theme, style, layout, cursor, viewport);
        let State { shown, .. } = tree.state.downcast_ref::<State>();
        if let Some(bounds) = shown.thumb(layout.bounds()) {
            let quad =
                renderer::Quad { bounds, border: border::rounded(2), ..renderer::Quad::default() };
            renderer::Renderer::fill_quad(renderer, quad, self.color);
        }
    }
}

impl<'a, Message: 'a> From<Barred<'a, Message>> for Element<'a, Message> {
    fn from(barred: Barred<'a, Message>) -> Self {
        Self::new(barred)
    }
}
