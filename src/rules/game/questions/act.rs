//! The action of a turn, which is done with one figure or piece (R-TURN-1): a question for each way
//! to use it.

use crate::feature::Place;
use crate::game::question::{Act, Answer, Question, Shows, Target, Topic};
use crate::game::{Game, Phase, legal, sets};
use crate::moves::Move;
use crate::player::Figure;
use crate::tile::Segment;

/// The questions of the action of the turn now, the commonest way first, or whom the tower just
/// raised captures. Ending the turn declines them, unless the princess must send a knight home
/// (R-PD-6).
pub fn questions_of_action(game: &Game) -> Vec<Question> {
    if !matches!(game.phase(), Phase::Deploy { .. }) {
        return Vec::new();
    }
    let princess = sets::princess::must_remove_knight(game);
    let acts = Act::all().filter(|act| !princess || *act == Act::Princess);
    let ways = acts.map(|act| (act, answers_to(game, act)));
    let mut ways: Vec<(Act, Vec<Answer>)> =
        ways.filter(|(_, answers)| !answers.is_empty()).collect();
    if ways.is_empty() {
        ways.push((Act::Deploy(Figure::Follower), Vec::new()));
    }
    let question = |(act, answers)| {
        let question = Question::new(game.active(), Topic::Act(act), answers);
        let question = question.without(game.answers_out(act));
        if princess || game.due_act().is_some() { question } else { question.or(Move::EndTurn) }
    };
    ways.into_iter().map(question).collect()
}

/// Whether the action of the turn may still be used, or a follower captured (R-TURN-1).
pub fn can_act(game: &Game) -> bool {
    matches!(game.phase(), Phase::Deploy { .. })
        && Act::all().any(|act| !answers_to(game, act).is_empty())
}

/// The answers for one way to use the action of the turn now.
pub fn answers_to(game: &Game, act: Act) -> Vec<Answer> {
    if let Act::Deploy(figure) = act
        && figure != Figure::Barn
    {
        return deploy_answers(game, figure);
    }
    game.answers_of_sets(act)
}

/// The answers that deploy a figure: to the new tile, fields last, then through a portal.
fn deploy_answers(game: &Game, figure: Figure) -> Vec<Answer> {
    let Phase::Deploy { at, .. } = game.phase() else { return Vec::new() };
    let mut claims = legal::claims(game, figure);
    claims.sort_by_key(|on| matches!(on, Segment::Field(_)));
    let answer = |made, place| {
        let shows = Shows::figure(game.active(), figure);
        Answer::new(made).at(Target::Segment(place)).showing(shows)
    };
    let own = claims
        .into_iter()
        .map(|on| answer(Move::Deploy { figure, on, at: None }, Place { at, segment: on }));
    let elsewhere = sets::dragon::portal_claims(game, figure)
        .into_iter()
        .map(|place| answer(Move::Deploy { figure, on: place.segment, at: Some(place.at) }, place));
    own.chain(elsewhere).collect()
}
