//! How a feature lies among the others as it is completed: what only the board tells.

use crate::player::{MAX_PLAYERS, PerSeat, Seat};
use crate::tile::Kind;

/// The players who own a feature: those with the majority there, or who had it when it was
/// completed (R-KO-46).
pub type Owners = PerSeat<bool>;

/// How a feature lies.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Lie {
    /// The kinds of the different features that reach the eight tiles about a building (R-KO-43);
    /// none for what is no building.
    pub around: Vec<Kind>,
    /// The most tiles of the feature in one row, on each of which it goes on to the next (R-KO-44).
    pub row: u32,
    /// Whether it is a road without any end (R-KO-44).
    pub is_ring: bool,
    /// Whether it is a city that closes in an empty place (R-KO-44).
    pub has_hole: bool,
    /// The different monasteries at which a road ends.
    pub monasteries: u32,
    /// The other features of the board that can be complete.
    pub others: Vec<Other>,
}

/// Another feature than the one that is completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Other {
    /// The kind of feature.
    pub kind: Kind,
    /// Its size in tiles.
    pub tiles: u32,
    /// Whether it is complete, by the same tile too.
    pub is_complete: bool,
    /// Its owners.
    pub owners: Owners,
    /// Whether a tile carries parts of both (R-KO-45).
    pub shares_tile: bool,
    /// Whether a field touches both (R-KO-45).
    pub shares_field: bool,
}

/// Whose a feature is, as its owners have it: its holder's if the holder is one of them, otherwise
/// an opponent's, or nobody's (R-KO-46).
pub fn is_of(owners: &Owners, holder: Seat) -> Whose {
    if owners[holder] {
        Whose::Holders
    } else if owner_count(owners) > 0 {
        Whose::Opponents
    } else {
        Whose::Nobodys
    }
}

/// The number of owners.
pub fn owner_count(owners: &Owners) -> u32 {
    let seats = Seat::all(MAX_PLAYERS);
    seats.filter(|seat| owners[*seat]).count() as u32
}

/// Whose a feature is to the holder of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The holder is an owner.
    Holders,
    /// Somebody else owns it alone.
    Opponents,
    /// There is no owner.
    Nobodys,
}
