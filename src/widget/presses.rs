//! Tells of every press before anything in the window acts on it.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::keyboard::{self, Key, key::Named};
use iced::{Event, Point, Rectangle, Theme, touch};

use super::content::as_content;
use crate::{Element, Renderer};

/// A press as it begins.
#[derive(Debug, Clone, PartialEq)]
pub enum Press {
    /// A press of the mouse, a pen or a finger, there in the window.
    At(Point),
    /// A press of a key.
    Key(Key),
}

/// Content whose presses are told.
pub struct Presses<'a, Message> {
    content: Element<'a, Message>,
    on_press: fn(Press) -> Message,
}

/// Tells of every press of pointer and finger on `content`, and of the keys that widgets take for
/// one, before `content` acts on it. All other keys are left to their listeners.
pub fn presses<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    on_press: fn(Press) -> Message,
) -> Presses<'a, Message> {
    Presses { content: content.into(), on_press }
}

impl<Message> Widget<Message, Theme, Renderer> for Presses<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::stateless()
    }

    as_content!(diff, operate, draw, mouse_interaction, overlay);

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
        let press = match event {
            Event::Mouse(mouse::Event::ButtonPressed(_)) => cursor.position().map(Press::At),
            Event::Touch(touch::Event::FingerPressed { position, .. }) => {
                Some(Press::At(*position))
            }
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: key @ Key::Named(Named::Enter | Named::Space),
                repeat: false,
                ..
            }) => Some(Press::Key(key.clone())),
            _ => None,
        };
        if let Some(press) = press {
            shell.publish((self.on_press)(press));
        }
        if let Some(child) = tree.children.first_mut() {
            let content = self.content.as_widget_mut();
            content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    }
}

impl<'a, Message: 'a> From<Presses<'a, Message>> for Element<'a, Message> {
    fn from(presses: Presses<'a, Message>) -> Self {
        Self::new(presses)
    }
}
