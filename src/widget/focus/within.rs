//! Tells when the focus comes into a part of the window, and when it goes.

use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::{Event, Rectangle, Theme, window};

use crate::content::as_content;
use crate::{Element, Renderer};

/// Content that tells whether the focus is within it.
pub struct Within<'a, Message> {
    content: Element<'a, Message>,
    on_change: Box<dyn Fn(bool) -> Message + 'a>,
}

/// Content that tells when the focus comes into it, and when it goes.
pub fn within<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    on_change: impl Fn(bool) -> Message + 'a,
) -> Within<'a, Message> {
    Within { content: content.into(), on_change: Box::new(on_change) }
}

/// Whether something within a widget has the focus.
pub fn has_focus<Message>(
    content: &mut Element<'_, Message>,
    tree: &mut Tree,
    layout: Layout<'_>,
    renderer: &Renderer,
) -> bool {
    let mut search = Search(false);
    content.as_widget_mut().operate(tree, layout, renderer, &mut search);
    search.0
}

/// Looks for a widget with the focus; true once it was found.
struct Search(bool);

impl Operation for Search {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        self.0 |= state.is_focused();
    }
}

/// Whether the focus was within at the last report.
#[derive(Default)]
struct State(bool);

impl<Message> Widget<Message, Theme, Renderer> for Within<'_, Message> {
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
        let Some(child) = tree.children.first_mut() else { return };
        let content = self.content.as_widget_mut();
        content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        if matches!(event, Event::Window(window::Event::RedrawRequested(_))) {
            let is_within = has_focus(&mut self.content, child, layout, renderer);
            let State(told) = tree.state.downcast_mut::<State>();
            if *told != is_within {
                *told = is_within;
                shell.publish((self.on_change)(is_within));
            }
        }
    }
}

impl<'a, Message: 'a> From<Within<'a, Message>> for Element<'a, Message> {
    fn from(within: Within<'a, Message>) -> Self {
        Self::new(within)
    }
}
