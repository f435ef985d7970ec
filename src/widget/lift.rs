//! Content that is lifted as soon as it is pressed, and lies where it is let go.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::{Event, Rectangle, Theme, touch};

use super::content::as_content;
use crate::{Element, Renderer};

/// Content that can be lifted.
pub struct Lift<'a, Message> {
    content: Element<'a, Message>,
    on_lift: Message,
    on_click: Message,
    lifted: bool,
}

/// Makes `content` say `on_lift` when it is pressed. While it is `lifted`, the widget under it
/// handles its release; if it is released before that, it says `on_click`.
pub fn lift<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    lifted: bool,
    on_lift: Message,
    on_click: Message,
) -> Lift<'a, Message> {
    Lift { content: content.into(), on_lift, on_click, lifted }
}

/// The state of a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum State {
    #[default]
    Idle,
    Pressed,
    Lifted,
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Lift<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    as_content!(operate);

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
        let state = tree.state.downcast_mut::<State>();
        if self.lifted && *state == State::Pressed {
            *state = State::Lifted;
        }
    }

    #[allow(clippy::too_many_arguments)] // the signature of iced's trait
    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Renderer,
        _: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_mut::<State>();
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let seen = layout.bounds().intersection(viewport);
                if *state == State::Idle && seen.is_some_and(|seen| cursor.is_over(seen)) {
                    *state = State::Pressed;
                    shell.publish(self.on_lift.clone());
                    shell.capture_event();
                } else {
                    *state = State::Idle;
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => {
                let was = std::mem::take(state);
                if was == State::Pressed && cursor.is_over(layout.bounds()) {
                    shell.publish(self.on_click.clone());
                    shell.capture_event();
                }
            }
            Event::Touch(touch::Event::FingerLost { .. }) => *state = State::Idle,
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
        if self.lifted || cursor.is_over(layout.bounds()) {
            let palette = theme.palette();
            let color =
                if self.lifted { palette.primary } else { palette.primary.scale_alpha(0.3) };
            let quad = renderer::Quad {
                bounds: layout.bounds().expand(2.0),
                border: iced::border::rounded(5),
                ..renderer::Quad::default()
            };
            renderer::Renderer::fill_quad(renderer, quad, color);
        }
        if let Some(child) = tree.children.first() {
            self.content.as_widget().draw(child, renderer, theme, style, layout, cursor, viewport);
        }
    }

    fn mouse_interaction(
        &self,
        _: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Rectangle,
        _: &Renderer,
    ) -> mouse::Interaction {
        if cursor.is_over(layout.bounds()) {
            mouse::Interaction::Grab
        } else {
            mouse::Interaction::None
        }
    }
}

impl<'a, Message: Clone + 'a> From<Lift<'a, Message>> for Element<'a, Message> {
    fn from(lift: Lift<'a, Message>) -> Self {
        Self::new(lift)
    }
}
