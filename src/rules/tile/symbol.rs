//! Symbols that a tile bears as a whole, beside its segments.

use std::ops::{Index, IndexMut};

use super::{Kind, Tile};
use crate::named::named;
use crate::set::HILLS_SHEEP;

named! {
    /// A symbol of a tile.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Symbol {
        /// A volcano (R-PD-2).
        Volcano = "volcano",
        /// A dragon (R-PD-3).
        Dragon = "dragon",
        /// A magic portal (R-PD-10).
        Portal = "portal",
        /// A tower foundation (R-TW-2).
        Tower = "tower",
        /// A fair (R-CAT-1).
        Fair = "fair",
        /// Gold (R-GLD-1).
        Gold = "gold",
        /// The sign of mage and witch (R-MAG-1).
        Magic = "magic",
        /// A crop circle for thieves (R-CRC-1).
        CropOfRoads = "crop-road",
        /// A crop circle for knights (R-CRC-1).
        CropOfCities = "crop-city",
        /// A crop circle for farmers (R-CRC-1).
        CropOfFields = "crop-field",
        /// A flying machine (R-FLY-1).
        Flight = "flight",
        /// A lake with a ferry (R-FER-1).
        Ferry = "ferry",
        /// A bag (R-RBS-1).
        Bag = "bag",
        /// A hill (R-HSH-10).
        Hill = "hill",
        /// A vineyard (R-HSH-12).
        Vineyard = "vineyard",
    }
}

impl Tile {
    /// Whether the tile bears a symbol.
    pub const fn has(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Volcano => self.volcano,
            Symbol::Dragon => self.dragon,
            Symbol::Portal => self.portal,
            Symbol::Tower => self.tower_site,
            Symbol::Fair => self.fair,
            Symbol::Gold => self.gold,
            Symbol::Magic => self.magic,
            Symbol::CropOfRoads => matches!(self.crop_circle, Some(Kind::Road)),
            Symbol::CropOfCities => matches!(self.crop_circle, Some(Kind::City)),
            Symbol::CropOfFields => matches!(self.crop_circle, Some(Kind::Field)),
            Symbol::Flight => self.flight.is_some(),
            Symbol::Ferry => self.ferry_lake,
            Symbol::Bag => self.bag,
            Symbol::Hill => self.hill,
            Symbol::Vineyard => self.vineyard,
        }
    }

    /// The symbols that the tile bears.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(|symbol| self.has(*symbol))
    }
}

impl Symbol {
    /// The set without which the symbol is a picture, on whatever tile; `None` for those that are
    /// asked for where they take effect.
    pub const fn needs(self) -> Option<&'static str> {
        match self {
            Self::Hill | Self::Vineyard => Some(HILLS_SHEEP),
            Self::Volcano
            | Self::Dragon
            | Self::Portal
            | Self::Tower
            | Self::Fair
            | Self::Gold
            | Self::Magic
            | Self::CropOfRoads
            | Self::CropOfCities
            | Self::CropOfFields
            | Self::Flight
            | Self::Ferry
            | Self::Bag => None,
        }
    }

    /// Whether a follower on such a tile beats others that are as strong (R-HSH-10).
    pub const fn breaks_ties(self) -> bool {
        matches!(self, Self::Hill)
    }
}

/// One value for each symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PerSymbol<T>([T; Symbol::ALL.len()]);

impl<T> PerSymbol<T> {
    /// The value of each symbol.
    pub fn from_fn(of: impl FnMut(Symbol) -> T) -> Self {
        Self(Symbol::ALL.map(of))
    }
}

impl<T> Index<Symbol> for PerSymbol<T> {
    type Output = T;

    fn index(&self, symbol: Symbol) -> &T {
        // A symbol is below the length by construction.
        &self.0[symbol as usize]
    }
}

impl<T> IndexMut<Symbol> for PerSymbol<T> {
    fn index_mut(&mut self, symbol: Symbol) -> &mut T {
        &mut self.0[symbol as usize]
    }
}
