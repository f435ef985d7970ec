//! Paths of lines and curves, and drawings in one colour that are made of paths.

use std::borrow::Cow;

use super::point::{Pt, pt};

/// One step of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Begins a new part at a point.
    Move(Pt),
    /// A straight line to a point.
    Line(Pt),
    /// A curve past one point to another.
    Quad(Pt, Pt),
    /// A curve past two points to a third.
    Cubic(Pt, Pt, Pt),
    /// A straight line back to where the part began.
    Close,
}

/// The distance of a curve's handles from its ends, for a quarter of a circle of radius 1.
const BEND: f32 = 0.552_284_8;

/// Lines and curves.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Path {
    steps: Cow<'static, [Step]>,
}

impl Path {
    /// A path that lies in the program.
    pub(crate) const fn from_static(steps: &'static [Step]) -> Self {
        Self { steps: Cow::Borrowed(steps) }
    }

    /// A path as it is built.
    pub fn new(build: impl FnOnce(&mut Self)) -> Self {
        let mut path = Self::default();
        build(&mut path);
        path
    }

    /// A circle.
    pub fn circle(center: Pt, radius: f32) -> Self {
        Self::new(|path| path.add_circle(center, radius))
    }

    /// A rectangle with round corners.
    pub fn rounded([x, y, width, height]: [f32; 4], radius: f32) -> Self {
        let (right, bottom, bend) = (x + width, y + height, radius * (1.0 - BEND));
        Self::new(|path| {
            path.move_to(pt(x + radius, y));
            path.line_to(pt(right - radius, y));
            path.cubic_to(pt(right - bend, y), pt(right, y + bend), pt(right, y + radius));
            path.line_to(pt(right, bottom - radius));
            path.cubic_to(
                pt(right, bottom - bend),
                pt(right - bend, bottom),
                pt(right - radius, bottom),
            );
            path.line_to(pt(x + radius, bottom));
            path.cubic_to(pt(x + bend, bottom), pt(x, bottom - bend), pt(x, bottom - radius));
            path.line_to(pt(x, y + radius));
            path.cubic_to(pt(x, y + bend), pt(x + bend, y), pt(x + radius, y));
            path.close();
        })
    }

    /// Straight lines from point to point.
    pub fn lines(points: &[(f32, f32)]) -> Self {
        Self::new(|path| path.add_lines(points))
    }

    /// Straight lines from corner to corner and back to the first.
    pub fn polygon(corners: &[(f32, f32)]) -> Self {
        Self::new(|path| {
            path.add_lines(corners);
            path.close();
        })
    }

    /// The path scaled by `times`, with its origin moved to `at`.
    pub fn put(&self, at: Pt, times: f32) -> Self {
        let to = |point: Pt| at + point * times;
        let put = |step: &Step| match *step {
            Step::Move(point) => Step::Move(to(point)),
            Step::Line(point) => Step::Line(to(point)),
            Step::Quad(past, point) => Step::Quad(to(past), to(point)),
            Step::Cubic(past, and, point) => Step::Cubic(to(past), to(and), to(point)),
            Step::Close => Step::Close,
        };
        Self { steps: self.steps.iter().map(put).collect() }
    }

    /// The steps of the path, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Begins a part.
    pub fn move_to(&mut self, to: Pt) {
        self.steps.to_mut().push(Step::Move(to));
    }

    /// Goes on straight.
    pub fn line_to(&mut self, to: Pt) {
        self.steps.to_mut().push(Step::Line(to));
    }

    /// Goes on past one point.
    pub fn quad_to(&mut self, past: Pt, to: Pt) {
        self.steps.to_mut().push(Step::Quad(past, to));
    }

    /// Goes on past two points.
    pub fn cubic_to(&mut self, past: Pt, and: Pt, to: Pt) {
        self.steps.to_mut().push(Step::Cubic(past, and, to));
    }

    /// Closes a part.
    pub fn close(&mut self) {
        self.steps.to_mut().push(Step::Close);
    }

    /// Adds straight lines from point to point.
    pub fn add_lines(&mut self, points: &[(f32, f32)]) {
        for (index, (x, y)) in points.iter().enumerate() {
            if index == 0 { self.move_to(pt(*x, *y)) } else { self.line_to(pt(*x, *y)) }
        }
    }

    /// Adds a rectangle.
    pub fn add_rectangle(&mut self, [x, y, width, height]: [f32; 4]) {
        self.add_lines(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)]);
        self.close();
    }

    /// Adds a circle.
    pub fn add_circle(&mut self, center: Pt, radius: f32) {
        let at = |x: f32, y: f32| center + pt(x, y) * radius;
        self.move_to(at(1.0, 0.0));
        self.cubic_to(at(1.0, BEND), at(BEND, 1.0), at(0.0, 1.0));
        self.cubic_to(at(-BEND, 1.0), at(-1.0, BEND), at(-1.0, 0.0));
        self.cubic_to(at(-1.0, -BEND), at(-BEND, -1.0), at(0.0, -1.0));
        self.cubic_to(at(BEND, -1.0), at(1.0, -BEND), at(1.0, 0.0));
        self.close();
    }
}

/// The ways to draw a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Way {
    /// Filled.
    Fill,
    /// Filled but for the parts within parts.
    Hollow,
    /// As a line of that width with round ends.
    Line(f32),
}

/// Paths in one colour.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Drawing {
    parts: Cow<'static, [(Way, Path)]>,
}

impl Drawing {
    /// A drawing that lies in the program.
    pub(crate) const fn from_static(parts: &'static [(Way, Path)]) -> Self {
        Self { parts: Cow::Borrowed(parts) }
    }

    /// The paths of the drawing, from the lowest to the topmost.
    pub fn parts(&self) -> impl Iterator<Item = (Way, &Path)> {
        self.parts.iter().map(|(way, path)| (*way, path))
    }

    /// Adds a path that is filled.
    pub fn fill(&mut self, path: Path) {
        self.parts.to_mut().push((Way::Fill, path));
    }

    /// Adds a path that is filled but for the parts within parts.
    pub fn hollow(&mut self, path: Path) {
        self.parts.to_mut().push((Way::Hollow, path));
    }

    /// Adds a line.
    pub fn stroke(&mut self, path: Path, width: f32) {
        self.parts.to_mut().push((Way::Line(width), path));
    }
}
