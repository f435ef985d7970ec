//! Names of tiles and segments.

use super::Words;
use crate::say;
use rules::feature::Kind;
use rules::geometry::{Corner, Position, Side};
use rules::player::{Colour, Figure};
use rules::tile::shown::Shown;
use rules::tile::symbol::Symbol;
use rules::tile::{City, Edge, Good, Quarter, Tile};

impl Words {
    /// The picture of a tile in few words: "city on one side, straight road".
    pub fn tile(&self, tile: &Tile) -> String {
        if tile.is_abbey() {
            return say!(self, "tile-abbey");
        }
        let mut parts = Vec::new();
        let building = tile.building();
        parts.extend(building.map(|building| self.say(&format!("tile-{building}"), &[])));
        parts.extend(self.tile_cities(tile));
        parts.extend(self.tile_roads(tile));
        if !tile.river.is_empty() {
            parts.push(say!(self, "tile-river"));
        }
        if parts.is_empty() {
            parts.push(say!(self, "tile-field"));
        }
        let pennants: u32 = tile.cities.iter().map(|city| u32::from(city.pennants)).sum();
        if pennants > 0 {
            parts.push(say!(self, "tile-pennants", count = pennants));
        }
        parts.extend(self.tile_marks(tile));
        parts.join(&say!(self, "list-separator"))
    }

    fn tile_cities(&self, tile: &Tile) -> Option<String> {
        let key = match tile.cities.as_slice() {
            [] => return None,
            [city] => match city.sides.as_slice() {
                [_] => "tile-city-cap",
                [one, other] if one.opposite() == *other => "tile-city-band",
                [_, _] => "tile-city-corner",
                [_, _, _] => "tile-city-three",
                _ => "tile-city-full",
            },
            [_, _] if tile.shared_sides().next().is_some() => "tile-cities-shared",
            [_, _] => "tile-cities-two",
            _ => return Some(say!(self, "tile-cities", count = tile.cities.len())),
        };
        Some(say!(self, key))
    }

    fn tile_roads(&self, tile: &Tile) -> Option<String> {
        let key = match tile.roads.as_slice() {
            [] => return None,
            [road] => match road.sides.as_slice() {
                [_] => "tile-road-end",
                [one, other] if one.opposite() == *other => "tile-road-straight",
                [_, _] => "tile-road-curve",
                _ => "tile-road-branching",
            },
            [_, _] => "tile-roads-two",
            [_, _, _] => "tile-junction-three",
            _ => "tile-junction-four",
        };
        Some(say!(self, key))
    }

    /// The picture on a side.
    pub fn edge(&self, edge: Edge) -> String {
        say!(
            self,
            match edge {
                Edge::City => "edge-city",
                Edge::Road => "edge-road",
                Edge::Field => "edge-field",
                Edge::River => "edge-river",
                Edge::Carcassonne => "edge-carcassonne",
            }
        )
    }

    /// A thing that stands out on a tile, by itself.
    pub fn shown(&self, shown: Shown) -> String {
        let key = match shown {
            Shown::Monastery => "tile-monastery",
            Shown::Shrine => "tile-shrine",
            Shown::Garden => "tile-garden",
            Shown::Pennant => "shown-pennant",
            Shown::River => "tile-river",
            Shown::Inn => "tile-inn",
            Shown::Cathedral => "tile-cathedral",
            Shown::Goods => "shown-goods",
            Shown::Princess => "tile-princess",
            Shown::Siege => "tile-besieged",
            Shown::Symbol(Symbol::Tower) => "shown-tower",
            Shown::Symbol(symbol) => return self.symbol(symbol),
        };
        self.say(key, &[])
    }

    /// Things that the expansions have put on a tile.
    fn tile_marks(&self, tile: &Tile) -> Vec<String> {
        let city = |has: fn(&City) -> bool| tile.cities.iter().any(has);
        let marks = [
            (tile.roads.iter().any(|road| road.inn), "tile-inn"),
            (city(|city| city.cathedral), "tile-cathedral"),
            (city(|city| city.princess), "tile-princess"),
            (city(|city| city.besieged), "tile-besieged"),
        ];
        let marks = marks.into_iter().filter(|(shown, _)| *shown).map(|(_, key)| say!(self, key));
        let symbols = tile.symbols().map(|symbol| self.symbol(symbol));
        let goods = tile.cities.iter().filter_map(|city| city.goods).map(|good| self.good(good));
        marks.chain(symbols).chain(goods).collect()
    }

    /// A symbol of a tile.
    fn symbol(&self, symbol: Symbol) -> String {
        self.say(&format!("tile-{}", symbol.name()), &[])
    }

    /// A side of the board.
    pub fn side(&self, side: Side) -> String {
        say!(
            self,
            match side {
                Side::North => "side-north",
                Side::East => "side-east",
                Side::South => "side-south",
                Side::West => "side-west",
            }
        )
    }

    /// A quarter of the City of Carcassonne.
    pub fn quarter(&self, quarter: Quarter) -> String {
        let key = match quarter {
            Quarter::Castle => "quarter-castle",
            Quarter::Market => "quarter-market",
            Quarter::Blacksmith => "quarter-blacksmith",
            Quarter::Cathedral => "quarter-cathedral",
        };
        self.say(key, &[])
    }

    /// The use of a quarter (R-CNT-13, 17).
    pub fn quarter_serves(&self, quarter: Quarter) -> String {
        let key = match quarter {
            Quarter::Castle => "quarter-castle-serves",
            Quarter::Market => "quarter-market-serves",
            Quarter::Blacksmith => "quarter-blacksmith-serves",
            Quarter::Cathedral => "quarter-cathedral-serves",
        };
        self.say(key, &[])
    }

    /// A kind of feature.
    pub fn feature(&self, kind: Kind) -> String {
        self.say(&format!("feature-{}", kind.name()), &[])
    }

    /// The name of a figure on a feature: knight, thief, farmer, monk, heretic.
    pub fn role(&self, kind: Kind, figure: Figure) -> String {
        self.say(&format!("role-{}", role(kind, figure)), &[])
    }

    /// The name of a figure that is placed on a feature: "a knight".
    pub fn a_role(&self, kind: Kind, figure: Figure) -> String {
        self.say(&format!("a-{}", role(kind, figure)), &[])
    }

    /// A figure by itself that something is done with: "a follower", "an abbot".
    pub fn a_figure(&self, figure: Figure) -> String {
        self.say(&format!("a-{}", figure.name()), &[])
    }

    /// A figure by itself.
    pub fn figure(&self, figure: Figure) -> String {
        if figure == Figure::Follower {
            say!(self, "figure-follower")
        } else {
            self.role(Kind::City, figure)
        }
    }

    /// Sides as directions: "to the north and east".
    pub(super) fn towards(&self, sides: &[Side]) -> String {
        say!(self, "spoken-towards", at = self.at(sides))
    }

    /// Sides at which something lies: "north and east".
    pub(super) fn at(&self, sides: &[Side]) -> String {
        let at = |side: &Side| {
            let key = match side {
                Side::North => "spoken-at-north",
                Side::East => "spoken-at-east",
                Side::South => "spoken-at-south",
                Side::West => "spoken-at-west",
            };
            say!(self, key)
        };
        self.list(&sides.iter().map(at).collect::<Vec<_>>())
    }

    /// A place in the grid, by the way from the tile that lay first: "from the first tile: east 2,
    /// north 1".
    pub fn position(&self, at: Position) -> String {
        let (x, y) = (at.x - Position::ORIGIN.x, at.y - Position::ORIGIN.y);
        let column = if x > 0 { Side::East } else { Side::West };
        let row = if y > 0 { Side::South } else { Side::North };
        let steps: Vec<String> = [(column, x), (row, y)]
            .into_iter()
            .filter(|(_, count)| *count != 0)
            .map(|(side, count)| format!("{} {}", self.side(side), count.unsigned_abs()))
            .collect();
        if steps.is_empty() {
            say!(self, "spoken-first")
        } else {
            let steps = steps.join(&say!(self, "list-separator"));
            say!(self, "spoken-from-first", steps = steps)
        }
    }

    /// A corner of a tile.
    pub fn corner(&self, corner: Corner) -> String {
        say!(
            self,
            match corner {
                Corner::NorthEast => "corner-ne",
                Corner::SouthEast => "corner-se",
                Corner::SouthWest => "corner-sw",
                Corner::NorthWest => "corner-nw",
            }
        )
    }

    /// A good of Traders & Builders.
    pub fn good(&self, good: Good) -> String {
        say!(
            self,
            match good {
                Good::Wine => "good-wine",
                Good::Grain => "good-grain",
                Good::Cloth => "good-cloth",
            }
        )
    }

    /// A player's colour.
    pub fn colour(&self, colour: Colour) -> String {
        say!(
            self,
            match colour {
                Colour::Red => "colour-red",
                Colour::Blue => "colour-blue",
                Colour::Green => "colour-green",
                Colour::Yellow => "colour-yellow",
                Colour::Black => "colour-black",
                Colour::Grey => "colour-grey",
                Colour::Pink => "colour-pink",
                Colour::White => "colour-white",
            }
        )
    }

    /// A set of tiles; its own name if it is the table's own.
    pub fn set(&self, set: &str) -> String {
        let key = format!("set-{set}");
        if self.has(&key) { self.say(&key, &[]) } else { set.to_owned() }
    }
}

/// The name of a figure on a feature in the tables.
fn role(kind: Kind, figure: Figure) -> &'static str {
    if figure == Figure::Follower { kind.name() } else { figure.name() }
}
