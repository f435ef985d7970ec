//! A drawing on a sheet or a card: shapes, symbols, words. Lengths are in millimetres from the
//! upper left corner, and y grows downwards.

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name, Str};

use super::block::{Block, millimetres};
use super::sheet::Rect;
use super::type_face::{Glyph, Run};
use super::types::Types;
use art::emblem::GRID;
use art::path::{Path, Step, Way};
use art::point::{Line, Pt, pt};
use art::{Emblem, Tint};

/// The alignment of words on their line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words that begin at the point.
    Left,
    /// Words with the point in their middle.
    Middle,
}

/// The names of the fonts in a document.
pub(super) const FONTS: [Name<'static>; 3] = [Name(b"F0"), Name(b"F1"), Name(b"F2")];

/// A drawing in the making.
pub struct Canvas<'a> {
    content: Content,
    types: &'a Types,
}

impl<'a> Canvas<'a> {
    /// An empty drawing.
    pub fn new(types: &'a Types) -> Self {
        Self { content: Content::new(), types }
    }

    /// The drawing as a document holds it.
    pub fn finish(self) -> Vec<u8> {
        self.content.finish().to_vec()
    }

    /// Draws with coordinates that are moved, turned or scaled.
    pub fn within(&mut self, matrix: [f32; 6], draw: impl FnOnce(&mut Self)) {
        self.content.save_state();
        self.content.transform(matrix);
        draw(self);
        self.content.restore_state();
    }

    /// Draws with everything outside of a rectangle cut off.
    pub fn clipped(&mut self, to: Rect, draw: impl FnOnce(&mut Self)) {
        self.content.save_state();
        self.content.rect(rounded(to.x), rounded(to.y), rounded(to.width), rounded(to.height));
        self.content.clip_nonzero().end_path();
        draw(self);
        self.content.restore_state();
    }

    /// Draws an object that the document holds under a name.
    pub fn put(&mut self, name: &str) {
        self.content.x_object(Name(name.as_bytes()));
    }

    /// Fills a rectangle.
    pub fn rectangle(&mut self, to: Rect, tint: Tint) {
        self.ink(tint);
        self.content.rect(rounded(to.x), rounded(to.y), rounded(to.width), rounded(to.height));
        self.content.fill_nonzero();
    }

    /// Fills a path.
    pub fn fill(&mut self, path: &Path, tint: Tint) {
        self.ink(tint);
        self.path(path);
        self.content.fill_nonzero();
    }

    /// Draws a path as a line of that width.
    pub fn stroke(&mut self, path: &Path, width: f32, tint: Tint) {
        let [red, green, blue] = shares(tint);
        self.content.set_stroke_rgb(red, green, blue).set_line_width(rounded(width));
        self.content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
        self.path(path);
        self.content.stroke();
    }

    /// Fills shapes of straight lines at once.
    pub fn shapes(&mut self, shapes: &[Line], scale: f32, tint: Tint) {
        self.ink(tint);
        for shape in shapes {
            let mut corners =
                shape.iter().map(|at| ((at.x * scale).round(), (at.y * scale).round()));
            if let Some((x, y)) = corners.next() {
                self.content.move_to(x, y);
                corners.for_each(|(x, y)| {
                    self.content.line_to(x, y);
                });
                self.content.close_path();
            }
        }
        self.content.fill_nonzero();
    }

    /// Draws a symbol into a square.
    pub fn emblem(&mut self, emblem: Emblem, (x, y, side): (f32, f32, f32), tint: Tint) {
        let scale = side / GRID;
        self.within([scale, 0.0, 0.0, scale, x, y], |canvas| {
            for (way, path) in emblem.drawing().parts() {
                match way {
                    Way::Fill => canvas.fill(path, tint),
                    Way::Hollow => {
                        canvas.ink(tint);
                        canvas.path(path);
                        canvas.content.fill_even_odd();
                    }
                    Way::Line(width) => canvas.stroke(path, width, tint),
                }
            }
        });
    }

    /// Draws a symbol into a square with a dark edge, so that it is seen on any ground.
    pub fn edged(&mut self, emblem: Emblem, (x, y, side): (f32, f32, f32), tint: Tint) {
        let scale = side / GRID;
        self.within([scale, 0.0, 0.0, scale, x, y], |canvas| {
            for (way, path) in emblem.drawing().parts() {
                if way == Way::Fill {
                    let mut edge = path.clone();
                    edge.close();
                    canvas.stroke(&edge, 0.7 / scale, Tint::INK);
                }
            }
        });
        self.emblem(emblem, (x, y, side), tint);
    }

    /// Words in lines, the top of their first capitals at a point.
    pub fn block(&mut self, block: &Block, (x, y): (f32, f32), align: Align, tint: Tint) {
        for (place, line) in block.lines.iter().enumerate() {
            let at = (x, y + block.line(place));
            self.line(line, block.size, at, align, tint);
        }
    }

    /// Words that stand at a point.
    pub fn line(&mut self, line: &Run, size: f32, (x, y): (f32, f32), align: Align, tint: Tint) {
        let em = millimetres(size);
        let mut x = match align {
            Align::Left => x,
            Align::Middle => x - line.length() * em / 2.0,
        };
        self.ink(tint);
        for glyphs in line.glyphs.chunk_by(|one, next| one.face == next.face) {
            self.stretch(glyphs, em, (x, y));
            x += glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * em;
        }
    }

    /// Glyphs of one face side by side.
    fn stretch(&mut self, glyphs: &[Glyph], em: f32, (x, y): (f32, f32)) {
        let Some(face) = glyphs.first().map(|glyph| glyph.face) else { return };
        self.content.begin_text().set_font(FONTS[face as usize], rounded(em));
        self.content.set_text_matrix([1.0, 0.0, 0.0, -1.0, rounded(x), rounded(y)]);
        let mut shown = self.content.show_positioned();
        let mut items = shown.items();
        for glyph in glyphs {
            let number = self.types.embed(face, glyph.id, &glyph.text);
            if glyph.offset != 0.0 {
                items.adjust(thousandths(-glyph.offset));
            }
            items.show(Str(&number.to_be_bytes()));
            let more = glyph.advance - self.types.width(face, glyph.id) - glyph.offset;
            if thousandths(more) != 0.0 {
                items.adjust(thousandths(-more));
            }
        }
        drop(items);
        drop(shown);
        self.content.end_text();
    }

    fn ink(&mut self, tint: Tint) {
        let [red, green, blue] = shares(tint);
        self.content.set_fill_rgb(red, green, blue);
    }

    fn path(&mut self, path: &Path) {
        let mut here = pt(0.0, 0.0);
        for step in path.steps() {
            match *step {
                Step::Move(to) => {
                    self.content.move_to(rounded(to.x), rounded(to.y));
                    here = to;
                }
                Step::Line(to) => {
                    self.content.line_to(rounded(to.x), rounded(to.y));
                    here = to;
                }
                Step::Quad(past, to) => {
                    // A curve past one point is a curve past two.
                    let third = |end: Pt| end + (past - end) * (2.0 / 3.0);
                    self.curve(third(here), third(to), to);
                    here = to;
                }
                Step::Cubic(past, and, to) => {
                    self.curve(past, and, to);
                    here = to;
                }
                Step::Close => {
                    self.content.close_path();
                }
            }
        }
    }

    fn curve(&mut self, past: Pt, and: Pt, to: Pt) {
        let [a, b, c, d, e, f] = [past.x, past.y, and.x, and.y, to.x, to.y].map(rounded);
        self.content.cubic_to(a, b, c, d, e, f);
    }
}

/// Red, green and blue from 0 to 1.
fn shares(tint: Tint) -> [f32; 3] {
    tint.rgb.map(|part| rounded(f32::from(part) / 255.0))
}

/// A value as exact as a printer can tell: 0.1 micrometres.
fn rounded(value: f32) -> f32 {
    (value * 10_000.0).round() / 10_000.0
}

/// Ems as a document counts them in lines.
fn thousandths(ems: f32) -> f32 {
    (ems * 1000.0).round()
}
