//! Features: the units that the segments of joined tiles make, and the record by which everything
//! is judged.

pub mod completion;
pub mod join;
pub mod lie;
pub mod majority;

use super::geometry::Position;
use super::house_rule::{HouseRule, HouseRules};
use super::player::{Figure, PerSeat, Seat};
use super::tile::symbol::PerSymbol;
use super::tile::{PerGood, Segment};

pub use super::tile::Kind;

/// One segment of one placed tile: a name for the feature that it belongs to, however large that
/// has grown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The tile.
    pub at: Position,
    /// The segment of that tile.
    pub segment: Segment,
}

/// A figure standing on a feature when it is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Occupant {
    /// Its owner.
    pub seat: Seat,
    /// The kind of figure.
    pub figure: Figure,
}

/// The house rules of a table that differ from the usual way, as scoring asks for them. They are
/// copied with every record. The default is the usual way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Readings(u64);

/// Every house rule has a bit.
const _: () = assert!(HouseRule::ALL.len() <= u64::BITS as usize, "a wider number");

impl Readings {
    /// The readings of a table.
    pub fn from_rules(rules: &HouseRules) -> Self {
        rules.iter().collect()
    }

    /// Whether the table's answer differs from the usual one.
    pub const fn differ(self, rule: HouseRule) -> bool {
        self.0 & (1 << rule as u32) != 0
    }
}

impl FromIterator<HouseRule> for Readings {
    fn from_iter<T: IntoIterator<Item = HouseRule>>(rules: T) -> Self {
        Self(rules.into_iter().fold(0, |bits, rule| bits | (1 << rule as u32)))
    }
}

/// The state of one feature at one moment: all that scoring, the titles and the orders may ask of
/// it. Parts that its kind cannot have are zero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The kind of feature.
    pub kind: Kind,
    /// The size: distinct tiles (R-DEF-2); for a monastery or shrine the building and the
    /// neighbours present (R-BASE-9).
    pub tiles: u32,
    /// Pennants in a city.
    pub pennants: u32,
    /// Completed cities that a field touches, each once (R-BASE-13), the City of Carcassonne among
    /// them (R-CNT-3).
    pub complete_cities: u32,
    /// Incomplete cities that a field touches, each once.
    pub incomplete_cities: u32,
    /// Completed besieged cities among them: they count double (R-SG-3).
    pub besieged_cities: u32,
    /// A pigsty stands in the field (R-RIV-6).
    pub pigsty: bool,
    /// Inns at a road (R-IC-1).
    pub inns: u32,
    /// Ferries on a road (R-FER-1).
    pub ferries: u32,
    /// Cathedrals in a city (R-IC-2).
    pub cathedrals: u32,
    /// Siege tiles of a city (R-SG-1).
    pub sieges: u32,
    /// Foundations in a city (R-KO-17).
    pub tower_sites: u32,
    /// Goods in a city (R-TB-1).
    pub goods: PerGood<u32>,
    /// The mage stands on the road or city (R-MAG-4).
    pub mage: bool,
    /// The witch stands on the road or city (R-MAG-5).
    pub witch: bool,
    /// The tiles around a building that bear each symbol.
    pub symbols_around: PerSymbol<u32>,
    /// The figures on the feature.
    pub occupants: Vec<Occupant>,
    /// Each player's followers among them that break a tie, for the tile below them does.
    pub tie_breakers: PerSeat<u32>,
    /// One segment of the feature; `None` if the table did not mirror its board.
    pub place: Option<Place>,
    /// The table's ways to count the feature.
    pub readings: Readings,
}

impl Record {
    /// A feature of that size with nothing in it and nobody on it.
    pub fn new(kind: Kind, tiles: u32) -> Self {
        Self {
            kind,
            tiles,
            pennants: 0,
            complete_cities: 0,
            incomplete_cities: 0,
            besieged_cities: 0,
            pigsty: false,
            inns: 0,
            ferries: 0,
            cathedrals: 0,
            sieges: 0,
            tower_sites: 0,
            mage: false,
            witch: false,
            goods: PerGood::default(),
            symbols_around: PerSymbol::default(),
            occupants: Vec::new(),
            tie_breakers: PerSeat::default(),
            place: None,
            readings: Readings::default(),
        }
    }

    /// The followers of one player on the feature; builders and pigs do not count (R-KO-15).
    pub fn followers_of(&self, seat: Seat) -> u32 {
        self.followers().filter(|occupant| occupant.seat == seat).count() as u32
    }

    /// All followers on the feature.
    pub fn followers(&self) -> impl Iterator<Item = &Occupant> {
        self.occupants.iter().filter(|occupant| occupant.figure.is_follower())
    }
}
