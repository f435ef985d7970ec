//! A long list that makes only the rows near the sight: one of 2,000 is there at once.

use iced::advanced::widget::operate;
use iced::keyboard::key::Named;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{Id, container, scrollable, sensor, space};
use iced::{Fill, Padding, Task};

use crate::binding::{Binding, Stroke};
use crate::prelude::*;
use crate::ui::Ui;
use widget::bar::{barred, beside};
use widget::focus::within;
use widget::keyed::keyed;
use widget::paging::{Step, is_kept, scroll};

/// A change to the list.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// The list was scrolled, in logical pixels.
    Scrolled {
        /// The distance from the head of the list to the part in sight.
        offset: f32,
        /// The distance from the part in sight to the end of the list.
        below: f32,
    },
    /// The height of a row was measured.
    Measured(usize, f32),
    /// The focus has come into a row, or has left it.
    Focused(usize, bool),
    /// A key scrolls the list.
    Step(Step),
}

/// The keys that scroll a list.
pub const SCROLL: Binding<Message> = Binding {
    sign: "↑ ↓",
    about: "keys-scroll",
    strokes: &[
        (Stroke::Named(Named::ArrowDown), Message::Step(Step::By(USUAL))),
        (Stroke::Named(Named::ArrowUp), Message::Step(Step::By(-USUAL))),
        (Stroke::Named(Named::PageDown), Message::Step(Step::Pages(1.0))),
        (Stroke::Named(Named::PageUp), Message::Step(Step::Pages(-1.0))),
        (Stroke::Named(Named::Home), Message::Step(Step::Head)),
        (Stroke::Named(Named::End), Message::Step(Step::End)),
    ],
};

/// The place to which the list is scrolled, and the heights of its rows.
#[derive(Debug)]
pub struct Rows {
    name: &'static str,
    /// The number of lists that were shown here so far: another one begins at its head.
    number: u64,
    offset: f32,
    /// The row with the focus.
    focused: Option<usize>,
    /// Whether the list was scrolled to its end; it stays there, whatever heights are measured.
    is_at_end: bool,
    /// The height of each row, with the gap below it; a guess for rows that were never in sight.
    heights: Vec<f32>,
}

/// The usual height of a row, in logical pixels.
const USUAL: f32 = 62.0;
/// The distance from the sight within which rows are made as well, so that Tab finds them.
const NEAR: f32 = 300.0;

impl Rows {
    /// An empty list; the name must be its own.
    pub const fn new(name: &'static str) -> Self {
        Self { name, number: 0, offset: 0.0, focused: None, is_at_end: false, heights: Vec::new() }
    }

    /// Another list of so many rows, from its head.
    pub fn reset(&mut self, count: usize) {
        *self = Self { number: self.number + 1, ..Self::new(self.name) };
        self.resize(count);
    }

    /// Changes the number of rows of this list.
    pub fn resize(&mut self, count: usize) {
        self.heights.resize(count, USUAL);
        self.focused = self.focused.filter(|row| *row < count);
    }

    /// Answers a message.
    pub fn update<M: Send + 'static>(&mut self, message: Message) -> Task<M> {
        match message {
            Message::Scrolled { offset, below } => {
                self.is_at_end = below < 1.0 || (self.is_at_end && offset >= self.offset);
                self.offset = offset;
            }
            Message::Step(step) => {
                self.is_at_end = step == Step::End;
                return operate(scroll(Id::new(self.name), step)).discard();
            }
            Message::Measured(row, height) => return self.measure(row, height),
            Message::Focused(row, true) => self.focused = Some(row),
            Message::Focused(row, false) if self.focused == Some(row) => self.focused = None,
            Message::Focused(_, false) => {}
        }
        Task::none()
    }

    /// Notes the height of a row. The part in sight keeps its place, whatever heights are measured
    /// above it.
    fn measure<M: Send + 'static>(&mut self, row: usize, height: f32) -> Task<M> {
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
        Task::none()
    }

    /// The rows to make in a window of that height, each with its top and bottom.
    fn rows_made(&self, window: f32) -> Vec<(usize, f32, f32)> {
        let (first, last) = (self.offset - NEAR, self.offset + window + NEAR);
        let mut bottom = 0.0;
        let place = |(row, height): (usize, &f32)| {
            let top = bottom;
            bottom += height;
            let is_near = bottom >= first && top <= last;
            let is_kept = is_kept(row, self.heights.len(), self.focused);
            (is_near || is_kept).then_some((row, top, bottom))
        };
        self.heights.iter().enumerate().filter_map(place).collect()
    }

    /// The list.
    pub fn view<'a, M: 'a>(
        &self,
        ui: Ui<'_>,
        row: impl Fn(usize) -> Option<Element<'a, M>>,
        message: impl Fn(Message) -> M + Copy + 'a,
    ) -> Element<'a, M> {
        let mut parts: Vec<(u64, Element<'a, M>)> = Vec::new();
        let mut end = 0.0;
        for (index, top, bottom) in self.rows_made(ui.view.height) {
            let Some(row) = row(index) else { continue };
            let key = index as u64;
            if top > end {
                // Room for the rows that are not made; no row has the inverted number as its key.
                parts.push((!key, space().height(top - end).into()));
            }
            end = bottom;
            let row = container(row).padding(Padding::ZERO.bottom(gap::XS)).width(Fill);
            let row = within(row, move |is_so| message(Message::Focused(index, is_so)));
            let measured = move |size: iced::Size| message(Message::Measured(index, size.height));
            parts.push((key, sensor(row).on_resize(measured).into()));
        }
        let list = scrollable(keyed(parts))
            .id(Id::new(self.name))
            .on_scroll(move |seen| {
                let offset = seen.absolute_offset().y;
                let below = seen.content_bounds().height - seen.bounds().height - offset;
                message(Message::Scrolled { offset, below })
            })
            .direction(beside(gap::S))
            .height(Fill);
        keyed([(self.number, barred(list, ui.palette.line).into())]).into()
    }
}
