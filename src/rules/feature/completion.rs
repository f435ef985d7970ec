//! One completion, one record: scoring, the King and the Robber, the orders and the statistics read
//! the completion of a feature here and nowhere else.

use super::lie::{Lie, Owners};
use super::{Place, Record};
use crate::player::Seat;

/// A feature that a placement completed (R-DEF-4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// The record of the feature, with everybody who stands on it.
    pub record: Record,
    /// The player who placed the tile that completed it, whoever owns it (R-DEF-1).
    pub completer: Seat,
    /// The networks around it, for a road: itself with the cities that it runs into; for a city:
    /// each road that runs into it (R-KO-11); else none.
    pub networks: Vec<Network>,
    /// The occupied, incomplete buildings that a monastery or shrine has defeated (R-HS-5).
    pub defeated: Vec<Record>,
    /// How it lies; `None` if no order of the game asks for that, or the table did not mirror its
    /// board.
    pub lie: Option<Lie>,
}

/// A road and the cities that it runs into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// One segment of the road; `None` if the table did not mirror its board.
    pub place: Option<Place>,
    /// Whether the road is complete.
    pub complete: bool,
    /// The size of the road in tiles.
    pub tiles: u32,
    /// The owners of the road, where [`Completion::lie`] is known.
    pub owners: Owners,
    /// The different cities at the ends of the road.
    pub cities: Vec<JoinedCity>,
}

/// A city that a road runs into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JoinedCity {
    /// One segment of the city; `None` for the City of Carcassonne, or if the table did not mirror
    /// its board.
    pub place: Option<Place>,
    /// Whether the city is complete.
    pub complete: bool,
    /// The size of the city in tiles.
    pub tiles: u32,
    /// The owners of the city, where [`Completion::lie`] is known. That of Carcassonne has none.
    pub owners: Owners,
    /// Whether the city is the one whose completion is recorded.
    pub subject: bool,
}
