//! Features: what the segments of joined tiles make together, and the record that everything is judged by.

pub mod completion;
pub mod join;
pub mod majority;

use super::geometry::Position;
use super::player::{Figure, Seat};
use super::tile::{PerGood, Segment};

pub use super::tile::Kind;

/// One segment of one placed tile: names the feature that it belongs to, whatever that has grown to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The tile.
    pub at: Position,
    /// The segment of it.
    pub segment: Segment,
}

/// A figure standing on a feature when it is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Occupant {
    /// Its owner.
    pub seat: Seat,
    /// What it is.
    pub figure: Figure,
}

/// What one feature is at one moment: all that scoring, the titles and the orders may ask of it.
/// What a kind of feature has not, is zero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// What it is.
    pub kind: Kind,
    /// Its size: distinct tiles (R-DEF-2). Of a monastery or shrine: the building and the neighbours present (R-BASE-9).
    pub tiles: u32,
    /// Pennants in a city.
    pub pennants: u32,
    /// Completed cities that a field touches, each once (R-BASE-13), the City of Carcassonne among them (R-CNT-3).
    pub complete_cities: u32,
    /// Incomplete cities that a field touches, each once.
    pub incomplete_cities: u32,
    /// Completed besieged cities among them: they count double (R-SG-3).
    pub besieged_cities: u32,
    /// They double what pigs and pigsties add as well, as they do unless the table says otherwise (R-SG-3).
    pub siege_doubles_pigs: bool,
    /// A pigsty stands in the field (R-RIV-6).
    pub pigsty: bool,
    /// Inns at a road (R-IC-1).
    pub inns: u32,
    /// Cathedrals in a city (R-IC-2).
    pub cathedrals: u32,
    /// Siege tiles of a city (R-SG-1).
    pub sieges: u32,
    /// Tower sites in a city (R-KO-17).
    pub tower_sites: u32,
    /// Goods in a city (R-TB-1).
    pub goods: PerGood<u32>,
    /// The figures on it.
    pub occupants: Vec<Occupant>,
    /// One segment of it; `None` if the table did not mirror its board.
    pub place: Option<Place>,
}

impl Record {
    /// A feature of that size with nothing in it and nobody on it.
    #[must_use]
    pub fn new(kind: Kind, tiles: u32) -> Self {
        Self {
            kind,
            tiles,
            pennants: 0,
            complete_cities: 0,
            incomplete_cities: 0,
            besieged_cities: 0,
            siege_doubles_pigs: true,
            pigsty: false,
            inns: 0,
            cathedrals: 0,
            sieges: 0,
            tower_sites: 0,
            goods: PerGood::default(),
            occupants: Vec::new(),
            place: None,
        }
    }

    /// The followers of one player on it; builders and pigs do not count (R-KO-15).
    #[must_use]
    pub fn followers_of(&self, seat: Seat) -> u32 {
        self.followers().filter(|occupant| occupant.seat == seat).count() as u32
    }

    /// All followers on it.
    pub fn followers(&self) -> impl Iterator<Item = &Occupant> {
        self.occupants.iter().filter(|occupant| occupant.figure.is_follower())
    }
}
