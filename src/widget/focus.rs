//! A widget that Tab reaches: a ring shows the focus, and Enter or Space presses it.

mod reveal;
mod within;

use iced::advanced::widget::operation::{self, Operation};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::keyboard::{self, key};
use iced::{Color, Event, Rectangle, Theme, border, touch};

use super::content::as_content;
use crate::widget::{Element, Renderer};
pub use reveal::{reveal, reveal_named};
pub use within::{has_focus, within};

/// Content that can be focused and pressed by key; the content itself handles mouse and touch.
pub struct Focus<'a, Message> {
    content: Element<'a, Message>,
    on_press: Option<Message>,
    ring: Color,
}

/// Makes `content` reachable by Tab; `on_press` is the message of Enter and Space, if any.
pub fn focus<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    on_press: Option<Message>,
    ring: Color,
) -> Focus<'a, Message> {
    Focus { content: content.into(), on_press, ring }
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

/// The distance of the ring from the content, in logical pixels.
const GAP: f32 = 2.0;

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
            operation.focusable(None, layout.bounds(), tree.state.downcast_mut::<State>());
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
            let bounds = layout.bounds().expand(GAP);
            let quad = renderer::Quad {
                bounds,
                border: border::rounded(10).width(2.5).color(self.ring),
                ..renderer::Quad::default()
            };
            renderer::Renderer::fill_quad(renderer, quad, Color::TRANSPARENT);
        }
    }
}

impl<'a, Message: Clone + 'a> From<Focus<'a, Message>> for Element<'a, Message> {
    fn from(focus: Focus<'a, Message>) -> Self {
        Self::new(focus)
    }
}
