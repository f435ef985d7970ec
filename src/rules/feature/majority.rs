//! Who holds a feature (R-BASE-10), and with what.

use super::Record;
use crate::house_rule::HouseRule;
use crate::player::{Figure, MAX_PLAYERS, PerSeat, Seat};

/// Each player's strength: the sum over their figures there (R-IC-3, R-AM-6).
pub fn strengths(record: &Record) -> PerSeat<u32> {
    let mut strengths = PerSeat::default();
    for occupant in &record.occupants {
        strengths[occupant.seat] += occupant.figure.strength(record.pennants);
    }
    strengths
}

/// The players with the highest strength above 0, in seat order (R-BASE-10).
fn strongest(record: &Record) -> impl Iterator<Item = Seat> + Clone + use<> {
    let strengths = strengths(record);
    let seats = Seat::all(MAX_PLAYERS);
    let most = seats.clone().map(|seat| strengths[seat]).max().unwrap_or(0);
    seats.filter(move |seat| most > 0 && strengths[*seat] == most)
}

/// The players who own a feature, in seat order: each gets the full points (R-BASE-10). Of those
/// with the highest strength whoever has a follower that breaks ties beats the others, or whoever
/// has the most of them.
pub fn owners(record: &Record) -> impl Iterator<Item = Seat> + use<> {
    let counted = record.readings.differ(HouseRule::TieBreakersCounted);
    let breakers = record.tie_breakers.map(|count| if counted { count } else { count.min(1) });
    let strongest = strongest(record);
    let most = strongest.clone().map(|seat| breakers[seat]).max().unwrap_or(0);
    strongest.filter(move |seat| breakers[*seat] == most)
}

/// Whether a tie for a feature was broken.
pub fn has_broken_tie(record: &Record) -> bool {
    strongest(record).count() > owners(record).count()
}

/// What a player has on a feature, as whoever looks for its owners has to count it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Presence {
    /// The player.
    pub seat: Seat,
    /// The strength of the followers there; `None` without any (R-BASE-10).
    pub strength: Option<u32>,
    /// The followers who do not count as one: the big follower (R-IC-3) and the mayor (R-AM-6).
    pub uneven: Vec<Figure>,
    /// The number of followers that break a tie.
    pub tie_breakers: u32,
    /// The figures that are no followers and add nothing to the strength (R-TB-3, 6, R-AM-8).
    pub beside: Vec<Figure>,
}

/// Everybody with a figure on a feature, in seat order.
pub fn presences(record: &Record) -> Vec<Presence> {
    let strengths = strengths(record);
    let seats = Seat::all(MAX_PLAYERS);
    let presence = |seat| {
        let own = record.occupants.iter().filter(|occupant| occupant.seat == seat);
        let own: Vec<Figure> = own.map(|occupant| occupant.figure).collect();
        let of = |is_meant: fn(Figure) -> bool| {
            own.iter().copied().filter(|figure| is_meant(*figure)).collect::<Vec<_>>()
        };
        let has_follower = own.iter().any(|figure| figure.is_follower());
        (!own.is_empty()).then(|| Presence {
            seat,
            strength: has_follower.then(|| strengths[seat]),
            tie_breakers: record.tie_breakers[seat],
            uneven: of(|figure| figure.is_follower() && !figure.counts_as_one()),
            beside: of(|figure| !figure.is_follower()),
        })
    };
    seats.filter_map(presence).collect()
}
