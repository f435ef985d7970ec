//! The dragon in the course of a turn (R-PD-2): volcanoes, its move, and magic portals.

use std::sync::Arc;

use crate::card::occasion::Occasion;
use crate::expansion::dragon::{self, Dragon, STEPS};
use crate::feature::{Occupant, Place};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step, figures, sets};
use crate::geometry::{Position, Side};
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::piece::Neutral;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::setup::{self, PRINCESS_DRAGON};
use crate::tile::Tile;

/// The dragon (R-PD-2).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        let late = game.setup.rules.differs(HouseRule::DragonAfterScoring);
        (step == Step::Dragon && !late || step == Step::LateDragon) && wake(game, outcomes)
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        (step == Step::Dragon).then(|| question(game))
    }

    fn comes_first(game: &Game, step: Step) -> Option<Rejection> {
        (step == Step::Dragon).then(|| dragon::Rejection::First { seat: mover(game) }.into())
    }

    fn reveal(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
        erupt(game, at, outcomes);
    }
}

/// R-PD-1: whether dragon tiles are set aside when drawn, as no volcano has appeared yet.
pub fn sets_aside(game: &Game) -> bool {
    let has_volcano = |(tile, _): (&Arc<Tile>, u16)| tile.volcano;
    game.expansions.dragon.is_none()
        && game.setup.has(setup::PRINCESS_DRAGON)
        && game.tiles_left().any(has_volcano)
}

/// R-PD-2: brings the dragon to a volcano.
pub(in crate::game) fn erupt(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
    let volcano = game.board.tile(at).is_some_and(|placed| placed.tile.volcano);
    if volcano && game.setup.has(PRINCESS_DRAGON) {
        game.expansions.dragon = Some(Dragon::new(at));
        outcomes.push(dragon::Outcome::Came { at }.into());
    }
}

/// R-PD-2, 10: no figure may go where the dragon stands (A50), and only followers to other
/// tiles, by a portal.
pub(in crate::game) fn allows_tile(
    game: &Game,
    figure: Figure,
    tile: Position,
    at: Position,
) -> Result<(), Rejection> {
    let Some(placed) = game.board.tile(tile) else { return Err(Rejection::PlaceFirst) };
    if at == tile {
        return figures::must_be_open_to_figures(game, at);
    }
    if placed.tile.portal && game.setup.has(PRINCESS_DRAGON) {
        figures::must_be_follower(figure)?;
        sets::phantom::must_have_portal_free(game)?;
        figures::must_be_open_to_figures(game, at)
    } else {
        Err(dragon::Rejection::NoPortal.into())
    }
}

/// The segments of other tiles that a magic portal opens for such a figure (R-PD-10).
pub fn portal_claims(game: &Game, figure: Figure) -> Vec<Place> {
    let Phase::Deploy { at, deployed } = game.phase() else { return Vec::new() };
    if deployed && figure != Figure::Phantom {
        return Vec::new();
    }
    if !game.board().tile(at).is_some_and(|placed| placed.tile.portal) {
        return Vec::new();
    }
    let board = game.board();
    let others = board.tiles().iter().filter(|placed| placed.at != at);
    let places = others.flat_map(|placed| {
        let segments = placed.tile.segments().filter(|on| figure.may_stand_on((*on).into()));
        segments.map(|segment| Place { at: placed.at, segment })
    });
    // Most features of a long game are complete: this tile's are found once for all.
    let completed = board.completed_by(at);
    let is_open = |place: &Place| {
        let feature = board.feature(*place);
        feature.is_some_and(|it| !board.is_complete(it) || completed.contains(&it))
    };
    let allowed = |place: &Place| {
        game.allows(&Move::Deploy { figure, on: place.segment, at: Some(place.at) }).is_ok()
    };
    places.filter(is_open).filter(allowed).collect()
}

/// Begins the dragon's move, if the tile of the turn shows a dragon and the dragon is out
/// (R-PD-3). Returns whether it moves.
fn wake(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    let due = game.turn.expansions.dragon_due.take();
    let shown = due.and_then(|at| game.board.tile(at)).is_some_and(|it| it.tile.dragon);
    let Some(dragon) =
        game.expansions.dragon.as_mut().filter(|_| shown && game.setup.has(PRINCESS_DRAGON))
    else {
        return false;
    };
    dragon.path = vec![dragon.at];
    dragon.eaten.clear();
    outcomes.push(dragon::Outcome::Woke.into());
    game.ask(Step::Dragon);
    let moves = !ways(game).is_empty();
    if !moves {
        end_move(game, outcomes);
    }
    moves
}

/// The player who moves the dragon next: the active player first, then clockwise (R-PD-3).
pub fn mover(game: &Game) -> Seat {
    let steps = game.expansions.dragon.as_ref().map_or(0, Dragon::steps);
    (0..steps).fold(game.active(), |seat, _| game.people.next(seat))
}

/// The tiles to which the dragon may step; none once its move is over, even while an order is
/// chosen for it (R-PD-3, R-CNT-4).
pub fn ways(game: &Game) -> Vec<Position> {
    let moves = |dragon: &&Dragon| {
        game.phase() == Phase::Asking(Step::Dragon) && dragon.is_moving() && dragon.steps() < STEPS
    };
    let Some(dragon) = game.expansions.dragon.as_ref().filter(moves) else { return Vec::new() };
    let beside = Side::ALL.into_iter().map(|side| dragon.at.towards(side));
    let free = |at: &Position| {
        let Some(placed) = game.board.tile(*at) else { return false };
        let inner = placed.tile.grid.is_some() && placed.tile.fields.is_empty();
        !inner && !dragon.path.contains(at) && !sets::fairy::is_kept_from_dragon(game, *at)
    };
    beside.filter(free).collect()
}

pub(in crate::game) fn question(game: &Game) -> Question {
    let steps = ways(game).into_iter();
    let answers = steps.map(|to| {
        Answer::new(Move::MoveDragon { to })
            .at(Target::Tile(to))
            .showing(Shows::neutral(Neutral::Dragon))
    });
    Question::new(mover(game), Topic::Dragon, answers.collect())
}

pub(in crate::game) fn allows(game: &Game, to: Position) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    if game.phase() != Phase::Asking(Step::Dragon) {
        return Err(dragon::Rejection::Rests.into());
    }
    if ways(game).contains(&to) { Ok(()) } else { Err(dragon::Rejection::CannotStep { to }.into()) }
}

pub(in crate::game) fn go(game: &mut Game, to: Position, outcomes: &mut Vec<Outcome>) {
    let seat = mover(game);
    if let Some(dragon) = &mut game.expansions.dragon {
        dragon.at = to;
        dragon.path.push(to);
    }
    outcomes.push(dragon::Outcome::Moved { seat, to }.into());
    eat(game, to, outcomes);
    if ways(game).is_empty() {
        end_move(game, outcomes);
        game.answered(outcomes);
    }
}

/// R-PD-4: sends everybody on the tile home unscored; barns stay.
fn eat(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
    let here = game.board.figures().iter().filter(|deployed| deployed.place.at == at);
    let here = here
        .filter(|deployed| deployed.figure != Figure::Barn)
        .map(|deployed| (deployed.occupant(), deployed.place));
    let here: Vec<(Occupant, Place)> = here.collect();
    let mut eaten: Vec<Occupant> = Vec::new();
    let left: Vec<(Seat, Place)> =
        here.iter().map(|(occupant, place)| (occupant.seat, *place)).collect();
    for (occupant, place) in here {
        if game.board.remove(occupant, place).is_some() {
            eaten.push(occupant);
        }
    }
    eaten.extend(sets::tower::take_guard(game, at));
    if eaten.is_empty() {
        return;
    }
    for occupant in &eaten {
        game.people.put(*occupant);
    }
    if let Some(dragon) = &mut game.expansions.dragon {
        dragon.eaten.extend(eaten.iter().map(|occupant| occupant.seat));
    }
    outcomes.push(dragon::Outcome::Eaten { figures: eaten.clone() }.into());
    sets::builder::orphans_home(game, &left, outcomes);
    game.suffer_dragon(&eaten, outcomes);
}

fn end_move(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    if game.expansions.dragon.as_ref().is_some_and(|dragon| dragon.steps() < STEPS) {
        outcomes.push(dragon::Outcome::Stuck.into());
    }
    let eaten = game.expansions.dragon.as_mut().map(|dragon| {
        dragon.path.clear();
        std::mem::take(&mut dragon.eaten)
    });
    let seat = game.active();
    game.judge(&Occasion::DragonMoved { seat, eaten: eaten.unwrap_or_default() }, outcomes);
}
