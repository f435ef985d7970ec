//! Titles for the course of the game, and for the King and the Robber.

use super::facts::Facts;
use super::{Honour, Kind};
use rules::Seat;
use rules::title::Title;

/// The lead, in points, from which a victory is no photo finish.
pub(super) const CLOSE: i32 = 6;

/// The leads of a player after each turn, from 1, since the player came; without the final
/// scoring.
fn leads(facts: &Facts<'_>, seat: Seat) -> impl DoubleEndedIterator<Item = (u32, i32)> {
    let last = facts.course.turns.min(facts.course.totals.len().saturating_sub(1));
    let first = facts.course.came(seat) + 1;
    (first..=last).map(move |turn| (turn as u32, before(facts, turn, seat)))
}

/// A player's lead after a turn over the best of the others who sat there in it; below 0 behind.
fn before(facts: &Facts<'_>, turn: usize, seat: Seat) -> i32 {
    let own = facts.course.total(turn, seat);
    let others = facts.game.seats().filter(|other| *other != seat);
    let others = others.filter(|other| facts.is_there(*other, turn));
    own - others.map(|other| facts.course.total(turn, other)).max().unwrap_or(own)
}

pub(super) fn comeback(facts: &Facts<'_>) -> Option<Honour> {
    let seat = facts.winner()?;
    let (turn, by) = leads(facts, seat).min_by_key(|(_, by)| *by)?;
    Some(Honour { kind: Kind::Comeback, seat, amount: -by, turn: Some(turn) })
}

pub(super) fn great_turn(facts: &Facts<'_>) -> Option<Honour> {
    let mut best: Option<Honour> = None;
    for (turn, seat, amount) in facts.course.gains() {
        if best.is_none_or(|best| amount > best.amount) {
            let turn = Some(turn as u32);
            best = Some(Honour { kind: Kind::GreatTurn, seat, amount, turn });
        }
    }
    best
}

pub(super) fn ahead(facts: &Facts<'_>) -> Option<Honour> {
    let seat = facts.winner()?;
    let led = leads(facts, seat).rev().take_while(|(_, by)| *by > 0).count();
    Some(Honour { kind: Kind::AheadThroughout, seat, amount: led as i32, turn: None })
}

pub(super) fn lead(facts: &Facts<'_>, kind: Kind, amount: impl Fn(i32) -> i32) -> Option<Honour> {
    let seat = facts.winner()?;
    let by = before(facts, facts.course.totals.len().checked_sub(1)?, seat);
    Some(Honour { kind, seat, amount: amount(by), turn: None })
}

/// The number of turns for which a player held a title.
pub(super) fn reign(facts: &Facts<'_>, seat: Seat, title: Title) -> i32 {
    let reigns: Vec<_> = facts.course.reigns.iter().filter(|reign| reign.title == title).collect();
    let ends = reigns.iter().skip(1).map(|next| next.turn).chain([facts.course.turns + 1]);
    let own = reigns.iter().zip(ends).filter(|(reign, _)| reign.holder == seat);
    own.map(|(reign, end)| end.saturating_sub(reign.turn)).sum::<usize>() as i32
}

/// The number of times that a player took a title from another.
pub(super) fn taken(facts: &Facts<'_>, seat: Seat) -> i32 {
    let of = |title| {
        let reigns = facts.course.reigns.iter().filter(move |reign| reign.title == title);
        reigns.map(|reign| reign.holder).collect::<Vec<_>>()
    };
    let taken = [Title::King, Title::Robber].map(|title| {
        of(title)
            .windows(2)
            .filter(|two| matches!(two, [from, to] if *to == seat && from != to))
            .count()
    });
    taken.iter().sum::<usize>() as i32
}
