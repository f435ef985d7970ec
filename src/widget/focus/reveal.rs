//! Scrolls the widget with the focus, or a named one, into view.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable};
use iced::{Rectangle, Vector};

use crate::paging::show_from;

/// The room above and below a widget that is scrolled into view, in logical pixels: its ring shows,
/// and that there is more.
const MARGIN: f32 = 12.0;

/// A list that may be scrolled, with its part in sight.
#[derive(Debug, Clone, Copy)]
struct List {
    number: usize,
    bounds: Rectangle,
    translation: Vector,
}

/// Looks for the widget with the focus, or for a named one, and for the lists around it.
#[derive(Default)]
struct Find {
    /// The name; `None` for the widget with the focus.
    name: Option<Id>,
    lists: usize,
    /// The list whose content comes next.
    entered: Option<List>,
    around: Vec<List>,
    scrolls: Vec<(usize, f32)>,
}

/// Scrolls the widget with the focus into view.
pub fn reveal() -> impl Operation {
    Find::default()
}

/// Scrolls the container of that name into view.
pub fn reveal_named(name: impl Into<Id>) -> impl Operation {
    Find { name: Some(name.into()), ..Find::default() }
}

impl Find {
    /// Scrolls the lists around the widget that was found.
    fn found(&mut self, mut bounds: Rectangle) {
        for list in self.around.iter().rev() {
            let top = bounds.y - list.translation.y - list.bounds.y;
            let below = top + bounds.height - list.bounds.height;
            let margin = MARGIN.min((list.bounds.height - bounds.height).max(0.0) / 2.0);
            // A widget taller than the list shows its beginning.
            let by = if top < margin || bounds.height > list.bounds.height {
                top - margin
            } else {
                (below + margin).max(0.0)
            };
            let offset = (list.translation.y + by).max(0.0);
            if (offset - list.translation.y).abs() > 0.5 {
                self.scrolls.push((list.number, offset));
            }
            bounds.y -= offset;
        }
    }
}

impl Operation for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let entered = self.entered.take();
        self.around.extend(entered);
        operate(self);
        if entered.is_some() {
            self.around.pop();
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entered = Some(List { number: self.lists, bounds, translation });
        self.lists += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if self.name.is_none() && state.is_focused() {
            self.found(bounds);
        }
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if self.name.is_some() && self.name.as_ref() == id {
            self.found(bounds);
        }
    }

    fn finish(&self) -> Outcome<()> {
        if self.scrolls.is_empty() {
            return Outcome::None;
        }
        Outcome::Chain(Box::new(show_from(self.scrolls.clone())))
    }
}
