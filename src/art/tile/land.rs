//! Draws the land: rivers, roads and the grounds of cities.

use super::detail::Detail;
use super::ink::Ink;
use super::layout::{BANK, Layout, RIVER, ROAD, Town, VERGE, Way};
use super::point::{Line, Pt, band, beside, crossing, dense, oval, pieces, pt};
use super::sketch::{Layer, Sketch};

/// Draws everything that lies flat.
pub(super) fn draw(sketch: &mut Sketch, layout: &Layout) {
    water(sketch, layout);
    for way in &layout.ways {
        let over_city =
            way.over && way.gates.is_empty() && layout.towns.iter().any(|town| crosses(way, town));
        let layers = if over_city || layout.citadel.is_some() {
            (Layer::Deck, Layer::DeckTop)
        } else if way.over {
            (Layer::High, Layer::HighTop)
        } else {
            (Layer::Low, Layer::LowTop)
        };
        road(sketch, way, layers);
    }
    for town in &layout.towns {
        let layer = if town.over { Layer::High } else { Layer::Town };
        sketch.fill(layer, Ink::CityGround, town.ground.clone());
    }
    bridges(sketch, layout);
}

fn crosses(way: &Way, town: &Town) -> bool {
    way.lines.iter().any(|line| town.walls.iter().any(|wall| crossing(line, wall).is_some()))
}

fn water(sketch: &mut Sketch, layout: &Layout) {
    let Some(water) = &layout.water else { return };
    for line in &water.lines {
        sketch.fill(Layer::Water, Ink::Bank, band(line, RIVER + BANK, RIVER + BANK));
        sketch.fill(Layer::Water, Ink::Water, band(line, RIVER, RIVER));
    }
    if let Some((center, half)) = water.lake {
        sketch.fill(Layer::Water, Ink::Bank, oval(center, half.x + BANK, half.y + BANK, 28));
        sketch.fill(Layer::Water, Ink::Water, oval(center, half.x, half.y, 28));
    }
    if let Some(spring) = water.spring {
        sketch.fill(Layer::Water, Ink::Bank, oval(spring, 0.13, 0.115, 18));
        sketch.fill(Layer::Water, Ink::Water, oval(spring, 0.115, 0.1, 18));
    }
    ripples(sketch, layout);
}

fn ripples(sketch: &mut Sketch, layout: &Layout) {
    let Some(water) = &layout.water else { return };
    for line in &water.lines {
        sketch.fill(Layer::WaterTop, Ink::Ripple, band(line, 0.008, 0.008));
        sketch.between(Detail::Fine, Detail::Fine, |sketch| {
            for (side, from, to) in [(0.037, 0.08, 0.42), (-0.04, 0.35, 0.75), (0.035, 0.62, 0.94)]
            {
                let part = part_of(&beside(line, side), from, to);
                sketch.fill(Layer::WaterTop, Ink::Ripple, band(&part, 0.0035, 0.0035));
            }
        });
    }
    if let Some((center, half)) = water.lake {
        for (x, y, wide) in [(-0.3, -0.4, 0.5), (0.25, 0.0, 0.55), (-0.15, 0.45, 0.6)] {
            let at = center + pt(half.x * x, half.y * y);
            let wide = pt(half.x * wide * 0.5, 0.0);
            sketch.fill(Layer::WaterTop, Ink::Ripple, band(&[at - wide, at + wide], 0.006, 0.006));
        }
    }
    if let Some(spring) = water.spring {
        sketch.fill(Layer::WaterTop, Ink::Ripple, oval(spring, 0.045, 0.038, 12));
    }
}

fn part_of(line: &[Pt], from: f32, to: f32) -> Line {
    let last = line.len().saturating_sub(1) as f32;
    let (first, last) = ((last * from) as usize, (last * to) as usize);
    line.get(first..=last).unwrap_or_default().to_vec()
}

fn road(sketch: &mut Sketch, way: &Way, (below, above): (Layer, Layer)) {
    for line in &way.lines {
        sketch.fill(below, Ink::Verge, band(line, ROAD + VERGE, ROAD + VERGE));
        sketch.fill(above, Ink::Road, band(line, ROAD, ROAD));
    }
    for (mouth, into) in &way.mouths {
        tunnel(sketch, *mouth, *into);
    }
}

/// A dark opening in a hillock.
fn tunnel(sketch: &mut Sketch, mouth: Pt, into: Pt) {
    let across = into.right();
    let arch = |half: f32, deep: f32| -> Line {
        let corner = |(x, y): (f32, f32)| mouth + across * (x * half) + into * (y * deep);
        [
            (-1.0, -0.35),
            (-1.0, 0.3),
            (-0.7, 0.75),
            (0.0, 1.0),
            (0.7, 0.75),
            (1.0, 0.3),
            (1.0, -0.35),
        ]
        .map(corner)
        .into()
    };
    sketch.fill(Layer::Outline, Ink::Line, arch(ROAD + 0.05, 0.095));
    sketch.fill(Layer::Body, Ink::Stone, arch(ROAD + 0.035, 0.078));
    sketch.fill(Layer::Trim, Ink::Black, arch(ROAD, 0.052));
}

/// Stone bridges where roads cross rivers or other roads.
fn bridges(sketch: &mut Sketch, layout: &Layout) {
    let rivers: Vec<&Line> = layout.water.iter().flat_map(|water| &water.lines).collect();
    for way in &layout.ways {
        let others = layout
            .ways
            .iter()
            .filter(|other| way.over && !other.over)
            .flat_map(|other| &other.lines);
        let below = rivers.iter().map(|line| (*line, RIVER)).chain(others.map(|line| (line, ROAD)));
        for (below, wide) in below {
            for line in &way.lines {
                if let Some(at) = crossing(line, below) {
                    bridge(sketch, line, at, wide + 0.045);
                }
            }
        }
    }
}

fn bridge(sketch: &mut Sketch, road: &[Pt], at: Pt, half: f32) {
    for deck in pieces(&dense(road, 0.01), |point| point.distance(at) < half) {
        sketch.fill(Layer::Deck, Ink::Line, band(&deck, ROAD + 0.038, ROAD + 0.038));
        sketch.fill(Layer::Deck, Ink::Stone, band(&deck, ROAD + 0.024, ROAD + 0.024));
        sketch.fill(Layer::DeckTop, Ink::Verge, band(&deck, ROAD + 0.006, ROAD + 0.006));
        sketch.fill(Layer::DeckTop, Ink::Road, band(&deck, ROAD - 0.004, ROAD - 0.004));
        // Piers.
        let (Some(first), Some(last)) = (deck.first().copied(), deck.last().copied()) else {
            continue;
        };
        let across = (last - first).unit().right();
        for (end, sign) in [(first, -1.0), (first, 1.0), (last, -1.0), (last, 1.0)] {
            let pier = end + across * (sign * (ROAD + 0.024));
            let along = (last - first).unit() * 0.022;
            sketch.fill(
                Layer::DeckTop,
                Ink::Line,
                band(&[pier - along, pier + along], 0.022, 0.022),
            );
            let along = along * 0.5;
            sketch.fill(
                Layer::DeckTop,
                Ink::Stone,
                band(&[pier - along, pier + along], 0.011, 0.011),
            );
        }
    }
}
