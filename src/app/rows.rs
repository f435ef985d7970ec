//! A long list of which only the rows near the sight are made: one of 2,000 is there at once.

use std::ops::Range;

use iced::advanced::widget::operate;
use iced::keyboard::key::Named;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{Id, column, container, scrollable, sensor, space};
use iced::{Fill, Padding, Task};

use super::Shared;
use super::theme::{self, space as gap};
use crate::app::keys::binding::{Binding, Stroke};
use crate::widget::Element;
use crate::widget::keyed::keyed;
use crate::widget::paging::{Step, scroll};

/// What happens to the list.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// It was scrolled so far, in logical pixels.
    Scrolled(f32),
    /// A row is so high.
    Measured(usize, f32),
    /// A key scrolls it.
    Step(Step),
}

/// The keys that scroll a list.
pub const SCROLL: Binding<Message> = Binding {
    sign: "",
    about: "",
    strokes: &[
        (Stroke::Named(Named::ArrowDown), Message::Step(Step::By(USUAL))),
        (Stroke::Named(Named::ArrowUp), Message::Step(Step::By(-USUAL))),
        (Stroke::Named(Named::PageDown), Message::Step(Step::Pages(1.0))),
        (Stroke::Named(Named::PageUp), Message::Step(Step::Pages(-1.0))),
        (Stroke::Named(Named::Home), Message::Step(Step::Head)),
        (Stroke::Named(Named::End), Message::Step(Step::End)),
    ],
};

/// How far the list is scrolled, and how high its rows are.
#[derive(Debug)]
pub struct Rows {
    name: &'static str,
    /// Counts the lists that were shown here: another one begins at its head.
    number: u64,
    offset: f32,
    /// It was scrolled to its end, and stays there whatever is found out about its rows.
    is_at_end: bool,
    /// Of each row, with the gap below it; of those that were never in sight a guess.
    heights: Vec<f32>,
}

/// How high a row is as a rule.
const USUAL: f32 = 62.0;
/// Rows so near the sight are made as well: Tab finds its way to them.
const NEAR: f32 = 300.0;

impl Rows {
    /// An empty list; no other one has that name.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name, number: 0, offset: 0.0, is_at_end: false, heights: Vec::new() }
    }

    /// Another list of so many rows, from its head.
    pub fn reset(&mut self, count: usize) {
        *self = Self { number: self.number + 1, ..Self::new(self.name) };
        self.resize(count);
    }

    /// The same list with so many rows.
    pub fn resize(&mut self, count: usize) {
        self.heights.resize(count, USUAL);
    }

    /// Takes a message. What is in sight stays where it is, whatever is found out about the rows
    /// above it.
    pub fn update<M: Send + 'static>(&mut self, message: Message) -> Task<M> {
        match message {
            Message::Scrolled(offset) => {
                self.is_at_end &= offset >= self.offset;
                self.offset = offset;
            }
            Message::Step(step) => {
                self.is_at_end = step == Step::End;
                return operate(scroll(Id::new(self.name), step)).discard();
            }
            Message::Measured(row, height) => {
                let top: f32 = self.heights.iter().take(row).sum();
                let Some(known) = self.heights.get_mut(row) else { return Task::none() };
                let more = height - *known;
                let is_above = top + *known <= self.offset;
                *known = height;
                if self.is_at_end {
                    return operate(scroll(Id::new(self.name), Step::End)).discard();
                }
                if is_above && more != 0.0 {
                    self.offset += more;
                    let by = AbsoluteOffset { x: 0.0, y: more };
                    return operation::scroll_by(Id::new(self.name), by);
                }
            }
        }
        Task::none()
    }

    /// The rows that are made, and how much lies above them, in a window of that height.
    fn near(&self, window: f32) -> (Range<usize>, f32) {
        let (first, last) = (self.offset - NEAR, self.offset + window + NEAR);
        let (mut from, mut above, mut bottom) = (0, 0.0, 0.0);
        for (row, height) in self.heights.iter().enumerate() {
            if bottom > last {
                return (from..row, above);
            }
            bottom += height;
            if bottom < first {
                (from, above) = (row + 1, bottom);
            }
        }
        (from..self.heights.len(), above)
    }

    /// The list.
    pub fn view<'a, M: 'a>(
        &self,
        shared: &Shared,
        row: impl Fn(usize) -> Option<Element<'a, M>>,
        message: impl Fn(Message) -> M + Copy + 'a,
    ) -> Element<'a, M> {
        let (made, above) = self.near(shared.view.height);
        let below: f32 = self.heights.iter().skip(made.end).sum();
        let rows = made.filter_map(|index| {
            let row = container(row(index)?).padding(Padding::ZERO.bottom(gap::XS)).width(Fill);
            let measured = move |size: iced::Size| message(Message::Measured(index, size.height));
            Some((index as u64, sensor(row).on_resize(measured).into()))
        });
        let rows = keyed(rows);
        let rows = column![space().height(above), rows, space().height(below)].width(Fill);
        let list = scrollable(rows)
            .id(Id::new(self.name))
            .on_scroll(move |seen| message(Message::Scrolled(seen.absolute_offset().y)))
            .style(theme::scroll(shared.palette()))
            .spacing(gap::S)
            .height(Fill);
        keyed([(self.number, list.into())]).into()
    }
}
