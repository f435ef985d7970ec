//! The event that fulfilled an order.

use crate::{Entry, Journal, account};
use rules::card::mishap::Mishap;
use rules::card::requirement::nature::Event;
use rules::card::task::Requirement;
use rules::card::{self, Card};
use rules::expansion::Outcome as Own;
use rules::expansion::king_robber::Outcome::Taken;
use rules::expansion::shrine;
use rules::feature::completion::Completion;
use rules::feature::{Kind, Place, majority};
use rules::scoring::{Label, Score};
use rules::{Outcome, Seat, orders};

/// The outcome that fulfilled an order which the move at `index` (from 0) turned up: the feature
/// that was completed, the title that was taken, the figure that was deployed. `None` where players
/// declared it themselves.
pub fn cause<'a>(
    journal: &'a Journal,
    index: usize,
    seat: Seat,
    card: &Card,
) -> Option<&'a Outcome> {
    let entries = journal.entries().get(..=index)?;
    let occasion = occasion(entries, seat, &card.id)?;
    let (last, earlier) = entries.get(..=occasion)?.split_last()?;
    let is_it = |outcome: &&Outcome| is_cause(outcome, seat, &card.requirement);
    let before = last.outcomes.iter().take_while(|outcome| !fulfils(outcome, seat, &card.id));
    let found = before.filter(is_it).last();
    // A tile that was placed is judged when its turn ends.
    let is_placement =
        |outcome: &&Outcome| matches!(outcome, Outcome::Placed { seat: by, .. } if *by == seat);
    let placed = || earlier.iter().rev().flat_map(|entry| &entry.outcomes).find(is_placement);
    found.or_else(placed)
}

/// The tasks by which a player's order was met where either of two will do (R-KO-55); none if it is
/// no such order, or only its holder knows.
pub fn met(journal: &Journal, of: Seat, wanted: &card::Id) -> Vec<usize> {
    let outcomes = journal.entries().iter().rev().flat_map(|entry| entry.outcomes.iter().rev());
    let mut met = outcomes.filter_map(|outcome| {
        let Outcome::Orders(orders::Outcome::MetBy { seat, card, tasks }) = outcome else {
            return None;
        };
        (*seat == of && card == wanted).then(|| tasks.clone())
    });
    met.next().unwrap_or_default()
}

/// The features by which the order was fulfilled that the score is of, as its tasks want them,
/// alone or together, or by which it was lost; none of an order that is about no feature. The move
/// at `index` (from 0) brought the points.
pub fn features(journal: &Journal, index: usize, score: &Score) -> Vec<Place> {
    let Some(Label::Order(id)) = score.lines.first().map(|line| &line.label) else {
        return Vec::new();
    };
    let Some(card) = journal.game().catalogue().card(id.as_str()) else { return Vec::new() };
    // For an order chosen among several, the move that offered the choice.
    let events = account(journal.entries());
    let told = events.iter().find(|event| event.index == index).map_or(index, |event| event.told);
    let outcomes = journal.entries().get(told).map_or(&[][..], |entry| &entry.outcomes);
    let lost_by = outcomes.iter().find_map(|outcome| {
        let Outcome::Orders(orders::Outcome::Spent { card, by, .. }) = outcome else {
            return None;
        };
        (card == id).then_some(*by)
    });
    let wanted = outcomes.iter().filter_map(|outcome| {
        if let Outcome::Completed(completion) = outcome { Some(completion) } else { None }
    });
    let wanted = wanted.filter(|completion| match lost_by {
        Some(by) => loses(completion, by, score.seat),
        None => {
            completion.completer == score.seat
                && card.requirement.is_paid_by(completion, score.seat)
        }
    });
    let wanted: Vec<Place> = wanted.filter_map(|completion| completion.record.place).collect();
    if !wanted.is_empty() || lost_by.is_some() {
        return wanted;
    }
    let place = match cause(journal, index, score.seat, card) {
        Some(Outcome::Completed(completion)) => completion.record.place,
        Some(Outcome::Deployed { place, .. }) => Some(*place),
        Some(Outcome::Scored(score)) => score.place(),
        Some(_) | None => None,
    };
    place.into_iter().collect()
}

/// Whether a completed feature is the small road by which an order of a player was lost (R-KO-56).
fn loses(completion: &Completion, by: Option<Mishap>, holder: Seat) -> bool {
    let record = &completion.record;
    by == Some(Mishap::Road { tiles: record.tiles })
        && record.kind == Kind::Road
        && majority::owners(record).any(|owner| owner == holder)
}

/// The move that fulfilled the order, or that offered the choice in which it was taken (R-KO-12).
fn occasion(entries: &[Entry], seat: Seat, card: &card::Id) -> Option<usize> {
    let last = entries.len().checked_sub(1)?;
    let is_choice = entries
        .last()
        .is_some_and(|entry| entry.made.fulfils_order() && entry.made.nature().maker == Some(seat));
    if !is_choice {
        return Some(last);
    }
    let offers = |entry: &Entry| entry.outcomes.iter().any(|outcome| fulfils(outcome, seat, card));
    entries.get(..last)?.iter().rposition(offers)
}

/// Whether an outcome turns the order up, or offers it.
fn fulfils(outcome: &Outcome, of: Seat, wanted: &card::Id) -> bool {
    let Outcome::Orders(outcome) = outcome else { return false };
    match outcome {
        orders::Outcome::Fulfilled { seat, card } => *seat == of && card == wanted,
        orders::Outcome::ChoiceOffered { seat, cards } => *seat == of && cards.contains(wanted),
        orders::Outcome::Entered { .. }
        | orders::Outcome::Kept { .. }
        | orders::Outcome::Drawn { .. }
        | orders::Outcome::Discarded { .. }
        | orders::Outcome::MetBy { .. }
        | orders::Outcome::Spent { .. } => false,
    }
}

fn is_cause(outcome: &Outcome, seat: Seat, requirement: &Requirement) -> bool {
    if !requirement.parts().is_empty() {
        return requirement.parts().iter().any(|part| is_cause(outcome, seat, part));
    }
    match requirement.nature().event {
        Event::Completion => {
            matches!(outcome, Outcome::Completed(completion)
                if completion.completer == seat && requirement.is_paid_by(completion, seat))
        }
        Event::Title(titles) => {
            matches!(outcome, Outcome::Expansion(Own::KingRobber(Taken(taken)))
                if taken.by == seat && titles.contains(&taken.title))
        }
        Event::Challenge => {
            matches!(outcome, Outcome::Expansion(Own::Shrine(shrine::Outcome::ChallengeWon { .. })))
        }
        Event::Score => {
            matches!(outcome, Outcome::Scored(score)
                if score.seat == seat && score.feature().is_some())
        }
        Event::Placement => matches!(outcome, Outcome::Placed { .. }),
        Event::Deployment => matches!(outcome, Outcome::Deployed { .. } | Outcome::Scorepad(_)),
        Event::Order => {
            matches!(outcome, Outcome::Orders(orders::Outcome::Fulfilled { seat: by, .. })
                if *by == seat)
        }
        Event::Word => false,
        Event::Of(expansion) => {
            matches!(outcome, Outcome::Expansion(own) if own.expansion() == expansion)
        }
    }
}
