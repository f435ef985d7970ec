//! Tiles drawn from their facts: a hand-made map, by day and by candle light.
//!
//! [`Art::of`] lays out a tile kind once: where its walls, roads and rivers run, which point belongs to which segment, where
//! figures stand and where ornaments leave room. A picture for one of the four rotations is drawn when it is first painted;
//! houses, shields and towers stand upright in each of them. Painting then only fills ready paths.

mod chance;
mod grid;
mod icon;
mod land;
mod layout;
mod ornament;
mod palette;
mod place;
mod point;
mod region;
mod scene;
mod sketch;

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use iced::widget::canvas::{Frame, Path};
use iced::{Color, Point, Size, Vector};

use crate::rules::geometry::Rotation;
use crate::rules::tile::{Id, Segment, Tile};
use grid::Grid;
use layout::Layout;
use place::Places;
use point::{MIDDLE, pt};
use region::Regions;
use sketch::Plate;

pub use palette::Ground;

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
        } else if side < 92.0 {
            Self::Normal
        } else {
            Self::Fine
        }
    }
}

/// The picture of a tile kind.
#[derive(Debug)]
pub struct Art {
    building: Option<Segment>,
    layout: Layout,
    regions: Regions,
    places: Places,
    clicks: Grid<Option<Segment>>,
    plates: [OnceLock<Plate>; 4],
}

impl Art {
    /// The picture of a tile.
    #[must_use]
    pub fn of(tile: &Tile) -> Self {
        let layout = Layout::of(tile);
        let regions = Regions::of(tile, &layout);
        let clicks = regions.clicks(&layout);
        let places = Places::of(tile, &layout, &regions);
        Self { building: tile.building(), layout, regions, places, clicks, plates: [const { OnceLock::new() }; 4] }
    }

    fn plate(&self, rotation: Rotation) -> &Plate {
        let plate = &self.plates[usize::from(rotation.quarters())];
        plate.get_or_init(|| scene::draw(&self.layout, &self.places, self.building, rotation))
    }

    /// Paints what lies under everything, also under lit fields.
    pub fn paint_ground(&self, frame: &mut Frame, top_left: Point, side: f32, rotation: Rotation, ground: &Ground, detail: Detail) {
        frame.fill_rectangle(top_left, Size::new(side, side), ground.field());
        self.plate(rotation).paint(frame, (top_left, side), true, ground, detail);
    }

    /// Paints all that is not ground.
    pub fn paint_features(&self, frame: &mut Frame, top_left: Point, side: f32, rotation: Rotation, ground: &Ground, detail: Detail) {
        self.plate(rotation).paint(frame, (top_left, side), false, ground, detail);
    }

    /// Lets a segment glow.
    pub fn paint_highlight(&self, frame: &mut Frame, top_left: Point, side: f32, rotation: Rotation, segment: Segment, colour: Color) {
        let lines: Vec<_> = self.regions.outlines(segment).iter().map(|line| point::turn(line, rotation)).collect();
        let path: Path = sketch::path(&lines);
        frame.with_save(|frame| {
            frame.translate(Vector::new(top_left.x, top_left.y));
            frame.scale(side);
            frame.fill(&path, colour);
        });
    }

    /// Where a figure stands best.
    #[must_use]
    pub fn spot(&self, segment: Segment, rotation: Rotation) -> Point {
        let found = self.places.spots.iter().find(|(other, _)| *other == segment);
        let at = found.map_or(MIDDLE, |(_, at)| *at).turned(rotation);
        Point::new(at.x, at.y)
    }

    /// The segment under a point of the turned tile.
    #[must_use]
    pub fn segment_at(&self, at: Point, rotation: Rotation) -> Option<Segment> {
        self.clicks.at(pt(at.x, at.y).turned_back(rotation)).flatten()
    }
}

/// Pictures, each made when it is first asked for.
#[derive(Debug, Default)]
pub struct Arts {
    known: RefCell<HashMap<Id, Arc<Art>>>,
}

impl Arts {
    /// The picture of a tile kind.
    #[must_use]
    pub fn art(&self, tile: &Tile) -> Arc<Art> {
        let mut known = self.known.borrow_mut();
        known.entry(tile.id.clone()).or_insert_with(|| Arc::new(Art::of(tile))).clone()
    }
}
