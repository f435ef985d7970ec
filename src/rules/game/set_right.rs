//! Figures that the table sets right.

use super::{Game, Phase, Step};
use crate::expansion::builder;
use crate::expansion::count::{self, Resident};
use crate::expansion::fairy::Stand;
use crate::expansion::tower::{self, Prisoner};
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Occupant, Place};
use crate::game::sets;
use crate::geometry::Position;
use crate::outcome::Outcome;
use crate::piece::Tokens;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::table;
use crate::table::{SetRight, Spot};
use crate::tile::Quarter;

/// The figures that stand somewhere or are prisoners, each with its place: what the table can
/// compare with the app's board, and set right.
pub fn figures_away(game: &Game) -> Vec<(Occupant, Spot)> {
    let on_board = game.board.figures().iter();
    let on_board = on_board.map(|it| (it.occupant(), Spot::Stand(Stand::Segment(it.place))));
    on_board.chain(game.figures_beside()).collect()
}

/// Allows setting a figure right at any moment of a game that is not over: what was there must
/// be there, and what is there must be in supply and may stand there. Whoever else stands on
/// the feature is no matter, as features with figures join.
pub(super) fn allows_setting_right(game: &Game, right: SetRight) -> Result<(), Rejection> {
    let spot = right.spot().ok_or(Rejection::Table(table::Rejection::Where))?;
    let (was, is) = (right.before(), right.now());
    for occupant in was.iter().chain(&is) {
        game.must_be_player(occupant.seat)?;
    }
    // That very figure may be there with other tokens beside it.
    if was == is && right.tokens.is_none_or(|now| beside(game, was) == Some(now)) {
        return Err(Rejection::Table(table::Rejection::IsRight));
    }
    if game.is_finished() {
        return Err(Rejection::GameOver);
    }
    // The figures on the track walk first: a message may ask for those on the board.
    if game.phase() == Phase::Asking(Step::Points) {
        return Err(sets::track::points_first(game));
    }
    if let Some(was) = was
        && !figures_away(game).contains(&(was, spot))
    {
        return Err(match spot {
            Spot::Stand(Stand::Segment(place)) => Rejection::NobodyThere { place },
            Spot::Stand(_) | Spot::Prison(_) => Rejection::Table(table::Rejection::NotThere),
        });
    }
    if let Some(refused) = game.tokens_barred_by_sets(right) {
        return Err(refused);
    }
    let Some(is) = is.filter(|is| was != Some(*is)) else { return Ok(()) };
    let Occupant { seat, figure } = is;
    game.must_have_figure(seat, figure)?;
    match spot {
        Spot::Stand(Stand::Segment(place)) => may_be_on(game, is, place, was),
        Spot::Stand(Stand::Tower(at)) => may_be_atop(game, figure, at, was),
        Spot::Stand(Stand::Quarter(quarter)) => may_be_in(game, figure, quarter),
        Spot::Prison(captor) => may_be_held(game, is, captor),
    }
}

/// The tokens that lie with a figure, or could; `None` if none ever does.
pub fn tokens_with(game: &Game, figure: Occupant) -> Option<Tokens> {
    game.tokens_of_sets(figure)
}

fn beside(game: &Game, figure: Option<Occupant>) -> Option<Tokens> {
    tokens_with(game, figure?)
}

/// Whether a figure may stand on a segment in place of another.
fn may_be_on(
    game: &Game,
    is: Occupant,
    place: Place,
    was: Option<Occupant>,
) -> Result<(), Rejection> {
    let feature = game.must_have_segment(place)?;
    if is_scored(game, feature) {
        return Err(Rejection::Table(table::Rejection::Scored { place }));
    }
    let (figure, segment) = (is.figure, place.segment);
    if Kind::from(segment) == Kind::Field && figure.is_occupant() {
        game.must_have_farmers()?;
    }
    let mut others: Vec<Occupant> = game.board.occupants(feature).collect();
    if let Some(index) = others.iter().position(|other| Some(*other) == was) {
        others.remove(index);
    }
    if figure == Figure::Barn && game.board.barn_corner(place).is_some() {
        return sets::barn::may_take(game, others.into_iter());
    }
    if !figure.may_stand_on(segment.into()) {
        return Err(Rejection::WrongFigure { figure, segment });
    }
    // R-TB-3, 5, 6: builders and pigs need a follower.
    if !figure.needs_follower() {
        return Ok(());
    }
    let own = |other: &Occupant| other.seat == is.seat && other.figure.is_follower();
    if others.iter().any(own) {
        Ok(())
    } else {
        Err(builder::Rejection::NoOwnFollower { figure, place }.into())
    }
}

/// Whether a feature is complete and was scored, so that nobody stands on it (R-BASE-11).
fn is_scored(game: &Game, feature: FeatureId) -> bool {
    let lies = matches!(game.phase(), Phase::Asking(step) if step.is_before_action());
    let last = game.board.tiles().last().filter(|_| lies);
    let now = last
        .map_or_else(|| sets::ferry::completed_now(game), |last| game.board.completed_by(last.at));
    game.board.is_complete(feature) && !now.contains(&feature)
}

/// Whether a figure may stand on top of a tower in place of another (R-TW-2).
fn may_be_atop(
    game: &Game,
    figure: Figure,
    at: Position,
    was: Option<Occupant>,
) -> Result<(), Rejection> {
    let Some(towers) = &game.expansions.towers else { return Err(Rejection::NotInPlay) };
    let tower = towers.tower(at).ok_or(Rejection::from(tower::Rejection::NoTower { at }))?;
    match tower.guard.filter(|_| was.is_none()) {
        Some(guard) => Err(tower::Rejection::Closed { by: guard.seat }.into()),
        None if figure.may_climb() => Ok(()),
        None => Err(tower::Rejection::CannotClimb { figure }.into()),
    }
}

/// Whether a figure may be in a quarter of the City (R-CNT-9).
fn may_be_in(game: &Game, figure: Figure, quarter: Quarter) -> Result<(), Rejection> {
    if game.expansions.city.is_none() {
        return Err(Rejection::NotInPlay);
    }
    if quarter == Quarter::Market {
        game.must_have_farmers()?;
    }
    if figure.may_enter(quarter) {
        Ok(())
    } else {
        Err(count::Rejection::NotInQuarter { figure, quarter }.into())
    }
}

/// Whether a figure may be a prisoner of that player (R-TW-3, 4).
fn may_be_held(game: &Game, is: Occupant, captor: Seat) -> Result<(), Rejection> {
    let Some(towers) = &game.expansions.towers else { return Err(Rejection::NotInPlay) };
    game.must_be_player(captor)?;
    let holds = |other: &Prisoner| other.captor == is.seat && other.owner == captor;
    let exchanged = captor == is.seat || towers.prisoners().iter().any(holds);
    if exchanged || !is.figure.is_follower() {
        return Err(Rejection::Table(table::Rejection::NoPrisoner { captor }));
    }
    Ok(())
}

/// Sets a figure right, which is no deployment: no order is judged by it (R-KO-12).
pub(super) fn set_right(game: &mut Game, right: SetRight, outcomes: &mut Vec<Outcome>) {
    let Some(spot) = right.spot() else {
        return debug_assert!(false, "what may be set right is somewhere");
    };
    let (was, is) = (right.before(), right.now());
    match spot {
        Spot::Stand(Stand::Segment(place)) => game.board.set_right(was, is, place),
        Spot::Stand(Stand::Tower(at)) => {
            game.expansions.towers.iter_mut().for_each(|towers| towers.set_guard(at, is));
        }
        Spot::Stand(Stand::Quarter(quarter)) => {
            let resident = |it: Occupant| Resident { seat: it.seat, figure: it.figure, quarter };
            if let Some(city) = &mut game.expansions.city {
                was.into_iter().for_each(|was| city.leave(resident(was)));
                is.into_iter().for_each(|is| city.enter(resident(is)));
            }
        }
        Spot::Prison(captor) => {
            let held = |it: Occupant| Prisoner { captor, owner: it.seat, figure: it.figure };
            if let Some(towers) = &mut game.expansions.towers {
                was.into_iter().for_each(|was| _ = towers.release(held(was)));
                is.into_iter().for_each(|is| towers.imprison(held(is)));
            }
        }
    }
    was.into_iter().for_each(|was| game.people.put(was));
    is.into_iter().for_each(|is| game.people.take_out(is));
    game.set_right_in_sets(right);
    outcomes.push(Outcome::Table(table::Outcome::SetRight(right)));
    let left: Vec<(Seat, Place)> =
        was.into_iter().filter_map(|was| Some((was.seat, spot.place()?))).collect();
    sets::builder::orphans_home(game, &left, outcomes);
    game.overlook();
    ask_again(game, outcomes);
}

/// Asks the open question again after figures were set right: a wagon that is not at home
/// drives nowhere, and a question without an answer is over.
fn ask_again(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let asked = match game.phase() {
        Phase::Asking(step) => Some(step).filter(|_| game.course.is_waiting()),
        Phase::Deal
        | Phase::Place
        | Phase::Deploy { .. }
        | Phase::Scored
        | Phase::Remains
        | Phase::Finished => None,
    };
    game.ask_sets_again(asked, outcomes);
    if asked == Some(Step::Claims) {
        game.go_on_with(Step::Claims, outcomes);
    }
}
