//! The segment to which each part of a tile belongs.

use rules::geometry::HalfEdge;
use rules::tile::{Segment, Tile};

use super::grid::{Grid, groups, middle_of_cell, nearest_cells, outlines};
use super::layout::{BANK, HubKind, Layout, RIVER, ROAD, VERGE, WALL, Way};
use super::point::{Line, MIDDLE, Pt, band, disc, oval, pt, rotation_of, to_border};

/// The owner of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owner {
    /// No segment so far; what remains of it becomes fields.
    Free,
    /// Water, hedges and places where roads end.
    Nobody,
    /// The City of Carcassonne.
    Citadel,
    Segment(Segment),
}

impl Owner {
    /// A number that tells it from all others: numbers are compared many at a time.
    const fn number(self) -> u16 {
        let (kind, index) = match self {
            Self::Free => (0, 0),
            Self::Nobody => (1, 0),
            Self::Citadel => (2, 0),
            Self::Segment(Segment::City(index)) => (3, index),
            Self::Segment(Segment::Road(index)) => (4, index),
            Self::Segment(Segment::Field(index)) => (5, index),
            Self::Segment(Segment::Building(building)) => (6, building as u8),
        };
        kind << 8 | index as u16
    }
}

/// The segments of the unturned tile as areas.
#[derive(Debug)]
pub(super) struct Regions {
    owners: Grid<Owner>,
}

/// The regions with the depth of each cell in its area, for laying out.
#[derive(Debug)]
pub(super) struct Depths<'a> {
    regions: &'a Regions,
    /// The distance of each cell from the next segment or the border.
    depths: Grid<f32>,
    /// The cells of each owner with the depth of each.
    rooms: Vec<(Owner, Vec<(Pt, f32)>)>,
}

/// The distance at which a click beside a road still means it, as roads are thin.
const REACH: f32 = 0.03;
/// The distance from every segment beyond which a click means none.
const FAR: f32 = 0.12;

impl Regions {
    pub(super) fn from_layout(tile: &Tile, layout: &Layout) -> Self {
        let mut owners = Grid::new(Owner::Free);
        fill_water(&mut owners, layout);
        fill_cities(&mut owners, layout);
        fill_roads(&mut owners, layout);
        fill_places(&mut owners, tile, layout);
        fill_fields(&mut owners, tile, layout);
        Self { owners }
    }

    /// The regions with the depth of each cell.
    pub(super) fn depths(&self) -> Depths<'_> {
        let owners = self.owners.map(Owner::number);
        let depths = nearest_cells(&owners.borders(), |near| near.map_or(0.0, |(_, far)| far));
        let mut rooms: Vec<(Owner, Vec<(Pt, f32)>)> = Vec::new();
        let mut numbers: Vec<u16> = Vec::new();
        for (number, cells) in owners.runs() {
            let known = numbers.iter().position(|other| *other == number);
            let room = known.or_else(|| {
                let owner = self.owners.get(cells.start)?;
                rooms.push((owner, Vec::new()));
                numbers.push(number);
                Some(rooms.len() - 1)
            });
            if let Some((_, room)) = room.and_then(|room| rooms.get_mut(room)) {
                room.extend(
                    cells.filter_map(|cell| Some((middle_of_cell(cell), depths.get(cell)?))),
                );
            }
        }
        Depths { regions: self, depths, rooms }
    }

    /// The outlines of a segment. Those of a field reach below its neighbours, so that no gap
    /// shows.
    pub(super) fn outlines(&self, segment: Segment) -> Vec<Line> {
        let Segment::Field(_) = segment else {
            return outlines(&self.owners.map(|owner| owner == Owner::Segment(segment)));
        };
        let is_field = |owner: Owner| matches!(owner, Owner::Segment(Segment::Field(_)));
        let fields = self.owners.map(is_field);
        let owner = |near: Option<(usize, f32)>| near.and_then(|(cell, _)| self.owners.get(cell));
        let of_field = |near| owner(near) == Some(Owner::Segment(segment));
        outlines(&nearest_cells(&fields, of_field))
    }

    /// The segment that a click on each cell means.
    pub(super) fn clicks(&self, layout: &Layout) -> Grid<Option<Segment>> {
        let mut owners = self.owners.clone();
        for (index, way) in layout.ways.iter().enumerate() {
            let road = Owner::Segment(Segment::Road(index as u8));
            fill_way(&mut owners, way, ROAD + VERGE + REACH, |owner| match owner {
                Owner::Segment(Segment::Field(_)) | Owner::Free | Owner::Nobody => road,
                Owner::Citadel | Owner::Segment(_) => owner,
            });
        }
        let owned = owners.map(|owner| matches!(owner, Owner::Segment(_) | Owner::Citadel));
        nearest_cells(&owned, |near| {
            let (cell, _) = near.filter(|(_, far)| *far < FAR)?;
            match owners.get(cell)? {
                Owner::Segment(segment) => Some(segment),
                Owner::Free | Owner::Nobody | Owner::Citadel => None,
            }
        })
    }
}

impl Depths<'_> {
    /// The depth of a point in a segment; `None` if it lies outside.
    pub(super) fn depth(&self, segment: Segment, cell: usize) -> Option<f32> {
        let inside = self.regions.owners.get(cell) == Some(Owner::Segment(segment));
        self.depths.get(cell).filter(|_| inside)
    }

    /// The depth of a point in the City of Carcassonne.
    pub(super) fn citadel_depth(&self, cell: usize) -> Option<f32> {
        self.depths.get(cell).filter(|_| self.regions.owners.get(cell) == Some(Owner::Citadel))
    }

    /// The point of a field with most room around it on the tile, and that room; of points with
    /// `enough` the outermost.
    pub(super) fn widest_field(&self, enough: f32) -> Option<(Pt, f32)> {
        let is_field = |owner: &Owner| matches!(owner, Owner::Segment(Segment::Field(_)));
        let fields = self.rooms.iter().filter(|(owner, _)| is_field(owner));
        let points = fields.flat_map(|(_, room)| room);
        let points = points.map(|(at, depth)| (*at, depth.min(to_border(*at)).min(enough)));
        points.max_by(|one, other| {
            let outer = || one.0.distance(MIDDLE).total_cmp(&other.0.distance(MIDDLE));
            one.1.total_cmp(&other.1).then_with(outer)
        })
    }

    /// The points of the City of Carcassonne, with the depth of each.
    pub(super) fn citadel(&self) -> &[(Pt, f32)] {
        self.room_of(Owner::Citadel)
    }

    /// The points of a segment, with the depth of each.
    pub(super) fn room(&self, segment: Segment) -> &[(Pt, f32)] {
        self.room_of(Owner::Segment(segment))
    }

    fn room_of(&self, owner: Owner) -> &[(Pt, f32)] {
        let room = self.rooms.iter().find(|(other, _)| *other == owner);
        room.map_or(&[], |(_, room)| room.as_slice())
    }
}

fn fill_water(owners: &mut Grid<Owner>, layout: &Layout) {
    let Some(water) = &layout.water else { return };
    for line in &water.lines {
        owners.fill(&band(line, RIVER + BANK, RIVER + BANK), |_| Owner::Nobody);
    }
    if let Some((center, half)) = water.lake {
        owners.fill(&oval(center, half.x + BANK, half.y + BANK, 24), |_| Owner::Nobody);
    }
}

fn fill_cities(owners: &mut Grid<Owner>, layout: &Layout) {
    let towns = layout
        .towns
        .iter()
        .enumerate()
        .map(|(index, town)| (Owner::Segment(Segment::City(index as u8)), town));
    let (above, below): (Vec<_>, Vec<_>) = towns.partition(|(_, town)| town.over);
    let citadel = layout.citadel.iter().map(|town| (Owner::Citadel, town));
    for (owner, town) in below.into_iter().chain(above).chain(citadel) {
        owners.fill(&town.ground, |_| owner);
        for wall in &town.walls {
            let thick = if owner == Owner::Citadel { 0.105 } else { WALL };
            owners.fill(&band(wall, thick, WALL), |old| match old {
                Owner::Free | Owner::Nobody => owner,
                Owner::Citadel | Owner::Segment(_) => old,
            });
        }
    }
}

fn fill_way(owners: &mut Grid<Owner>, way: &Way, half: f32, change: impl Fn(Owner) -> Owner) {
    for line in &way.lines {
        owners.fill(&band(line, half, half), &change);
    }
}

fn fill_roads(owners: &mut Grid<Owner>, layout: &Layout) {
    let ways = layout.ways.iter().enumerate();
    let (above, below): (Vec<_>, Vec<_>) = ways.partition(|(_, way)| way.over);
    for (index, way) in below.into_iter().chain(above) {
        let road = Owner::Segment(Segment::Road(index as u8));
        let over_city = way.over && way.gates.is_empty();
        fill_way(owners, way, ROAD + VERGE, |old| match old {
            Owner::Segment(Segment::City(_)) | Owner::Citadel if !over_city => old,
            _ => road,
        });
    }
}

fn fill_places(owners: &mut Grid<Owner>, tile: &Tile, layout: &Layout) {
    for hedge in &layout.hedges {
        owners.fill(&band(hedge, 0.025, 0.025), |old| {
            if old == Owner::Free { Owner::Nobody } else { old }
        });
    }
    if let Some(hub) = layout.hub {
        let shape = match hub.kind {
            HubKind::Gatehouse => oval(hub.at, hub.radius, hub.radius, 20),
            _ => disc(hub.at, hub.radius, 20),
        };
        owners.fill(&shape, |old| match old {
            Owner::Segment(Segment::City(_)) => old,
            _ => Owner::Nobody,
        });
    }
    if let (Some(site), Some(segment)) = (layout.building, tile.building()) {
        owners.fill(&disc(site.at, site.radius, 20), |_| Owner::Segment(segment));
    }
}

/// A point just inside a half edge.
fn inside(half: HalfEdge, depth: f32) -> Pt {
    let along = if half.index().is_multiple_of(2) { 0.25 } else { 0.75 };
    pt(along, depth).turned(rotation_of(half.side()))
}

fn fill_fields(owners: &mut Grid<Owner>, tile: &Tile, layout: &Layout) {
    let (group_of, sizes) = groups(owners, |owner| owner == Owner::Free);
    let mut field_of: Vec<Option<Segment>> = vec![None; sizes.len()];
    let mut claim = |point: Pt, field: Segment| {
        if let Some(group) = group_of.at(point).flatten()
            && let Some(owner) = field_of.get_mut(group)
        {
            *owner = Some(field);
        }
    };
    for (index, field) in tile.fields.iter().enumerate() {
        for half in &field.half_edges {
            [0.005, 0.02, 0.04]
                .into_iter()
                .for_each(|depth| claim(inside(*half, depth), Segment::Field(index as u8)));
        }
    }
    let enclosed = tile.fields.iter().enumerate().filter(|(_, field)| field.half_edges.is_empty());
    let enclosed: Vec<Segment> = enclosed.map(|(index, _)| Segment::Field(index as u8)).collect();
    for (field, (one, other)) in enclosed.iter().zip(&layout.joined) {
        claim(*one, *field);
        claim(*other, *field);
    }
    // The largest of the parts that no side claims are the enclosed fields; crumbs go to their
    // neighbours.
    let mut unclaimed: Vec<usize> =
        (0..sizes.len()).filter(|group| field_of.get(*group) == Some(&None)).collect();
    unclaimed.sort_by_key(|group| std::cmp::Reverse(sizes.get(*group).copied()));
    let waiting = enclosed
        .iter()
        .filter(|field| !field_of.contains(&Some(**field)))
        .copied()
        .collect::<Vec<_>>();
    for (group, field) in unclaimed.into_iter().zip(&waiting) {
        if let Some(owner) = field_of.get_mut(group) {
            *owner = Some(*field);
        }
    }
    for (cell, group) in group_of.cells() {
        if let Some(field) = group.and_then(|group| field_of.get(group).copied().flatten()) {
            owners.set(cell, Owner::Segment(field));
        }
    }
}
