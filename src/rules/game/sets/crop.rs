//! Crop Circles after a turn: whoever placed the tile chooses, then everybody in turn adds a
//! follower or takes one home (R-CRC-1 to 4).

use std::collections::VecDeque;

use crate::board::Deployed;
use crate::card::occasion::{Occasion, Way};
use crate::expansion::crop::{self, Choice, Pass, means};
use crate::feature::{Kind, Occupant};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step, figures, sets};
use crate::geometry::Position;
use crate::house_rule::HouseRule;
use crate::moves::{Move, Standing};
use crate::outcome::Outcome;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::topic::Yield;

/// Crop Circles (R-CRC-1).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        if step == Step::Circle {
            await_circle(game)
        } else {
            step == Step::Reap && (await_reaper(game, outcomes) || game.skip_to(Step::SecondPart))
        }
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        if step == Step::Circle {
            Some(question_of_circle(game))
        } else {
            (step == Step::Reap).then(|| question_of_reaping(game)).flatten()
        }
    }

    fn comes_first(_: &Game, step: Step) -> Option<Rejection> {
        matches!(step, Step::Circle | Step::Reap).then(|| crop::Rejection::First.into())
    }

    fn ask_again(game: &mut Game, step: Option<Step>, outcomes: &mut Vec<Outcome>) {
        if step == Some(Step::Circle) {
            game.go_on_with(Step::Circle, outcomes);
        } else if step == Some(Step::Reap) {
            game.answered(outcomes);
        }
    }

    fn reveal(game: &mut Game, at: Position, _: &mut Vec<Outcome>) {
        find_circle(game, at);
    }
}

/// The part of crop circles in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// The kind of feature on which the followers of the new tile's circle stand.
    pub due: Option<Kind>,
    /// The round that a circle has begun.
    round: Option<Round>,
}

/// The round in which everybody does the same.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Round {
    kind: Kind,
    choose: Yield,
    /// The players who have not had their turn, the next first.
    order: VecDeque<Seat>,
    /// The owners of the figures that went home.
    home: Vec<Seat>,
}

/// R-CRC-1: notes the circle of the new tile.
fn find_circle(game: &mut Game, at: Position) {
    let circle = game.board.tile(at).and_then(|placed| placed.tile.crop_circle);
    let means_somebody = |kind: &Kind| *kind != Kind::Field || game.setup.has_farmers();
    game.turn.expansions.crop.due = circle.filter(means_somebody);
}

/// Whether the circle of the tile asks now; on a board without figures it is left out
/// (R-CRC-5).
fn await_circle(game: &mut Game) -> bool {
    if game.board.figures().is_empty() {
        game.turn.expansions.crop.due = None;
    }
    game.turn.expansions.crop.due.is_some() && game.ask(Step::Circle)
}

fn question_of_circle(game: &Game) -> Question {
    let answer = |choose| Answer::new(Move::CropCircle(Choice { choose }));
    let answers = [Yield::Add, Yield::TakeHome].map(answer).into();
    Question::new(game.active(), Topic::Circle, answers)
}

pub(in crate::game) fn allows_circle(game: &Game) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let is_asked = game.phase() == Phase::Asking(Step::Circle);
    if is_asked { Ok(()) } else { Err(crop::Rejection::NoneDue.into()) }
}

/// R-CRC-1, 2: begins the round at the left of the active player.
pub(in crate::game) fn choose_circle(game: &mut Game, choose: Yield, outcomes: &mut Vec<Outcome>) {
    let Some(kind) = game.turn.expansions.crop.due.take() else {
        return debug_assert!(false, "a circle that asks is due");
    };
    let others = game.people.clockwise(game.active()).skip(1);
    let order = others.chain([game.active()]).collect();
    game.turn.expansions.crop.round = Some(Round { kind, choose, order, home: Vec::new() });
    outcomes.push(crop::Outcome::Chosen { choose }.into());
    game.answered(outcomes);
}

/// The ways of a player in the round, figure by figure (R-CRC-3, 4, 6).
fn reapers(game: &Game, round: &Round, seat: Seat) -> Vec<Standing> {
    let is_of_round = |deployed: &&Deployed| {
        deployed.seat == seat
            && Kind::from(deployed.place.segment) == round.kind
            && means(round.kind, deployed.figure)
    };
    let mut reapers: Vec<Standing> = Vec::new();
    for figure in Figure::ALL.into_iter().filter(|figure| means(round.kind, *figure)) {
        for deployed in game.board.figures().iter().filter(is_of_round) {
            let can = match round.choose {
                Yield::Add => {
                    game.supply(seat).count(figure) > 0
                        && figures::is_open_to_figures(game, deployed.place.at)
                }
                Yield::TakeHome => deployed.figure == figure,
            };
            let reaper = Standing::new(Occupant { seat, figure }, deployed.place);
            if can && !reapers.contains(&reaper) {
                reapers.push(reaper);
            }
        }
    }
    reapers
}

/// Passes over players who can do nothing (R-CRC-5). Returns whether one can; at the end of the
/// round orders are judged by it.
fn await_reaper(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    while let Some(round) = &game.turn.expansions.crop.round {
        match round.order.front() {
            Some(seat) if !reapers(game, round, *seat).is_empty() => {
                return game.ask(Step::Reap);
            }
            Some(_) => pass_reaper(game),
            None => end_round(game, outcomes),
        }
    }
    false
}

fn end_round(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let round = game.turn.expansions.crop.round.take();
    if let Some(owners) = round.map(|round| round.home).filter(|home| !home.is_empty()) {
        game.judge(&Occasion::CropTookHome { seat: game.active(), owners }, outcomes);
    }
}

fn pass_reaper(game: &mut Game) {
    if let Some(round) = &mut game.turn.expansions.crop.round {
        round.order.pop_front();
    }
}

/// The player who comes next in the round, with what is done in it.
fn reaping(game: &Game) -> Option<(Seat, &Round)> {
    let round = game.turn.expansions.crop.round.as_ref()?;
    let seat = *round.order.front()?;
    (game.phase() == Phase::Asking(Step::Reap)).then_some((seat, round))
}

fn question_of_reaping(game: &Game) -> Option<Question> {
    let (seat, round) = reaping(game)?;
    let made = match round.choose {
        Yield::Add => Move::CropAdd,
        Yield::TakeHome => Move::CropTakeHome,
    };
    let answer = |reaper: Standing| {
        Answer::new(made(reaper))
            .at(Target::Segment(reaper.place()))
            .showing(Shows::figure(seat, reaper.figure))
    };
    let answers = reapers(game, round, seat).into_iter().map(answer).collect();
    let question = Question::new(seat, Topic::Crop(round.choose), answers);
    let pass = Move::CropPass(Pass { player: seat });
    Some(if may_pass_crop(game, round) { question.or(pass) } else { question })
}

/// R-CRC-3, 4: only who adds may leave it, unless the table plays otherwise.
fn may_pass_crop(game: &Game, round: &Round) -> bool {
    round.choose == Yield::Add && !game.setup.rules.differs(HouseRule::CropMustAdd)
}

/// Whether a player may do that in the round now; `None` is to add nobody.
pub(in crate::game) fn allows_reaping(
    game: &Game,
    seat: Seat,
    wanted: Option<(Yield, Standing)>,
) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let Some((next, round)) = reaping(game) else {
        return Err(crop::Rejection::NoneDue.into());
    };
    if next != seat {
        return Err(crop::Rejection::OthersFirst { seat: next }.into());
    }
    let can =
        |(choose, reaper)| choose == round.choose && reapers(game, round, seat).contains(&reaper);
    match wanted {
        None if may_pass_crop(game, round) => Ok(()),
        None => Err(crop::Rejection::Must.into()),
        Some(wanted) if can(wanted) => Ok(()),
        Some((Yield::Add, _)) => Err(crop::Rejection::NotBeside.into()),
        Some((Yield::TakeHome, _)) => Err(crop::Rejection::NotThere.into()),
    }
}

/// R-CRC-3, 9: puts one more figure on the segment; a deployment to the orders.
pub(in crate::game) fn add_reaper(game: &mut Game, reaper: Standing, outcomes: &mut Vec<Outcome>) {
    pass_reaper(game);
    figures::bring(game, reaper.occupant(), reaper.place(), Way::Crop, outcomes);
    game.answered(outcomes);
}

/// R-CRC-4, 7: takes a figure home; builders and pigs that are left alone follow (R-TB-5).
pub(in crate::game) fn take_reaper_home(
    game: &mut Game,
    reaper: Standing,
    outcomes: &mut Vec<Outcome>,
) {
    let (seat, figure, place) = (reaper.player, reaper.figure, reaper.place());
    let from = game.board.record_at(place);
    figures::take_home(game, Occupant { seat, figure }, place);
    outcomes.extend(from.map(|from| crop::Outcome::TakenHome { seat, figure, from }.into()));
    sets::builder::orphans_home(game, &[(seat, place)], outcomes);
    if let Some(round) = &mut game.turn.expansions.crop.round {
        round.home.push(seat);
    }
    pass_reaper(game);
    game.answered(outcomes);
}

pub(in crate::game) fn pass_crop(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    pass_reaper(game);
    game.answered(outcomes);
}
