//! The Count of Carcassonne (R-CNT): the City's four quarters, who waits in them, and the Count who lets nobody out of his.

use crate::rules::feature::Kind;
use crate::rules::player::{Figure, Seat};
use crate::rules::tile::Quarter;

/// A figure in the City.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resident {
    /// Its owner.
    pub seat: Seat,
    /// What it is.
    pub figure: Figure,
    /// Where it waits.
    pub quarter: Quarter,
}

/// The City of Carcassonne.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct City {
    count: Quarter,
    residents: Vec<Resident>,
}

impl Default for City {
    /// R-CNT-1: the Count begins in the castle.
    fn default() -> Self {
        Self { count: Quarter::Castle, residents: Vec::new() }
    }
}

impl City {
    /// Where the Count is.
    #[must_use]
    pub const fn count(&self) -> Quarter {
        self.count
    }

    /// Everybody in the City, in the order in which they came.
    #[must_use]
    pub fn residents(&self) -> &[Resident] {
        &self.residents
    }

    /// Whether figures may leave a quarter: the Count lets nobody out of his (R-CNT-12).
    #[must_use]
    pub fn is_open(&self, quarter: Quarter) -> bool {
        quarter != self.count
    }

    /// A player's figures in a quarter.
    pub fn in_quarter(&self, seat: Seat, quarter: Quarter) -> impl Iterator<Item = &Resident> {
        self.residents.iter().filter(move |resident| resident.seat == seat && resident.quarter == quarter)
    }

    pub(crate) fn enter(&mut self, resident: Resident) {
        self.residents.push(resident);
    }

    pub(crate) fn leave(&mut self, resident: Resident) {
        if let Some(index) = self.residents.iter().position(|other| *other == resident) {
            self.residents.remove(index);
        }
    }

    pub(crate) fn move_count(&mut self, quarter: Quarter) {
        self.count = quarter;
    }
}

/// The quarter that comes after another one, as the Count goes round (A42).
#[must_use]
pub const fn quarter_after(quarter: Quarter) -> Quarter {
    match quarter {
        Quarter::Castle => Quarter::Market,
        Quarter::Market => Quarter::Blacksmith,
        Quarter::Blacksmith => Quarter::Cathedral,
        Quarter::Cathedral => Quarter::Castle,
    }
}

/// The quarter from which a kind of feature is joined (R-CNT-13, 17).
#[must_use]
pub const fn quarter_of(kind: Kind) -> Quarter {
    match kind {
        Kind::City => Quarter::Castle,
        Kind::Road => Quarter::Blacksmith,
        Kind::Monastery | Kind::Shrine => Quarter::Cathedral,
        Kind::Field => Quarter::Market,
    }
}

/// Why nobody may be sent into the City after a completion (R-CNT-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shut {
    /// The active player has scored.
    Scored,
    /// No opponent has scored.
    NobodyScored,
    /// The active player has entered in the first part of the double turn (R-CNT-21, the switch).
    EnteredBefore,
    /// The active player has no follower left.
    NoFollower,
}
