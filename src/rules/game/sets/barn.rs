//! Barns in the course of a turn (R-AM-8): placing one, and scoring the farmers beside it.

use crate::card::occasion::Way;
use crate::expansion::barn;
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Occupant, Place};
use crate::game::question::{Answer, Shows, Target};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, figures, sets};
use crate::geometry::{Corner, Position};
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::player::Figure;
use crate::rejection::Rejection;
use crate::scoring::{self, Finality, Score};
use crate::topic::Act;

/// Barns (R-AM-8).
pub(super) struct Set;

impl Moments for Set {
    fn answers(game: &Game, act: Act) -> Vec<Answer> {
        if act == Act::Deploy(Figure::Barn) { answers(game) } else { Vec::new() }
    }

    fn score_before(
        game: &mut Game,
        placed: &[Position],
        outcomes: &mut Vec<Outcome>,
    ) -> Vec<Score> {
        score(game, placed, outcomes)
    }
}

/// The corners of the tile just placed where the barn may stand (R-AM-8).
pub fn corners(game: &Game) -> Vec<Corner> {
    Corner::ALL.into_iter().filter(|corner| allows(game, *corner).is_ok()).collect()
}

pub(in crate::game) fn answers(game: &Game) -> Vec<Answer> {
    let corners = corners(game).into_iter();
    let Some(at) = game.tile_asked_about() else { return Vec::new() };
    let place = |corner| {
        Answer::new(Move::PlaceBarn { corner })
            .at(Target::Corner(at, corner))
            .showing(Shows::figure(game.active(), Figure::Barn))
    };
    corners.map(place).collect()
}

pub(in crate::game) fn allows(game: &Game, corner: Corner) -> Result<(), Rejection> {
    let at = game.must_have_no_figure_yet()?;
    game.must_have_farmers()?;
    game.must_have_figure(game.active(), Figure::Barn)?;
    let Some(field) = game.board.field_at(at, corner) else {
        return Err(barn::Rejection::NoCorner.into());
    };
    may_take(game, game.board.occupants(field))
}

/// R-AM-8: whether a field with those figures may get a barn; with the house rule it may have
/// one already (A44).
pub(in crate::game) fn may_take(
    game: &Game,
    mut occupants: impl Iterator<Item = Occupant>,
) -> Result<(), Rejection> {
    let is_alone = !game.setup.rules.differs(HouseRule::SecondBarnAllowed);
    match occupants.find(|occupant| is_alone && occupant.figure == Figure::Barn) {
        Some(barn) => Err(barn::Rejection::IsThere { by: barn.seat }.into()),
        None => Ok(()),
    }
}

pub(in crate::game) fn place(game: &mut Game, corner: Corner, outcomes: &mut Vec<Outcome>) {
    let Phase::Deploy { at, .. } = game.phase() else {
        return debug_assert!(false, "a barn is placed when the tile lies");
    };
    let Some(place) = game.board.corner_segment(at, corner) else {
        return debug_assert!(false, "four fields meet at the corner");
    };
    let seat = game.active();
    game.people.take_out(Occupant { seat, figure: Figure::Barn });
    game.board.deploy_barn(seat, place, corner);
    sets::phantom::has_deployed(game, Figure::Barn, false);
    game.turn.expansions.barn = Some(place);
    outcomes.push(Outcome::Deployed { seat, figure: Figure::Barn, place });
    figures::judge_deployment(
        game,
        Occupant { seat, figure: Figure::Barn },
        place,
        Way::Usual,
        outcomes,
    );
}

/// Scores the farmers of a field that has got a barn, or was joined to one, and sends them home
/// (R-AM-9, 11).
pub(in crate::game) fn score(
    game: &mut Game,
    placed: &[Position],
    outcomes: &mut Vec<Outcome>,
) -> Vec<Score> {
    let fields = fields_beside(game, placed);
    let new = game.turn.expansions.barn.take().and_then(|place| game.board.feature(place));
    let mut scored = Vec::new();
    for field in fields {
        let record = game.board.record(field);
        let lines = if new == Some(field) {
            scoring::field::harvest(&record)
        } else {
            scoring::worth(&record, Finality::Incomplete)
        };
        score_field(
            game,
            scoring::scores_of(&record, lines),
            game.bonuses(field),
            &mut scored,
            outcomes,
        );
        game.send_home(field, outcomes);
    }
    scored
}

/// Scores the farmers of a field with a barn like a completed feature: with points of the turn
/// and with bonuses.
pub(in crate::game) fn score_field(
    game: &mut Game,
    scores: Vec<Score>,
    bonuses: Vec<Score>,
    scored: &mut Vec<Score>,
    outcomes: &mut Vec<Outcome>,
) {
    for score in &scores {
        game.turn.points[score.seat] += score.points();
    }
    for score in scores.into_iter().chain(bonuses) {
        game.score(score.clone(), outcomes);
        scored.push(score);
    }
}

/// The fields with a barn and farmers on which the turn's tiles lie, or where its barn was
/// placed.
pub(in crate::game) fn fields_beside(game: &Game, placed: &[Position]) -> Vec<FeatureId> {
    if game.expansions.abbeys.is_none() {
        return Vec::new();
    }
    let mut fields: Vec<FeatureId> = Vec::new();
    for at in placed {
        let Some(tile) = game.board.tile(*at) else { continue };
        let segments = tile.tile.segments().filter(|segment| Kind::from(*segment) == Kind::Field);
        let features =
            segments.filter_map(|segment| game.board.feature(Place { at: *at, segment }));
        fields.extend(features);
    }
    fields.extend(game.turn.expansions.barn.and_then(|place| game.board.feature(place)));
    fields.sort_unstable();
    fields.dedup();
    fields.retain(|field| {
        let record = game.board.record(*field);
        let has_barn = scoring::field::barn_owners(&record).next().is_some();
        has_barn && record.followers().next().is_some()
    });
    fields
}
