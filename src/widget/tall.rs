//! A column much taller than its window: only rows near the part in sight are laid out, so that a
//! log of six hundred lines holds the shaped words of a few dozen.

use std::collections::HashMap;

use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Shell, Widget, mouse, overlay};
use iced::{Event, Fill, Length, Point, Rectangle, Shrink, Size, Theme, Vector, window};

use super::focus::has_focus;
use super::paging::is_kept;
use super::{Element, Renderer};

/// The distance from the part in sight up to which rows are laid out, in logical pixels, for Tab to
/// find its way to them. It comes into the column at the ends, which are always laid out.
const NEAR: f32 = 300.0;
/// The height laid out at the end of a column that was not seen yet.
const END: f32 = 2400.0;

/// The height of a sought row above the lower edge of the sight, as a part of the sight.
const SOUGHT: f32 = 0.7;

/// A row, with a key for its height.
pub struct Line<'a, Message> {
    /// A key: rows that share it are equally high in a column of the same width.
    pub key: u64,
    /// The content of the row.
    pub content: Element<'a, Message>,
}

/// A sought row, and the message that tells its place.
#[derive(Debug, Clone, Copy)]
struct Sought<Message> {
    row: usize,
    tell: fn(f32) -> Message,
}

impl<Message> Sought<Message> {
    const fn of(row: Option<usize>, tell: fn(f32) -> Message) -> Option<Self> {
        match row {
            Some(row) => Some(Self { row, tell }),
            None => None,
        }
    }
}

/// A column of rows, made by [`tall`].
pub struct Tall<'a, Message> {
    lines: Vec<Line<'a, Message>>,
    spacing: f32,
    sought: Option<Sought<Message>>,
    held: Option<Sought<Message>>,
}

/// A column of rows with a spacing, which scrolls and begins at its end.
pub const fn tall<Message>(lines: Vec<Line<'_, Message>>, spacing: f32) -> Tall<'_, Message> {
    Tall { lines, spacing, sought: None, held: None }
}

#[derive(Debug, Default)]
struct State {
    width: f32,
    /// The heights of rows by their keys.
    heights: HashMap<u64, f32>,
    /// The top and the foot of the part in sight, if there was one.
    sight: Option<(f32, f32)>,
    /// The rows that are laid out, from the first to the last.
    made: Vec<usize>,
    /// The row with the focus: it and its neighbours are laid out wherever the sight is.
    focused: Option<usize>,
    /// The top and the foot of the laid out rows.
    reach: (f32, f32),
    /// The sought row whose place was told.
    told: Option<usize>,
    /// The row that was held last.
    held: Option<usize>,
    /// The tops of all rows in the window, as they were drawn last.
    tops: Vec<f32>,
}

impl<Message> Tall<'_, Message> {
    /// Tells once the distance from the end at which the list shows that row well.
    #[must_use]
    pub const fn seek(mut self, row: Option<usize>, tell: fn(f32) -> Message) -> Self {
        self.sought = Sought::of(row, tell);
        self
    }

    /// Tells the distance from the end at which a row that has just grown stays where it was, as
    /// far as all of it is seen.
    #[must_use]
    pub const fn hold(mut self, row: Option<usize>, tell: fn(f32) -> Message) -> Self {
        self.held = Sought::of(row, tell);
        self
    }

    /// The distance from the end at which a held row stays where it was.
    fn held_at(&self, state: &State, row: usize, height: f32, sight: f32) -> Option<f32> {
        let rows = self.rows(state);
        let (top, own) = *rows.get(row).filter(|_| rows.len() == state.tops.len())?;
        let was = *state.tops.get(row)?;
        let (stays, whole) = (was - top + height - sight, height - top - own);
        Some(stays.min(whole).max(0.0))
    }

    /// Measures the rows that were never laid out at this width.
    fn measure(&mut self, state: &mut State, width: f32, renderer: &Renderer) {
        if state.width != width {
            state.heights.clear();
            state.width = width;
        }
        let known = std::mem::take(&mut state.heights);
        for line in &mut self.lines {
            let height = known.get(&line.key).or_else(|| state.heights.get(&line.key)).copied();
            let height = height.unwrap_or_else(|| {
                let mut tree = Tree::new(&line.content);
                let content = line.content.as_widget_mut();
                content.layout(&mut tree, renderer, &limits(width)).size().height
            });
            state.heights.insert(line.key, height);
        }
    }

    /// The top of each row and its height.
    fn rows(&self, state: &State) -> Vec<(f32, f32)> {
        let mut top = 0.0;
        let place = |line: &Line<'_, Message>| {
            let height = state.heights.get(&line.key).copied().unwrap_or_default();
            let row = (top, height);
            top += height + self.spacing;
            row
        };
        self.lines.iter().map(place).collect()
    }

    /// The rows that are laid out, with their trees and places.
    fn laid_out<'b>(
        &'b self,
        tree: &'b Tree,
        layout: Layout<'b>,
    ) -> impl Iterator<Item = (&'b Line<'b, Message>, &'b Tree, Layout<'b>)> {
        let made = tree.state.downcast_ref::<State>().made.iter().zip(layout.children());
        made.filter_map(|(row, layout)| {
            Some((self.lines.get(*row)?, tree.children.get(*row)?, layout))
        })
    }
}

/// The rows of a column that are laid out, each with its tree and its place, to work with.
fn each_made<'b, 'a, Message>(
    lines: &'b mut [Line<'a, Message>],
    trees: &'b mut [Tree],
    (made, layout): (&'b [usize], Layout<'b>),
) -> impl Iterator<Item = (&'b mut Line<'a, Message>, &'b mut Tree, (usize, Layout<'b>))> {
    let mut places = made.iter().copied().zip(layout.children()).peekable();
    let all = lines.iter_mut().zip(trees).enumerate();
    all.filter_map(move |(row, (line, tree))| {
        places.next_if(|(made, _)| *made == row).map(|place| (line, tree, place))
    })
}

const fn limits(width: f32) -> layout::Limits {
    layout::Limits::new(Size::ZERO, Size::new(width, f32::INFINITY))
}

impl<Message> Widget<Message, Theme, Renderer> for Tall<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.lines.iter().map(|_| Tree::empty()).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.children.resize_with(self.lines.len(), Tree::empty);
        for row in &tree.state.downcast_ref::<State>().made {
            if let (Some(line), Some(tree)) = (self.lines.get(*row), tree.children.get_mut(*row)) {
                tree.diff(&line.content);
            }
        }
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits_of_all: &layout::Limits,
    ) -> layout::Node {
        let Tree { state, children, .. } = tree;
        let state = state.downcast_mut::<State>();
        let width = limits_of_all.max().width;
        self.measure(state, width, renderer);
        let rows = self.rows(state);
        let height = rows.last().map_or(0.0, |(top, height)| top + height);
        let (from, to) = state.sight.unwrap_or((height - END, height));
        state.reach = (from - NEAR, to + NEAR);
        state.made.clear();
        let mut nodes = Vec::new();
        let lines = self.lines.iter_mut().zip(children).zip(&rows).enumerate();
        for (row, ((line, tree), (top, height))) in lines {
            let is_near = top + height >= from - NEAR && *top <= to + NEAR;
            if !(is_near || is_kept(row, rows.len(), state.focused)) {
                *tree = Tree::empty();
                continue;
            }
            tree.diff(&line.content);
            let node = line.content.as_widget_mut().layout(tree, renderer, &limits(width));
            nodes.push(node.move_to(Point::new(0.0, *top)));
            state.made.push(row);
        }
        layout::Node::with_children(Size::new(width, height), nodes)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        let Self { lines, .. } = self;
        let Tree { state, children, .. } = tree;
        let state = state.downcast_mut::<State>();
        operation.traverse(&mut |operation| {
            for (line, tree, (_, layout)) in each_made(lines, children, (&state.made, layout)) {
                line.content.as_widget_mut().operate(tree, layout, renderer, operation);
            }
        });
    }

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
        let Tree { state, children, .. } = tree;
        let state = state.downcast_mut::<State>();
        if matches!(event, Event::Window(window::Event::RedrawRequested(_))) {
            let bounds = layout.bounds();
            let from = (viewport.y - bounds.y).max(0.0);
            let to = (viewport.y + viewport.height - bounds.y).min(bounds.height);
            state.sight = Some((from, to));
            if let Some(Sought { row, tell }) = &self.sought
                && state.told != Some(*row)
            {
                let rows = self.rows(state);
                let below = rows.get(*row).map_or(0.0, |(top, _)| bounds.height - top);
                shell.publish(tell((below - viewport.height * SOUGHT).max(0.0)));
            }
            state.told = self.sought.as_ref().map(|sought| sought.row);
            if let Some(Sought { row, tell }) = &self.held
                && state.held != Some(*row)
                && let Some(at) = self.held_at(state, *row, bounds.height, viewport.height)
            {
                shell.publish(tell(at));
            }
            state.held = self.held.as_ref().map(|held| held.row);
            let above = bounds.y - viewport.y;
            state.tops = self.rows(state).into_iter().map(|(top, _)| above + top).collect();
            let mut made = each_made(&mut self.lines, children, (&state.made, layout));
            let focused = made.find_map(|(line, tree, (row, layout))| {
                has_focus(&mut line.content, tree, layout, renderer).then_some(row)
            });
            drop(made);
            if state.focused != focused {
                state.focused = focused;
                shell.invalidate_layout();
            }
            if from < state.reach.0 || to > state.reach.1 {
                shell.invalidate_layout();
            }
        }
        for (line, tree, (_, layout)) in each_made(&mut self.lines, children, (&state.made, layout))
        {
            line.content
                .as_widget_mut()
                .update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.laid_out(tree, layout)
            .map(|(line, tree, layout)| {
                let content = line.content.as_widget();
                content.mouse_interaction(tree, layout, cursor, viewport, renderer)
            })
            .max()
            .unwrap_or_default()
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
        let seen =
            self.laid_out(tree, layout).filter(|(.., row)| row.bounds().intersects(viewport));
        for (line, tree, layout) in seen {
            let content = line.content.as_widget();
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let Tree { state, children, .. } = tree;
        let made = &state.downcast_ref::<State>().made;
        let made = each_made(&mut self.lines, children, (made, layout));
        let open = made.filter_map(|(line, tree, (_, layout))| {
            let content = line.content.as_widget_mut();
            content.overlay(tree, layout, renderer, viewport, translation)
        });
        let open: Vec<_> = open.collect();
        (!open.is_empty()).then(|| overlay::Group::with_children(open).overlay())
    }
}

impl<'a, Message: 'a> From<Tall<'a, Message>> for Element<'a, Message> {
    fn from(tall: Tall<'a, Message>) -> Self {
        Self::new(tall)
    }
}
