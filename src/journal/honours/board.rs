//! Titles for features, figures and losses on the board.

use super::facts::Facts;
use super::{Honour, Kind};
use rules::Seat;
use rules::feature;
use rules::scoring::Source;

pub(super) fn largest(facts: &Facts<'_>, kind: Kind, of: feature::Kind) -> Option<Honour> {
    let mut largest: Option<Honour> = None;
    for (turn, done) in facts.completions.iter().filter(|(_, done)| done.record.kind == of) {
        let amount = i32::try_from(done.record.tiles).unwrap_or(i32::MAX);
        if largest.is_none_or(|largest| amount > largest.amount) {
            largest = Some(Honour { kind, seat: done.completer, amount, turn: Some(*turn) });
        }
    }
    largest
}

pub(super) fn quiet_field(facts: &Facts<'_>) -> Option<Honour> {
    let fields = facts.final_scores.iter().filter(|score| score.source == Source::Field);
    let best = fields.max_by_key(|score| score.points())?;
    let (seat, amount) = (best.seat, best.points());
    Some(Honour { kind: Kind::QuietField, seat, amount, turn: None })
}

/// The points of others for features that a player completed without getting any.
pub(super) fn given(facts: &Facts<'_>, seat: Seat) -> i32 {
    let own = facts.completed_scores.iter().filter(|(completer, _)| *completer == seat);
    let features = own.clone();
    let for_others = own.filter(|(_, score)| {
        let mut same = features.clone().filter(|(_, other)| other.record == score.record);
        score.seat != seat && !same.any(|(_, other)| other.seat == seat)
    });
    for_others.map(|(_, score)| score.points()).sum()
}

/// The points of a player from some sources.
pub(super) fn from(facts: &Facts<'_>, seat: Seat, sources: &[Source]) -> i32 {
    sources.iter().map(|source| facts.game.tally(seat).points(*source)).sum()
}

/// The number of features that a player has completed.
pub(super) fn completed(facts: &Facts<'_>, seat: Seat) -> i32 {
    facts.completions.iter().filter(|(_, done)| done.completer == seat).count() as i32
}
