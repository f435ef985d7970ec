//! The scrolling of lists: by keys, and to a part that is to be seen.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, RelativeOffset};
use iced::advanced::widget::operation::{Operation, Outcome, Scrollable};
use iced::{Rectangle, Vector};

/// Whether a row is laid out even out of sight: the first and the last, where Tab comes into a list
/// of so many, and those around the row with the focus, where it goes on.
pub fn is_kept(row: usize, count: usize, focused: Option<usize>) -> bool {
    let is_about = focused.is_some_and(|focused| focused.abs_diff(row) <= 1);
    row == 0 || row + 1 == count || is_about
}

/// The distance that a key scrolls.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// So many logical pixels down; up if the number is negative.
    By(f32),
    /// So many times the height in sight, less the part to read on from.
    Pages(f32),
    /// To the beginning.
    Head,
    /// To the end.
    End,
}

/// The height that stays in sight after a page, in logical pixels, to find the place again.
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

/// Scrolls lists so far below their beginnings. They are numbered in the order in which they are
/// met.
pub fn show_from(lists: Vec<(usize, f32)>) -> impl Operation {
    Show { met: 0, lists, is_corrected: false }
}

struct Show {
    met: usize,
    lists: Vec<(usize, f32)>,
    /// Whether it has scrolled once more: a list kept at its end counts from there, and does not
    /// say so, so that the first time may show another part.
    is_corrected: bool,
}

impl Operation for Show {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content_bounds: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        let hidden = (content_bounds.height - bounds.height).max(0.0);
        for (_, from) in self.lists.iter().filter(|(number, _)| *number == self.met) {
            let from = from.clamp(0.0, hidden);
            let to = |y: f32| AbsoluteOffset { x: None, y: Some(y) };
            if !self.is_corrected {
                state.scroll_to(to(from));
            } else if (translation.y - from).abs() > 1.0 {
                state.scroll_to(to(hidden - from));
            }
        }
        self.met += 1;
    }

    fn finish(&self) -> Outcome<()> {
        if self.is_corrected {
            return Outcome::None;
        }
        Outcome::Chain(Box::new(Self { met: 0, lists: self.lists.clone(), is_corrected: true }))
    }
}
