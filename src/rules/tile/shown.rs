//! The features that stand out on a tile, by which people find it among many.

use super::symbol::Symbol;
use super::{City, Tile};

/// A feature that stands out on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shown {
    /// A monastery.
    Monastery,
    /// A shrine.
    Shrine,
    /// A garden.
    Garden,
    /// A pennant in a city.
    Pennant,
    /// A river.
    River,
    /// An inn beside a road.
    Inn,
    /// A cathedral.
    Cathedral,
    /// Wine, grain or cloth.
    Goods,
    /// A princess.
    Princess,
    /// A city under siege.
    Siege,
    /// A symbol of the whole tile.
    Symbol(Symbol),
}

impl Shown {
    /// The features that come first, in the order in which they are offered.
    const FIRST: [Self; 15] = [
        Self::Monastery,
        Self::Shrine,
        Self::Garden,
        Self::Pennant,
        Self::River,
        Self::Inn,
        Self::Cathedral,
        Self::Goods,
        Self::Symbol(Symbol::Volcano),
        Self::Symbol(Symbol::Dragon),
        Self::Symbol(Symbol::Portal),
        Self::Princess,
        Self::Symbol(Symbol::Tower),
        Self::Symbol(Symbol::Fair),
        Self::Siege,
    ];

    /// All features, in the order in which they are offered.
    pub fn all() -> impl Iterator<Item = Self> {
        let symbols = Symbol::ALL.into_iter().map(Self::Symbol);
        let others = symbols.filter(|shown| !Self::FIRST.contains(shown));
        Self::FIRST.into_iter().chain(others)
    }

    /// Whether a tile shows the feature.
    pub fn is_on(self, tile: &Tile) -> bool {
        let in_city = |has: fn(&City) -> bool| tile.cities.iter().any(has);
        match self {
            Self::Monastery => tile.monastery,
            Self::Shrine => tile.shrine,
            Self::Garden => tile.garden,
            Self::Pennant => in_city(|city| city.pennants > 0),
            Self::River => !tile.river.is_empty(),
            Self::Inn => tile.roads.iter().any(|road| road.inn),
            Self::Cathedral => in_city(|city| city.cathedral),
            Self::Goods => in_city(|city| city.goods.is_some()),
            Self::Princess => in_city(|city| city.princess),
            Self::Siege => in_city(|city| city.besieged),
            Self::Symbol(symbol) => tile.has(symbol),
        }
    }
}
