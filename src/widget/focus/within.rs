//! Whether the focus is in a part of the window.

use iced::Rectangle;
use iced::advanced::Layout;
use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::{Id, Tree};

use crate::{Element, Renderer};

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
