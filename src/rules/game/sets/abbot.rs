//! The abbot in the course of a turn (R-AB-6 to 10).

use crate::card::occasion::Occasion;
use crate::expansion::abbot::{Outcome as Own, Rejection as Reason};
use crate::feature::{Occupant, Record};
use crate::game::question::{Answer, Shows, Target};
use crate::game::sets::moments::Moments;
use crate::game::{Game, figures};
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::player::Figure;
use crate::rejection::Rejection;
use crate::scoring::{self, Finality, Score};
use crate::tile::Segment;
use crate::topic::Act;

/// The abbot (R-AB-1).
pub(super) struct Set;

impl Moments for Set {
    fn answers(game: &Game, act: Act) -> Vec<Answer> {
        if act == Act::Recall { recall_answers(game) } else { Vec::new() }
    }
}

/// The score of the player on turn who calls the abbot home now: his alone, whoever else stands
/// there (R-AB-6, 7).
///
/// # Errors
/// The reason why he stays.
pub fn recall(game: &Game) -> Result<Score, Rejection> {
    game.must_have_no_figure_yet()?;
    let seat = game.active();
    let out = game.board.figures().iter().find(|deployed| {
        deployed.occupant() == Occupant { seat, figure: Figure::Abbot }
            && matches!(deployed.place.segment, Segment::Building(_))
    });
    let place = out.map(|deployed| deployed.place).ok_or(Reason::NotOut)?;
    let feature = game.must_have_segment(place)?;
    if game.board.is_complete(feature) {
        return Err(Reason::Complete.into());
    }
    let record = Record { place: Some(place), ..game.board.record(feature) };
    let lines = scoring::worth(&record, Finality::Incomplete);
    Ok(Score { seat, source: record.kind.into(), lines, record: Some(record) })
}

fn recall_answers(game: &Game) -> Vec<Answer> {
    let place = recall(game).ok().and_then(|score| score.place());
    let answer = |place| {
        Answer::new(Move::RecallAbbot)
            .at(Target::Segment(place))
            .showing(Shows::figure(game.active(), Figure::Abbot))
    };
    place.map(answer).into_iter().collect()
}

pub(in crate::game) fn come_home(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let Some((score, place)) = recall(game).ok().and_then(|score| {
        let place = score.place()?;
        Some((score, place))
    }) else {
        return debug_assert!(false, "an abbot who may come home stands somewhere");
    };
    figures::take_home(game, Occupant { seat: score.seat, figure: Figure::Abbot }, place);
    game.has_acted();
    outcomes.push(Own::CalledHome { seat: score.seat, place }.into());
    let (seat, points) = (score.seat, score.points());
    game.score(score, outcomes);
    game.judge(&Occasion::AbbotCalled { seat, points }, outcomes);
}
