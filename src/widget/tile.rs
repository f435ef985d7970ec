//! Tiles as the window paints them.
//!
//! [`Art::of`] plans a tile kind once. A picture for one of the four rotations is drawn when it is
//! first painted; painting then only fills ready paths.
//!
//! A board paints [`Art::paint_ground`] of all its tiles, then the lit fields, then
//! [`Art::paint_features`] (or the same as pixels: [`Pictures`], several times as fast), then the
//! other lit segments.

mod picture;

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use iced::widget::canvas::{Frame, Path, Stroke, path};
use iced::{Color, Point, Size, Vector};

use super::palette::{Palette, color};
use crate::art::point::{Line, pt};
use crate::art::tile::{Coat, Hits, Ink, Plan};
use crate::rules::geometry::Rotation;
use crate::rules::tile::{Id, Segment, Tile};

pub use crate::art::tile::{Detail, Ground};
pub use picture::{Picture, Pictures};

/// The colours of tiles that go with a look of the window.
#[must_use]
pub const fn ground(palette: &Palette) -> &'static Ground {
    const DAY: Ground = Ground::DAY;
    const NIGHT: Ground = Ground::NIGHT;
    if palette.dark { &NIGHT } else { &DAY }
}

/// The colour of a field, for what lies beside tiles.
#[must_use]
pub fn field(ground: &Ground) -> Color {
    color(ground.tint(Ink::Field))
}

/// The picture of a tile kind.
#[derive(Debug)]
pub struct Art {
    plan: Plan,
    plates: [OnceLock<Vec<(Coat, Path)>>; 4],
    hits: OnceLock<Hits>,
    /// The shape of each segment.
    shapes: Vec<(Segment, OnceLock<Vec<Line>>)>,
}

impl Art {
    /// The picture of a tile.
    #[must_use]
    pub fn of(tile: &Tile) -> Self {
        Self {
            plan: Plan::of(tile),
            plates: [const { OnceLock::new() }; 4],
            hits: OnceLock::new(),
            shapes: tile.segments().map(|segment| (segment, OnceLock::new())).collect(),
        }
    }

    fn plate(&self, rotation: Rotation) -> &[(Coat, Path)] {
        let draw = || {
            let coats = self.plan.plate(rotation).coats.into_iter();
            let ready = coats.map(|mut coat| {
                let path = path_of(&std::mem::take(&mut coat.shapes));
                (coat, path)
            });
            ready.collect()
        };
        self.plates[usize::from(rotation.quarters())].get_or_init(draw)
    }

    /// Paints what lies under everything, also under lit fields: the bare field.
    pub fn paint_ground(&self, frame: &mut Frame, top_left: Point, side: f32, ground: &Ground) {
        frame.fill_rectangle(top_left, Size::new(side, side), field(ground));
    }

    /// Paints all that is not bare field.
    pub fn paint_features(
        &self,
        frame: &mut Frame,
        (top_left, side): (Point, f32),
        rotation: Rotation,
        ground: &Ground,
        detail: Detail,
    ) {
        let seen = self.plate(rotation).iter().filter(|(coat, _)| coat.is_seen(detail));
        frame.with_save(|frame| {
            frame.translate(Vector::new(top_left.x, top_left.y));
            frame.scale(side);
            for (coat, path) in seen {
                frame.fill(path, color(ground.tint(coat.ink)));
            }
        });
    }

    /// Paints the whole tile, with the detail that suits its size.
    pub fn paint(
        &self,
        frame: &mut Frame,
        top_left: Point,
        side: f32,
        rotation: Rotation,
        ground: &Ground,
    ) {
        self.paint_ground(frame, top_left, side, ground);
        self.paint_features(frame, (top_left, side), rotation, ground, Detail::at(side));
    }

    /// Lets a segment glow. Fields glow between the ground and the features, all else above the
    /// features.
    pub fn paint_highlight(
        &self,
        frame: &mut Frame,
        (top_left, side): (Point, f32),
        rotation: Rotation,
        segment: Segment,
        colour: Color,
    ) {
        let path = Path::new(|path| self.add_highlight(path, (top_left, side), rotation, segment));
        frame.fill(&path, colour);
    }

    /// Lets a segment that may be chosen glow: its edge more than its face, so that the tile stays
    /// clear.
    pub fn paint_choice(
        &self,
        frame: &mut Frame,
        (top_left, side): (Point, f32),
        rotation: Rotation,
        segment: Segment,
        (glow, is_over): (Color, bool),
    ) {
        let path = Path::new(|path| self.add_highlight(path, (top_left, side), rotation, segment));
        frame.fill(&path, Color { a: if is_over { 0.75 } else { 0.07 }, ..glow });
        let edge = Stroke::default().with_color(Color { a: 0.9, ..glow });
        frame.stroke(&path, edge.with_width(side * 0.02));
    }

    /// Adds the shape of a segment to a path, so that a feature over many tiles glows without a
    /// seam.
    pub fn add_highlight(
        &self,
        path: &mut path::Builder,
        (top_left, side): (Point, f32),
        rotation: Rotation,
        segment: Segment,
    ) {
        for shape in self.shape(segment) {
            let mut corners = shape.iter().map(|corner| {
                let corner = corner.turned(rotation);
                Point::new(top_left.x + corner.x * side, top_left.y + corner.y * side)
            });
            if let Some(first) = corners.next() {
                path.move_to(first);
                corners.for_each(|corner| path.line_to(corner));
                path.close();
            }
        }
    }

    /// The shape of a segment of the unturned tile.
    fn shape(&self, segment: Segment) -> &[Line] {
        let shape = self.shapes.iter().find(|(other, _)| *other == segment);
        shape.map_or(&[], |(_, shape)| shape.get_or_init(|| self.plan.shape(segment)))
    }

    /// Where the middle of a figure stands best; in a tile of side 1.
    #[must_use]
    pub fn spot(&self, segment: Segment, rotation: Rotation) -> Point {
        let at = self.plan.spot(segment, rotation);
        Point::new(at.x, at.y)
    }

    /// The middle of the tower foundation; in a tile of side 1.
    #[must_use]
    pub fn tower_site(&self, rotation: Rotation) -> Option<Point> {
        self.plan.tower_site(rotation).map(|at| Point::new(at.x, at.y))
    }

    /// The segment at a point of the turned tile of side 1, by the picture; roads are hit a little
    /// beside them as well.
    #[must_use]
    pub fn segment_at(&self, at: Point, rotation: Rotation) -> Option<Segment> {
        self.hits.get_or_init(|| self.plan.hits()).at(pt(at.x, at.y), rotation)
    }
}

/// A path of several shapes.
fn path_of(shapes: &[Line]) -> Path {
    Path::new(|path| {
        for shape in shapes {
            let mut corners = shape.iter().map(|corner| Point::new(corner.x, corner.y));
            if let Some(first) = corners.next() {
                path.move_to(first);
                corners.for_each(|corner| path.line_to(corner));
                path.close();
            }
        }
    })
}

/// Pictures of tile kinds, each made when it is first asked for.
#[derive(Debug, Default)]
pub struct Arts {
    known: RefCell<HashMap<Id, Arc<Art>>>,
}

impl Arts {
    /// The picture of a tile kind.
    #[must_use]
    pub fn art(&self, tile: &Tile) -> Arc<Art> {
        let mut known = self.known.borrow_mut();
        if let Some(art) = known.get(&tile.id) {
            return art.clone();
        }
        let art = Arc::new(Art::of(tile));
        known.insert(tile.id.clone(), art.clone());
        art
    }
}
