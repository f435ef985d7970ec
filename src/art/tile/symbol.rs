//! The symbols of tiles: the room that each takes, the area where it may be, and its drawing.

mod hills;

use super::area::Area;
use super::icon::{flight, folk, wild};
use super::point::Pt;
use super::sketch::Sketch;
use rules::tile::symbol::Symbol;
use rules::tile::{Segment, Tile};

/// The way a symbol stands on its tile.
#[derive(Clone, Copy)]
pub(super) struct Sign {
    /// Half the width of its place, in tiles.
    pub(super) radius: f32,
    /// Half the width of its place where roads end at it, in tiles.
    pub(super) hub: f32,
    /// Its tendency to stand aside.
    pub(super) wanders: f32,
    /// The area where it may be.
    pub(super) area: fn(&Tile) -> Area,
    /// Draws the symbol.
    pub(super) draw: fn(&mut Sketch, Pt),
    /// Draws the land around it, below all that stands there.
    pub(super) below: Option<fn(&mut Sketch, Pt)>,
}

impl Sign {
    const fn new(radius: f32, area: fn(&Tile) -> Area, draw: fn(&mut Sketch, Pt)) -> Self {
        Self { radius, hub: radius, wanders: 0.2, area, draw, below: None }
    }

    /// The sign of a symbol that stands in the middle of its room.
    const fn settled(self) -> Self {
        Self { wanders: -0.6, ..self }
    }

    const fn with_hub(self, hub: f32) -> Self {
        Self { hub, ..self }
    }

    const fn above(self, land: fn(&mut Sketch, Pt)) -> Self {
        Self { below: Some(land), ..self }
    }
}

/// The sign of a symbol.
pub(super) const fn sign(symbol: Symbol) -> Sign {
    match symbol {
        Symbol::Volcano => Sign::new(0.19, in_fields, wild::volcano).settled().with_hub(0.2),
        Symbol::Dragon => Sign::new(0.15, on_land, wild::dragon).settled(),
        Symbol::Portal => Sign::new(0.125, on_land, wild::portal),
        Symbol::Tower => Sign::new(0.125, at_site, wild::tower_site).with_hub(0.12),
        Symbol::Fair => Sign::new(0.155, of_fair, folk::tent).settled().with_hub(0.16),
        Symbol::Gold => Sign::new(0.125, of_gold, wild::gold),
        Symbol::CropOfRoads => Sign::new(0.115, on_land, wild::circle_of_clubs),
        Symbol::CropOfCities => Sign::new(0.115, on_land, wild::circle_of_shields),
        Symbol::CropOfFields => Sign::new(0.115, on_land, wild::circle_of_forks),
        Symbol::Ferry => Sign::new(0.17, on_land, flight::lake).settled().with_hub(0.17),
        Symbol::Flight => Sign::new(0.14, on_land, flight::machine),
        Symbol::Hill => Sign::new(0.14, in_fields, hills::hill).above(hills::slopes),
        Symbol::Vineyard => Sign::new(0.135, in_fields, hills::vineyard),
        Symbol::Bag => Sign::new(0.115, on_land, wild::bag),
        Symbol::Magic => Sign::new(0.115, on_land, wild::cauldron),
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
