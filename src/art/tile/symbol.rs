//! The symbols of tiles: how much room each takes, where it may be, and what draws it.

use super::icon::{folk, wild};
use super::place::Area;
use super::point::Pt;
use super::sketch::Sketch;
use crate::rules::tile::symbol::Symbol;
use crate::rules::tile::{Segment, Tile};

/// How a symbol stands on its tile.
#[derive(Clone, Copy)]
pub(super) struct Sign {
    /// Half the width of the place that it takes, in tiles.
    pub(super) radius: f32,
    /// The same where roads end at it.
    pub(super) hub: f32,
    /// How much it likes to stand aside.
    pub(super) wanders: f32,
    /// Where it may be.
    pub(super) area: fn(&Tile) -> Area,
    /// Draws it.
    pub(super) draw: fn(&mut Sketch, Pt),
}

impl Sign {
    const fn new(radius: f32, area: fn(&Tile) -> Area, draw: fn(&mut Sketch, Pt)) -> Self {
        Self { radius, hub: radius, wanders: 0.2, area, draw }
    }

    /// It stands in the middle of its room.
    const fn settled(self) -> Self {
        Self { wanders: -0.6, ..self }
    }

    const fn with_hub(self, hub: f32) -> Self {
        Self { hub, ..self }
    }
}

/// How that symbol stands on its tile.
pub(super) const fn sign(symbol: Symbol) -> Sign {
    match symbol {
        Symbol::Volcano => Sign::new(0.19, in_fields, wild::volcano).settled().with_hub(0.2),
        Symbol::Dragon => Sign::new(0.15, on_land, wild::dragon).settled(),
        Symbol::Portal => Sign::new(0.125, on_land, wild::portal),
        Symbol::Tower => Sign::new(0.125, at_site, wild::tower_site).with_hub(0.12),
        Symbol::Fair => Sign::new(0.155, of_fair, folk::tent).settled().with_hub(0.16),
        Symbol::Gold => Sign::new(0.125, of_gold, wild::gold),
    }
}

const fn in_fields(_: &Tile) -> Area {
    Area::Fields
}

const fn on_land(_: &Tile) -> Area {
    Area::Land
}

fn at_site(tile: &Tile) -> Area {
    tile.tower_site_in_city.map_or(Area::Fields, |city| Area::In(Segment::City(city)))
}

fn of_fair(tile: &Tile) -> Area {
    if tile.fields.is_empty() { Area::Land } else { Area::Fields }
}

/// Fields in the corners beside a city are too small for more than a figure.
fn of_gold(tile: &Tile) -> Area {
    let small = tile.fields.len() > 3 && !tile.cities.is_empty();
    if small { Area::Land } else { Area::Fields }
}
