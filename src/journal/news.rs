//! The news of a turn: everything that its tile has brought, to be told until the next tile lies.

use super::{Entry, account};
use rules::card;
use rules::expansion::Outcome as Own;
use rules::expansion::{count, dragon};
use rules::orders;
use rules::scoring::Source;
use rules::{Move, Outcome, Seat};

/// A piece of news that everybody may know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    /// What happened.
    pub outcome: Outcome,
    /// The player whose points changed by it, and how many there were.
    pub gain: Option<(Seat, i32)>,
    /// The tasks by which an order was met where either of two will do (R-KO-55).
    pub met: Vec<usize>,
}

impl News {
    /// Whether an order was turned up.
    pub const fn is_order(&self) -> bool {
        matches!(
            self.outcome,
            Outcome::Orders(orders::Outcome::Fulfilled { .. } | orders::Outcome::Spent { .. })
        )
    }

    /// The card of an order that was fulfilled or lost.
    pub const fn card(&self) -> Option<&card::Id> {
        if let Outcome::Orders(
            orders::Outcome::Fulfilled { card, .. } | orders::Outcome::Spent { card, .. },
        ) = &self.outcome
        {
            Some(card)
        } else {
            None
        }
    }
}

/// The move with which the last turn began: that of its tile, or of a turn without one.
pub fn last_turn(entries: &[Entry]) -> usize {
    let begins =
        |outcome: &Outcome| matches!(outcome, Outcome::Placed { .. } | Outcome::Passed { .. });
    entries.iter().rposition(|entry| entry.outcomes.iter().any(begins)).unwrap_or(0)
}

/// The last move that somebody made without being asked for it by the move before: the end of a
/// turn and the choice of an order belong to that (R-KO-12).
pub fn last_step(entries: &[Entry]) -> usize {
    let follows =
        |made: &Move| matches!(made, Move::EndTurn | Move::FulfilOrder { .. } | Move::AskForOrders);
    entries.iter().rposition(|entry| !follows(&entry.made)).unwrap_or(0)
}

/// The news of these moves, orders first; the final scoring has a screen of its own.
pub fn news(entries: &[Entry]) -> Vec<News> {
    let is_final = |outcome: &Outcome| matches!(outcome, Outcome::FinalScoringBegan);
    let told = account(entries).into_iter().map(|event| event.outcome);
    let mut all: Vec<News> = Vec::new();
    for outcome in told.take_while(|outcome| !is_final(outcome)) {
        if let Outcome::Orders(orders::Outcome::MetBy { card, tasks, .. }) = outcome {
            let order = all.iter_mut().rev().find(|news| news.card() == Some(card));
            order.into_iter().for_each(|order| order.met.clone_from(tasks));
        }
        if !is_news(outcome) {
            continue;
        }
        let gain = gain(outcome);
        // The points of an order follow it.
        let is_of_order = matches!(outcome, Outcome::Scored(it) if it.source == Source::Orders);
        let order = all.iter_mut().find(|news| news.is_order() && news.gain.is_none());
        match order.filter(|_| is_of_order) {
            Some(order) => order.gain = gain,
            None => all.push(News { outcome: outcome.clone(), gain, met: Vec::new() }),
        }
    }
    all.sort_by_key(|news| !news.is_order());
    all
}

/// The sums of these gains, for each player who has some, in the order in which they came.
pub fn sums(news: &[News]) -> Vec<(Seat, i32)> {
    let mut sums: Vec<(Seat, i32)> = Vec::new();
    for (seat, points) in news.iter().filter_map(|news| news.gain) {
        match sums.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, sum)) => *sum += points,
            None => sums.push((seat, points)),
        }
    }
    sums
}

const fn is_news(outcome: &Outcome) -> bool {
    match outcome {
        // It follows nearly every feature, and stands in the log.
        Outcome::Expansion(Own::Count(count::Outcome::CityShut { .. }))
        | Outcome::Expansion(Own::Dragon(dragon::Outcome::Moved { .. })) => false,
        Outcome::Scored(_)
        | Outcome::Expansion(_)
        | Outcome::Table(_)
        | Outcome::TileRemoved { .. } => true,
        Outcome::Orders(outcome) => match outcome {
            orders::Outcome::Fulfilled { .. }
            | orders::Outcome::Spent { .. }
            | orders::Outcome::Discarded { .. } => true,
            orders::Outcome::Entered { .. }
            | orders::Outcome::Kept { .. }
            | orders::Outcome::Drawn { .. }
            | orders::Outcome::MetBy { .. }
            | orders::Outcome::ChoiceOffered { .. } => false,
        },
        Outcome::Placed { .. }
        | Outcome::Passed { .. }
        | Outcome::Deployed { .. }
        | Outcome::KeptAnyway { .. }
        | Outcome::Completed(_)
        | Outcome::Returned { .. }
        | Outcome::TurnBegan { .. }
        | Outcome::FinalScoringBegan
        | Outcome::Finished { .. }
        | Outcome::Scorepad(_) => false,
    }
}

fn gain(outcome: &Outcome) -> Option<(Seat, i32)> {
    if let Outcome::Scored(score) = outcome { Some((score.seat, score.points())) } else { None }
}
