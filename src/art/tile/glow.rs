//! The shapes in which segments glow.

use rules::tile::Segment;

use super::layout::{Layout, ROAD, Town, VERGE, Way};
use super::point::{
    Line, Pt, band, clip, clockwise, contains, dense, distance_to, oval, pieces, pt,
};
use super::region::Regions;

/// The shape of a segment of the unturned tile. A field reaches below its neighbours, so that no
/// gap shows.
pub(super) fn shape(segment: Segment, layout: &Layout, regions: &Regions) -> Vec<Line> {
    let shape = match segment {
        Segment::City(index) => city(usize::from(index), layout),
        Segment::Road(index) => layout.ways.get(usize::from(index)).map(|way| road(way, layout)),
        Segment::Building(_) => layout.building.map(|site| {
            let radius = site.radius + 0.035;
            vec![oval(site.at + pt(0.0, 0.02), radius, radius, 28)]
        }),
        Segment::Field(_) => None,
    };
    match shape {
        Some(shape) => {
            let shape = shape.into_iter().map(|shape| clockwise(clip(shape, 0.0, 1.0)));
            shape.filter(|shape| shape.len() > 2).collect()
        }
        None => regions.outlines(segment),
    }
}

/// The ground of a city; `None` if something passes over it.
fn city(index: usize, layout: &Layout) -> Option<Vec<Line>> {
    let town = layout.towns.get(index)?;
    let crossed_by_city = !town.over && layout.towns.iter().any(|other| other.over);
    let inside = |point: &Pt| contains(&town.ground, *point);
    let crosses =
        |way: &Way| way.over && way.gates.is_empty() && way.lines.iter().flatten().any(&inside);
    let crossed = crossed_by_city || layout.ways.iter().any(crosses);
    (!crossed).then(|| vec![town.ground.clone()])
}

/// The bands of a road, cut where something passes over it.
fn road(way: &Way, layout: &Layout) -> Vec<Line> {
    let over: Vec<&Line> = layout
        .ways
        .iter()
        .filter(|other| other.over && !way.over)
        .flat_map(|other| &other.lines)
        .collect();
    let towns: Vec<&Town> = layout.towns.iter().filter(|town| town.over && !way.over).collect();
    if over.is_empty() && towns.is_empty() {
        return way.lines.iter().map(|line| band(line, ROAD + VERGE, ROAD + VERGE)).collect();
    }
    let open = |point: Pt| {
        let below = over.iter().any(|line| distance_to(line, point) < ROAD + VERGE);
        !below && !towns.iter().any(|town| contains(&town.ground, point))
    };
    let parts = way.lines.iter().flat_map(|line| pieces(&dense(line, 0.012), open));
    parts.map(|part| band(&part, ROAD + VERGE, ROAD + VERGE)).collect()
}
