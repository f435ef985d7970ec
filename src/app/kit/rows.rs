//! A long list that keys scroll. Only the rows near the sight are made: one of 2,000 is there at
//! once.

use iced::advanced::widget::operate;
use iced::keyboard::key::Named;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{Id, container, scrollable};
use iced::{Fill, Padding, Task};

use crate::binding::{Binding, Stroke};
use crate::prelude::*;
use crate::ui::Ui;
use widget::bar::{barred, beside};
use widget::keyed::keyed;
use widget::paging::{Step, scroll};
use widget::tall::{Guess, tall_of};

/// A change to the list.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Rows were measured: the list scrolls by so many logical pixels, for what is seen to stay.
    Moved(f32),
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

/// A list of so many rows; the list itself keeps the place to which it is scrolled.
#[derive(Debug)]
pub struct Rows {
    name: &'static str,
    /// The number of lists that were shown here so far: another one begins at its head.
    number: u64,
    count: usize,
}

/// The usual height of a row, in logical pixels.
const USUAL: f32 = 62.0;

impl Rows {
    /// An empty list; the name must be its own.
    pub const fn new(name: &'static str) -> Self {
        Self { name, number: 0, count: 0 }
    }

    /// Another list of so many rows, from its head.
    pub const fn reset(&mut self, count: usize) {
        self.number += 1;
        self.count = count;
    }

    /// Changes the number of rows of this list.
    pub const fn resize(&mut self, count: usize) {
        self.count = count;
    }

    /// Answers a message.
    pub fn update<M: Send + 'static>(&self, message: Message) -> Task<M> {
        let name = Id::new(self.name);
        match message {
            Message::Moved(by) => operation::scroll_by(name, AbsoluteOffset { x: 0.0, y: by }),
            Message::Step(step) => operate(scroll(name, step)).discard(),
        }
    }

    /// The list.
    pub fn view<'a, M: 'a>(
        &self,
        ui: Ui<'_>,
        row: impl Fn(usize) -> Option<Element<'a, M>> + 'a,
        message: impl Fn(Message) -> M + 'a,
    ) -> Element<'a, M> {
        let row = move |index| {
            let row = container(row(index)?).padding(Padding::ZERO.bottom(gap::XS));
            Some(row.width(Fill).into())
        };
        let guess = Guess { row: USUAL, sight: ui.view.height };
        let rows = tall_of(self.count, guess, row, move |by| message(Message::Moved(by)));
        let list = scrollable(rows).id(Id::new(self.name)).direction(beside(gap::S)).height(Fill);
        keyed([(self.number, barred(list, ui.palette.line).into())]).into()
    }
}
