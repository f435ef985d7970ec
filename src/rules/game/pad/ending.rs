//! The end of a game on the scorepad: the remains on the table are written down, feature by feature
//! and field by field.

use super::super::{Game, Phase};
use crate::feature::Kind;
use crate::game::{pad, sets};
use crate::house_rule::{HouseRule, TitlePoints};
use crate::outcome::Outcome;
use crate::rejection::Rejection;
use crate::scorepad::{self, Entry, Fault, Part, Post};
use crate::scoring::{self, Finality};
use crate::setup::Recording;

/// The most completed cities or roads; no table has more.
const MOST_COMPLETED: u32 = 500;

/// Takes a turn back that was not written down: the one before it was the last (R-CNT-14).
pub(in super::super) fn take_back_turn(game: &mut Game) {
    if game.pad.is_some() && !game.turn.drew_tile && game.turn.number > 1 {
        game.turn.seat = game.people.company().previous(game.turn.seat);
        game.turn.number -= 1;
    }
}

/// Whether the end waits for the remains on the table (R-BASE-14), which are not needed where
/// only orders are recorded.
pub(in super::super) fn must_write_remains(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    let waits = game.recording() == Recording::Scorepad && game.phase() != Phase::Remains;
    if waits {
        game.course.wait(Phase::Remains);
        outcomes.push(Outcome::FinalScoringBegan);
    }
    waits
}

pub(in super::super) fn allows_remain(game: &Game, entry: &Entry) -> Result<(), Rejection> {
    must_be_at_end(game)?;
    let fields = [entry.clone()];
    match entry.kind {
        Kind::Field => pad::entries::may_be(game, &[], &fields, false)?,
        Kind::Road | Kind::City | Kind::Building(_) => {
            pad::entries::may_be(game, &fields, &[], false)?;
        }
    }
    let is_told = |part: &Part| game.pad.as_ref().is_some_and(|pad| pad.told.contains(part));
    match singles(game, entry).find(is_told) {
        Some(part) => Err(Rejection::Scorepad(scorepad::Rejection::Entry {
            index: 0,
            fault: Fault::Second { part },
        })),
        None => Ok(()),
    }
}

/// The things on a feature of which the table has one (R-MAG-1, R-PD-7); with the house rule
/// the fairy serves all on her tile (A30).
fn singles(game: &Game, entry: &Entry) -> impl Iterator<Item = Part> + use<> {
    let one_fairy = !game.setup.rules.differs(HouseRule::FairyServesTile);
    let is_single = |part: &Part| {
        let is_there = entry.number(*part) > 0;
        part.facts().is_single && is_there && (one_fairy || *part != Part::Fairy)
    };
    let singles: Vec<Part> = Part::ALL.into_iter().filter(is_single).collect();
    singles.into_iter()
}

/// R-BASE-14: scores an incomplete feature or a field.
pub(in super::super) fn remain(game: &mut Game, entry: &Entry, outcomes: &mut Vec<Outcome>) {
    let scores = scoring::scores(&pad::record_of(game, entry), Finality::Incomplete);
    let scores: Vec<_> = scores.into_iter().chain(entry.bonuses()).collect();
    if scores.is_empty() {
        outcomes.push(Outcome::Scorepad(scorepad::Outcome::Remained {
            feature: Box::new(entry.clone()),
        }));
    }
    for score in scores {
        game.score(score, outcomes);
    }
    sets::fairy::leave_served(game, entry);
    let singles = singles(game, entry);
    if let Some(pad) = &mut game.pad {
        pad.told.extend(singles);
    }
    for occupant in entry.occupants() {
        if entry.kind == Kind::Field {
            pad::unpost(game, occupant, Post::Field);
        }
        game.people.take_out(occupant);
        if let Some(pad) = &mut game.pad {
            pad.counted.push(occupant);
        }
    }
}

/// Whether the table has yet to count the completed cities and roads for the holders of titles
/// (R-KR-8, 9).
pub fn must_count(game: &Game) -> bool {
    let counts = game.setup.rules.title_points() == TitlePoints::Each;
    let is_held = game
        .expansions
        .titles
        .is_some_and(|titles| titles.king.holder.or(titles.robber.holder).is_some());
    counts
        && is_held
        && game.phase() == Phase::Remains
        && game.pad.as_ref().is_some_and(|pad| !pad.has_counted)
}

/// R-KR-8, 9: allows a count by the table, which may differ from the notes.
pub(in super::super) fn allows_count(
    game: &Game,
    cities: u32,
    roads: u32,
) -> Result<(), Rejection> {
    must_be_at_end(game)?;
    let counted = cities.max(roads);
    if counted > MOST_COMPLETED {
        Err(Rejection::Scorepad(scorepad::Rejection::WrongCount { counted, most: MOST_COMPLETED }))
    } else {
        Ok(())
    }
}

pub(in super::super) fn count_completed(
    game: &mut Game,
    cities: u32,
    roads: u32,
    outcomes: &mut Vec<Outcome>,
) {
    game.memory.count(cities, roads);
    if let Some(pad) = &mut game.pad {
        pad.has_counted = true;
    }
    outcomes.push(Outcome::Scorepad(scorepad::Outcome::CompletedCounted { cities, roads }));
}

fn must_be_at_end(game: &Game) -> Result<(), Rejection> {
    game.must_go_on()?;
    if game.phase() == Phase::Remains {
        Ok(())
    } else {
        Err(Rejection::Scorepad(scorepad::Rejection::NotAtEnd))
    }
}
