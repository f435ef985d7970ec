//! Content that is shown only while it is held down: the button under a hand of secret cards.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::{Event, Rectangle, Theme, touch, window};

use super::content::as_content;
use crate::{Element, Renderer};

/// Content that tells when it is held and when it is let go, wherever the pointer is by then.
pub struct Hold<'a, Message> {
    content: Element<'a, Message>,
    on_hold: Message,
    on_release: Message,
}

/// Tells when `content` is held down and when it is let go.
pub fn hold<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    on_hold: Message,
    on_release: Message,
) -> Hold<'a, Message> {
    Hold { content: content.into(), on_hold, on_release }
}

/// The holder: the mouse, or one finger; no other lets the content go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holder {
    Mouse,
    Finger(touch::Finger),
}

#[derive(Debug, Default)]
struct State {
    held: Option<Holder>,
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Hold<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    as_content!(diff, operate, draw);

    #[allow(clippy::too_many_arguments)] // the signature of iced's trait
    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_mut::<State>();
        let pressed = match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => Some(Holder::Mouse),
            Event::Touch(touch::Event::FingerPressed { id, .. }) => Some(Holder::Finger(*id)),
            _ => None,
        };
        if pressed.is_some() && cursor.is_over(layout.bounds()) {
            if state.held.is_none() {
                state.held = pressed;
                shell.publish(self.on_hold.clone());
            }
            shell.capture_event();
            return;
        }
        let released = match event {
            Event::Mouse(
                mouse::Event::ButtonReleased(mouse::Button::Left) | mouse::Event::CursorLeft,
            ) => Some(Holder::Mouse),
            Event::Touch(
                touch::Event::FingerLifted { id, .. } | touch::Event::FingerLost { id, .. },
            ) => Some(Holder::Finger(*id)),
            Event::Window(window::Event::Unfocused) => state.held,
            _ => None,
        };
        if released.is_some() && released == state.held {
            state.held = None;
            shell.publish(self.on_release.clone());
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        if cursor.is_over(layout.bounds()) {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::None
        }
    }
}

impl<'a, Message: Clone + 'a> From<Hold<'a, Message>> for Element<'a, Message> {
    fn from(hold: Hold<'a, Message>) -> Self {
        Self::new(hold)
    }
}
