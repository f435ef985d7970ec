//! A column much taller than its window: only rows near the part in sight are laid out, so that a
//! log of six hundred lines holds the shaped words of a few dozen. Of a list of thousands only
//! these are made at all.

use std::collections::HashMap;
use std::mem;

use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Shell, Widget, mouse, overlay};
use iced::widget::space;
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

/// A row that is there, or that is made when it comes near the sight.
struct Row<'a, Message> {
    key: u64,
    content: Option<Element<'a, Message>>,
}

/// How rows are made that are not there from the beginning.
struct Late<'a, Message> {
    make: Box<dyn Fn(usize) -> Option<Element<'a, Message>> + 'a>,
    guess: Guess,
    tell: Box<dyn Fn(f32) -> Message + 'a>,
}

/// The height that is taken for true until it is measured, in logical pixels.
#[derive(Debug, Clone, Copy)]
pub struct Guess {
    /// The height of a row.
    pub row: f32,
    /// The height of the part in sight.
    pub sight: f32,
}

/// A column of rows, made by [`tall`] or [`tall_of`].
pub struct Tall<'a, Message> {
    rows: Vec<Row<'a, Message>>,
    late: Option<Late<'a, Message>>,
    spacing: f32,
    sought: Option<Sought<Message>>,
    held: Option<Sought<Message>>,
}

/// A column of rows with a spacing, which scrolls and begins at its end.
pub fn tall<Message>(lines: Vec<Line<'_, Message>>, spacing: f32) -> Tall<'_, Message> {
    let row = |Line { key, content }| Row { key, content: Some(content) };
    let rows = lines.into_iter().map(row).collect();
    Tall { rows, late: None, spacing, sought: None, held: None }
}

/// A column of so many rows, which scrolls and begins at its head. A row is made when it comes near
/// the sight, and measured then; `tell` says by how much the list is to be scrolled for the part in
/// sight to keep its place, or for the list to stay at its end.
pub fn tall_of<'a, Message>(
    count: usize,
    guess: Guess,
    make: impl Fn(usize) -> Option<Element<'a, Message>> + 'a,
    tell: impl Fn(f32) -> Message + 'a,
) -> Tall<'a, Message> {
    let row = |row: usize| Row { key: row as u64, content: None };
    let late = Late { make: Box::new(make), guess, tell: Box::new(tell) };
    let (rows, late) = ((0..count).map(row).collect(), Some(late));
    Tall { rows, late, spacing: 0.0, sought: None, held: None }
}

#[derive(Debug, Default)]
struct State {
    width: f32,
    /// The heights of rows by their keys.
    heights: HashMap<u64, f32>,
    /// The heights of rows that are made late, measured or guessed.
    guessed: Vec<f32>,
    /// Whether the list was scrolled to its end.
    is_at_end: bool,
    /// By how much more the list is to be scrolled since rows were measured.
    moved: f32,
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

impl<'a, Message: 'a> Tall<'a, Message> {
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

    /// Measures the rows that were never laid out at this width; those that are made late keep the
    /// heights that they had.
    fn measure(&mut self, state: &mut State, width: f32, renderer: &Renderer) {
        if state.width != width {
            state.heights.clear();
            state.width = width;
        }
        if let Some(late) = &self.late {
            state.guessed.resize(self.rows.len(), late.guess.row);
            return;
        }
        let known = mem::take(&mut state.heights);
        for Row { key, content } in &mut self.rows {
            let height = known.get(key).or_else(|| state.heights.get(key)).copied();
            let height = height.or_else(|| {
                let content = content.as_mut()?;
                let mut tree = Tree::new(&*content);
                let content = content.as_widget_mut();
                Some(content.layout(&mut tree, renderer, &limits(width)).size().height)
            });
            state.heights.insert(*key, height.unwrap_or_default());
        }
    }

    /// The top of each row and its height.
    fn rows(&self, state: &State) -> Vec<(f32, f32)> {
        let mut top = 0.0;
        let place = |(row, Row { key, .. }): (usize, &Row<'_, Message>)| {
            let known =
                if self.late.is_some() { state.guessed.get(row) } else { state.heights.get(key) };
            let height = known.copied().unwrap_or_default();
            let row = (top, height);
            top += height + self.spacing;
            row
        };
        self.rows.iter().enumerate().map(place).collect()
    }

    /// The top and the foot of the part in sight, as far as it is known.
    fn sight(&self, state: &State, rows: &[(f32, f32)]) -> (f32, f32) {
        let height = height(rows);
        let first = self.late.as_ref().map_or((height - END, height), |it| (0.0, it.guess.sight));
        state.sight.unwrap_or(first)
    }

    /// Lays the rows near the sight out, and makes those that are not there yet. Rows that turn out
    /// lower than they were taken for let others come near.
    fn lay_out(
        &mut self,
        state: &mut State,
        trees: &mut [Tree],
        renderer: &Renderer,
    ) -> Vec<(usize, layout::Node)> {
        let mut nodes: Vec<(usize, layout::Node)> = Vec::new();
        let mut moved = 0.0;
        loop {
            let (rows, known) = (self.rows(state), nodes.len());
            let (from, to) = self.sight(state, &rows);
            let (from, to) = (from + moved, to + moved);
            state.reach = (from - NEAR, to + NEAR);
            let count = rows.len();
            let lines = self.rows.iter_mut().zip(trees.iter_mut()).zip(rows).enumerate();
            for (row, ((line, tree), (top, height))) in lines {
                let is_near = top + height >= from - NEAR && top <= to + NEAR;
                let is_wanted = is_near || is_kept(row, count, state.focused);
                let has_node = |(made, _): &(usize, layout::Node)| *made == row;
                if !is_wanted || nodes.iter().take(known).any(has_node) {
                    continue;
                }
                let make = || self.late.as_ref().and_then(|late| (late.make)(row));
                let content =
                    line.content.get_or_insert_with(|| make().unwrap_or_else(|| space().into()));
                tree.diff(&*content);
                let node = content.as_widget_mut().layout(tree, renderer, &limits(state.width));
                let own = node.size().height;
                nodes.push((row, node));
                if let Some(guessed) = state.guessed.get_mut(row) {
                    let is_above = top + height <= from;
                    moved += if is_above || state.is_at_end { own - height } else { 0.0 };
                    *guessed = own;
                }
            }
            if self.late.is_none() || nodes.len() == known {
                break;
            }
        }
        state.moved += moved;
        state.sight = state.sight.map(|(from, to)| (from + moved, to + moved));
        nodes.sort_by_key(|(row, _)| *row);
        nodes
    }

    /// The rows that are laid out, with their trees and places.
    fn laid_out<'b>(
        &'b self,
        tree: &'b Tree,
        layout: Layout<'b>,
    ) -> impl Iterator<Item = (&'b Element<'b, Message>, &'b Tree, Layout<'b>)> {
        let made = tree.state.downcast_ref::<State>().made.iter().zip(layout.children());
        made.filter_map(|(row, layout)| {
            let content = self.rows.get(*row)?.content.as_ref()?;
            Some((content, tree.children.get(*row)?, layout))
        })
    }
}

/// The rows of a column that are laid out, each with its tree and its place, to work with.
fn each_made<'b, 'a, Message>(
    rows: &'b mut [Row<'a, Message>],
    trees: &'b mut [Tree],
    (made, layout): (&'b [usize], Layout<'b>),
) -> impl Iterator<Item = (&'b mut Element<'a, Message>, &'b mut Tree, (usize, Layout<'b>))> {
    let mut places = made.iter().copied().zip(layout.children()).peekable();
    let all = rows.iter_mut().zip(trees).enumerate();
    all.filter_map(move |(row, (line, tree))| {
        let place = places.next_if(|(made, _)| *made == row)?;
        Some((line.content.as_mut()?, tree, place))
    })
}

/// The height of all rows together.
fn height(rows: &[(f32, f32)]) -> f32 {
    rows.last().map_or(0.0, |(top, height)| top + height)
}

const fn limits(width: f32) -> layout::Limits {
    layout::Limits::new(Size::ZERO, Size::new(width, f32::INFINITY))
}

impl<'a, Message: 'a> Widget<Message, Theme, Renderer> for Tall<'a, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.rows.iter().map(|_| Tree::empty()).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        // Each row comes to its tree when it is laid out.
        tree.children.resize_with(self.rows.len(), Tree::empty);
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
        self.measure(state, limits_of_all.max().width, renderer);
        let nodes = self.lay_out(state, children, renderer);
        let rows = self.rows(state);
        let mut made = nodes.into_iter().peekable();
        state.made.clear();
        let mut nodes = Vec::new();
        for (row, (tree, (top, _))) in children.iter_mut().zip(&rows).enumerate() {
            match made.next_if(|(made, _)| *made == row) {
                Some((_, node)) => {
                    nodes.push(node.move_to(Point::new(0.0, *top)));
                    state.made.push(row);
                }
                None => *tree = Tree::empty(),
            }
        }
        layout::Node::with_children(Size::new(state.width, height(&rows)), nodes)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        let Self { rows, .. } = self;
        let Tree { state, children, .. } = tree;
        let state = state.downcast_mut::<State>();
        operation.traverse(&mut |operation| {
            for (content, tree, (_, layout)) in each_made(rows, children, (&state.made, layout)) {
                content.as_widget_mut().operate(tree, layout, renderer, operation);
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
            state.is_at_end = from > 0.0 && to > bounds.height - 1.0;
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
            if self.late.is_none() {
                let above = bounds.y - viewport.y;
                state.tops = self.rows(state).into_iter().map(|(top, _)| above + top).collect();
            }
            let mut made = each_made(&mut self.rows, children, (&state.made, layout));
            let focused = made.find_map(|(content, tree, (row, layout))| {
                has_focus(content, tree, layout, renderer).then_some(row)
            });
            drop(made);
            if state.focused != focused {
                state.focused = focused;
                shell.invalidate_layout();
            }
            if from < state.reach.0 || to > state.reach.1 {
                // What is measured now is told in this very frame.
                if self.late.is_some() {
                    drop(self.lay_out(state, children, renderer));
                }
                shell.invalidate_layout();
            }
            let moved = mem::take(&mut state.moved);
            if let Some(late) = self.late.as_ref().filter(|_| moved != 0.0) {
                shell.publish((late.tell)(moved));
            }
        }
        for (content, tree, (_, layout)) in
            each_made(&mut self.rows, children, (&state.made, layout))
        {
            let content = content.as_widget_mut();
            content.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
            .map(|(content, tree, layout)| {
                let content = content.as_widget();
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
        for (content, tree, layout) in seen {
            let content = content.as_widget();
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
        let made = each_made(&mut self.rows, children, (made, layout));
        let open = made.filter_map(|(content, tree, (_, layout))| {
            let content = content.as_widget_mut();
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
