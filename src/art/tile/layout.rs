//! The places of everything on a tile: the lines of walls, roads and rivers, found from the facts
//! alone.

mod town;
mod water;
mod way;

use super::point::{Line, MIDDLE, Pt, inward, middle_of, nearest, pt, turn};
use super::symbol::footing;
use rules::geometry::{HalfEdge, Heading, Rotation, Side};
use rules::tile::symbol::Symbol;
use rules::tile::{Edge, Road, Segment, Tile};

pub(super) use town::Town;
pub(super) use water::Water;
pub(super) use way::Way;

/// Half the width of a road without its verges.
pub(super) const ROAD: f32 = 0.042;
/// The width of a verge.
pub(super) const VERGE: f32 = 0.017;
/// Half the width of a river without its banks.
pub(super) const RIVER: f32 = 0.07;
/// The width of a bank.
pub(super) const BANK: f32 = 0.016;
/// Half the thickness of a city wall.
pub(super) const WALL: f32 = 0.026;
/// Half the width that a garden takes of a field where there is room.
pub(super) const GARDEN: f32 = 0.16;

/// The places of everything on the unturned tile.
#[derive(Debug)]
pub(super) struct Layout {
    /// The cities, in the order of the facts.
    pub(super) towns: Vec<Town>,
    /// The roads, in the order of the facts.
    pub(super) ways: Vec<Way>,
    pub(super) water: Option<Water>,
    /// The monastery, shrine or garden.
    pub(super) building: Option<Site>,
    /// The place where roads end that end neither at a city nor at a building.
    pub(super) hub: Option<Hub>,
    /// Hedges between fields that nothing else parts.
    pub(super) hedges: Vec<Line>,
    /// Points of one field that is joined below a bridge.
    pub(super) joined: Vec<(Pt, Pt)>,
    /// The part of the City of Carcassonne.
    pub(super) citadel: Option<Town>,
    /// The direction of the flying machine, one tile long.
    pub(super) flight: Option<Pt>,
}

/// The place of a building.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Site {
    pub(super) at: Pt,
    /// Half its width, in tiles.
    pub(super) radius: f32,
    /// The way down to the place of its figure, in tiles.
    pub(super) door: f32,
}

impl Site {
    /// The place of a monastery or shrine: a figure stands before it, so that its roof is seen.
    const fn cloister(at: Pt) -> Self {
        Self { at, radius: 0.165, door: 0.1 }
    }

    /// The place of a garden, in which a figure stands; the field goes on around it.
    const fn garden(at: Pt, room: f32) -> Self {
        Self { at, radius: (room - 0.035).max(0.08), door: 0.03 }
    }
}

/// The place where roads meet and end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Hub {
    pub(super) at: Pt,
    pub(super) radius: f32,
    pub(super) kind: HubKind,
}

/// The kinds of places where roads end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HubKind {
    /// Houses around a green.
    Village,
    /// The gate between two cities that meet.
    Gatehouse,
    /// A symbol of the tile.
    Symbol(Symbol),
    /// A lonely house.
    Farm,
    /// A well in a ring of road.
    Well,
}

impl Hub {
    const fn new(kind: HubKind, at: Pt) -> Self {
        let radius = match kind {
            HubKind::Village => 0.135,
            HubKind::Gatehouse => 0.1,
            HubKind::Symbol(of) => footing(of).hub,
            HubKind::Farm => 0.085,
            HubKind::Well => 0.075,
        };
        Self { at, radius, kind }
    }
}

impl Layout {
    /// Lays out a tile.
    pub(super) fn from_tile(tile: &Tile) -> Self {
        let through = way::through(tile);
        let towns = town::plan(tile, &through);
        let building = building(tile);
        let hub = if tile.ferry_lake {
            Some(Hub::new(HubKind::Symbol(Symbol::Ferry), MIDDLE))
        } else {
            hub(tile, &towns, &through)
        };
        let water = water::plan(tile, &towns);
        let citadel = town::citadel(tile);
        let goals =
            way::Goals { towns: &towns, citadel: citadel.as_ref(), building, hub: hub.as_ref() };
        let ways = way::plan(tile, goals, through);
        let mut layout = Self {
            towns,
            ways,
            water,
            building: building.map(Site::cloister),
            hub,
            hedges: vec![],
            joined: vec![],
            citadel,
            flight: tile.flight.map(outward),
        };
        layout.hedges = hedges(tile, &layout);
        layout.joined = joined(tile);
        layout
    }

    /// Lays a garden where a field has room for it, in tiles.
    pub(super) fn plant(&mut self, at: Pt, room: f32) {
        self.building = Some(Site::garden(at, room));
    }
}

/// The one side that shows a city; `None` if there are more or none.
fn lone_city_side(tile: &Tile) -> Option<Side> {
    let mut sides = Side::ALL.into_iter().filter(|side| tile.edges.on(*side) == Edge::City);
    let side = sides.next()?;
    sides.next().is_none().then_some(side)
}

/// A point away from the city side of a tile that has only one such side.
fn away_from_city(tile: &Tile, by: f32) -> Pt {
    lone_city_side(tile).map_or(MIDDLE, |side| MIDDLE + inward(side) * by)
}

/// The monastery or shrine of a tile.
fn building(tile: &Tile) -> Option<Pt> {
    tile.building().filter(|building| *building != Segment::GARDEN)?;
    if let [a, b] = *tile.river
        && a.opposite() == b
    {
        let dry = |side: &Side| !tile.river.contains(side) && tile.edges.on(*side) == Edge::Field;
        let side = Side::ALL.into_iter().find(dry)?;
        return Some(middle_of(side) + inward(side) * 0.315);
    }
    let inside = tile.wagon_links.iter().any(|group| {
        group.contains(&Segment::MONASTERY)
            && group.iter().any(|segment| matches!(segment, Segment::City(_)))
    });
    if inside {
        return Some(pt(0.5, 0.36));
    }
    Some(away_from_city(tile, 0.12) + pt(0.0, -0.01))
}

/// The roads that end on the tile at nothing named in the facts.
fn loose_ends(tile: &Tile) -> impl Iterator<Item = u8> + '_ {
    let ends = tile.roads.iter().enumerate().filter(|(_, road)| road.sides.len() == 1);
    let linked = |segment: Segment| tile.wagon_links.iter().any(|group| group.contains(&segment));
    ends.map(|(index, _)| index as u8).filter(move |index| !linked(Segment::Road(*index)))
}

fn hub(tile: &Tile, towns: &[Town], through: &[Option<Line>]) -> Option<Hub> {
    let is_road = |segment: &Segment| matches!(segment, Segment::Road(_));
    let is_city = |segment: &&Segment| matches!(segment, Segment::City(_));
    if tile.wagon_links.iter().any(|group| group.iter().filter(is_city).count() > 1) {
        return Some(Hub::new(HubKind::Gatehouse, MIDDLE));
    }
    if tile.wagon_links.iter().any(|group| group.iter().all(is_road)) {
        return Some(Hub::new(HubKind::Village, away_from_city(tile, 0.07)));
    }
    if tile.roads.iter().any(|road| road.sides.len() > 2) {
        let kind = if tile.fair { HubKind::Symbol(Symbol::Fair) } else { HubKind::Well };
        return Some(Hub::new(kind, MIDDLE));
    }
    if let Some(site) = site_between(tile, towns, through) {
        return Some(Hub::new(HubKind::Symbol(Symbol::Tower), site));
    }
    if parted(tile).is_some() && tile.fair && tile.building().is_none() {
        return Some(Hub::new(HubKind::Symbol(Symbol::Fair), MIDDLE));
    }
    if tile.grid.is_some() {
        return None;
    }
    if let Some(below) = way::under(tile) {
        let side = tile.roads.get(below).and_then(|road| road.sides.first())?;
        return Some(Hub::new(HubKind::Farm, MIDDLE + inward(*side) * 0.25));
    }
    let ends: Vec<u8> = loose_ends(tile).collect();
    let first = *ends.first()?;
    let at = match through.iter().flatten().next() {
        // The end lies beside the bend of the other road.
        Some(road) => {
            let bend = nearest(road, MIDDLE).unwrap_or(MIDDLE);
            passed(tile, first).unwrap_or(MIDDLE + (MIDDLE - bend).unit() * 0.16)
        }
        None => away_from_city(tile, 0.07),
    };
    let alone = ends.len() == 1;
    let kind = if tile.tower_site {
        HubKind::Symbol(Symbol::Tower)
    } else if tile.fair {
        HubKind::Symbol(Symbol::Fair)
    } else if tile.volcano {
        HubKind::Symbol(Symbol::Volcano)
    } else if alone {
        HubKind::Farm
    } else {
        HubKind::Village
    };
    let side = tile.roads.get(usize::from(first)).and_then(|road| road.sides.first().copied());
    if let Some(wall) = side.and_then(|side| wall_ahead(tile, side, towns)) {
        let hub = Hub::new(kind, wall);
        return Some(Hub {
            at: wall.towards(MIDDLE, hub.radius * 0.9 / wall.distance(MIDDLE).max(0.01)),
            ..hub
        });
    }
    let back = side
        .filter(|_| alone && kind == HubKind::Symbol(Symbol::Volcano))
        .map_or(Pt::default(), |side| inward(side) * 0.12);
    Some(Hub::new(kind, at + back))
}

/// The place of the end of a road before another one that passes it straight, so that the field
/// around it is one.
fn passed(tile: &Tile, road: u8) -> Option<Pt> {
    let side = *tile.roads.get(usize::from(road))?.sides.first()?;
    let [one, other] = side.halves();
    let is_straight = |road: &Road| matches!(*road.sides, [a, b] if a.opposite() == b);
    let is_one_field = tile.field_on(one) == tile.field_on(other);
    let passes = is_one_field && tile.roads.iter().any(is_straight);
    passes.then(|| MIDDLE.towards(middle_of(side), 0.42))
}

/// The wall that a road must come near without entering, since the fields on its two sides both end
/// there.
fn wall_ahead(tile: &Tile, side: Side, towns: &[Town]) -> Option<Pt> {
    let [one, other] = side.halves();
    let cities = |half: HalfEdge| {
        let field = tile.fields.iter().find(|field| field.half_edges.contains(&half));
        field.map(|field| field.cities.as_slice()).unwrap_or_default()
    };
    let parted = tile.field_on(one) != tile.field_on(other);
    let city = cities(one).iter().find(|city| cities(other).contains(city)).filter(|_| parted)?;
    let walls = &towns.get(usize::from(*city))?.walls;
    walls.iter().find_map(|wall| nearest(wall, MIDDLE))
}

/// The foundation that parts two fields between a city and a road that passes it.
fn site_between(tile: &Tile, towns: &[Town], through: &[Option<Line>]) -> Option<Pt> {
    let (city, road) = town::touching_road(tile).filter(|_| tile.tower_site)?;
    let wall = towns.get(city)?.walls.first()?;
    let road = through.get(road)?.as_ref()?;
    let on_wall = nearest(wall, MIDDLE)?;
    let on_road = nearest(road, on_wall)?;
    Some(on_wall.towards(on_road, 0.46))
}

/// Two opposite sides between which a hedge parts the fields, as nothing else does.
fn parted(tile: &Tile) -> Option<(Side, Side)> {
    let halves_differ = |side: &Side| {
        let [one, other] = side.halves();
        tile.edges.on(*side) == Edge::Field && tile.field_on(one) != tile.field_on(other)
    };
    let [north, east, south, west] = Side::ALL;
    for (a, b) in [(north, south), (east, west)] {
        let is_city = |side: Side| tile.edges.on(side) == Edge::City;
        // A cap comes as near as a field to the hedge that begins at the other side.
        let parts = |side: Side| halves_differ(&side) && is_city(side.opposite());
        if (halves_differ(&a) && halves_differ(&b)) || parts(a) || parts(b) {
            return Some((a, b));
        }
        // Two caps, and the fields left and right of them differ.
        let caps = tile.segment_on(a) != tile.segment_on(b)
            && [a, b].iter().all(|side| tile.edges.on(*side) == Edge::City)
            && [a.turned(1), b.turned(1)].iter().all(|side| tile.edges.on(*side) == Edge::Field);
        let field = |side: Side| side.halves().first().and_then(|half| tile.field_on(*half));
        if caps && field(a.turned(1)) != field(b.turned(1)) {
            return Some((a, b));
        }
    }
    None
}

fn hedges(tile: &Tile, layout: &Layout) -> Vec<Line> {
    let Some((a, b)) = parted(tile) else { return vec![] };
    let end = |side: Side| {
        let town =
            layout.towns.iter().zip(&tile.cities).find(|(_, city)| city.sides.contains(&side));
        let wall =
            town.and_then(|(town, _)| town.walls.first()).and_then(|wall| nearest(wall, MIDDLE));
        wall.unwrap_or_else(|| middle_of(side))
    };
    vec![vec![end(a), MIDDLE, end(b)]]
}

/// Fields that lie on both sides of a bridge which a city makes over another city.
fn joined(tile: &Tile) -> Vec<(Pt, Pt)> {
    let Some(bridge) = town::bridge(tile) else { return vec![] };
    let corners = [pt(0.2, 0.2), pt(0.8, 0.2), pt(0.8, 0.8), pt(0.2, 0.8)];
    let [nw, ne, se, sw] = corners;
    match bridge.side {
        Side::North | Side::South => vec![(nw, ne), (sw, se)],
        Side::East | Side::West => vec![(nw, sw), (ne, se)],
    }
}

/// A direction, one tile long.
fn outward(heading: Heading) -> Pt {
    let outward = |side| Pt::default() - inward(side);
    match heading {
        Heading::Straight(side) => outward(side),
        Heading::Diagonal(corner) => {
            (outward(corner.side()) + outward(corner.side().turned(1))).unit()
        }
    }
}

impl Layout {
    /// The layout of the turned tile.
    pub(super) fn turned(&self, rotation: Rotation) -> Self {
        let line = |line: &Line| turn(line, rotation);
        let lines = |lines: &Vec<Line>| lines.iter().map(line).collect::<Vec<_>>();
        let middle = pt(0.0, 0.0).turned(rotation);
        let course = |(at, into): &(Pt, Pt)| (at.turned(rotation), into.turned(rotation) - middle);
        let town = |town: &Town| Town {
            ground: line(&town.ground),
            walls: lines(&town.walls),
            over: town.over,
        };
        let way = |way: &Way| Way {
            lines: lines(&way.lines),
            over: way.over,
            gates: way.gates.iter().map(course).collect(),
            mouths: way.mouths.iter().map(course).collect(),
        };
        let size = |size: Pt| {
            let turned = size.turned(rotation) - middle;
            pt(turned.x.abs(), turned.y.abs())
        };
        let water = |water: &Water| Water {
            lines: lines(&water.lines),
            lake: water.lake.map(|(at, half)| (at.turned(rotation), size(half))),
            spring: water.spring.map(|spring| spring.turned(rotation)),
        };
        Self {
            towns: self.towns.iter().map(town).collect(),
            ways: self.ways.iter().map(way).collect(),
            water: self.water.as_ref().map(water),
            building: self.building.map(|site| Site { at: site.at.turned(rotation), ..site }),
            hub: self.hub.map(|hub| Hub { at: hub.at.turned(rotation), ..hub }),
            hedges: lines(&self.hedges),
            joined: self
                .joined
                .iter()
                .map(|(one, other)| (one.turned(rotation), other.turned(rotation)))
                .collect(),
            citadel: self.citadel.as_ref().map(town),
            flight: self.flight.map(|into| into.turned(rotation) - middle),
        }
    }
}
