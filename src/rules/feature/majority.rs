//! Who owns a feature (R-BASE-10).

use super::Occupant;
use crate::rules::player::{PerSeat, Seat};

/// Each player's strength: the sum over their figures there.
#[must_use]
pub fn strengths(occupants: &[Occupant]) -> PerSeat<u32> {
    let mut strengths = PerSeat::default();
    for occupant in occupants {
        strengths[occupant.seat] += occupant.figure.strength();
    }
    strengths
}

/// Everybody with the highest strength above 0, in seat order: each gets the full points (R-BASE-10).
pub fn owners(occupants: &[Occupant]) -> impl Iterator<Item = Seat> + use<> {
    let strengths = strengths(occupants);
    let seats = Seat::all(crate::rules::player::MAX_PLAYERS);
    let most = seats.clone().map(|seat| strengths[seat]).max().unwrap_or(0);
    seats.filter(move |seat| most > 0 && strengths[*seat] == most)
}
