//! A drawing that is made once and kept until what it shows changes. Besides being cheap, it is repainted whole when it changes:
//! the renderer takes a changed drawing that was not kept to be as large as its fills, and leaves the edges of old strokes behind.

use std::cell::RefCell;

use iced::widget::canvas::{Cache, Frame, Geometry};
use iced::{Renderer, Size};

/// A kept drawing with the key of what it shows; lives in the state of a canvas.
#[derive(Debug)]
pub struct Drawn<K> {
    cache: Cache,
    key: RefCell<Option<K>>,
}

impl<K> Default for Drawn<K> {
    fn default() -> Self {
        Self { cache: Cache::new(), key: RefCell::new(None) }
    }
}

impl<K: PartialEq> Drawn<K> {
    /// The drawing; `paint` is asked only if the key or the size has changed.
    pub fn draw(&self, renderer: &Renderer, size: Size, key: K, paint: impl FnOnce(&mut Frame)) -> Vec<Geometry> {
        if self.key.borrow().as_ref() != Some(&key) {
            self.cache.clear();
            self.key.replace(Some(key));
        }
        vec![self.cache.draw(renderer, size, paint)]
    }
}
