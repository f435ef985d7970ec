//! Content that tells when the pointer comes to it and when it leaves. What it tells is made then:
//! words about a hundred tiles, made for every frame, would cost more than all else of it.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::{Event, Point, Rectangle, Theme};

use super::content::as_content;
use crate::{Element, Renderer};

/// Content that the pointer comes to and leaves, made by [`hover`].
pub struct Hover<'a, Message> {
    content: Element<'a, Message>,
    tell: Box<dyn Fn(bool) -> Message + 'a>,
}

/// Makes `content` tell whether the pointer is on it, whenever that changes.
pub fn hover<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    tell: impl Fn(bool) -> Message + 'a,
) -> Hover<'a, Message> {
    Hover { content: content.into(), tell: Box::new(tell) }
}

/// The pointer and the place of the content, as they were last.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct State {
    is_over: bool,
    pointer: Option<Point>,
    bounds: Rectangle,
}

impl<Message> Widget<Message, Theme, Renderer> for Hover<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
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
        if let Some(child) = tree.children.first_mut() {
            let content = self.content.as_widget_mut();
            content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
        if shell.is_event_captured() {
            return;
        }
        let state = tree.state.downcast_mut::<State>();
        let (pointer, bounds) = (cursor.position(), layout.bounds());
        if (state.pointer, state.bounds) != (pointer, bounds) {
            let now = State { is_over: cursor.is_over(bounds), pointer, bounds };
            let was = std::mem::replace(state, now);
            if was.is_over != now.is_over {
                shell.publish((self.tell)(now.is_over));
            }
        }
    }
}

impl<'a, Message: 'a> From<Hover<'a, Message>> for Element<'a, Message> {
    fn from(hover: Hover<'a, Message>) -> Self {
        Self::new(hover)
    }
}
