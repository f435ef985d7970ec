//! Tiles drawn from their facts: a hand-made map, as shapes that any painter can fill.
//!
//! [`Art::from_tile`] lays out a tile kind once: where its walls, roads and rivers run, which point
//! belongs to which segment, where figures stand and where ornaments leave room. A picture is drawn
//! for each of the four rotations; houses, shields and towers stand upright in all of them.

mod area;
mod chance;
mod detail;
mod glow;
mod grid;
mod icon;
mod ink;
mod land;
mod layout;
mod ornament;
mod place;
mod point;
mod region;
mod scene;
mod sketch;
mod symbol;
mod wall;

use std::sync::OnceLock;

use super::point::{Line, Pt};
use grid::Grid;
use layout::{GARDEN, HubKind, Layout};
use ornament::Ornament;
use place::{MarkKind, Places, before_building};
use point::{MIDDLE, clockwise};
use region::Regions;
use rules::geometry::Rotation;
use rules::tile::symbol::Symbol;
use rules::tile::{Segment, Tile};

pub use detail::Detail;
pub use ink::Ink;
pub use sketch::Coat;

/// The picture of a tile kind.
#[derive(Debug)]
pub struct Art {
    segments: Vec<Segment>,
    building: Option<Segment>,
    layout: Layout,
    regions: Regions,
    places: Places,
    ornaments: Vec<Ornament>,
    clicks: OnceLock<Grid<Option<Segment>>>,
    /// The shape of each segment.
    shapes: Vec<OnceLock<Vec<Line>>>,
}

impl Art {
    /// The picture of a tile.
    pub fn from_tile(tile: &Tile) -> Self {
        let segments: Vec<Segment> = tile.segments().collect();
        let mut layout = Layout::from_tile(tile);
        let mut regions = Regions::from_layout(tile, &layout);
        if tile.garden
            && let Some((at, room)) = regions.depths().widest_field(GARDEN)
        {
            layout.plant(at, room);
            regions = Regions::from_layout(tile, &layout);
        }
        let depths = regions.depths();
        let places = Places::from_layout(tile, &layout, &depths);
        let ornaments = ornament::grow(tile, &layout, &depths, &places);
        let shapes = segments.iter().map(|_| OnceLock::new()).collect();
        let (building, clicks) = (tile.building(), OnceLock::new());
        Self { segments, building, layout, regions, places, ornaments, clicks, shapes }
    }

    /// All that is not bare field, from the lowest coat to the topmost.
    pub fn coats(&self, rotation: Rotation) -> Vec<Coat> {
        scene::draw(&self.layout, &self.places, &self.ornaments, self.building, rotation)
    }

    /// The shape of a segment of the unturned tile.
    pub fn shape(&self, segment: Segment) -> &[Line] {
        let index = self.segments.iter().position(|other| *other == segment);
        let shape = index.and_then(|index| self.shapes.get(index));
        shape.map_or(&[], |shape| {
            shape.get_or_init(|| glow::shape(segment, &self.layout, &self.regions))
        })
    }

    /// The ground of the City of Carcassonne on the unturned tile; none without it.
    pub fn citadel(&self) -> Option<Line> {
        self.layout.citadel.as_ref().map(|citadel| clockwise(citadel.ground.clone()))
    }

    /// The best place for the middle of a figure, in a tile of side 1.
    pub fn spot(&self, segment: Segment, rotation: Rotation) -> Pt {
        match segment {
            Segment::Building(_) => before_building(&self.layout, rotation),
            Segment::City(_) | Segment::Road(_) | Segment::Field(_) => {
                let found = self.places.spots.iter().find(|(other, _)| *other == segment);
                found.map_or(MIDDLE, |(_, at)| *at).turned(rotation)
            }
        }
    }

    /// The middle of the tower foundation; in a tile of side 1.
    pub fn tower_site(&self, rotation: Rotation) -> Option<Pt> {
        let mark =
            self.places.marks.iter().find(|mark| mark.kind == MarkKind::Symbol(Symbol::Tower));
        let hub = || self.layout.hub.filter(|hub| hub.kind == HubKind::Symbol(Symbol::Tower));
        let at = mark.map(|mark| mark.at).or_else(|| hub().map(|hub| hub.at))?;
        Some(at.turned(rotation))
    }

    /// The segment at a point of the turned tile of side 1, by the picture; roads are hit a little
    /// beside them as well.
    pub fn segment_at(&self, at: Pt, rotation: Rotation) -> Option<Segment> {
        let clicks = self.clicks.get_or_init(|| self.regions.clicks(&self.layout));
        clicks.at(at.turned_back(rotation)).flatten()
    }
}
