//! The escape from a siege at the end of a turn (R-SG-4).

use std::sync::Arc;

use crate::card::Card;
use crate::card::occasion::Occasion;
use crate::card::task::Requirement;
use crate::expansion::siege;
use crate::feature::{Occupant, Place};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step, figures, sets};
use crate::house_rule::HouseRule;
use crate::moves::{Move, Standing};
use crate::outcome::Outcome;
use crate::player::Seat;
use crate::rejection::Rejection;
use crate::tile::Segment;

/// Sieges (R-SG-1).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, _: &mut Vec<Outcome>) -> bool {
        step == Step::Escape && await_escape(game)
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        (step == Step::Escape).then(|| question_of_last_escape(game)).flatten()
    }

    fn decline(game: &mut Game, step: Step, _: &mut Vec<Outcome>) {
        if step == Step::Escape {
            game.turn.expansions.siege.may_escape = None;
        }
    }

    fn ask_again(game: &mut Game, step: Option<Step>, outcomes: &mut Vec<Outcome>) {
        if step == Some(Step::Escape) {
            game.go_on_with(Step::Escape, outcomes);
        }
    }
}

/// The part of escapes in the current turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// The player whose turn, or part of one, has ended, and who may take a knight out of a siege
    /// before the next tile lies (R-SG-4).
    pub may_escape: Option<Seat>,
    /// Whether a knight was taken out at the end of this turn already, before the tokens fly.
    pub has_escaped: bool,
}

/// The knights whom the player of the turn just over may take out of a besieged city (R-SG-4):
/// until the next tile lies, and after the last one even when the game has gone on to its end,
/// where nothing depends on them any more ([`Game::await_escape`]).
pub fn escapes(game: &Game) -> Vec<(Occupant, Place)> {
    let leaves_at_end = || {
        game.phase() == Phase::Asking(Step::Leave)
            && game.expansions.leaving.as_ref().is_some_and(|leaving| leaving.at_end)
    };
    let in_time =
        matches!(game.phase(), Phase::Place | Phase::Asking(Step::Escape) | Phase::Finished)
            || sets::fair::awaits_token(game)
            || leaves_at_end();
    let waiting = game.turn.expansions.siege.may_escape.filter(|_| in_time);
    waiting.into_iter().flat_map(|seat| escapes_of(game, seat)).collect()
}

/// The question which knight of the player whose turn has ended escapes (R-SG-4).
pub(in crate::game) fn question_of_escape(game: &Game) -> Option<Question> {
    let escapes = escapes(game);
    let (first, _) = escapes.first()?;
    let answers = escapes.iter().map(|(knight, place)| {
        Answer::new(Move::Escape(Standing::new(*knight, *place)))
            .at(Target::Segment(*place))
            .showing(Shows::figure(knight.seat, knight.figure))
    });
    Some(Question::new(first.seat, Topic::Escape, answers.collect()))
}

/// The question of an escape after the last turn, for which the end waits.
fn question_of_last_escape(game: &Game) -> Option<Question> {
    question_of_escape(game).map(|question| question.or(Move::EndTurn))
}

/// R-SG-4: the player of the turn that is over, if that player may take a knight out and has
/// taken none.
pub(in crate::game) fn escapee(game: &Game) -> Option<Seat> {
    Some(game.turn.seat).filter(|seat| {
        !game.turn.expansions.siege.has_escaped && escapes_of(game, *seat).next().is_some()
    })
}

/// Whether the end waits for an escape after the last turn, as no tile follows and points may
/// depend on it.
fn await_escape(game: &mut Game) -> bool {
    game.turn.expansions.siege.may_escape = escapee(game);
    let waits = game.turn.expansions.siege.may_escape.is_some_and(|seat| may_matter(game, seat));
    waits && game.ask(Step::Escape)
}

/// Whether points may depend on an escape. A besieged city that is not completed is worth
/// nothing (R-SG-2), so only an order of the deck or a bonus (R-PD-9) can make one matter.
/// The holder of an order is secret, so it is enough that the deck has one.
fn may_matter(game: &Game, seat: Seat) -> bool {
    let escapes = |task: &Requirement| matches!(task, Requirement::Escape(_));
    let asks = |card: &Arc<Card>| card.requirement.asks_for(escapes);
    let for_order = game.orders.as_ref().is_some_and(|orders| orders.all_cards().any(asks));
    for_order || escapes_of(game, seat).any(|(_, place)| sets::fairy::has_bonus(game, seat, place))
}

fn escapes_of(game: &Game, seat: Seat) -> impl Iterator<Item = (Occupant, Place)> {
    let own = game.board.figures().iter().filter(move |deployed| deployed.seat == seat);
    let own = own.map(|deployed| (deployed.occupant(), deployed.place));
    own.filter(|(occupant, place)| occupant.figure.is_follower() && can_escape(game, *place))
}

/// R-SG-4: whether a monastery, shrine or abbey lies beside a siege tile of the city; with the
/// house rule beside any tile of it. Gardens are no refuge (R-AB-11).
fn can_escape(game: &Game, place: Place) -> bool {
    let Some(city) = game.board.feature(place) else { return false };
    let any_tile = game.setup.rules.differs(HouseRule::RefugeBesideAnyTile);
    let besieged = |at: Place| {
        let Segment::City(index) = at.segment else { return false };
        let tile = game.board.tile(at.at).map(|placed| &placed.tile);
        tile.and_then(|tile| tile.cities.get(usize::from(index))).is_some_and(|city| city.besieged)
    };
    let is_refuge = |building| building != Segment::GARDEN;
    let has_refuge = |at: Place| {
        let around = at.at.neighbours().into_iter().filter_map(|at| game.board.tile(at));
        around.clone().any(|placed| placed.tile.building().is_some_and(is_refuge))
    };
    game.board.places(city).any(besieged)
        && game.board.places(city).any(|at| (any_tile || besieged(at)) && has_refuge(at))
}

pub(in crate::game) fn allows_escape(
    game: &Game,
    knight: Occupant,
    place: Place,
) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let found = escapes(game).contains(&(knight, place));
    if found { Ok(()) } else { Err(siege::Rejection::NoEscape.into()) }
}

pub(in crate::game) fn escape(
    game: &mut Game,
    knight: Occupant,
    place: Place,
    outcomes: &mut Vec<Outcome>,
) {
    game.turn.expansions.siege.may_escape = None;
    // Elsewhere the turn that has begun keeps the escapes of its own end.
    game.turn.expansions.siege.has_escaped |= sets::fair::awaits_token(game);
    figures::take_home(game, knight, place);
    outcomes.push(siege::Outcome::Escaped { knight, place }.into());
    sets::builder::orphans_home(game, &[(knight.seat, place)], outcomes);
    game.judge(&Occasion::Escaped { seat: knight.seat }, outcomes);
    if game.phase() == Phase::Asking(Step::Escape) {
        game.answered(outcomes);
    }
}
