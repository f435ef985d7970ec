//! Flying Machines in the action of the turn: who flies, how far, and where it lands (R-FLY-1 to
//! 7).

use crate::card::occasion::Way;
use crate::expansion::flying::{DIE, Flight, Outcome as Flew, Rejection as Reason, lands};
use crate::feature::{Occupant, Place};
use crate::game::question::{Answer, Shows, Target};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, figures, sets};
use crate::geometry::Position;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::player::Figure;
use crate::rejection::Rejection;
use crate::topic::Act;

/// Flying Machines (R-FLY-1).
pub(super) struct Set;

impl Moments for Set {
    fn answers(game: &Game, act: Act) -> Vec<Answer> {
        if act == Act::Fly { flight_answers(game) } else { Vec::new() }
    }
}

/// The place to which the machine of the tile just placed flies, gaps or not (R-FLY-2).
fn flight_to(game: &Game, steps: u8) -> Option<Position> {
    let Phase::Deploy { at, .. } = game.phase() else { return None };
    let placed = game.board.tile(at)?;
    let heading = placed.tile.flight?.to_board(placed.rotation);
    Some(heading.from(at, steps))
}

/// The segments on which such a figure may land after so many tiles (R-FLY-3 to 5).
pub fn landings(game: &Game, figure: Figure, steps: u8) -> Vec<Place> {
    let target = flight_to(game, steps).filter(|at| figures::is_open_to_figures(game, *at));
    let placed = target.and_then(|at| game.board.tile(at));
    let Some(placed) = placed else { return Vec::new() };
    let segments = placed.tile.segments().filter(|on| lands(figure, (*on).into()));
    let places = segments.map(|segment| Place { at: placed.at, segment });
    let is_open = |place: &Place| {
        game.board.feature(*place).is_some_and(|feature| !game.board.is_complete(feature))
    };
    places.filter(is_open).collect()
}

/// The flights of every figure that may fly now, by figure and number.
fn flight_answers(game: &Game) -> Vec<Answer> {
    let flies = |figure: &Figure| allows_flier(game, *figure).is_ok();
    let fliers = Figure::ALL.into_iter().filter(flies);
    fliers.flat_map(|figure| DIE.map(|steps| flights(game, figure, steps))).flatten().collect()
}

fn flights(game: &Game, figure: Figure, steps: u8) -> Vec<Answer> {
    let answer = |at, on, target| {
        Answer::new(Move::Fly(Flight { figure, steps, at, on }))
            .at(target)
            .showing(Shows::figure(game.active(), figure))
    };
    let landings = landings(game, figure, steps);
    if landings.is_empty() {
        return vec![answer(None, None, Target::Nowhere)];
    }
    let land = |place: Place| answer(Some(place.at), Some(place.segment), Target::Segment(place));
    landings.into_iter().map(land).collect()
}

/// Whether such a figure may fly now (R-FLY-1, 6).
fn allows_flier(game: &Game, figure: Figure) -> Result<(), Rejection> {
    sets::phantom::must_be_free_to_deploy(game, figure)?;
    let seat = game.active();
    if flight_to(game, 1).is_none() {
        Err(Reason::NoMachine.into())
    } else if game.turn.expansions.has_flown {
        Err(Reason::Used.into())
    } else {
        figures::must_be_follower(figure)?;
        game.must_have_figure(seat, figure)
    }
}

pub(in crate::game) fn allows_flight(game: &Game, flight: Flight) -> Result<(), Rejection> {
    allows_flier(game, flight.figure)?;
    if !DIE.contains(&flight.steps) {
        return Err(Reason::Number.into());
    }
    let landings = landings(game, flight.figure, flight.steps);
    let is_lost = flight.at.is_none() && flight.on.is_none();
    match flight.place() {
        Some(place) if landings.contains(&place) => Ok(()),
        None if is_lost && landings.is_empty() => Ok(()),
        None if is_lost => Err(Reason::MustLand.into()),
        Some(_) | None => Err(Reason::NotThere.into()),
    }
}

/// R-FLY-1, 3, 7: the action of the turn, whether the figure lands or not.
pub(in crate::game) fn fly(game: &mut Game, flight: Flight, outcomes: &mut Vec<Outcome>) {
    let seat = game.active();
    game.turn.expansions.has_flown = true;
    sets::phantom::has_deployed(game, flight.figure, false);
    outcomes.push(Flew::Flown { seat, steps: flight.steps }.into());
    match flight.place() {
        Some(place) => {
            let flier = Occupant { seat, figure: flight.figure };
            figures::bring(game, flier, place, Way::Flight, outcomes);
        }
        None => outcomes.push(Flew::Lost.into()),
    }
}
