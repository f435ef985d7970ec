//! A widget that Tab reaches: a ring shows the focus, and Enter or Space presses it.

mod arrows;
mod reveal;
mod within;

use iced::advanced::widget::operation::{self, Operation};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::keyboard::{self, key};
use iced::{Color, Event, Rectangle, Theme, border, touch};

use super::content::as_content;
use crate::{Element, Renderer};
pub use arrows::arrows;
pub use reveal::{reveal, reveal_named};
pub use within::has_focus;

/// Content that can be focused and pressed by key; the content itself handles mouse and touch.
pub struct Focus<'a, Message> {
    content: Element<'a, Message>,
    id: Option<Id>,
    on_press: Option<Message>,
    ring: Color,
}

/// Makes `content` reachable by Tab; `on_press` is the message of Enter and Space, if any.
pub fn focus<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    on_press: Option<Message>,
    ring: Color,
) -> Focus<'a, Message> {
    Focus { content: content.into(), id: None, on_press, ring }
}

impl<Message> Focus<'_, Message> {
    /// Gives it a name, by which it can get the focus.
    #[must_use]
    pub fn id(self, id: impl Into<Id>) -> Self {
        Self { id: Some(id.into()), ..self }
    }

    /// Gives Enter and Space a message of their own.
    #[must_use]
    pub fn on_key(self, message: Message) -> Self {
        Self { on_press: Some(message), ..self }
    }
}

#[derive(Debug, Default)]
struct State {
    focused: bool,
}

impl operation::Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        self.focused = true;
    }

    fn unfocus(&mut self) {
        self.focused = false;
    }
}

/// The width of the ring, and its distance from the content, in logical pixels: on a button of the
/// same colour it is still seen.
const RING: f32 = 2.5;
const GAP: f32 = 1.5;

/// Draws the ring around what has the focus.
pub(super) fn ring(renderer: &mut Renderer, bounds: Rectangle, color: Color) {
    let quad = renderer::Quad {
        bounds: bounds.expand(GAP + RING),
        border: border::rounded(10).width(RING).color(color),
        ..renderer::Quad::default()
    };
    renderer::Renderer::fill_quad(renderer, quad, Color::TRANSPARENT);
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Focus<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    as_content!(mouse_interaction, overlay);

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
        if self.on_press.is_none() {
            tree.state.downcast_mut::<State>().focused = false;
        }
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if self.on_press.is_some() {
            let state = tree.state.downcast_mut::<State>();
            operation.focusable(self.id.as_ref(), layout.bounds(), state);
        }
        if let Some(child) = tree.children.first_mut() {
            self.content.as_widget_mut().operate(child, layout, renderer, operation);
        }
    }

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
        if let Some(child) = tree.children.first_mut() {
            let content = self.content.as_widget_mut();
            content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
        let state = tree.state.downcast_mut::<State>();
        match event {
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: keyboard::Key::Named(named),
                repeat,
                modifiers,
                ..
            }) if state.focused
                && !modifiers.command()
                && matches!(named, key::Named::Enter | key::Named::Space) =>
            {
                // A held key presses once: a second Enter must not do what nobody saw coming.
                if let (Some(message), false) = (&self.on_press, *repeat) {
                    shell.publish(message.clone());
                }
                shell.capture_event();
            }
            // The mouse takes over, or a key with a meaning of its own: the next Enter is not for
            // this content.
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. })
            | Event::Keyboard(keyboard::Event::KeyPressed {
                key: keyboard::Key::Character(_) | keyboard::Key::Named(key::Named::Escape),
                ..
            }) if state.focused => {
                state.focused = false;
                shell.request_redraw();
            }
            _ => {}
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
        if let Some(child) = tree.children.first() {
            self.content.as_widget().draw(child, renderer, theme, style, layout, cursor, viewport);
        }
        if tree.state.downcast_ref::<State>().focused {
            ring(renderer, layout.bounds(), self.ring);
        }
    }
}

impl<'a, Message: Clone + 'a> From<Focus<'a, Message>> for Element<'a, Message> {
    fn from(focus: Focus<'a, Message>) -> Self {
        Self::new(focus)
    }
}
