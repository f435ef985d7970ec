//! Titles for features, figures and losses on the board.

use super::facts::Facts;
use super::{Honour, Kind};
use crate::rules::Seat;
use crate::rules::feature;
use crate::rules::scoring::Source;

pub(super) fn honour(facts: &Facts<'_>, kind: Kind) -> Option<Honour> {
    let from = |sources: &[Source], seat: Seat| {
        sources.iter().map(|source| facts.game.tally(seat).of(*source)).sum::<i32>()
    };
    match kind {
        Kind::LongRoad => largest(facts, kind, feature::Kind::Road),
        Kind::GreatCity => largest(facts, kind, feature::Kind::City),
        Kind::QuietField => quiet_field(facts),
        Kind::Farmer => facts.most(kind, |seat| from(&[Source::Field], seat)),
        Kind::Abbot => facts.most(kind, |seat| from(&[Source::Monastery, Source::Shrine], seat)),
        Kind::Merchant => facts.most(kind, |seat| from(&[Source::Goods], seat)),
        Kind::FairyFriend => facts.most(kind, |seat| from(&[Source::Fairy], seat)),
        Kind::MasterBuilder => facts.most(kind, |seat| {
            facts.completions.iter().filter(|(_, done)| done.completer == seat).count() as i32
        }),
        Kind::Benefactor => facts.most(kind, |seat| given(facts, seat)),
        Kind::Jailer => facts.most(kind, |seat| facts.captured[seat]),
        Kind::DragonsDish => facts.most(kind, |seat| facts.eaten[seat]),
        Kind::Comeback
        | Kind::GreatTurn
        | Kind::AheadThroughout
        | Kind::PhotoFinish
        | Kind::Landslide
        | Kind::LongKing
        | Kind::LongRobber
        | Kind::Usurper
        | Kind::Servant
        | Kind::CleanHands
        | Kind::Promises
        | Kind::EarlyOrder
        | Kind::LateOrder => None,
    }
}

fn largest(facts: &Facts<'_>, kind: Kind, of: feature::Kind) -> Option<Honour> {
    let mut largest: Option<Honour> = None;
    for (turn, done) in facts.completions.iter().filter(|(_, done)| done.record.kind == of) {
        let amount = i32::try_from(done.record.tiles).unwrap_or(i32::MAX);
        if largest.is_none_or(|largest| amount > largest.amount) {
            largest = Some(Honour { kind, seat: done.completer, amount, turn: Some(*turn) });
        }
    }
    largest
}

fn quiet_field(facts: &Facts<'_>) -> Option<Honour> {
    let fields = facts.final_scores.iter().filter(|score| score.source == Source::Field);
    let best = fields.max_by_key(|score| score.points())?;
    let (seat, amount) = (best.seat, best.points());
    Some(Honour { kind: Kind::QuietField, seat, amount, turn: None })
}

/// The points of others for features that a player completed without getting any.
fn given(facts: &Facts<'_>, seat: Seat) -> i32 {
    let own = facts.completed_scores.iter().filter(|(completer, _)| *completer == seat);
    let features = own.clone();
    let for_others = own.filter(|(_, score)| {
        let mut same = features.clone().filter(|(_, other)| other.record == score.record);
        score.seat != seat && !same.any(|(_, other)| other.seat == seat)
    });
    for_others.map(|(_, score)| score.points()).sum()
}
