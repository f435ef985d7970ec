//! Draws the walls, turrets and gates that part cities from fields.

use super::detail::Detail;
use super::ink::Ink;
use super::layout::{Layout, ROAD, Town, WALL};
use super::point::{Line, Pt, band, beside, contains, crossing, dense, distance_to, pieces, pt};
use super::sketch::{Layer, Sketch};

/// Draws the walls of all cities.
pub(super) fn draw(sketch: &mut Sketch, layout: &Layout) {
    for town in &layout.towns {
        walls(sketch, layout, town);
        turrets(sketch, layout, town);
    }
    for way in &layout.ways {
        for (gate, _) in &way.gates {
            gate_turrets(sketch, layout, *gate);
        }
    }
    arches(sketch, layout);
    citadel(sketch, layout);
}

/// The walls of a city, with gaps where something passes over it.
fn walls(sketch: &mut Sketch, layout: &Layout, town: &Town) {
    let (below, above) = if town.over {
        (Layer::HighWall, Layer::HighWallTop)
    } else {
        (Layer::Wall, Layer::WallTop)
    };
    let over: Vec<&Town> = layout.towns.iter().filter(|other| other.over && !town.over).collect();
    let decks = layout.ways.iter().filter(|way| way.over && way.gates.is_empty());
    let decks: Vec<&Line> = decks.flat_map(|way| &way.lines).collect();
    let open = |point: Pt| {
        let below = over.iter().any(|over| contains(&over.ground, point));
        below || decks.iter().any(|deck| distance_to(deck, point) < ROAD + 0.012)
    };
    for wall in &town.walls {
        for piece in pieces(&dense(wall, 0.02), |point| !open(point)) {
            let piece = straightened(&piece, wall);
            sketch.between(Detail::Fine, Detail::Fine, |sketch| {
                sketch.fill(Layer::Soil, Ink::Furrow, band(&piece, WALL * 2.0, 0.0));
            });
            sketch.fill(below, Ink::Line, band(&piece, WALL, WALL));
            sketch.fill(above, Ink::Stone, band(&piece, WALL * 0.34, WALL * 0.66));
        }
        if town.over {
            shadow(sketch, layout, wall);
        }
    }
}

/// Draws the shadow of a wall that passes over another city.
fn shadow(sketch: &mut Sketch, layout: &Layout, wall: &[Pt]) {
    let below =
        |point: Pt| layout.towns.iter().any(|town| !town.over && contains(&town.ground, point));
    for piece in pieces(&beside(&dense(wall, 0.02), -WALL * 1.6), below) {
        sketch.fill(Layer::HighWall, Ink::CityShade, band(&piece, WALL * 1.2, WALL));
    }
}

/// A piece of a line, reduced to the corners of the line.
fn straightened(piece: &[Pt], line: &[Pt]) -> Line {
    let last = piece.len().saturating_sub(1);
    let is_corner = |point: &Pt| line.iter().any(|corner| corner.distance(*point) < 1e-4);
    let keep = |(index, point): &(usize, &Pt)| *index == 0 || *index == last || is_corner(point);
    piece.iter().enumerate().filter(keep).map(|(_, point)| *point).collect()
}

/// Turrets where a wall bends.
fn turrets(sketch: &mut Sketch, layout: &Layout, town: &Town) {
    let gates: Vec<Pt> = layout.ways.iter().flat_map(|way| &way.gates).map(|(at, _)| *at).collect();
    let decks: Vec<&Line> =
        layout.ways.iter().filter(|way| way.over).flat_map(|way| &way.lines).collect();
    let mut built: Vec<Pt> = vec![];
    for wall in &town.walls {
        let bends = wall.get(1..wall.len().saturating_sub(1)).unwrap_or_default();
        for (index, &bend) in bends.iter().enumerate() {
            let crowded = gates.iter().any(|gate| gate.distance(bend) < 0.15)
                || decks.iter().any(|deck| distance_to(deck, bend) < 0.12)
                || built.iter().any(|other| other.distance(bend) < 0.11)
                || layout.hub.is_some_and(|hub| hub.at.distance(bend) < hub.radius + 0.05);
            let hidden = !town.over
                && layout.towns.iter().any(|other| other.over && contains(&other.ground, bend));
            let outer = index == 0 || index + 1 == bends.len();
            if crowded || hidden {
                continue;
            }
            built.push(bend);
            let from = if outer { Detail::Normal } else { Detail::Small };
            sketch.between(from, Detail::Fine, |sketch| turret(sketch, bend, 0.07));
        }
    }
}

/// A turret with battlements.
fn turret(sketch: &mut Sketch, at: Pt, wide: f32) {
    let corner = |(x, y): (f32, f32)| at + pt(x * wide, y * wide - wide * 0.18);
    sketch.near(1, |sketch| {
        let outline = [
            (-0.6, -0.74),
            (0.6, -0.74),
            (0.6, -0.2),
            (0.48, -0.12),
            (0.48, 0.62),
            (-0.48, 0.62),
            (-0.48, -0.12),
            (-0.6, -0.2),
        ];
        sketch.fill(Layer::Outline, Ink::Line, outline.map(corner).into());
        let top = [(-0.46, -0.6), (0.46, -0.6), (0.46, -0.24), (-0.46, -0.24)];
        sketch.fill(Layer::Body, Ink::Stone, top.map(corner).into());
        let body = [(-0.34, -0.14), (0.34, -0.14), (0.34, 0.5), (-0.34, 0.5)];
        sketch.fill(Layer::Body, Ink::Stone, body.map(corner).into());
        sketch.between(Detail::Normal, Detail::Fine, |sketch| {
            let shade =
                [(0.1, -0.6), (0.46, -0.6), (0.46, -0.24), (0.34, -0.14), (0.34, 0.5), (0.1, 0.5)];
            sketch.fill(Layer::Trim, Ink::WallShade, shade.map(corner).into());
        });
        sketch.between(Detail::Fine, Detail::Fine, |sketch| {
            for x in [-0.18, 0.18] {
                let gap =
                    [(x - 0.08, -0.66), (x + 0.08, -0.66), (x + 0.08, -0.46), (x - 0.08, -0.46)];
                sketch.fill(Layer::Badge, Ink::Line, gap.map(corner).into());
            }
            let slit = [(-0.06, 0.02), (0.06, 0.02), (0.06, 0.26), (-0.06, 0.26)];
            sketch.fill(Layer::Badge, Ink::Line, slit.map(corner).into());
        });
    });
}

/// A dark gate between two turrets: the road ends here.
fn gate_turrets(sketch: &mut Sketch, layout: &Layout, gate: Pt) {
    let walls = layout.towns.iter().chain(&layout.citadel).flat_map(|town| &town.walls);
    for wall in walls {
        for opening in pieces(&dense(wall, 0.01), |point| point.distance(gate) < ROAD + 0.008) {
            let (Some(first), Some(last)) = (opening.first().copied(), opening.last().copied())
            else {
                continue;
            };
            sketch.fill(Layer::DeckTop, Ink::Black, band(&[first, last], WALL * 0.8, WALL * 0.8));
            let apart = (last - first).unit() * 0.022;
            let (left, right) = (first - apart, last + apart);
            turret(sketch, left, 0.076);
            turret(sketch, right, 0.076);
        }
    }
}

/// Openings below a city bridge, through which a field goes on.
fn arches(sketch: &mut Sketch, layout: &Layout) {
    let bridges = layout.towns.iter().filter(|town| town.over);
    for wall in bridges.flat_map(|town| &town.walls) {
        for (one, other) in &layout.joined {
            let Some(at) = crossing(&[*one, *other], wall) else { continue };
            for opening in pieces(&dense(wall, 0.008), |point| point.distance(at) < 0.036) {
                let opening = beside(&opening, -WALL * 0.8);
                sketch.fill(Layer::HighWallTop, Ink::Black, band(&opening, WALL * 0.5, WALL * 0.7));
            }
        }
    }
}

/// The double walls of the City of Carcassonne, with their slate-roofed turrets.
fn citadel(sketch: &mut Sketch, layout: &Layout) {
    let Some(town) = &layout.citadel else { return };
    sketch.fill(Layer::Town, Ink::CityGround, town.ground.clone());
    for wall in &town.walls {
        let outer = beside(wall, -0.082);
        sketch.fill(Layer::Soil, Ink::Furrow, band(&outer, 0.03, 0.0));
        sketch.fill(Layer::Town, Ink::Plot, band(wall, 0.08, 0.0));
        let open = |point: Pt| {
            layout
                .ways
                .iter()
                .flat_map(|way| &way.lines)
                .any(|road| distance_to(road, point) < ROAD + 0.02)
        };
        for piece in pieces(&dense(&outer, 0.02), |point| !open(point)) {
            sketch.fill(Layer::Wall, Ink::Line, band(&piece, 0.02, 0.02));
            sketch.fill(Layer::WallTop, Ink::Stone, band(&piece, 0.006, 0.013));
        }
        sketch.fill(Layer::HighWall, Ink::Line, band(wall, WALL * 1.3, WALL * 1.3));
        sketch.fill(Layer::HighWallTop, Ink::Stone, band(wall, WALL * 0.6, WALL * 0.95));
        let gates: Vec<Pt> =
            layout.ways.iter().flat_map(|way| &way.gates).map(|(at, _)| *at).collect();
        let mut built: Vec<Pt> = gates.clone();
        for at in dense(wall, 0.02) {
            let border = at.x.min(at.y).min(1.0 - at.x).min(1.0 - at.y);
            let near_gate = gates.iter().any(|gate| gate.distance(at) < 0.15);
            if border > 0.11 && !near_gate && built.iter().all(|other| other.distance(at) > 0.29) {
                built.push(at);
                slate_turret(sketch, at, 0.1);
            }
        }
    }
}

/// A round turret with a pointed roof of slate.
fn slate_turret(sketch: &mut Sketch, at: Pt, wide: f32) {
    let corner = |(x, y): (f32, f32)| at + pt(x * wide, y * wide - wide * 0.25);
    sketch.near(1, |sketch| {
        let outline = [
            (-0.62, -0.28),
            (-0.06, -1.15),
            (0.06, -1.15),
            (0.62, -0.28),
            (0.48, -0.18),
            (0.48, 0.66),
            (-0.48, 0.66),
            (-0.48, -0.18),
        ];
        sketch.fill(Layer::Outline, Ink::Line, outline.map(corner).into());
        let body = [(-0.36, -0.3), (0.36, -0.3), (0.36, 0.54), (-0.36, 0.54)];
        sketch.fill(Layer::Body, Ink::Stone, body.map(corner).into());
        let shade = [(0.08, -0.3), (0.36, -0.3), (0.36, 0.54), (0.08, 0.54)];
        sketch.fill(Layer::Trim, Ink::WallShade, shade.map(corner).into());
        sketch.fill(
            Layer::Badge,
            Ink::Slate,
            [(0.0, -1.06), (0.04, -0.31), (-0.5, -0.31)].map(corner).into(),
        );
        sketch.fill(
            Layer::Badge,
            Ink::SlateDeep,
            [(0.0, -1.06), (0.5, -0.31), (0.02, -0.31)].map(corner).into(),
        );
    });
}
