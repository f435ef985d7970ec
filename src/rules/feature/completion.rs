//! One completion, one record: what happens when a feature is completed. Scoring, the King and the
//! Robber, the orders and the statistics read this and nothing else.

use super::{Place, Record};
use crate::rules::player::Seat;

/// A feature that a placement completed (R-DEF-4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// What it is, with everybody who stands on it.
    pub record: Record,
    /// Who placed the tile that completed it, whoever owns it (R-DEF-1).
    pub completer: Seat,
    /// Of a road: itself with the cities that it runs into. Of a city: each road that runs into it
    /// (R-KO-11). Else empty.
    pub networks: Vec<Network>,
    /// Of a monastery or shrine: the occupied, incomplete buildings that it has defeated (R-HS-5).
    pub defeated: Vec<Record>,
}

/// A road and the cities that it runs into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// One segment of the road; `None` if the table did not mirror its board.
    pub place: Option<Place>,
    /// The road is complete.
    pub complete: bool,
    /// Its size in tiles.
    pub tiles: u32,
    /// The different cities at its ends.
    pub cities: Vec<JoinedCity>,
}

/// A city that a road runs into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JoinedCity {
    /// One segment of it; `None` for the City of Carcassonne, or if the table did not mirror its
    /// board.
    pub place: Option<Place>,
    /// It is complete.
    pub complete: bool,
    /// Its size in tiles.
    pub tiles: u32,
    /// It is the city whose completion this is about.
    pub subject: bool,
}
