//! Arrows move the focus within a part of the window, to what lies in that direction.

use iced::advanced::widget::operation::{Focusable, Operation, Outcome};
use iced::advanced::widget::{Id, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::keyboard::{self, Key, key::Named};
use iced::{Event, Rectangle, Theme};

use super::reveal;
use crate::content::as_content;
use crate::{Element, Renderer};

/// Content within which arrows move the focus.
pub struct Arrows<'a, Message> {
    content: Element<'a, Message>,
}

/// Content within which arrows move the focus; while it lies elsewhere, they are left to others.
pub fn arrows<'a, Message>(content: impl Into<Element<'a, Message>>) -> Arrows<'a, Message> {
    Arrows { content: content.into() }
}

/// A direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    fn of(event: &Event) -> Option<Self> {
        let Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. }) = event else {
            return None;
        };
        match key {
            _ if !modifiers.is_empty() => None,
            Key::Named(Named::ArrowLeft) => Some(Self::Left),
            Key::Named(Named::ArrowRight) => Some(Self::Right),
            Key::Named(Named::ArrowUp) => Some(Self::Up),
            Key::Named(Named::ArrowDown) => Some(Self::Down),
            _ => None,
        }
    }

    /// The way from one widget to another: small for the next one, `None` for what does not lie in
    /// this direction. Sideways only what stands in the same line counts.
    fn way(self, from: Rectangle, to: Rectangle) -> Option<f32> {
        let right = |rectangle: Rectangle| rectangle.x + rectangle.width;
        let below = |rectangle: Rectangle| rectangle.y + rectangle.height;
        let beside = from.center_y() < below(to)
            && to.center_y() < below(from)
            && from.center_y() > to.y
            && to.center_y() > from.y;
        let along = match self {
            Self::Left if beside => from.x - right(to),
            Self::Right if beside => to.x - right(from),
            Self::Left | Self::Right => return None,
            Self::Up => from.y - below(to),
            Self::Down => to.y - below(from),
        };
        let aside = match self {
            Self::Left | Self::Right => 0.0,
            Self::Up | Self::Down => (from.x - to.x).abs(),
        };
        // The nearest line first, and within it what lies straight on.
        (along > -1.0).then_some(along * 4.0 + aside)
    }
}

/// Lists what can have the focus.
#[derive(Default)]
struct List {
    bounds: Vec<Rectangle>,
    focused: Option<usize>,
}

impl Operation for List {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.focused = Some(self.bounds.len());
        }
        self.bounds.push(bounds);
    }
}

impl List {
    /// The one that an arrow leads to; where there is none, the one that has the focus.
    fn next(&self, direction: Direction) -> Option<usize> {
        let now = self.focused?;
        let from = *self.bounds.get(now)?;
        let ways = self.bounds.iter().enumerate();
        let ways = ways.filter(|(at, _)| *at != now);
        let ways = ways.filter_map(|(at, to)| Some((at, direction.way(from, *to)?)));
        let next = ways.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(at, _)| at);
        // At the end of a line the next one begins.
        let after = match direction {
            Direction::Left => now.checked_sub(1),
            Direction::Right => Some(now + 1).filter(|next| *next < self.bounds.len()),
            Direction::Up | Direction::Down => None,
        };
        Some(next.or(after).unwrap_or(now))
    }
}

/// Gives the focus to one, by its place.
struct Give {
    to: usize,
    at: usize,
}

impl Operation for Give {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if self.at == self.to {
            state.focus();
        } else {
            state.unfocus();
        }
        self.at += 1;
    }
}

impl<Message> Arrows<'_, Message> {
    /// Runs an operation on the content, and whatever follows from it.
    fn run(
        &mut self,
        operation: Box<dyn Operation>,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) {
        let mut next = Some(operation);
        while let Some(mut operation) = next.take() {
            self.content.as_widget_mut().operate(tree, layout, renderer, operation.as_mut());
            if let Outcome::Chain(chained) = operation.finish() {
                next = Some(chained);
            }
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Arrows<'_, Message> {
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
        let Some(direction) = Direction::of(event).filter(|_| !shell.is_event_captured()) else {
            return;
        };
        let mut list = List::default();
        self.content.as_widget_mut().operate(child, layout, renderer, &mut list);
        if let Some(to) = list.next(direction) {
            self.run(Box::new(Give { to, at: 0 }), child, layout, renderer);
            self.run(Box::new(reveal()), child, layout, renderer);
            shell.capture_event();
            shell.request_redraw();
        }
    }
}

impl<'a, Message: 'a> From<Arrows<'a, Message>> for Element<'a, Message> {
    fn from(arrows: Arrows<'a, Message>) -> Self {
        Self::new(arrows)
    }
}
