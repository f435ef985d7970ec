//! Boxes with round corners, and their borders.
//!
//! What is straight of them is painted as rectangles, a row at a time; only heads and feet, where
//! the corners are, are painted as paths, and these cost by the pixel.

use iced::{Point, Rectangle};
use tiny_skia::{FillRule, Path, PathBuilder};

use super::patch::rectangle;

/// How far the handles of a curve are from its ends for it to be a quarter of a circle.
const QUARTER: f32 = 0.552_284_8;

/// A rectangle with round corners: from the upper left one clockwise.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rounded {
    pub bounds: Rectangle,
    pub radii: [f32; 4],
}

/// What a box or a border is painted of.
pub(super) enum Part {
    Straight(Rectangle),
    Round(Path, FillRule),
}

impl Rounded {
    /// What the box is painted of.
    pub(super) fn parts(self) -> impl Iterator<Item = Part> {
        let (ends, middle) = self.cut(0.0);
        let ends = ends.into_iter().flatten().filter_map(|end| {
            let mut path = PathBuilder::new();
            end.go_round(&mut path);
            Some(Part::Round(path.finish()?, FillRule::Winding))
        });
        ends.chain(middle.map(Part::Straight))
    }

    /// What a border is painted of that lies within the box; its width is in pixels.
    pub(super) fn border(self, width: f32) -> impl Iterator<Item = Part> {
        let (ends, middle) = self.cut(width);
        let inner = self.shrink(width);
        let ends = ends.into_iter().flatten().filter_map(move |end| {
            let mut path = PathBuilder::new();
            end.go_round(&mut path);
            if let Some(bounds) = inner.bounds.intersection(&end.bounds) {
                // A corner that the inner box does not have here is not round in what is cut off.
                let radii = end.radii.map(|radius| (radius - width).max(0.0));
                Self { bounds, radii }.go_round(&mut path);
            }
            Some(Part::Round(path.finish()?, FillRule::EvenOdd))
        });
        let sides = middle.map(|middle| {
            let left = Rectangle { width, ..middle };
            [left, Rectangle { x: middle.x + middle.width - width, ..left }]
        });
        ends.chain(sides.into_iter().flatten().map(Part::Straight))
    }

    fn shrink(self, by: f32) -> Self {
        let radii = self.radii.map(|radius| (radius - by).max(0.0));
        Self { bounds: self.bounds.shrink(by), radii }
    }

    /// Its head and its foot, at least so high, and the straight rest between them, which begins
    /// and ends with whole pixels; a low one is a head alone.
    fn cut(self, least: f32) -> ([Option<Self>; 2], Option<Rectangle>) {
        let Self { bounds, radii: [upper_left, upper_right, lower_right, lower_left] } = self;
        let (top, foot) = (bounds.y, bounds.y + bounds.height);
        let from = (top + upper_left.max(upper_right).max(least)).ceil();
        let to = (foot - lower_left.max(lower_right).max(least)).floor();
        if from >= to {
            return ([Some(self), None], None);
        }
        let head = Rectangle { height: from - top, ..bounds };
        let end = Rectangle { y: to, height: foot - to, ..bounds };
        let head = Self { bounds: head, radii: [upper_left, upper_right, 0.0, 0.0] };
        let end = Self { bounds: end, radii: [0.0, 0.0, lower_right, lower_left] };
        let ends = [head, end].map(|end| Some(end).filter(|end| end.bounds.height > 0.0));
        (ends, Some(Rectangle { y: from, height: to - from, ..bounds }))
    }

    /// Goes along its outline, clockwise.
    fn go_round(self, path: &mut PathBuilder) {
        let Self { bounds, radii } = self;
        let Some(rectangle) = rectangle(bounds) else { return };
        if radii.iter().all(|radius| *radius <= 0.0) {
            return path.push_rect(rectangle);
        }
        let half = bounds.width / 2.0;
        if bounds.width == bounds.height && radii.iter().all(|radius| *radius >= half) {
            return path.push_circle(bounds.x + half, bounds.y + half, half);
        }
        let [upper_left, upper_right, lower_right, lower_left] = radii;
        let (left, top) = (bounds.x, bounds.y);
        let (right, foot) = (left + bounds.width, top + bounds.height);
        let at = Point::new;
        // The corner, the direction in which it is left, and the one in which it is come to.
        let corners = [
            (at(left, top), at(1.0, 0.0), at(0.0, -1.0), upper_left),
            (at(right, top), at(0.0, 1.0), at(1.0, 0.0), upper_right),
            (at(right, foot), at(-1.0, 0.0), at(0.0, 1.0), lower_right),
            (at(left, foot), at(0.0, -1.0), at(-1.0, 0.0), lower_left),
        ];
        for (index, (corner, out, into, radius)) in corners.into_iter().enumerate() {
            let along = |way: Point, by: f32| (corner.x + way.x * by, corner.y + way.y * by);
            let (start, end) = (along(into, -radius), along(out, radius));
            if index == 0 {
                path.move_to(start.0, start.1);
            } else {
                path.line_to(start.0, start.1);
            }
            if radius > 0.0 {
                let near = radius * (1.0 - QUARTER);
                let (one, other) = (along(into, -near), along(out, near));
                path.cubic_to(one.0, one.1, other.0, other.1, end.0, end.1);
            }
        }
        path.close();
    }
}
