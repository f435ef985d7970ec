//! The owners of a feature (R-BASE-10).

use super::Record;
use crate::rules::player::{PerSeat, Seat};

/// Each player's strength: the sum over their figures there (R-IC-3, R-AM-6).
#[must_use]
pub fn strengths(record: &Record) -> PerSeat<u32> {
    let mut strengths = PerSeat::default();
    for occupant in &record.occupants {
        strengths[occupant.seat] += occupant.figure.strength(record.pennants);
    }
    strengths
}

/// The players with the highest strength above 0, in seat order: each gets the full points
/// (R-BASE-10).
pub fn owners(record: &Record) -> impl Iterator<Item = Seat> + use<> {
    let strengths = strengths(record);
    let seats = Seat::all(crate::rules::player::MAX_PLAYERS);
    let most = seats.clone().map(|seat| strengths[seat]).max().unwrap_or(0);
    seats.filter(move |seat| most > 0 && strengths[*seat] == most)
}
