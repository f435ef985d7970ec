//! Tiles drawn from their facts: a hand-made map, by day and by candle light.
//!
//! [`Plan::of`] lays out a tile kind once: where its walls, roads and rivers run, which point
//! belongs to which segment, where figures stand and where ornaments leave room. [`Plan::plate`]
//! draws it in one of the four rotations; houses, shields and towers stand upright in each of them.

mod chance;
mod glow;
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
mod wall;

use super::point::{Line, Pt, pt};
use crate::rules::geometry::Rotation;
use crate::rules::tile::{Segment, Tile};
use grid::Grid;
use layout::{HubKind, Layout};
use place::{MarkKind, Places};
use point::MIDDLE;
use region::Regions;

pub use palette::{Ground, Ink};
pub use sketch::{Coat, Plate};

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

/// The plan of a tile kind.
#[derive(Debug)]
pub struct Plan {
    building: Option<Segment>,
    layout: Layout,
    regions: Regions,
    places: Places,
}

impl Plan {
    /// The plan of a tile.
    #[must_use]
    pub fn of(tile: &Tile) -> Self {
        let layout = Layout::of(tile);
        let regions = Regions::of(tile, &layout);
        let places = Places::of(tile, &layout, &regions);
        Self { building: tile.building(), layout, regions, places }
    }

    /// Draws the tile as it lies turned, without the bare field below all.
    #[must_use]
    pub fn plate(&self, rotation: Rotation) -> Plate {
        scene::draw(&self.layout, &self.places, self.building, rotation)
    }

    /// The shape of a segment of the unturned tile.
    #[must_use]
    pub fn shape(&self, segment: Segment) -> Vec<Line> {
        glow::shape(segment, &self.layout, &self.regions)
    }

    /// Where the middle of a figure stands best.
    #[must_use]
    pub fn spot(&self, segment: Segment, rotation: Rotation) -> Pt {
        match segment {
            // Before the building, so that its roof is seen.
            Segment::Monastery | Segment::Shrine => {
                self.layout.building.unwrap_or(MIDDLE).turned(rotation) + pt(0.0, 0.1)
            }
            Segment::City(_) | Segment::Road(_) | Segment::Field(_) => {
                let found = self.places.spots.iter().find(|(other, _)| *other == segment);
                found.map_or(MIDDLE, |(_, at)| *at).turned(rotation)
            }
        }
    }

    /// The middle of the tower foundation.
    #[must_use]
    pub fn tower_site(&self, rotation: Rotation) -> Option<Pt> {
        let mark = self.places.marks.iter().find(|mark| mark.kind == MarkKind::TowerSite);
        let hub = || self.layout.hub.filter(|hub| hub.kind == HubKind::TowerSite);
        let at = mark.map(|mark| mark.at).or_else(|| hub().map(|hub| hub.at))?;
        Some(at.turned(rotation))
    }

    /// What lies where, by the picture.
    #[must_use]
    pub fn hits(&self) -> Hits {
        Hits(self.regions.clicks(&self.layout))
    }
}

/// Which segment is at a point of a tile; roads are hit a little beside them as well.
#[derive(Debug)]
pub struct Hits(Grid<Option<Segment>>);

impl Hits {
    /// The segment at a point of the turned tile.
    #[must_use]
    pub fn at(&self, point: Pt, rotation: Rotation) -> Option<Segment> {
        self.0.at(point.turned_back(rotation)).flatten()
    }
}
