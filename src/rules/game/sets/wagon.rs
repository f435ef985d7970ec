//! Wagons that drive on after a turn is scored (R-AM-7).

use crate::board::Deployed;
use crate::board::nine;
use crate::card::occasion::Occasion;
use crate::expansion::wagon;
use crate::feature::join::FeatureId;
use crate::feature::{Occupant, Place};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step, figures, sets};
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::nature::{Nature, Role};
use crate::outcome::Outcome;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;

/// Wagons (R-AM-7).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, _: &mut Vec<Outcome>) -> bool {
        step == Step::Wagon && (await_drive(game) || game.skip_to(Step::Enter))
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        (step == Step::Wagon).then(|| question(game)).flatten()
    }

    fn decline(game: &mut Game, step: Step, _: &mut Vec<Outcome>) {
        if step == Step::Wagon {
            pass(game);
        }
    }

    fn ask_again(game: &mut Game, step: Option<Step>, outcomes: &mut Vec<Outcome>) {
        let supplies = game.people.supplies();
        let is_home = |(seat, _): &(Seat, Place)| supplies[*seat].count(Figure::Wagon) > 0;
        game.turn.expansions.wagons.retain(is_home);
        if step == Some(Step::Wagon) {
            game.course.wait(Phase::Scored);
            game.answered(outcomes);
        }
    }

    fn come_home(game: &mut Game, _: FeatureId, home: &[Deployed], _: &mut Vec<Outcome>) {
        let wagons = home.iter().filter(|deployed| deployed.figure == Figure::Wagon);
        let wagons = wagons.map(|deployed| (deployed.seat, deployed.place));
        game.turn.expansions.wagons.extend(wagons);
    }

    fn end_scoring(game: &mut Game) {
        sort(game);
    }
}

/// The wagon that may drive on next, with the places where it may go (R-AM-7).
pub fn next(game: &Game) -> Option<(Seat, Vec<Place>)> {
    let (seat, from) = game.turn.expansions.wagons.first()?;
    (game.phase() == Phase::Asking(Step::Wagon)).then(|| (*seat, ways(game, *from)))
}

/// The places where a wagon may go that has come home from a place: along a connection
/// (R-AM-7), or with the house rule around it (A39).
fn ways(game: &Game, from: Place) -> Vec<Place> {
    let around = game.setup.rules.differs(HouseRule::WagonsDriveAround);
    let is_open = |at| figures::is_open_to_figures(game, at);
    if around {
        game.board.wagon_ways_around(from, is_open)
    } else {
        game.board.wagon_ways(from, is_open)
    }
}

pub(in crate::game) fn question(game: &Game) -> Option<Question> {
    let (player, ways) = next(game)?;
    let answers = ways.into_iter().map(|place| {
        Answer::new(Move::MoveWagon { player, at: place.at, on: place.segment })
            .at(Target::Feature(place))
            .showing(Shows::figure(player, Figure::Wagon))
    });
    Some(Question::new(player, Topic::Wagon, answers.collect()).or(Move::KeepWagon { player }))
}

pub(in crate::game) fn allows(game: &Game, seat: Seat, to: Option<Place>) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let Some((waiting, ways)) = next(game) else {
        return Err(wagon::Rejection::NoneWaits.into());
    };
    if waiting != seat {
        return Err(wagon::Rejection::OthersFirst { seat: waiting }.into());
    }
    let Some(to) = to else { return Ok(()) };
    figures::must_be_open_to_figures(game, to.at)?;
    let target = game.board.feature(to);
    let reached = ways.iter().any(|way| target.is_some() && game.board.feature(*way) == target);
    // A39: the place may be any part of the feature that lies on the nine squares.
    let from = game.turn.expansions.wagons.first().map(|(_, from)| from.at);
    let is_near = |from| nine(from).any(|at| at == to.at);
    let reached = reached
        && (!game.setup.rules.differs(HouseRule::WagonsDriveAround) || from.is_some_and(is_near));
    if reached { Ok(()) } else { Err(wagon::Rejection::NoWay { place: to }.into()) }
}

pub(in crate::game) fn drive(game: &mut Game, seat: Seat, to: Place, outcomes: &mut Vec<Outcome>) {
    game.people.take_out(Occupant { seat, figure: Figure::Wagon });
    game.board.deploy(seat, Figure::Wagon, to);
    outcomes.push(wagon::Outcome::Moved { seat, place: to }.into());
    outcomes.extend(sets::shrine::challenges_begun_at(game, to));
    game.judge(&Occasion::WagonMoved { seat }, outcomes);
    pass(game);
    game.answered(outcomes);
}

/// Ends the drive of this wagon.
fn pass(game: &mut Game) {
    if !game.turn.expansions.wagons.is_empty() {
        game.turn.expansions.wagons.remove(0);
    }
    game.course.wait(Phase::Scored);
}

/// Keeps wagons without a way at home. Returns whether one has a way.
fn await_drive(game: &mut Game) -> bool {
    while let Some((_, from)) = game.turn.expansions.wagons.first() {
        if ways(game, *from).is_empty() {
            game.turn.expansions.wagons.remove(0);
        } else {
            return game.ask(Step::Wagon);
        }
    }
    false
}

/// R-AM-7: sorts the wagons in turn order, the active player's first.
fn sort(game: &mut Game) {
    let order: Vec<Seat> = game.people.clockwise(game.active()).collect();
    game.turn.expansions.wagons.retain(|(seat, _)| order.contains(seat));
    game.turn
        .expansions
        .wagons
        .sort_by_key(|(seat, _)| order.iter().position(|other| other == seat));
}

/// Whether a move waits until every wagon has driven on or stays at home (R-TURN-1, R-AM-7).
pub(in crate::game) const fn comes_after(nature: &Nature) -> bool {
    match nature.role {
        Role::Late | Role::Fair | Role::Tile => true,
        Role::Orders => nature.begins_next,
        Role::Act | Role::Beside | Role::Step | Role::Written | Role::Table | Role::End => false,
    }
}
