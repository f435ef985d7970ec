//! Houses, trees and worked land, wherever the facts leave room.

use rules::tile::{Segment, Tile};

use super::chance::Chance;
use super::grid::cell_at;
use super::layout::Layout;
use super::place::{Places, obstacles};
use super::point::{Pt, distance_to, pt};
use super::region::Depths;

/// Groups of houses, in widths of a house: the way right, the way down, and whether the house
/// stands before the others.
pub(super) const BLOCKS: [&[(f32, f32, bool)]; 4] = [
    &[(-0.5, -0.3, false), (0.52, -0.34, false), (-0.42, 0.3, true), (0.6, 0.26, true)],
    &[(-0.5, -0.26, false), (0.5, -0.3, false), (0.04, 0.28, true)],
    &[(-0.5, 0.02, false), (0.5, -0.05, false)],
    &[(0.0, 0.0, false)],
];

/// The reach of each group from its middle.
const REACH: [f32; 4] = [1.16, 1.02, 1.0, 0.6];

/// Something that grows or is built where there is room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Ornament {
    pub(super) kind: OrnamentKind,
    pub(super) at: Pt,
    pub(super) size: f32,
    /// A number from 0 to 1 that chooses one of many looks.
    pub(super) look: f32,
}

/// The kinds of ornaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OrnamentKind {
    /// A group of houses: one of [`BLOCKS`].
    Block(usize),
    /// A lighter patch in a city, where figures stand.
    Square,
    Tree,
    Bush,
    Plot,
    Tuft,
}

/// Lets houses, trees and worked land grow.
pub(super) fn grow(
    tile: &Tile,
    layout: &Layout,
    regions: &Depths<'_>,
    places: &Places,
) -> Vec<Ornament> {
    let mut taken = obstacles(layout);
    let bends = layout.towns.iter().flat_map(|town| &town.walls).flatten();
    taken.extend(bends.map(|bend| (*bend, 0.03)));
    taken.extend(places.marks.iter().map(|mark| (mark.at, mark.kind.radius())));
    let mut grower = Grower { tile, layout, regions, taken, spots: &places.spots, grown: vec![] };
    grower.houses();
    grower.plots();
    grower.trees();
    grower.tufts();
    grower.grown
}

struct Grower<'a> {
    tile: &'a Tile,
    layout: &'a Layout,
    regions: &'a Depths<'a>,
    taken: Vec<(Pt, f32)>,
    spots: &'a [(Segment, Pt)],
    grown: Vec<Ornament>,
}

impl Grower<'_> {
    fn depth(&self, at: Pt, is_kind: impl Fn(Segment) -> bool) -> f32 {
        let cell = cell_at(at);
        let kinds = self.tile.segments().filter(|segment| is_kind(*segment));
        kinds.filter_map(|segment| self.regions.depth(segment, cell)).fold(0.0, f32::max)
    }

    fn city_depth(&self, at: Pt) -> f32 {
        let own = self.depth(at, |segment| matches!(segment, Segment::City(_)));
        own.max(self.regions.citadel_depth(cell_at(at)).unwrap_or_default())
    }

    fn field_depth(&self, at: Pt) -> f32 {
        self.depth(at, |segment| matches!(segment, Segment::Field(_)))
    }

    fn free(&self, at: Pt, radius: f32, from_spots: f32) -> bool {
        let crowded = self.taken.iter().any(|(other, wide)| other.distance(at) < wide + radius);
        let on_spot = self.spots.iter().any(|(_, spot)| spot.distance(at) < from_spots + radius);
        let on_road = self
            .layout
            .ways
            .iter()
            .flat_map(|way| &way.lines)
            .any(|line| distance_to(line, at) < 0.06 + radius);
        let walls = self.layout.citadel.iter().flat_map(|town| &town.walls);
        let on_wall = walls.into_iter().any(|wall| distance_to(wall, at) < 0.06 + radius);
        !crowded && !on_spot && !on_road && !on_wall
    }

    /// Groups of houses, the large ones first, around the squares where figures stand.
    fn houses(&mut self) {
        let mut found = vec![];
        let mut houses = 0;
        for (block, (pattern, reach)) in BLOCKS.iter().zip(REACH).enumerate() {
            let tries = [150, 150, 200, 300].get(block).copied().unwrap_or(0);
            scatter(self.tile, 50 + block, tries, |at, lucky| {
                let size = lucky.between(0.102, 0.114);
                let look = lucky.share();
                let reach = reach * size;
                if houses > 22 || self.city_depth(at) < reach + 0.012 || !self.free(at, reach, 0.05)
                {
                    return;
                }
                houses += pattern.len();
                self.taken.push((at, reach));
                found.push(Ornament { kind: OrnamentKind::Block(block), at, size, look });
            });
        }
        let city = |segment: &Segment| matches!(segment, Segment::City(_));
        let squares = self.spots.iter().filter(|(segment, _)| city(segment));
        found.extend(squares.map(|(_, at)| Ornament {
            kind: OrnamentKind::Square,
            at: *at,
            size: 0.09,
            look: 0.0,
        }));
        self.grown.extend(found);
    }

    fn plots(&mut self) {
        let mut found: Vec<Ornament> = vec![];
        scatter(self.tile, 61, 60, |at, lucky| {
            let size = self.field_depth(at).min(0.2) - 0.01;
            let look = lucky.share();
            let apart =
                found.iter().all(|other| other.at.distance(at) > (other.size + size) * 1.05);
            let crowded =
                self.taken.iter().any(|(other, wide)| other.distance(at) < wide + size * 0.8);
            if size > 0.105 && apart && !crowded && found.len() < 2 {
                found.push(Ornament { kind: OrnamentKind::Plot, at, size, look });
            }
        });
        self.grown.extend(found);
    }

    fn trees(&mut self) {
        let mut found = vec![];
        let mut groves = 0;
        scatter(self.tile, 62, 90, |at, lucky| {
            let (size, look) = (lucky.between(0.034, 0.046), lucky.share());
            let many = if lucky.happens(0.45) { 3 } else { 1 };
            let on_plot = self
                .grown
                .iter()
                .any(|plot| plot.kind == OrnamentKind::Plot && plot.at.distance(at) < plot.size);
            if groves >= 4
                || on_plot
                || self.field_depth(at) < 0.055
                || !self.free(at, size * 1.3, 0.075)
            {
                return;
            }
            groves += 1;
            for step in 0..many {
                let by = Pt { x: [0.0, 0.055, 0.024][step % 3], y: [0.0, 0.012, 0.046][step % 3] };
                let (at, size) = (at + by, size * [1.0, 0.8, 0.85][step % 3]);
                if self.field_depth(at) > size && self.free(at, size, 0.06) {
                    found.push(Ornament { kind: OrnamentKind::Tree, at, size, look });
                }
            }
            self.taken.push((at, 0.09));
        });
        scatter(self.tile, 63, 40, |at, lucky| {
            let (size, look) = (lucky.between(0.016, 0.022), lucky.share());
            let on_plot = self
                .grown
                .iter()
                .any(|plot| plot.kind == OrnamentKind::Plot && plot.at.distance(at) < plot.size);
            if found.len() < 14
                && !on_plot
                && self.field_depth(at) > 0.035
                && self.free(at, size, 0.05)
            {
                self.taken.push((at, 0.05));
                found.push(Ornament { kind: OrnamentKind::Bush, at, size, look });
            }
        });
        self.grown.extend(found);
    }

    fn tufts(&mut self) {
        let mut found: Vec<Ornament> = vec![];
        scatter(self.tile, 64, 120, |at, lucky| {
            let look = lucky.share();
            let apart = found.iter().all(|other| other.at.distance(at) > 0.1);
            let on_plot = self
                .grown
                .iter()
                .any(|plot| plot.kind == OrnamentKind::Plot && plot.at.distance(at) < plot.size);
            if apart && !on_plot && self.field_depth(at) > 0.03 && self.free(at, 0.012, 0.0) {
                found.push(Ornament { kind: OrnamentKind::Tuft, at, size: 0.03, look });
            }
        });
        self.grown.extend(found);
    }
}

/// A place for each ornament of a sort: tried at random, kept where there is room.
fn scatter(tile: &Tile, purpose: usize, tries: usize, mut place: impl FnMut(Pt, &mut Chance)) {
    let mut lucky = Chance::from_tile(tile, purpose);
    for _ in 0..tries {
        let at = pt(lucky.share(), lucky.share());
        place(at, &mut lucky);
    }
}
