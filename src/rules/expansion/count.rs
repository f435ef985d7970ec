//! The Count of Carcassonne (R-CNT): the City's four quarters, the figures in them, and the Count,
//! who lets nobody out of his quarter.

use crate::feature::{Kind, Place};
use crate::player::{Figure, Seat};
use crate::tile::Quarter;

/// A figure in the City.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resident {
    /// Its owner.
    pub seat: Seat,
    /// The kind of figure.
    pub figure: Figure,
    /// The quarter in which it waits.
    pub quarter: Quarter,
}

/// The City of Carcassonne.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carcassonne {
    count: Quarter,
    residents: Vec<Resident>,
}

impl Default for Carcassonne {
    /// R-CNT-1: the Count begins in the castle.
    fn default() -> Self {
        Self { count: Quarter::Castle, residents: Vec::new() }
    }
}

impl Carcassonne {
    /// The quarter of the Count.
    pub const fn count(&self) -> Quarter {
        self.count
    }

    /// Everybody in the City, in order of arrival.
    pub fn residents(&self) -> &[Resident] {
        &self.residents
    }

    /// Whether figures may leave a quarter: the Count lets nobody out of his (R-CNT-12).
    pub fn is_open(&self, quarter: Quarter) -> bool {
        quarter != self.count
    }

    /// A player's figures in a quarter.
    pub fn in_quarter(&self, seat: Seat, quarter: Quarter) -> impl Iterator<Item = &Resident> {
        self.residents
            .iter()
            .filter(move |resident| resident.seat == seat && resident.quarter == quarter)
    }

    pub(crate) fn enter(&mut self, resident: Resident) {
        self.residents.push(resident);
    }

    pub(crate) fn leave(&mut self, resident: Resident) {
        if let Some(index) = self.residents.iter().position(|other| *other == resident) {
            self.residents.remove(index);
        }
    }

    /// Takes all figures of a player out of the City and returns them.
    pub(crate) fn take_home(&mut self, seat: Seat) -> Vec<Figure> {
        let gone = self.residents.extract_if(.., |resident| resident.seat == seat);
        gone.map(|resident| resident.figure).collect()
    }

    pub(crate) fn move_count(&mut self, quarter: Quarter) {
        self.count = quarter;
    }
}

/// The quarter after another one, in the order in which the Count goes round (A42).
pub const fn quarter_after(quarter: Quarter) -> Quarter {
    match quarter {
        Quarter::Castle => Quarter::Market,
        Quarter::Market => Quarter::Blacksmith,
        Quarter::Blacksmith => Quarter::Cathedral,
        Quarter::Cathedral => Quarter::Castle,
    }
}

/// The quarter from which a kind of feature is joined (R-CNT-13, 17); gardens are joined from none
/// (R-AB-11).
pub const fn quarter_of(kind: Kind) -> Option<Quarter> {
    match kind {
        Kind::City => Some(Quarter::Castle),
        Kind::Road => Some(Quarter::Blacksmith),
        Kind::MONASTERY | Kind::SHRINE => Some(Quarter::Cathedral),
        Kind::GARDEN => None,
        Kind::Field => Some(Quarter::Market),
    }
}

/// Why nobody may be sent into the City after a completion (R-CNT-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shut {
    /// The active player has scored.
    Scored,
    /// No opponent has scored.
    NobodyScored,
    /// The active player has entered in the first part of the double turn (R-CNT-21, the house
    /// rule).
    EnteredBefore,
    /// The active player has no follower left.
    NoFollower,
}

/// Why a move of this expansion is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// Nothing in the City waits for a word on who begins.
    NobodyBegins,
    /// The active player or the one to the left begins (R-CNT-14).
    BeginsElsewhere { active: Seat, left: Seat },
    /// First the active player says who begins to leave the City (R-CNT-14).
    SayWhoBegins,
    /// Nobody may leave the City now (R-CNT-13, 17).
    NobodyLeaves,
    /// Somebody else has the chance to leave the City now.
    OthersChance { seat: Seat },
    /// The player has no such figure in that quarter.
    NotInCity { seat: Seat, quarter: Quarter },
    /// The Count lets nobody out of his quarter (R-CNT-12).
    Blocked { quarter: Quarter },
    /// From that quarter nobody may go there (R-CNT-13, 16, 17).
    NotThere { place: Place, quarter: Quarter },
    /// The right to send a follower into the City was not earned (R-CNT-5).
    CityIsShut,
    /// That figure is not sent into that quarter (R-CNT-9).
    NotInQuarter { figure: Figure, quarter: Quarter },
    /// The Count is moved after a follower was sent into the City (R-CNT-11).
    CountStays,
    /// The Count moves by himself, as the table has agreed (A42).
    CountMovesAlone,
    /// The Count is there already.
    CountIsThere { quarter: Quarter },
    /// Followers may still leave the City first (R-CNT-13).
    LeaveFirst { seat: Seat },
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// A follower left the City for a feature (R-CNT-13).
    LeftCity { seat: Seat, quarter: Quarter, place: Place },
    /// A follower was sent into the City (R-CNT-5).
    EnteredCity { seat: Seat, quarter: Quarter },
    /// A feature was completed, but the player may send nobody into the City.
    CityShut { seat: Seat, why: Shut },
    /// The Count was moved (R-CNT-11).
    CountMoved { seat: Seat, quarter: Quarter },
    /// On the scorepad: a follower left the City for a feature just completed, or at the end for a
    /// field (R-CNT-13, 17).
    JoinedFeature { seat: Seat, quarter: Quarter, kind: Kind },
}
