//! Titles for the course of the game, and for the King and the Robber.

use super::facts::Facts;
use super::{Honour, Kind};
use crate::rules::Seat;
use crate::rules::orders::requirement::Title;

/// The lead, in points, from which a victory is no photo finish.
pub(super) const CLOSE: i32 = 6;

/// The totals after each turn, without those before the first turn and after the final scoring.
fn totals<'a>(facts: &'a Facts<'_>) -> impl DoubleEndedIterator<Item = (u32, &'a Vec<i32>)> {
    let totals = facts.course.totals.iter().take(facts.course.turns + 1);
    totals
        .enumerate()
        .skip(1)
        .map(|(turn, totals)| (turn as u32, totals))
        .collect::<Vec<_>>()
        .into_iter()
}

/// A player's lead over the best of the others who sat there in that turn; below 0 behind.
fn before(facts: &Facts<'_>, turn: u32, totals: &[i32], seat: Seat) -> i32 {
    let total = |seat: Seat| totals.get(seat.index()).copied().unwrap_or_default();
    let others = facts.game.seats().filter(|other| *other != seat && facts.is_there(*other, turn));
    total(seat) - others.map(total).max().unwrap_or_else(|| total(seat))
}

pub(super) fn comeback(facts: &Facts<'_>) -> Option<Honour> {
    let seat = facts.winner()?;
    let (turn, by) = totals(facts)
        .map(|(turn, totals)| (turn, before(facts, turn, totals, seat)))
        .min_by_key(|(_, by)| *by)?;
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
    let leads = |(turn, totals): &(u32, &Vec<i32>)| before(facts, *turn, totals, seat) > 0;
    let led = totals(facts).rev().take_while(leads).count();
    Some(Honour { kind: Kind::AheadThroughout, seat, amount: led as i32, turn: None })
}

pub(super) fn lead(facts: &Facts<'_>, kind: Kind, amount: impl Fn(i32) -> i32) -> Option<Honour> {
    let seat = facts.winner()?;
    let by = before(facts, facts.last_turn + 1, facts.course.totals.last()?, seat);
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
