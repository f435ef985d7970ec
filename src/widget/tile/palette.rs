//! The colours of tiles in the window.

use iced::Color;

use crate::palette::{Palette, color};
use art::tile::Ink;
use rules::tile::Edge;

/// The colours that tiles are drawn in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ground {
    is_night: bool,
}

impl Ground {
    /// The colours by day, on parchment.
    pub const DAY: Self = Self { is_night: false };
    /// The colours by candle light.
    pub const NIGHT: Self = Self { is_night: true };

    /// The colours of tiles that go with a look of the window.
    pub const fn from_palette(palette: &Palette) -> &'static Self {
        if palette.dark { &Self::NIGHT } else { &Self::DAY }
    }

    /// The colour of a field, for things beside tiles.
    pub const fn field(&self) -> Color {
        self.colour(Ink::Field)
    }

    /// The ground of a side of a tile.
    pub const fn side(&self, edge: Edge) -> Color {
        self.colour(match edge {
            Edge::City | Edge::Carcassonne => Ink::CityGround,
            Edge::Road => Ink::Road,
            Edge::Field => Ink::Field,
            Edge::River => Ink::Water,
        })
    }

    /// The grounds of features and fields: field, road, city.
    pub const fn surfaces(&self) -> [Color; 3] {
        [self.colour(Ink::Field), self.colour(Ink::Road), self.colour(Ink::CityGround)]
    }

    pub(super) const fn colour(&self, ink: Ink) -> Color {
        color(if self.is_night { ink.by_night() } else { ink.by_day() })
    }
}
