//! The parts of the screen and of its patches, in whole pixels.

use iced::Rectangle;

/// Whole pixels of a patch: from the first to before the last, across and down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Clip {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub foot: i32,
}

impl Clip {
    /// The pixels whose middles lie in a rectangle.
    pub(super) fn from_bounds(bounds: Rectangle) -> Self {
        let whole = |along: f32| along.round().clamp(-1e6, 1e6) as i32;
        Self {
            left: whole(bounds.x),
            top: whole(bounds.y),
            right: whole(bounds.x + bounds.width),
            foot: whole(bounds.y + bounds.height),
        }
    }

    /// The clip of all of so many pixels, across and down.
    pub(super) const fn whole((width, height): (u32, u32)) -> Self {
        Self { left: 0, top: 0, right: width as i32, foot: height as i32 }
    }

    /// The pixels that a rectangle touches.
    pub(super) fn around(bounds: Rectangle) -> Self {
        let whole = |along: f32| along.clamp(-1e6, 1e6) as i32;
        Self {
            left: whole(bounds.x.floor()),
            top: whole(bounds.y.floor()),
            right: whole((bounds.x + bounds.width).ceil()),
            foot: whole((bounds.y + bounds.height).ceil()),
        }
    }

    /// The clip so many pixels further right and down.
    pub(super) const fn moved(self, x: i32, y: i32) -> Self {
        let Self { left, top, right, foot } = self;
        Self { left: left + x, top: top + y, right: right + x, foot: foot + y }
    }

    /// The common part of two clips, if there is any.
    pub(super) fn and(self, other: Self) -> Option<Self> {
        let both = Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            foot: self.foot.min(other.foot),
        };
        (both.left < both.right && both.top < both.foot).then_some(both)
    }

    pub(super) fn bounds(self) -> Rectangle {
        let (x, y) = (self.left as f32, self.top as f32);
        let (width, height) = (self.right as f32 - x, self.foot as f32 - y);
        Rectangle { x, y, width, height }
    }
}
