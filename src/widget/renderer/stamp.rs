//! Small pictures that are painted once and then copied: letters and small shapes.

use std::collections::HashMap;
use std::hash::Hash;

use rustc_hash::FxBuildHasher;

use super::clip::Clip;
use super::patch::Patch;
use super::pixel::{over, share};

/// The number of frames after which an unused stamp is forgotten.
const FRAMES: u32 = 300;
/// The number of stamps above which only those of the last frame are kept.
const MOST: usize = 4096;

/// A picture, as large as on the screen.
#[derive(Debug)]
pub(super) struct Stamp {
    /// The first pixel, to the right of its place and below it.
    pub corner: (i32, i32),
    pub width: usize,
    pub height: usize,
    pub ink: Ink,
}

#[derive(Debug)]
pub(super) enum Ink {
    /// The share of a colour that each pixel has.
    Coverage(Vec<u8>),
    /// A picture in colours of its own.
    Picture(Vec<[u8; 4]>),
}

impl Stamp {
    /// Lays the stamp over a patch, in a colour premultiplied by its opacity.
    pub(super) fn draw(
        &self,
        (x, y): (i32, i32),
        color: [u8; 4],
        patch: &mut Patch<'_>,
        clip: Clip,
    ) {
        let (left, top) = (x + self.corner.0, y + self.corner.1);
        let (right, foot) = (left + self.width as i32, top + self.height as i32);
        let Some(seen) = (Clip { left, top, right, foot }).and(clip) else { return };
        let skipped = (seen.left - left) as usize;
        let rows = patch.rows(seen);
        let first = (seen.top - top) as usize;
        match &self.ink {
            Ink::Coverage(coverage) => {
                for (to, from) in rows.zip(coverage.chunks(self.width).skip(first)) {
                    for (to, part) in to.iter_mut().zip(from.iter().skip(skipped)) {
                        *to = match part {
                            0 => continue,
                            255 if color[3] == 255 => color,
                            255 => over(color, color[3], *to),
                            part => {
                                let weak = share(color, *part);
                                over(weak, weak[3], *to)
                            }
                        };
                    }
                }
            }
            Ink::Picture(pixels) => {
                for (to, from) in rows.zip(pixels.chunks(self.width).skip(first)) {
                    for (to, from) in to.iter_mut().zip(from.iter().skip(skipped)) {
                        *to = over(*from, from[3], *to);
                    }
                }
            }
        }
    }
}

/// The known stamps; `None` for one that shows nothing.
#[derive(Debug)]
pub(super) struct Stamps<K> {
    known: HashMap<K, (u32, Option<Stamp>), FxBuildHasher>,
    frame: u32,
}

impl<K> Default for Stamps<K> {
    fn default() -> Self {
        Self { known: HashMap::default(), frame: 0 }
    }
}

impl<K: Eq + Hash> Stamps<K> {
    /// The stamp of a key, made if it is not known.
    pub(super) fn stamp(&mut self, key: K, make: impl FnOnce() -> Option<Stamp>) -> Option<&Stamp> {
        let (seen, stamp) = self.known.entry(key).or_insert_with(|| (0, make()));
        *seen = self.frame;
        stamp.as_ref()
    }

    /// Ends a frame, and forgets old stamps.
    pub(super) fn trim(&mut self) {
        let frame = self.frame;
        if self.known.len() > MOST {
            self.known.retain(|_, (seen, _)| *seen == frame);
        } else if frame.is_multiple_of(FRAMES) {
            self.known.retain(|_, (seen, _)| frame.wrapping_sub(*seen) <= FRAMES);
        }
        self.frame = frame.wrapping_add(1);
    }
}
