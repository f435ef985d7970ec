//! Boxes with round corners, and their borders.
//!
//! Their straight parts are painted as rectangles, a row at a time. The corners are paths, small
//! and alike in most boxes.

use iced::{Point, Rectangle, Size};
use tiny_skia::{Path, PathBuilder};

use super::patch::rectangle;

/// The distance of a curve's handles from its ends for a quarter of a circle.
const QUARTER: f32 = 0.552_284_8;

/// A rectangle with round corners; the radii run clockwise from the upper left.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rounded {
    pub bounds: Rectangle,
    pub radii: [f32; 4],
}

/// A part of a box or a border.
pub(super) enum Part {
    Straight(Rectangle),
    /// Filled in a box, stroked in a border.
    Round(Path),
}

impl Rounded {
    /// The parts of the box that are seen in a rectangle.
    pub(super) fn parts(self, seen: Rectangle) -> Vec<Part> {
        let Some(straight) = self.straight(0.0) else {
            return self.path().map(Part::Round).into_iter().collect();
        };
        let Rectangle { x: left, y: top, width: wide, height: tall } = self.bounds;
        let right = straight.x + straight.width;
        let middle = Rectangle { y: top, height: tall, ..straight };
        let before = Rectangle { x: left, width: straight.x - left, ..straight };
        let behind = Rectangle { x: right, width: left + wide - right, ..straight };
        let corners = self.corners().into_iter();
        let corners = corners.filter(|corner| corner.is_in(seen, straight, 0.0));
        let corners = corners.filter_map(|corner| {
            let mut path = corner.path(straight);
            let Point { x, y } = corner.inner(straight);
            path.line_to(x, y);
            path.close();
            path.finish().map(Part::Round)
        });
        [middle, before, behind].map(Part::Straight).into_iter().chain(corners).collect()
    }

    /// The parts of a border, within the box and of a width in pixels, that are seen in a
    /// rectangle.
    pub(super) fn border(self, width: f32, seen: Rectangle) -> Vec<Part> {
        let radii = self.radii.map(|radius| (radius - width / 2.0).max(0.0));
        let line = Self { bounds: self.bounds.shrink(width / 2.0), radii };
        let Some(straight) = self.straight(width) else {
            return line.path().map(Part::Round).into_iter().collect();
        };
        let Rectangle { x: left, y: top, width: wide, height: tall } = self.bounds;
        let upper = Rectangle { y: top, height: width, ..straight };
        let before = Rectangle { x: left, width, ..straight };
        let lower = Rectangle { y: top + tall - width, ..upper };
        let behind = Rectangle { x: left + wide - width, ..before };
        let corners = line.corners().into_iter();
        let corners = corners.filter(|corner| corner.is_in(seen, straight, width));
        let corners = corners.filter_map(|corner| corner.path(straight).finish().map(Part::Round));
        [upper, behind, lower, before].map(Part::Straight).into_iter().chain(corners).collect()
    }

    /// The area between the corners, each at least so large, in whole pixels; `None` for a small
    /// box.
    fn straight(self, least: f32) -> Option<Rectangle> {
        let Self { bounds, radii: [upper_left, upper_right, lower_right, lower_left] } = self;
        let most = |one: f32, other: f32| one.max(other).max(least);
        let left = (bounds.x + most(upper_left, lower_left)).ceil();
        let top = (bounds.y + most(upper_left, upper_right)).ceil();
        let right = (bounds.x + bounds.width - most(upper_right, lower_right)).floor();
        let foot = (bounds.y + bounds.height - most(lower_left, lower_right)).floor();
        let straight = Rectangle { x: left, y: top, width: right - left, height: foot - top };
        (straight.width > 0.0 && straight.height > 0.0).then_some(straight)
    }

    fn path(self) -> Option<Path> {
        let Self { bounds, radii } = self;
        let rectangle = rectangle(bounds)?;
        if radii.iter().all(|radius| *radius <= 0.0) {
            return Some(PathBuilder::from_rect(rectangle));
        }
        let half = bounds.width / 2.0;
        if bounds.width == bounds.height && radii.iter().all(|radius| *radius >= half) {
            return PathBuilder::from_circle(bounds.x + half, bounds.y + half, half);
        }
        let mut path = PathBuilder::new();
        for (index, corner) in self.corners().into_iter().enumerate() {
            if index == 0 {
                let (x, y) = corner.before(corner.radius);
                path.move_to(x, y);
            }
            corner.go_round(&mut path);
        }
        path.close();
        path.finish()
    }

    /// The corners, clockwise from the upper left.
    fn corners(self) -> [Corner; 4] {
        let Self { bounds, radii: [upper_left, upper_right, lower_right, lower_left] } = self;
        let (left, top) = (bounds.x, bounds.y);
        let (right, foot) = (left + bounds.width, top + bounds.height);
        let at = Point::new;
        let corner = |at, into, out, radius| Corner { at, into, out, radius };
        [
            corner(at(left, top), at(0.0, -1.0), at(1.0, 0.0), upper_left),
            corner(at(right, top), at(1.0, 0.0), at(0.0, 1.0), upper_right),
            corner(at(right, foot), at(0.0, 1.0), at(-1.0, 0.0), lower_right),
            corner(at(left, foot), at(-1.0, 0.0), at(0.0, -1.0), lower_left),
        ]
    }
}

/// A corner, and the directions in which the outline comes to it and leaves it.
#[derive(Debug, Clone, Copy)]
struct Corner {
    at: Point,
    into: Point,
    out: Point,
    radius: f32,
}

impl Corner {
    fn before(self, by: f32) -> (f32, f32) {
        (self.at.x - self.into.x * by, self.at.y - self.into.y * by)
    }

    fn behind(self, by: f32) -> (f32, f32) {
        (self.at.x + self.out.x * by, self.at.y + self.out.y * by)
    }

    /// The nearest corner of the straight part.
    fn inner(self, straight: Rectangle) -> Point {
        let within = |along: f32, from: f32, to: f32| along.clamp(from, from + to);
        let x = within(self.at.x, straight.x, straight.width);
        Point::new(x, within(self.at.y, straight.y, straight.height))
    }

    /// Whether a part of its line, of that width, is seen in a rectangle.
    fn is_in(self, seen: Rectangle, straight: Rectangle, width: f32) -> bool {
        let inner = self.inner(straight);
        let [x, y] = [self.at.x.min(inner.x), self.at.y.min(inner.y)];
        let size = Size::new((self.at.x - inner.x).abs(), (self.at.y - inner.y).abs());
        Rectangle::new(Point::new(x, y), size).expand(width + 1.0).intersects(&seen)
    }

    /// The path from the end of one straight side around the corner to the beginning of the next.
    fn path(self, straight: Rectangle) -> PathBuilder {
        let far = self.at - straight.center();
        let across = far.x.abs() - straight.width / 2.0;
        let down = far.y.abs() - straight.height / 2.0;
        let along = |way: Point| if way.x == 0.0 { down } else { across };
        let (start, end) = (self.before(along(self.into)), self.behind(along(self.out)));
        let mut path = PathBuilder::new();
        path.move_to(start.0, start.1);
        self.go_round(&mut path);
        path.line_to(end.0, end.1);
        path
    }

    /// Adds a line to the corner's beginning, and the curve around it.
    fn go_round(self, path: &mut PathBuilder) {
        let (start, end) = (self.before(self.radius), self.behind(self.radius));
        path.line_to(start.0, start.1);
        if self.radius > 0.0 {
            let near = self.radius * (1.0 - QUARTER);
            let (one, other) = (self.before(near), self.behind(near));
            path.cubic_to(one.0, one.1, other.0, other.1, end.0, end.1);
        }
    }
}
