//! The symbols of tiles: the room that each takes, the area where it may be, and its drawing.

mod hills;

use super::area::Area;
use super::icon::{Icon, sign};
use super::point::Pt;
use super::sketch::Sketch;
use rules::tile::symbol::Symbol;
use rules::tile::{Segment, Tile};

/// The way a symbol stands on its tile.
#[derive(Clone, Copy)]
pub(super) struct Footing {
    /// Half the width of its place, in tiles.
    pub(super) radius: f32,
    /// Half the width of its place where roads end at it, in tiles.
    pub(super) hub: f32,
    /// Its tendency to stand aside.
    pub(super) wanders: f32,
    /// The area where it may be.
    pub(super) area: fn(&Tile) -> Area,
    /// Its drawing.
    pub(super) icon: Icon,
    /// Draws the land around it, below all that stands there.
    pub(super) below: Option<fn(&mut Sketch, Pt)>,
}

impl Footing {
    const fn new(radius: f32, area: fn(&Tile) -> Area, icon: Icon) -> Self {
        Self { radius, hub: radius, wanders: 0.2, area, icon, below: None }
    }

    /// The footing of a symbol that stands in the middle of its room.
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

/// The footing of a symbol.
pub(super) const fn footing(symbol: Symbol) -> Footing {
    match symbol {
        Symbol::Volcano => {
            Footing::new(0.19, in_fields, Icon::new(sign::VOLCANO, 0.38).lower(0.05))
                .settled()
                .with_hub(0.2)
        }
        Symbol::Dragon => Footing::new(0.15, on_land, Icon::new(sign::DRAGON, 0.28)).settled(),
        Symbol::Portal => Footing::new(0.125, on_land, Icon::new(sign::PORTAL, 0.24)),
        Symbol::Tower => Footing::new(0.125, at_site, Icon::new(sign::TOWER, 0.21)).with_hub(0.12),
        Symbol::Fair => {
            Footing::new(0.155, of_fair, Icon::new(sign::TENT, 0.27)).settled().with_hub(0.16)
        }
        Symbol::Gold => Footing::new(0.125, of_gold, Icon::new(sign::GOLD, 0.25)),
        Symbol::CropOfRoads => Footing::new(0.115, on_land, Icon::new(sign::CROP_CLUB, 0.23)),
        Symbol::CropOfCities => Footing::new(0.115, on_land, Icon::new(sign::CROP_SHIELD, 0.23)),
        Symbol::CropOfFields => Footing::new(0.115, on_land, Icon::new(sign::CROP_FORK, 0.23)),
        Symbol::Ferry => {
            Footing::new(0.17, on_land, Icon::new(sign::LAKE, 0.34)).settled().with_hub(0.17)
        }
        Symbol::Flight => Footing::new(0.14, on_land, Icon::new(sign::FLYING_MACHINE, 0.26)),
        Symbol::Hill => Footing::new(0.14, in_fields, Icon::new(sign::HILL, 0.25).lower(0.012))
            .above(hills::slopes),
        Symbol::Vineyard => Footing::new(0.135, in_fields, Icon::new(sign::VINEYARD, 0.26)),
        Symbol::Bag => Footing::new(0.115, on_land, Icon::new(sign::BAG, 0.23)),
        Symbol::Magic => Footing::new(0.115, on_land, Icon::new(sign::CAULDRON, 0.23)),
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
