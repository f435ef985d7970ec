//! A number that Tab reaches and the mouse steps: with the focus, digits type it, + and − step it.

use std::ops::RangeInclusive;

use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::{Id, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::keyboard::{self, Key, key::Named};
use iced::{Color, Event, Rectangle, Theme, touch};

use super::content::as_content;
use super::focus::ring;
use crate::{Element, Renderer};

/// Content that shows a number between its buttons, and takes keys for it.
pub struct Stepper<'a, Message> {
    content: Element<'a, Message>,
    id: Option<Id>,
    number: u32,
    by: u32,
    range: RangeInclusive<u32>,
    on_change: Box<dyn Fn(u32) -> Message + 'a>,
    ring: Color,
}

/// A number within a range, stepped by so many; `content` shows it and takes the mouse.
pub fn stepper<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    (number, by, range): (u32, u32, RangeInclusive<u32>),
    ring: Color,
    on_change: impl Fn(u32) -> Message + 'a,
) -> Stepper<'a, Message> {
    let (content, on_change) = (content.into(), Box::new(on_change));
    Stepper { content, id: None, number, by, range, on_change, ring }
}

/// The number one step up; one below its range goes to the least of it.
pub fn up(number: u32, by: u32, range: &RangeInclusive<u32>) -> Option<u32> {
    let next = number.checked_add(by)?.max(*range.start());
    Some(next).filter(|next| range.contains(next))
}

/// The number one step down; one beyond its range, as a file may have it, goes to the most of it.
pub fn down(number: u32, by: u32, range: &RangeInclusive<u32>) -> Option<u32> {
    let next = number.saturating_sub(by).min(*range.end());
    Some(next).filter(|next| *next < number && range.contains(next))
}

impl<Message> Stepper<'_, Message> {
    /// Gives it a name, by which it can get the focus.
    #[must_use]
    pub fn id(self, id: impl Into<Id>) -> Self {
        Self { id: Some(id.into()), ..self }
    }

    /// The number after a key, if it is a key for numbers; `None` within for one that is too small
    /// yet or too large.
    fn after(&self, key: &Key, typed: &mut Option<u32>) -> Option<Option<u32>> {
        let Key::Character(sign) = key else {
            // Backspace takes the digits back that were typed since the focus came.
            let erases = *key == Key::Named(Named::Backspace);
            return erases.then(|| {
                *typed = typed.map(|typed| typed / 10).filter(|typed| *typed > 0);
                typed.filter(|typed| self.range.contains(typed))
            });
        };
        let stepped = match sign.as_str() {
            "+" | "=" => up(self.number, self.by, &self.range),
            "-" | "−" => down(self.number, self.by, &self.range),
            digit => {
                let digit: u32 = digit.parse().ok().filter(|digit| *digit < 10)?;
                let longer = typed.and_then(|typed| typed.checked_mul(10)?.checked_add(digit));
                let now = longer.filter(|longer| longer <= self.range.end()).unwrap_or(digit);
                *typed = Some(now);
                return Some(Some(now).filter(|now| self.range.contains(now)));
            }
        };
        *typed = None;
        Some(stepped)
    }
}

#[derive(Debug, Default)]
struct State {
    focused: bool,
    /// The digits that were typed since the focus came.
    typed: Option<u32>,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        *self = Self { focused: true, typed: None };
    }

    fn unfocus(&mut self) {
        *self = Self::default();
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Stepper<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    as_content!(diff, mouse_interaction, overlay);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let state = tree.state.downcast_mut::<State>();
        operation.focusable(self.id.as_ref(), layout.bounds(), state);
        if let Some(child) = tree.children.first_mut() {
            self.content.as_widget_mut().operate(child, layout, renderer, operation);
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
        if let Some(child) = tree.children.first_mut() {
            let content = self.content.as_widget_mut();
            content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
        let state = tree.state.downcast_mut::<State>();
        match event {
            Event::Keyboard(keyboard::Event::KeyPressed {
                key, modified_key, modifiers, ..
            }) if state.focused && !modifiers.command() => {
                // A plus is another key with Shift on most keyboards, a digit on some.
                let after = self.after(modified_key, &mut state.typed);
                if let Some(number) = after {
                    let changed = number.filter(|number| *number != self.number);
                    changed.into_iter().for_each(|number| shell.publish((self.on_change)(number)));
                    shell.capture_event();
                } else if matches!(key, Key::Character(_) | Key::Named(Named::Escape)) {
                    state.unfocus();
                    shell.request_redraw();
                }
            }
            // A number that was stepped by mouse can be typed on.
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let is_over = cursor.is_over(layout.bounds());
                if is_over != state.focused {
                    *state = State { focused: is_over, typed: None };
                    shell.request_redraw();
                }
            }
            _ => {}
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        if let Some(child) = tree.children.first() {
            self.content.as_widget().draw(child, renderer, theme, style, layout, cursor, viewport);
        }
        if tree.state.downcast_ref::<State>().focused {
            ring(renderer, layout.bounds(), self.ring);
        }
    }
}

impl<'a, Message: 'a> From<Stepper<'a, Message>> for Element<'a, Message> {
    fn from(stepper: Stepper<'a, Message>) -> Self {
        Self::new(stepper)
    }
}
