//! Judging whether an occasion fulfils a card for its holder: what tasks share.

use super::occasion::{Deployment, Occasion, Placement};
use super::requirement::{Bound, Completed};
use crate::feature::completion::Completion;
use crate::feature::{Occupant, Record};
use crate::player::Seat;
use crate::scoring::{self, Finality};
use crate::throw::{Throw, Token};
use crate::tile::Good;

/// The figures that are not the holder's.
pub fn others(owners: &[Seat], holder: Seat) -> u32 {
    owners.iter().filter(|owner| **owner != holder).count() as u32
}

/// The placement of a tile.
pub const fn placed(occasion: &Occasion) -> Option<&Placement> {
    if let Occasion::Placement(placement) = occasion { Some(placement) } else { None }
}

/// The deployment of a figure of the holder's.
pub fn deployed(occasion: &Occasion, holder: Seat) -> Option<&Deployment> {
    let deployment =
        if let Occasion::Deployment(deployment) = occasion { Some(deployment) } else { None };
    deployment.filter(|deployment| deployment.seat == holder)
}

/// A throw, its token, and the player to the left of the thrower, who catches (R-KO-18, R-CAT-2…4).
pub const fn thrown(occasion: &Occasion) -> Option<(&Throw, Option<Token>, Seat)> {
    if let Occasion::Thrown { throw, token, left } = occasion {
        Some((throw, *token, *left))
    } else {
        None
    }
}

/// R-KO-8: the completed features if the holder is the completer.
pub fn own(placement: &Placement, holder: Seat) -> impl Iterator<Item = &Completion> {
    placement.completions.iter().filter(move |completion| completion.completer == holder)
}

/// Whether a completed feature is one that is wanted, and lies so.
pub fn completes(wanted: &Completed, completion: &Completion, holder: Seat) -> bool {
    let record = &completion.record;
    meets(wanted, record, holder) && wanted.lies(completion.lie.as_ref(), record, holder)
}

/// Whether a feature is one that is wanted.
pub fn meets(wanted: &Completed, record: &Record, holder: Seat) -> bool {
    let followers = record.followers().count() as u32;
    let own = record.followers_of(holder);
    let mut present: Vec<Seat> = record.followers().map(|occupant| occupant.seat).collect();
    present.sort_unstable();
    present.dedup();
    wanted.feature.includes(record.kind)
        && holds(wanted.tiles, record.tiles)
        && holds(wanted.pennants, record.pennants)
        && holds(wanted.followers, followers)
        && holds(wanted.own_followers, own)
        && holds(wanted.opponents_followers, followers - own)
        && holds(wanted.players, present.len() as u32)
        && contains(wanted, record)
        && wanted.points.is_none_or(|bound| is_worth(bound, record, holder))
        && wanted
            .own_figure
            .is_none_or(|figure| record.occupants.contains(&Occupant { seat: holder, figure }))
}

/// R-KO-47: whether a feature brings its holder so many points once it is complete, and any.
fn is_worth(bound: Bound, record: &Record, holder: Seat) -> bool {
    let scores = scoring::scores(record, Finality::Complete).into_iter();
    let own = scores.filter(|score| score.seat == holder);
    let points: i32 = own.map(|score| score.points()).sum();
    u32::try_from(points).is_ok_and(|points| points > 0 && bound.holds(points))
}

/// Whether a figure is on a feature that is wanted, if one is.
pub fn stands(on: Option<Completed>, record: &Record, holder: Seat) -> bool {
    on.is_none_or(|wanted| meets(&wanted, record, holder))
}

/// Whether a feature contains the wanted things.
fn contains(wanted: &Completed, record: &Record) -> bool {
    let goods = Good::ALL.map(|good| record.goods[good]);
    let kinds = goods.iter().filter(|tokens| **tokens > 0).count() as u32;
    holds(wanted.inns, record.inns)
        && holds(wanted.ferries, record.ferries)
        && holds(wanted.cathedrals, record.cathedrals)
        && holds(wanted.goods, goods.iter().sum())
        && holds(wanted.kinds_of_goods, kinds)
        && holds(wanted.tower_sites, record.tower_sites)
        && holds(wanted.sieges, record.sieges)
}

/// Whether each wanted feature can be matched with a different one of the completed.
pub fn all_meet(wanted: &[Completed], completed: &[&Completion], holder: Seat) -> bool {
    let Some((first, rest)) = wanted.split_first() else { return true };
    completed.iter().enumerate().any(|(index, completion)| {
        completes(first, completion, holder) && {
            let mut others = completed.to_vec();
            others.remove(index);
            all_meet(rest, &others, holder)
        }
    })
}

/// Whether so many points are within a bound; fewer than none are none.
pub fn pays(bound: Option<Bound>, points: i32) -> bool {
    holds(bound, u32::try_from(points).unwrap_or_default())
}

/// Whether a number is within a bound.
pub fn holds(bound: Option<Bound>, number: u32) -> bool {
    bound.is_none_or(|bound| bound.holds(number))
}
