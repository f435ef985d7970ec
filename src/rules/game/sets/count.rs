//! The City of Carcassonne in the course of a turn (R-CNT-5): sending followers there after
//! scoring, and moving the Count.

use crate::card::occasion::Occasion;
use crate::expansion::count::{self, Carcassonne, Resident, Shut, quarter_after};
use crate::expansion::fairy::Stand;
use crate::feature::Occupant;
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step, sets};
use crate::house_rule::{CountMoves, HouseRule};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::piece::Neutral;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::table::Spot;
use crate::tile::Quarter;

/// The Count of Carcassonne (R-CNT-1).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        if step == Step::Leave {
            leaving::open_leaving(game)
        } else if step == Step::Judge {
            judge_entry(game, outcomes);
            false
        } else if step == Step::Enter {
            await_entry(game)
        } else if step == Step::MoveCount {
            await_move(game, outcomes)
        } else {
            step == Step::LastLeave && leaving::open_last_leaving(game)
        }
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        if step == Step::Leave {
            leaving::question_of_leaving(game)
        } else if step == Step::Enter {
            Some(question_of_entering(game))
        } else {
            (step == Step::MoveCount).then(|| question_of_move(game))
        }
    }

    fn ask_again(game: &mut Game, step: Option<Step>, outcomes: &mut Vec<Outcome>) {
        if step == Some(Step::Leave) {
            leaving::leave_again(game, outcomes);
        }
    }

    fn keep(from: &mut sets::Turn, to: &mut sets::Turn) {
        to.count.has_entered = from.count.has_entered;
    }

    fn bring_home(game: &mut Game, seat: Seat) -> Vec<Occupant> {
        let city = game.expansions.city.iter_mut();
        city.flat_map(|city| city.take_home(seat)).map(|figure| Occupant { seat, figure }).collect()
    }

    fn figures_beside(game: &Game) -> Vec<(Occupant, Spot)> {
        let residents = game.expansions.city.iter().flat_map(Carcassonne::residents);
        let spot = |it: &Resident| {
            (Occupant { seat: it.seat, figure: it.figure }, Spot::Stand(Stand::Quarter(it.quarter)))
        };
        residents.map(spot).collect()
    }
}

pub mod leaving;

pub(in crate::game) use leaving::Leaving;

/// The part of the City in the current turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// The players who scored for features that this part of the turn completed, until the right to
    /// enter the City is judged (R-CNT-5).
    pub scorers: Option<Vec<Seat>>,
    /// Whether a follower may be sent into the City (R-CNT-5).
    pub may_enter: bool,
    /// Whether a follower was sent into the City in this turn.
    pub has_entered: bool,
}

/// Whether the City is a completed city to the table (R-CNT-3, R-KR-11, A26).
pub fn counts_carcassonne(game: &Game) -> bool {
    game.expansions.city.is_some() && !game.setup.rules.differs(HouseRule::CarcassonneIgnored)
}

/// R-CNT-5, 6: judges whether the active player may send a follower into the City for the
/// completions of the turn's tile, once all choices of orders are made.
fn judge_entry(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let Some(mut scorers) =
        game.turn.expansions.count.scorers.take().filter(|_| game.expansions.city.is_some())
    else {
        return;
    };
    if game.setup.rules.differs(HouseRule::OrdersAreScoring) {
        scorers.append(&mut game.turn.orders.paid);
    }
    let active = game.active();
    let shut = if scorers.contains(&active) {
        Some(Shut::Scored)
    } else if scorers.is_empty() {
        Some(Shut::NobodyScored)
    } else if game.turn.expansions.count.has_entered
        && game.setup.rules.differs(HouseRule::EnterOnceInDoubleTurn)
    {
        Some(Shut::EnteredBefore)
    } else if Quarter::ALL.into_iter().all(|quarter| entrants(game, quarter).is_empty()) {
        Some(Shut::NoFollower)
    } else {
        None
    };
    match shut {
        Some(why) => {
            outcomes.push(count::Outcome::CityShut { seat: active, why }.into());
        }
        None => game.turn.expansions.count.may_enter = true,
    }
}

/// The figures that the active player may send into a quarter (R-CNT-9).
pub fn entrants(game: &Game, quarter: Quarter) -> Vec<Figure> {
    let supply = game.supply(game.active());
    let is_open = quarter != Quarter::Market || game.setup.has_farmers();
    let may = |figure: &Figure| is_open && figure.may_enter(quarter) && supply.count(*figure) > 0;
    Figure::ALL.into_iter().filter(may).collect()
}

fn question_of_entering(game: &Game) -> Question {
    let enter = Figure::ALL.into_iter().flat_map(|figure| {
        let quarters =
            Quarter::ALL.into_iter().filter(move |to| entrants(game, *to).contains(&figure));
        quarters.map(move |quarter| {
            Answer::new(Move::EnterCity { figure, quarter })
                .at(Target::Quarter(quarter))
                .showing(Shows::figure(game.active(), figure))
        })
    });
    Question::new(game.active(), Topic::Enter, enter.collect()).or(Move::EndTurn)
}

pub(in crate::game) fn allows_entering(
    game: &Game,
    figure: Figure,
    quarter: Quarter,
) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    if game.phase() != Phase::Asking(Step::Enter) {
        return Err(count::Rejection::CityIsShut.into());
    }
    if quarter == Quarter::Market {
        game.must_have_farmers()?;
    }
    let seat = game.active();
    game.must_have_figure(seat, figure)?;
    if figure.may_enter(quarter) {
        Ok(())
    } else {
        Err(count::Rejection::NotInQuarter { figure, quarter }.into())
    }
}

pub(in crate::game) fn enter_city(
    game: &mut Game,
    figure: Figure,
    quarter: Quarter,
    outcomes: &mut Vec<Outcome>,
) {
    let seat = game.active();
    game.people.take_out(Occupant { seat, figure });
    if let Some(city) = &mut game.expansions.city {
        city.enter(Resident { seat, figure, quarter });
    }
    game.turn.expansions.count.has_entered = true;
    game.ask(Step::MoveCount);
    outcomes.push(count::Outcome::EnteredCity { seat, quarter }.into());
    let residents = game.expansions.city.as_ref().map(Carcassonne::residents).unwrap_or_default();
    let followers = residents.iter().filter(|resident| resident.seat == seat).count() as u32;
    game.judge(&Occasion::EnteredCity { seat, quarter, followers }, outcomes);
    game.go_on_with(Step::MoveCount, outcomes);
}

/// R-CNT-5: whether a follower may be sent into the City now.
fn await_entry(game: &mut Game) -> bool {
    std::mem::take(&mut game.turn.expansions.count.may_enter) && game.ask(Step::Enter)
}

/// Whether the Count may be moved now. A42: where the table lets nobody choose, he moves by
/// himself once a follower was sent into the City and the orders for that are chosen. That
/// counts as a move by the same player.
fn await_move(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    let Some(city) = &game.expansions.city else { return false };
    let sent = city.residents().last().map_or(city.count(), |resident| resident.quarter);
    let to = match game.setup.rules.count_moves() {
        CountMoves::Free => return true,
        CountMoves::Next => quarter_after(city.count()),
        CountMoves::Follower => sent,
    };
    if to != city.count() {
        set_count(game, to, outcomes);
    }
    false
}

fn question_of_move(game: &Game) -> Question {
    let count = game.expansions.city.as_ref().map(Carcassonne::count);
    let others = Quarter::ALL.into_iter().filter(|quarter| Some(*quarter) != count);
    let answers = others.map(|quarter| {
        Answer::new(Move::MoveCount { quarter })
            .at(Target::Quarter(quarter))
            .showing(Shows::neutral(Neutral::Count))
    });
    Question::new(game.active(), Topic::Count, answers.collect()).or(Move::EndTurn)
}

pub(in crate::game) fn allows_move(game: &Game, quarter: Quarter) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    match &game.expansions.city {
        Some(_) if game.setup.rules.count_moves() != CountMoves::Free => {
            Err(count::Rejection::CountMovesAlone.into())
        }
        Some(city) if game.phase() == Phase::Asking(Step::MoveCount) && city.count() != quarter => {
            Ok(())
        }
        Some(_) if game.phase() == Phase::Asking(Step::MoveCount) => {
            Err(count::Rejection::CountIsThere { quarter }.into())
        }
        Some(_) | None => Err(count::Rejection::CountStays.into()),
    }
}

pub(in crate::game) fn go(game: &mut Game, quarter: Quarter, outcomes: &mut Vec<Outcome>) {
    set_count(game, quarter, outcomes);
    game.answered(outcomes);
}

fn set_count(game: &mut Game, quarter: Quarter, outcomes: &mut Vec<Outcome>) {
    let seat = game.active();
    if let Some(city) = &mut game.expansions.city {
        city.move_count(quarter);
    }
    outcomes.push(count::Outcome::CountMoved { seat, quarter }.into());
    let residents = game.expansions.city.as_ref().map(Carcassonne::residents).unwrap_or_default();
    let others =
        residents.iter().filter(|resident| resident.seat != seat && resident.quarter == quarter);
    let opponents = others.count() as u32;
    game.judge(&Occasion::CountMoved { seat, opponents }, outcomes);
    game.course.wait(Phase::Scored);
}
