//! Tiles drawn from their facts: a hand-made map, by day and by candle light.
//!
//! [`Art::of`] lays out a tile kind once: where its walls, roads and rivers run, which point
//! belongs to which segment, where figures stand and where ornaments leave room. A picture for one
//! of the four rotations is drawn when it is first painted; houses, shields and towers stand
//! upright in each of them. Painting then only fills ready paths.
//!
//! A board paints [`Art::paint_ground`] of all its tiles, then the lit fields, then
//! [`Art::paint_features`] (or the same as pixels: [`Pictures`], several times as fast), then the
//! other lit segments.

mod chance;
mod glow;
mod grid;
mod icon;
mod land;
mod layout;
mod ornament;
mod palette;
mod picture;
mod place;
mod point;
mod region;
mod scene;
mod sketch;
mod wall;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, OnceLock};

use iced::widget::canvas::{Path, Stroke, path};
use iced::{Color, Point, Size};

use super::offscreen::Offscreen;
use super::palette::Palette;
use crate::rules::geometry::Rotation;
use crate::rules::tile::{Id, Segment, Tile};
use crate::widget::Frame;
use grid::Grid;
use layout::{HubKind, Layout};
use place::{MarkKind, Places};
use point::{Line, MIDDLE, pt};
use region::Regions;
use sketch::Plate;

pub use palette::Ground;
pub use picture::{Picture, Pictures};

/// How much of a picture is drawn, by the size of a tile in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Detail {
    /// Big shapes alone.
    Small,
    /// What people look at most of the time.
    Normal,
    /// With texture and small ornaments.
    Fine,
}

impl Detail {
    /// The detail for tiles of that side in pixels.
    #[must_use]
    pub fn at(side: f32) -> Self {
        if side < 46.0 {
            Self::Small
        } else if side < 110.0 {
            Self::Normal
        } else {
            Self::Fine
        }
    }
}

/// The picture of a tile kind.
#[derive(Debug)]
pub struct Art {
    segments: Vec<Segment>,
    building: Option<Segment>,
    layout: Layout,
    regions: Regions,
    places: Places,
    plates: [OnceLock<Plate>; 4],
    clicks: OnceLock<Grid<Option<Segment>>>,
    /// The shape of each segment.
    shapes: Vec<OnceLock<Vec<Line>>>,
}

impl Art {
    /// The picture of a tile.
    #[must_use]
    pub fn of(tile: &Tile) -> Self {
        let segments: Vec<Segment> = tile.segments().collect();
        let layout = Layout::of(tile);
        let regions = Regions::of(tile, &layout);
        let places = Places::of(tile, &layout, &regions);
        let shapes = segments.iter().map(|_| OnceLock::new()).collect();
        Self {
            segments,
            building: tile.building(),
            layout,
            regions,
            places,
            plates: [const { OnceLock::new() }; 4],
            clicks: OnceLock::new(),
            shapes,
        }
    }

    fn plate(&self, rotation: Rotation) -> &Plate {
        let plate = &self.plates[usize::from(rotation.quarters())];
        plate.get_or_init(|| scene::draw(&self.layout, &self.places, self.building, rotation))
    }

    /// Paints what lies under everything, also under lit fields: the bare field.
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
        self.plate(rotation).paint(frame, top_left, side, ground, detail);
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
        let index = self.segments.iter().position(|other| *other == segment);
        let shape = index.and_then(|index| self.shapes.get(index));
        shape.map_or(&[], |shape| {
            shape.get_or_init(|| glow::shape(segment, &self.layout, &self.regions))
        })
    }

    /// Where the middle of a figure stands best; in a tile of side 1.
    #[must_use]
    pub fn spot(&self, segment: Segment, rotation: Rotation) -> Point {
        let at = match segment {
            // Before the building, so that its roof is seen.
            Segment::Monastery | Segment::Shrine => {
                self.layout.building.unwrap_or(MIDDLE).turned(rotation) + pt(0.0, 0.1)
            }
            Segment::City(_) | Segment::Road(_) | Segment::Field(_) => {
                let found = self.places.spots.iter().find(|(other, _)| *other == segment);
                found.map_or(MIDDLE, |(_, at)| *at).turned(rotation)
            }
        };
        Point::new(at.x, at.y)
    }

    /// The middle of the tower foundation; in a tile of side 1.
    #[must_use]
    pub fn tower_site(&self, rotation: Rotation) -> Option<Point> {
        let mark = self.places.marks.iter().find(|mark| mark.kind == MarkKind::TowerSite);
        let hub = || self.layout.hub.filter(|hub| hub.kind == HubKind::TowerSite);
        let at = mark.map(|mark| mark.at).or_else(|| hub().map(|hub| hub.at))?.turned(rotation);
        Some(Point::new(at.x, at.y))
    }

    /// The segment at a point of the turned tile of side 1, by the picture; roads are hit a little
    /// beside them as well.
    #[must_use]
    pub fn segment_at(&self, at: Point, rotation: Rotation) -> Option<Segment> {
        let clicks = self.clicks.get_or_init(|| self.regions.clicks(&self.layout));
        clicks.at(pt(at.x, at.y).turned_back(rotation)).flatten()
    }
}

/// Pictures of tile kinds, each made when it is first asked for.
#[derive(Debug, Default)]
pub struct Arts {
    known: RefCell<HashMap<Id, Arc<Art>>>,
    thumbs: Rc<Thumbs>,
}

/// Tiles by themselves, as pixels.
#[derive(Debug, Default)]
pub struct Thumbs {
    known: RefCell<HashMap<Thumb, Picture>>,
    offscreen: Offscreen,
}

/// A turned tile by itself: so many pixels wide, in the tone of a palette.
type Thumb = (Id, Rotation, u32, (bool, bool));

/// More pictures of tiles by themselves than these are not kept.
const MOST_THUMBS: usize = 500;

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

    /// Makes the pictures of those tile kinds that are not known, side by side.
    pub fn prepare<'a>(&self, tiles: impl Iterator<Item = &'a Tile>) {
        let mut known = self.known.borrow_mut();
        let missing: HashMap<&Id, &Tile> = tiles
            .filter(|tile| !known.contains_key(&tile.id))
            .map(|tile| (&tile.id, tile))
            .collect();
        let missing: Vec<&Tile> = missing.into_values().collect();
        known.extend(picture::side_by_side(&missing, |tiles| {
            tiles.iter().map(|tile| (tile.id.clone(), Arc::new(Art::of(tile)))).collect()
        }));
    }

    /// Pictures of tiles by themselves.
    #[must_use]
    pub fn thumbs(&self) -> Rc<Thumbs> {
        self.thumbs.clone()
    }
}

impl Thumbs {
    /// A turned tile with an edge.
    #[must_use]
    pub fn thumb(
        &self,
        (id, art, rotation): (&Id, &Art, Rotation),
        side: u32,
        palette: &Palette,
    ) -> Picture {
        let mut known = self.known.borrow_mut();
        let key = (id.clone(), rotation, side, palette.tone());
        if let Some(thumb) = known.get(&key) {
            return thumb.clone();
        }
        if known.len() >= MOST_THUMBS {
            known.clear();
        }
        let pixels = self.offscreen.pixels(Size::new(side, side), |frame| {
            let side = frame.width();
            art.paint(frame, Point::ORIGIN, side, rotation, Ground::of(palette));
            let edge = Stroke::default().with_color(palette.ink).with_width(1.0);
            let corner = Point::new(0.5, 0.5);
            frame.stroke_rectangle(corner, Size::new(side - 1.0, side - 1.0), edge);
        });
        let thumb = Picture::of(pixels, side);
        known.insert(key, thumb.clone());
        thumb
    }
}
