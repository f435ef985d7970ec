//! Small drawings that are made once and kept until what they show changes.
//!
//! They lie where they are on the screen: iced's own canvas moves what it draws, and its software
//! renderer then looks for changed words in the wrong place and leaves old ones behind.

use std::cell::RefCell;

use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, layout, renderer};
use iced::{Event, Length, Point, Rectangle, Size, Theme, Vector, mouse, touch};

use super::tile::Picture;
use crate::{Cache, Element, Frame, Renderer};

/// A drawing from the corner of its place.
pub trait Drawing<Message> {
    /// The state that the drawing shows; it is made anew when this changes.
    type Key: PartialEq + 'static;

    /// The state that the drawing shows, with the pointer if that is over it.
    fn key(&self, pointer: Option<Point>, size: Size) -> Self::Key;

    /// Makes the drawing.
    fn paint(&self, frame: &mut Frame, key: &Self::Key);

    /// The picture under the drawing, and its number of pixels for each logical one.
    fn picture(&self, _size: Size) -> Option<(Picture, f32)> {
        None
    }

    /// The message for a click there.
    fn click(&self, _at: Point, _size: Size) -> Option<Message> {
        None
    }
}

/// A drawing in a place of that size, in logical pixels.
pub fn drawn<'a, Message: 'a>(
    drawing: impl Drawing<Message> + 'a,
    width: impl Into<Length>,
    height: impl Into<Length>,
) -> Element<'a, Message> {
    Element::new(Drawn { drawing, size: Size::new(width.into(), height.into()) })
}

struct Drawn<D> {
    drawing: D,
    size: Size<Length>,
}

struct State<K> {
    cache: Cache,
    shown: RefCell<Option<K>>,
}

impl<Message, D: Drawing<Message>> Widget<Message, Theme, Renderer> for Drawn<D> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State<D::Key>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::<D::Key> { cache: Cache::new(), shown: RefCell::new(None) })
    }

    fn size(&self) -> Size<Length> {
        self.size
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, self.size.width, self.size.height)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Renderer,
        _: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let pointer = cursor.position_in(bounds);
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                if let Some(message) = pointer.and_then(|at| self.drawing.click(at, bounds.size()))
                {
                    shell.publish(message);
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                let state = tree.state.downcast_ref::<State<D::Key>>();
                let now = self.drawing.key(pointer, bounds.size());
                if state.shown.borrow().as_ref().is_some_and(|shown| *shown != now) {
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
        _: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Rectangle,
    ) {
        let bounds = layout.bounds();
        if bounds.width < 1.0 || bounds.height < 1.0 {
            return;
        }
        let state = tree.state.downcast_ref::<State<D::Key>>();
        let key = self.drawing.key(cursor.position_in(bounds), bounds.size());
        if state.shown.borrow().as_ref() != Some(&key) {
            state.cache.clear();
        }
        let drawn = state.cache.draw_with_bounds(renderer, bounds, |frame| {
            frame.translate(Vector::new(bounds.x, bounds.y));
            self.drawing.paint(frame, &key);
        });
        state.shown.replace(Some(key));
        if let Some((picture, density)) = self.drawing.picture(bounds.size()) {
            let corner = [bounds.x, bounds.y].map(|along| (along * density).round() as i32);
            picture.draw(renderer, corner, density, bounds);
            // Images lie above the drawings of their layer.
            renderer.with_layer(bounds, |renderer| renderer.draw_geometry(drawn));
        } else {
            renderer.draw_geometry(drawn);
        }
    }

    fn mouse_interaction(
        &self,
        _: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Rectangle,
        _: &Renderer,
    ) -> mouse::Interaction {
        let bounds = layout.bounds();
        let does = cursor.position_in(bounds).and_then(|at| self.drawing.click(at, bounds.size()));
        if does.is_some() { mouse::Interaction::Pointer } else { mouse::Interaction::None }
    }
}
