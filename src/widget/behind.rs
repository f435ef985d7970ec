//! The content behind a dialog: it is seen, and the keys do not reach it.

use iced::advanced::widget::operation::{Focusable, Operation, Scrollable, TextInput};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::{Event, Rectangle, Theme, Vector, keyboard};

use super::content::as_content;
use crate::{Element, Renderer};

/// Content that may be covered.
pub struct Behind<'a, Message> {
    content: Element<'a, Message>,
    covered: bool,
}

/// While it is `covered`, nothing in `content` can be reached by Tab, and no key press arrives
/// there.
pub fn behind<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    covered: bool,
) -> Behind<'a, Message> {
    Behind { content: content.into(), covered }
}

/// Lets an operation see everything but widgets that can have the focus.
struct Sighted<'a>(&'a mut dyn Operation);

impl Operation for Sighted<'_> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        self.0.traverse(&mut |inner| operate(&mut Sighted(inner)));
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.0.container(id, bounds);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        self.0.scrollable(id, bounds, content_bounds, translation, state);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, _state: &mut dyn Focusable) {}

    fn text_input(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn TextInput) {
        self.0.text_input(id, bounds, state);
    }

    fn text(&mut self, id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.text(id, bounds, text);
    }

    fn custom(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn std::any::Any) {
        self.0.custom(id, bounds, state);
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Behind<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::stateless()
    }

    as_content!(diff, draw, mouse_interaction, overlay);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let Some(child) = tree.children.first_mut() else { return };
        let content = self.content.as_widget_mut();
        if self.covered {
            content.operate(child, layout, renderer, &mut Sighted(operation));
        } else {
            content.operate(child, layout, renderer, operation);
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
        // Released keys still arrive, so that none stays down.
        if self.covered && matches!(event, Event::Keyboard(keyboard::Event::KeyPressed { .. })) {
            return;
        }
        if let Some(child) = tree.children.first_mut() {
            let content = self.content.as_widget_mut();
            content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    }
}

impl<'a, Message: 'a> From<Behind<'a, Message>> for Element<'a, Message> {
    fn from(behind: Behind<'a, Message>) -> Self {
        Self::new(behind)
    }
}
