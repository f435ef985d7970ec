//! Mage & Witch in the course of a turn: before the action one of them goes elsewhere (R-MAG-1), or
//! where a tile has joined their features (R-MAG-3); with their feature they leave (R-MAG-7).

use crate::board::Deployed;
use crate::card::occasion::Occasion;
use crate::expansion::magic::{self, Spot};
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Place};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step};
use crate::geometry::Position;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::piece::{Magician, Neutral};
use crate::rejection::Rejection;
use crate::setup::MAGE_WITCH;
use crate::tile::symbol::Symbol;

/// Mage and Witch (R-MAG-1).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        step == Step::Magic && await_move(game, outcomes)
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        (step == Step::Magic).then(|| question(game))
    }

    fn comes_first(_: &Game, step: Step) -> Option<Rejection> {
        (step == Step::Magic).then(|| magic::Rejection::First.into())
    }

    fn pieces_on_segments(game: &Game) -> Vec<(Place, Neutral)> {
        let placed = Magician::ALL.into_iter();
        let placed = placed.filter_map(|it| Some((game.board.magician(it)?, it)));
        placed.map(|(place, it)| (place, Neutral::Magician(it))).collect()
    }

    fn reveal(game: &mut Game, at: Position, _: &mut Vec<Outcome>) {
        summon(game, at);
    }

    fn come_home(game: &mut Game, feature: FeatureId, _: &[Deployed], outcomes: &mut Vec<Outcome>) {
        end(game, feature, outcomes);
    }
}

/// R-MAG-1: a tile with the sign sends mage or witch elsewhere.
fn summon(game: &mut Game, at: Position) {
    let shown = game.board.tile(at).is_some_and(|placed| placed.tile.has(Symbol::Magic));
    game.turn.expansions.magic_due = shown && game.setup.has(MAGE_WITCH);
}

/// Whether mage or witch must go somewhere now (R-MAG-1, 3). The only one that can leave the
/// board, where there is no road or city, does so at once (R-MAG-2).
fn await_move(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    let due = std::mem::take(&mut game.turn.expansions.magic_due);
    if !due && !are_magicians_joined(game) {
        return false;
    }
    match spells(game).as_slice() {
        [] => false,
        [(magician, None)] => {
            send_off(game, *magician, outcomes);
            false
        }
        _ => game.ask(Step::Magic),
    }
}

fn are_magicians_joined(game: &Game) -> bool {
    let [mage, witch] = Magician::ALL.map(|magician| game.board.feature_of(magician));
    mage.is_some() && mage == witch
}

/// R-MAG-3: asks at once where a ferry has joined their roads; the action goes on afterwards.
pub(in crate::game) fn part_magicians(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    if are_magicians_joined(game) {
        game.go_on_with(Step::Magic, outcomes);
    }
}

/// Whether a feature is an incomplete road or city without mage and witch (R-MAG-1).
fn is_free(game: &Game, feature: FeatureId) -> bool {
    let stands_there = |magician| game.board.feature_of(magician) == Some(feature);
    matches!(game.board.kind(feature), Kind::Road | Kind::City)
        && !game.board.is_complete(feature)
        && !Magician::ALL.into_iter().any(stands_there)
}

/// Each of the two with every feature to which it may go, by the youngest tile; where there is
/// none, those on the board leave it (R-MAG-2).
fn spells(game: &Game) -> Vec<(Magician, Option<Place>)> {
    let free = game.board.features().filter(|feature| is_free(game, *feature));
    let places: Vec<Place> = free.filter_map(|feature| game.board.places(feature).last()).collect();
    if places.is_empty() {
        let on_board = |magician: &Magician| game.board.feature_of(*magician).is_some();
        return Magician::ALL.into_iter().filter(on_board).map(|it| (it, None)).collect();
    }
    let to = |magician| places.iter().map(move |place| (magician, Some(*place)));
    Magician::ALL.into_iter().flat_map(to).collect()
}

pub(in crate::game) fn question(game: &Game) -> Question {
    let answer = |(magician, place): (Magician, Option<Place>)| {
        let spot = place.map(Spot::from).unwrap_or_default();
        let made = match magician {
            Magician::Mage => Move::MoveMage(spot),
            Magician::Witch => Move::MoveWitch(spot),
        };
        let target = place.map_or(Target::Nowhere, Target::Feature);
        Answer::new(made).at(target).showing(Shows::neutral(Neutral::Magician(magician)))
    };
    let answers = spells(game).into_iter().map(answer).collect();
    Question::new(game.active(), Topic::Magic, answers)
}

pub(in crate::game) fn allows(
    game: &Game,
    magician: Magician,
    spot: Spot,
) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    if game.phase() != Phase::Asking(Step::Magic) {
        return Err(magic::Rejection::NoneDue.into());
    }
    let Some(place) = spot.place() else {
        let leaves = spells(game).contains(&(magician, None));
        return if leaves { Ok(()) } else { Err(magic::Rejection::NotOff.into()) };
    };
    if game.board.feature(place).is_some_and(|feature| is_free(game, feature)) {
        Ok(())
    } else {
        Err(magic::Rejection::NotThere.into())
    }
}

pub(in crate::game) fn go(
    game: &mut Game,
    magician: Magician,
    spot: Spot,
    outcomes: &mut Vec<Outcome>,
) {
    match spot.place() {
        Some(place) => {
            game.board.place_magician(magician, Some(place));
            if let Some(record) = game.board.record_at(place) {
                outcomes.push(magic::Outcome::Moved { magician, to: record.clone() }.into());
                let seat = game.active();
                game.judge(&Occasion::MagicianMoved { seat, magician, record }, outcomes);
            }
        }
        None => send_off(game, magician, outcomes),
    }
    game.answered(outcomes);
}

/// R-MAG-7: whoever of the two stands on a scored feature waits beside the board.
pub(in crate::game) fn end(game: &mut Game, feature: FeatureId, outcomes: &mut Vec<Outcome>) {
    for magician in Magician::ALL {
        if game.board.feature_of(magician) == Some(feature) {
            send_off(game, magician, outcomes);
        }
    }
}

fn send_off(game: &mut Game, magician: Magician, outcomes: &mut Vec<Outcome>) {
    game.board.place_magician(magician, None);
    outcomes.push(magic::Outcome::Left { magician }.into());
}
