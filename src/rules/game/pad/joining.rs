//! On the scorepad: followers leave the City for features just completed, or at the end for a
//! field.

use crate::expansion::count;
use crate::feature::{Kind, Occupant};
use crate::game::{Game, pad, sets};
use crate::outcome::Outcome;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::scorepad::{self, Post};

pub(in crate::game) fn allows_joining(
    game: &Game,
    seat: Seat,
    figure: Figure,
    feature: usize,
) -> Result<(), Rejection> {
    sets::count::leaving::must_be_leaver(game, seat)?;
    let destination = sets::count::leaving::leaving_destinations(game)
        .get(feature)
        .copied()
        .filter(|destination| !destination.shut);
    let resident = destination.and_then(|destination| destination.resident(seat, figure));
    let resident =
        resident.ok_or(Rejection::Scorepad(scorepad::Rejection::NoSuchFeature { feature }))?;
    sets::count::leaving::may_leave(game, resident).map(drop)
}

pub(in crate::game) fn join_feature(
    game: &mut Game,
    seat: Seat,
    figure: Figure,
    feature: usize,
    outcomes: &mut Vec<Outcome>,
) {
    let destination = sets::count::leaving::leaving_destinations(game).get(feature).copied();
    let way = destination.and_then(|it| Some((it, it.resident(seat, figure)?)));
    let Some((destination, resident)) = way else {
        return debug_assert!(false, "whoever leaves the City may go there");
    };
    outcomes.push(
        count::Outcome::JoinedFeature { seat, quarter: resident.quarter, kind: destination.kind }
            .into(),
    );
    let Some(pad) = &mut game.pad else {
        return debug_assert!(false, "only the scorepad has features by number");
    };
    game.people.put(Occupant { seat, figure });
    if let Some(entry) = pad.awaited(feature) {
        entry.followers.push(scorepad::Group::new(seat, figure, 1));
    }
    if destination.kind == Kind::Field {
        pad::post(game, Occupant { seat, figure }, Post::Field);
    }
    sets::count::leaving::has_left(game, resident, outcomes);
}
