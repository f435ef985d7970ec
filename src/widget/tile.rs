//! Tiles painted by the window, by day and by candle light: the shapes of [`art::tile`],
//! each kind made ready for a rotation when it is first painted.
//!
//! A board paints [`Art::paint_ground`] of all its tiles, then the lit fields, then
//! [`Art::paint_features`] (or its pixels: [`Pictures`], several times as fast), then the other lit
//! segments.

mod palette;
mod picture;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, OnceLock};

use iced::widget::canvas::{Path, Stroke, path};
use iced::{Color, Point, Size, Vector};
use rustc_hash::{FxHashMap, FxHashSet};

use super::offscreen::Offscreen;
use super::palette::Palette;
use crate::Frame;
use crate::threads::side_by_side;
use art::standing::Sites;
use art::tile::{self as shapes, Coat};
use art::{Line, Pt, pt};
use rules::geometry::Rotation;
use rules::tile::{Id, Segment, Tile};

pub use art::tile::Detail;
pub use palette::Ground;
pub use picture::{Picture, Pictures};

/// The picture of a tile kind.
#[derive(Debug)]
pub struct Art {
    drawing: shapes::Art,
    plates: [OnceLock<Plate>; 4],
}

/// A picture that is ready to be painted.
#[derive(Debug)]
struct Plate {
    coats: Vec<(Coat, Path)>,
}

impl Plate {
    fn new(coats: Vec<Coat>) -> Self {
        let ready = |coat: Coat| {
            let path = Path::new(|path| add(path, &coat.shapes, point));
            (Coat { shapes: Vec::new(), ..coat }, path)
        };
        Self { coats: coats.into_iter().map(ready).collect() }
    }

    fn paint(
        &self,
        frame: &mut Frame,
        (top_left, side): (Point, f32),
        ground: &Ground,
        detail: Detail,
    ) {
        frame.with_save(|frame| {
            frame.translate(Vector::new(top_left.x, top_left.y));
            frame.scale(side);
            for (coat, path) in self.coats.iter().filter(|(coat, _)| coat.is_seen(detail)) {
                frame.fill(path, ground.colour(coat.ink));
            }
        });
    }
}

const fn point(at: Pt) -> Point {
    Point::new(at.x, at.y)
}

/// Adds shapes to a path, their corners where `put` puts them.
fn add(path: &mut path::Builder, shapes: &[Line], put: impl Fn(Pt) -> Point) {
    for shape in shapes {
        let mut corners = shape.iter().map(|corner| put(*corner));
        if let Some(first) = corners.next() {
            path.move_to(first);
            corners.for_each(|corner| path.line_to(corner));
            path.close();
        }
    }
}

impl Art {
    /// The picture of a tile.
    pub fn from_tile(tile: &Tile) -> Self {
        Self { drawing: shapes::Art::from_tile(tile), plates: [const { OnceLock::new() }; 4] }
    }

    fn plate(&self, rotation: Rotation) -> &Plate {
        let plate = &self.plates[usize::from(rotation.quarters())];
        plate.get_or_init(|| Plate::new(self.drawing.coats(rotation)))
    }

    /// Paints the bare field, which lies under everything, lit fields included.
    pub fn paint_ground(&self, frame: &mut Frame, top_left: Point, side: f32, ground: &Ground) {
        frame.fill_rectangle(top_left, Size::new(side, side), ground.field());
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
        self.plate(rotation).paint(frame, (top_left, side), ground, detail);
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

    /// Lets the part of the City of Carcassonne on the tile glow.
    pub fn paint_citadel(
        &self,
        frame: &mut Frame,
        (top_left, side): (Point, f32),
        rotation: Rotation,
        colour: Color,
    ) {
        let Some(ground) = self.drawing.citadel() else { return };
        let path = Path::new(|path| {
            add(path, &[ground], |corner| {
                let corner = corner.turned(rotation);
                Point::new(top_left.x + corner.x * side, top_left.y + corner.y * side)
            });
        });
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
        add(path, self.drawing.shape(segment), |corner| {
            let corner = corner.turned(rotation);
            Point::new(top_left.x + corner.x * side, top_left.y + corner.y * side)
        });
    }

    /// The best place for the middle of a figure, in a tile of side 1.
    pub fn spot(&self, segment: Segment, rotation: Rotation) -> Point {
        point(self.drawing.spot(segment, rotation))
    }

    /// The middle of the tower foundation; in a tile of side 1.
    pub fn tower_site(&self, rotation: Rotation) -> Option<Point> {
        self.drawing.tower_site(rotation).map(point)
    }

    /// The segment at a point of the turned tile of side 1, by the picture; roads are hit a little
    /// beside them as well.
    pub fn segment_at(&self, at: Point, rotation: Rotation) -> Option<Segment> {
        self.drawing.segment_at(pt(at.x, at.y), rotation)
    }
}

/// Pictures of tile kinds, each made when it is first asked for.
#[derive(Debug, Default)]
pub struct Arts {
    known: Rc<Known>,
    thumbs: Rc<Thumbs>,
}

/// The pictures of tile kinds that are made.
#[derive(Debug, Default)]
pub struct Known(RefCell<FxHashMap<Id, Arc<Art>>>);

impl Known {
    /// The picture of a tile kind.
    pub fn art(&self, tile: &Tile) -> Arc<Art> {
        let mut known = self.0.borrow_mut();
        if let Some(art) = known.get(&tile.id) {
            return art.clone();
        }
        let art = Arc::new(Art::from_tile(tile));
        known.insert(tile.id.clone(), art.clone());
        art
    }
}

/// Tiles by themselves, as pixels.
#[derive(Debug, Default)]
pub struct Thumbs {
    known: RefCell<FxHashMap<Thumb, Picture>>,
    offscreen: Offscreen,
}

/// A turned tile by itself: so many pixels wide, in the tone of a palette.
type Thumb = (Id, Rotation, u32, (bool, bool));

/// The most pictures of tiles by themselves that are kept.
const MOST_THUMBS: usize = 500;

impl Arts {
    /// The picture of a tile kind.
    pub fn art(&self, tile: &Tile) -> Arc<Art> {
        self.known.art(tile)
    }

    /// The pictures of tile kinds, each made when it is first seen.
    pub fn all(&self) -> Rc<Known> {
        self.known.clone()
    }

    /// The picture of a tile kind, if it is made already.
    pub fn known(&self, tile: &Tile) -> Option<Arc<Art>> {
        self.known.0.borrow().get(&tile.id).cloned()
    }

    /// Makes the missing pictures of those tile kinds, side by side, the first ones first and at
    /// most so many. Returns whether none is missing then.
    pub fn prepare<'a>(&self, tiles: impl Iterator<Item = &'a Tile>, most: usize) -> bool {
        let mut known = self.known.0.borrow_mut();
        let mut named = FxHashSet::default();
        let is_new = |tile: &&'a Tile| !known.contains_key(&tile.id) && named.insert(&tile.id);
        let mut missing: Vec<&Tile> = tiles.filter(is_new).collect();
        let is_whole = missing.len() <= most;
        missing.truncate(most);
        known.extend(side_by_side(&missing, |tiles| {
            tiles.iter().map(|tile| (tile.id.clone(), Arc::new(Art::from_tile(tile)))).collect()
        }));
        is_whole
    }

    /// Pictures of tiles by themselves.
    pub fn thumbs(&self) -> Rc<Thumbs> {
        self.thumbs.clone()
    }
}

impl Sites for Arts {
    fn spot(&self, tile: &Tile, segment: Segment, rotation: Rotation) -> Pt {
        self.art(tile).drawing.spot(segment, rotation)
    }

    fn tower_site(&self, tile: &Tile, rotation: Rotation) -> Option<Pt> {
        self.art(tile).drawing.tower_site(rotation)
    }
}

impl Thumbs {
    /// A turned tile with an edge.
    pub fn thumb(
        &self,
        (tile, arts, rotation): (&Tile, &Known, Rotation),
        side: u32,
        palette: &Palette,
    ) -> Picture {
        let mut known = self.known.borrow_mut();
        let key = (tile.id.clone(), rotation, side, palette.tone());
        if let Some(thumb) = known.get(&key) {
            return thumb.clone();
        }
        if known.len() >= MOST_THUMBS {
            known.clear();
        }
        let art = arts.art(tile);
        let pixels = self.offscreen.pixels(Size::new(side, side), |frame| {
            let side = frame.width();
            art.paint(frame, Point::ORIGIN, side, rotation, Ground::from_palette(palette));
            paint_edge(frame, Point::ORIGIN, side, palette);
        });
        let thumb = Picture::from_pixels(pixels, side);
        known.insert(key, thumb.clone());
        thumb
    }
}

/// Paints the edge of a tile by itself.
pub fn paint_edge(frame: &mut Frame, top_left: Point, side: f32, palette: &Palette) {
    let edge = Stroke::default().with_color(palette.ink).with_width(1.0);
    let corner = Point::new(top_left.x + 0.5, top_left.y + 0.5);
    frame.stroke_rectangle(corner, Size::new(side - 1.0, side - 1.0), edge);
}
