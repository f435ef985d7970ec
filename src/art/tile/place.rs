//! Finds room: where figures stand, and where shields and monsters are drawn.

use std::borrow::Cow;

use rules::geometry::Rotation;
use rules::tile::symbol::Symbol;
use rules::tile::{Good, Quarter, Segment, Tile};

use super::area::Area;
use super::layout::{HubKind, Layout, ROAD, VERGE};
use super::point::{MIDDLE, Pt, distance_to, pt, to_border};
use super::region::Depths;
use super::symbol::footing;

/// Half the width of the place of a figure.
const FIGURE: f32 = 0.115;
/// The least distance of two figures that do not cover each other.
const APART: f32 = 0.21;
/// The width by which a drawing reaches over its place.
const OVER: f32 = 0.02;
/// The distance from which on figures are not in each other's way at all.
const FREE: f32 = 0.4;

/// Something that is drawn in one place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Mark {
    pub(super) kind: MarkKind,
    pub(super) at: Pt,
}

/// The kinds of marks that are drawn in one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MarkKind {
    Pennant,
    Good(Good),
    Princess,
    Besieged,
    Cathedral,
    Pigsty,
    Inn,
    Symbol(Symbol),
    Quarter(Quarter),
}

impl MarkKind {
    /// Half the width of the place that the mark takes.
    pub(super) const fn radius(self) -> f32 {
        match self {
            Self::Pennant | Self::Good(_) | Self::Besieged => 0.095,
            Self::Princess => 0.12,
            Self::Cathedral => 0.19,
            Self::Inn => 0.135,
            Self::Pigsty => 0.125,
            Self::Symbol(of) => footing(of).radius,
            Self::Quarter(_) => 0.22,
        }
    }

    /// Its tendency to stand aside.
    const fn wanders(self) -> f32 {
        match self {
            Self::Pennant | Self::Good(_) | Self::Besieged | Self::Princess => 0.7,
            Self::Inn | Self::Pigsty => 0.2,
            Self::Cathedral | Self::Quarter(_) => -0.6,
            Self::Symbol(of) => footing(of).wanders,
        }
    }
}

/// The figures and marks on a tile, which have a place rather than a course.
#[derive(Debug, Default)]
pub(super) struct Places {
    pub(super) spots: Vec<(Segment, Pt)>,
    pub(super) marks: Vec<Mark>,
}

/// A thing that looks for its place.
#[derive(Debug, Clone)]
struct Item {
    what: Result<Segment, MarkKind>,
    radius: f32,
    /// The points where it may be, with the depth at each.
    room: Vec<(Pt, f32)>,
    center: Pt,
    at: Pt,
}

impl Places {
    pub(super) fn from_layout(tile: &Tile, layout: &Layout, regions: &Depths<'_>) -> Self {
        let find = |what, area, radius| Item::new(what, area, radius, (tile, layout, regions));
        let segment = |segment| {
            let mut item = find(Ok(segment), Area::In(segment), FIGURE);
            if is_building(segment) {
                item.at = before_building(layout, Rotation::None);
            }
            item
        };
        let mut items: Vec<Item> = tile.segments().map(segment).collect();
        items.extend(
            wanted(tile, layout)
                .into_iter()
                .map(|(kind, area)| find(Err(kind), area, kind.radius())),
        );
        let obstacles = obstacles(layout);
        // The number of moves so far, and that number when each item was last placed.
        let (mut moved, mut settled) = (0, vec![None; items.len()]);
        for _ in 0..3 {
            for (index, settled) in settled.iter_mut().enumerate() {
                let Some(item) = items.get(index) else { continue };
                if item.what.is_ok_and(is_building) || *settled == Some(moved) {
                    continue;
                }
                let best = item.best(index, &items, &obstacles);
                if let (Some(best), Some(item)) = (best, items.get_mut(index)) {
                    moved += usize::from(item.at != best);
                    item.at = best;
                }
                *settled = Some(moved);
            }
        }
        let mut places = Self::default();
        for item in &items {
            match item.what {
                Ok(segment) if is_building(segment) => {}
                Ok(segment) => places.spots.push((segment, item.at)),
                Err(kind) => places.marks.push(Mark { kind, at: item.at }),
            }
        }
        places
    }
}

const fn is_building(segment: Segment) -> bool {
    matches!(segment, Segment::Building(_))
}

/// The place of a figure at the building of a turned tile.
pub(super) fn before_building(layout: &Layout, rotation: Rotation) -> Pt {
    let (at, door) = layout.building.map_or((MIDDLE, 0.0), |site| (site.at, site.door));
    at.turned(rotation) + pt(0.0, door)
}

/// The marks of a tile with the area of each.
fn wanted(tile: &Tile, layout: &Layout) -> Vec<(MarkKind, Area)> {
    let mut wanted = vec![];
    for (index, city) in tile.cities.iter().enumerate() {
        let area = Area::In(Segment::City(index as u8));
        let mut want = |kind, present: bool| {
            if present {
                wanted.push((kind, area));
            }
        };
        want(MarkKind::Cathedral, city.cathedral);
        (0..city.pennants).for_each(|_| want(MarkKind::Pennant, true));
        want(MarkKind::Princess, city.princess);
        want(MarkKind::Besieged, city.besieged);
        if let Some(good) = city.goods {
            want(MarkKind::Good(good), true);
        }
    }
    for (index, road) in tile.roads.iter().enumerate() {
        if road.inn {
            wanted.push((MarkKind::Inn, Area::Beside(index as u8)));
        }
    }
    let is_hub = |of: &Symbol| layout.hub.is_some_and(|hub| hub.kind == HubKind::Symbol(*of));
    let symbols = tile.symbols().filter(|of| !is_hub(of));
    wanted.extend(symbols.map(|of| (MarkKind::Symbol(of), (footing(of).area)(tile))));
    if let Some(index) = tile.fields.iter().position(|field| field.pigsty) {
        wanted.push((MarkKind::Pigsty, Area::In(Segment::Field(index as u8))));
    }
    if let Some(quarter) = tile.quarter {
        wanted.push((MarkKind::Quarter(quarter), Area::Citadel));
    }
    wanted
}

/// The obstacles already there: the middle and half the width of each.
pub(super) fn obstacles(layout: &Layout) -> Vec<(Pt, f32)> {
    let mut obstacles = vec![];
    obstacles.extend(layout.building.map(|site| (site.at, site.radius + 0.015)));
    obstacles.extend(layout.hub.map(|hub| (hub.at, hub.radius)));
    for way in &layout.ways {
        obstacles.extend(way.gates.iter().map(|(at, _)| (*at, 0.085)));
        obstacles.extend(way.mouths.iter().map(|(at, into)| (*at + *into * 0.04, 0.09)));
    }
    if let Some(water) = &layout.water {
        obstacles.extend(water.spring.map(|at| (at, 0.14)));
        obstacles.extend(water.lake.map(|(at, half)| (at, half.x.max(half.y))));
    }
    obstacles
}

impl Item {
    fn new(
        what: Result<Segment, MarkKind>,
        area: Area,
        radius: f32,
        on: (&Tile, &Layout, &Depths<'_>),
    ) -> Self {
        let mut room = room(area, on);
        if room.is_empty() {
            room = room_anywhere(on.0, on.2).into();
        }
        let within = |(at, _): &(Pt, f32)| to_border(*at) >= radius + OVER;
        if what.is_err() && room.iter().any(within) {
            room.to_mut().retain(within);
        }
        let step = room.len() / 330 + 1;
        let sum = room.iter().fold(Pt::default(), |sum, (at, _)| sum + *at);
        let center = sum * (1.0 / room.len().max(1) as f32);
        let deep = room.iter().map(|(at, depth)| (depth - at.distance(center) * 0.05, *at));
        let deep = deep.max_by(|(one, _), (other, _)| one.total_cmp(other));
        let at = deep.map_or(MIDDLE, |(_, at)| at);
        let room = room.iter().copied().step_by(step).collect();
        Self { what, radius, room, center, at }
    }

    /// The best place as long as the other items stay.
    fn best(&self, own: usize, items: &[Self], obstacles: &[(Pt, f32)]) -> Option<Pt> {
        let others = items.iter().enumerate().filter(|(index, _)| *index != own);
        let others: Vec<&Self> = others.map(|(_, item)| item).collect();
        let mut best: Option<(f32, Pt)> = None;
        for place in &self.room {
            // Other items can only make a place worse.
            let is_worse = best.is_some_and(|(best, _)| self.most(place) < best);
            let score = if is_worse { continue } else { self.score(place, &others, obstacles) };
            if best.is_none_or(|(best, _)| score >= best) {
                best = Some((score, place.0));
            }
        }
        best.map(|(_, at)| at)
    }

    /// The most that a place can be worth, wherever the others are; a trace more, as sums are
    /// rounded.
    fn most(&self, (at, depth): &(Pt, f32)) -> f32 {
        let own = match self.what {
            Ok(_) => FREE * 1.2 - at.distance(self.center) * 0.5,
            Err(kind) => self.liking(kind, *at),
        };
        self.depth(*depth) + self.border(*at) + own + 0.001
    }

    /// The worth of a place with the others where they are.
    fn score(&self, (at, depth): &(Pt, f32), others: &[&Self], obstacles: &[(Pt, f32)]) -> f32 {
        let crowd = |other: Pt, radius: f32| {
            let reach = self.radius + radius + 0.015;
            // Most other items are far away.
            let is_near = (at.x - other.x).abs() < reach && (at.y - other.y).abs() < reach;
            if is_near { (1.0 - at.distance(other) / reach).max(0.0) * 6.0 } else { 0.0 }
        };
        let mut score = self.depth(*depth);
        // A figure on a road may stand before a gate.
        let weight = if matches!(self.what, Ok(Segment::Road(_))) { 0.3 } else { 1.0 };
        score -=
            obstacles.iter().map(|(other, radius)| crowd(*other, *radius)).sum::<f32>() * weight;
        score -= others.iter().map(|other| crowd(other.at, other.radius)).sum::<f32>();
        score += self.border(*at);
        score
            + match self.what {
                Ok(_) => {
                    let spots = others.iter().filter(|other| other.what.is_ok());
                    let apart = spots.map(|other| at.distance(other.at)).fold(FREE, f32::min);
                    let covers = (APART - apart).max(0.0) * 60.0;
                    apart * 1.2 - at.distance(self.center) * 0.5 - covers
                }
                Err(kind) => self.liking(kind, *at),
            }
    }

    /// The score for depth: a thing deep in its segment does not stick out.
    fn depth(&self, depth: f32) -> f32 {
        (depth / self.radius).min(1.0) * 4.0
    }

    /// The score for the border: a thing near it would hang over it.
    fn border(&self, at: Pt) -> f32 {
        (to_border(at) / (self.radius + OVER)).min(1.0) * 2.0
    }

    fn liking(&self, kind: MarkKind, at: Pt) -> f32 {
        at.distance(self.center).min(0.3) * kind.wanders() - at.y * 0.15 - at.x * 0.05
    }
}

fn room<'a>(
    area: Area,
    (tile, layout, regions): (&Tile, &Layout, &'a Depths<'_>),
) -> Cow<'a, [(Pt, f32)]> {
    let of = |segment: Segment| regions.room(segment).iter().copied();
    let fields =
        || tile.segments().filter(|segment| matches!(segment, Segment::Field(_))).flat_map(of);
    match area {
        Area::In(segment) => regions.room(segment).into(),
        Area::Fields => fields().collect(),
        Area::Land => {
            let land = tile
                .segments()
                .filter(|segment| matches!(segment, Segment::Field(_) | Segment::City(_)));
            land.flat_map(of).collect()
        }
        Area::Citadel => regions.citadel().into(),
        Area::Beside(road) => {
            let lines = layout
                .ways
                .get(usize::from(road))
                .map(|way| way.lines.as_slice())
                .unwrap_or_default();
            let near = |at: Pt| {
                lines.iter().any(|line| {
                    distance_to(line, at) < ROAD + VERGE + MarkKind::Inn.radius() + 0.01
                })
            };
            fields().filter(|(at, _)| near(*at)).collect()
        }
    }
}

fn room_anywhere(tile: &Tile, regions: &Depths<'_>) -> Vec<(Pt, f32)> {
    let all = tile.segments().flat_map(|segment| regions.room(segment));
    all.map(|(at, _)| (*at, 0.0)).collect()
}
