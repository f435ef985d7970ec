//! What stands out on a tile, by which people find it among many.

use super::{City, Tile};

/// Something that stands out on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shown {
    /// A monastery.
    Monastery,
    /// A shrine.
    Shrine,
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
    /// A volcano.
    Volcano,
    /// A dragon.
    Dragon,
    /// A magic portal.
    Portal,
    /// A princess.
    Princess,
    /// A tower foundation.
    Tower,
    /// A fair.
    Fair,
    /// A city under siege.
    Siege,
}

impl Shown {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 14] = [
        Self::Monastery,
        Self::Shrine,
        Self::Pennant,
        Self::River,
        Self::Inn,
        Self::Cathedral,
        Self::Goods,
        Self::Volcano,
        Self::Dragon,
        Self::Portal,
        Self::Princess,
        Self::Tower,
        Self::Fair,
        Self::Siege,
    ];

    /// Whether a tile shows it.
    #[must_use]
    pub fn is_on(self, tile: &Tile) -> bool {
        let in_city = |has: fn(&City) -> bool| tile.cities.iter().any(has);
        match self {
            Self::Monastery => tile.monastery,
            Self::Shrine => tile.shrine,
            Self::Pennant => in_city(|city| city.pennants > 0),
            Self::River => !tile.river.is_empty(),
            Self::Inn => tile.roads.iter().any(|road| road.inn),
            Self::Cathedral => in_city(|city| city.cathedral),
            Self::Goods => in_city(|city| city.goods.is_some()),
            Self::Volcano => tile.volcano,
            Self::Dragon => tile.dragon,
            Self::Portal => tile.portal,
            Self::Princess => in_city(|city| city.princess),
            Self::Tower => tile.tower_site,
            Self::Fair => tile.fair,
            Self::Siege => in_city(|city| city.besieged),
        }
    }
}
