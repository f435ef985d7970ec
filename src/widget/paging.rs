//! Lists are scrolled by keys.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, RelativeOffset};
use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::{Rectangle, Vector};

/// How far a key scrolls.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// So many logical pixels down; up if less than nothing.
    By(f32),
    /// So many times what is in sight, less what is read on from.
    Pages(f32),
    /// To the beginning.
    Head,
    /// To the end.
    End,
}

/// So much of what was in sight stays there, in logical pixels: people see where they were.
const KEPT: f32 = 62.0;

struct Paging {
    name: Id,
    step: Step,
}

/// Scrolls the list of that name.
pub fn scroll(name: impl Into<Id>, step: Step) -> impl Operation {
    Paging { name: name.into(), step }
}

impl Operation for Paging {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if id != Some(&self.name) {
            return;
        }
        let page = (bounds.height - KEPT).max(bounds.height / 2.0);
        let by = |y: f32| AbsoluteOffset { x: 0.0, y };
        let to = |y: f32| RelativeOffset { x: None, y: Some(y) };
        match self.step {
            Step::By(pixels) => state.scroll_by(by(pixels), bounds, content_bounds),
            Step::Pages(pages) => state.scroll_by(by(pages * page), bounds, content_bounds),
            Step::Head => state.snap_to(to(0.0)),
            Step::End => state.snap_to(to(1.0)),
        }
    }
}
