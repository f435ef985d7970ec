//! Checks files of tiles, bundled or the table's own.

use std::collections::HashSet;

use super::file::{Fault, Items, Problem};
use rules::geometry::{HalfEdge, Side};
use rules::id::is_id;
use rules::tile::{Edge, Segment, Tile};

/// The most kinds of tile of a set: many times as many as any printed one has.
pub const MAX_TILES: usize = 1000;

/// Reads and checks a file of tiles: all tiles without a fault of their own, and every fault.
pub fn read(file: &str, text: &str) -> (Vec<Tile>, Vec<Fault>) {
    let more = Problem::ManyTiles { limit: MAX_TILES };
    let items: Items<Tile> = Items::read(file, text, MAX_TILES, more);
    let set = items.items.first().map(|tile| tile.set.clone()).unwrap_or_default();
    items.check(
        |tile| tile.id.as_str(),
        |tile, mut report| {
            if !is_id(&tile.set) {
                report("set", Problem::IdForm);
            } else if tile.set != set {
                report("set", Problem::OtherSet { set: tile.set.clone(), expected: set.clone() });
            }
            check(tile, &mut report);
        },
    )
}

fn check(tile: &Tile, report: &mut impl FnMut(&str, Problem)) {
    if tile.count == 0 || tile.start_copies > tile.count {
        report("count", Problem::Copies { count: tile.count, start: tile.start_copies });
    }
    if [tile.monastery, tile.shrine, tile.garden].into_iter().filter(|is| *is).count() > 1 {
        report("shrine", Problem::TwoBuildings);
    }
    check_sides(tile, report);
    check_fields(tile, report);
    for segment in tile.wagon_links.iter().flatten() {
        if tile.segment_index(*segment).is_none() {
            report("wagon_links", Problem::NoSuchSegment { segment: segment.to_string() });
        }
    }
    if let Some(city) = tile.tower_site_in_city {
        let segment = Segment::City(city);
        if !tile.tower_site || tile.segment_index(segment).is_none() {
            report("tower_site_in_city", Problem::NoSuchSegment { segment: segment.to_string() });
        }
    }
}

/// Checks that every side with a city, road or river has exactly one segment, and that segments
/// reach only such sides.
fn check_sides(tile: &Tile, report: &mut impl FnMut(&str, Problem)) {
    let cities = tile.cities.iter().map(|city| ("cities", Edge::City, city.sides.as_slice()));
    let roads = tile.roads.iter().map(|road| ("roads", Edge::Road, road.sides.as_slice()));
    let river = (!tile.river.is_empty()).then_some(("river", Edge::River, tile.river.as_slice()));
    let segments: Vec<_> = cities.chain(roads).chain(river).collect();
    for (field, edge, sides) in &segments {
        if sides.is_empty() {
            report(field, Problem::NoSides);
        }
        for side in *sides {
            if tile.edges.on(*side) != *edge {
                report(field, Problem::SideShows { side: letter(*side) });
            }
        }
    }
    for (city, side) in tile.shared_sides() {
        if tile.edges.on(side) != Edge::City {
            report("cities", Problem::SideShows { side: letter(side) });
        } else if tile.segment_on(side) == Some(city) {
            report("cities", Problem::SideSegments { side: letter(side), segments: 2 });
        }
    }
    for side in Side::ALL {
        let reaching =
            segments.iter().flat_map(|(_, _, sides)| sides.iter()).filter(|other| **other == side);
        let reaching = reaching.count();
        let expected = match tile.edges.on(side) {
            Edge::City | Edge::Road | Edge::River => 1,
            Edge::Field | Edge::Carcassonne => 0,
        };
        if reaching != expected {
            report("edges", Problem::SideSegments { side: letter(side), segments: reaching });
        }
    }
}

/// Checks that each half edge with field is in one field, and that fields name cities of the tile.
fn check_fields(tile: &Tile, report: &mut impl FnMut(&str, Problem)) {
    for half in HalfEdge::all() {
        let fields = tile.fields.iter().flat_map(|field| &field.half_edges);
        let fields = fields.filter(|other| **other == half).count();
        let half_name = half.name();
        match tile.edges.on(half.side()) {
            Edge::City if fields > 0 => {
                report("fields", Problem::HalfEdgeOnCity { half: half_name });
            }
            Edge::Road | Edge::Field | Edge::River if fields != 1 => {
                report("fields", Problem::HalfEdgeFields { half: half_name, fields });
            }
            // The fields around the City of Carcassonne run along its walls.
            Edge::Carcassonne if fields > 1 => {
                report("fields", Problem::HalfEdgeFields { half: half_name, fields });
            }
            Edge::City | Edge::Road | Edge::Field | Edge::River | Edge::Carcassonne => {}
        }
    }
    for field in &tile.fields {
        let mut seen = HashSet::new();
        for city in &field.cities {
            if usize::from(*city) >= tile.cities.len() || !seen.insert(*city) {
                report("fields", Problem::FieldCity { city: *city });
            }
        }
        let beside_city = |half: &&HalfEdge| tile.edges.on(around_the_corner(**half)) == Edge::City;
        if let Some(half) = field.half_edges.iter().find(beside_city)
            && field.cities.is_empty()
        {
            report("fields", Problem::FieldTouchesNoCity { half: half.name() });
        }
    }
}

/// The side that the outer end of a half edge meets at the tile's corner.
fn around_the_corner(half: HalfEdge) -> Side {
    let first = half.side().halves().first() == Some(&half);
    half.side().turned(if first { 3 } else { 1 })
}

const fn letter(side: Side) -> char {
    match side {
        Side::North => 'n',
        Side::East => 'e',
        Side::South => 's',
        Side::West => 'w',
    }
}
