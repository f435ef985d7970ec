//! The action of a turn, which is done with one figure or piece (R-TURN-1): a question for each way
//! to use it.

use super::{Act, Answer, Question, Shows, Target, Topic};
use crate::rules::feature::Place;
use crate::rules::game::Game;
use crate::rules::game::Phase;
use crate::rules::moves::Move;
use crate::rules::player::Figure;
use crate::rules::tile::Segment;

impl Game {
    /// The questions of the action of the turn now, the commonest way first, or whom the tower just
    /// raised captures. Ending the turn declines them, unless the princess must send a knight home
    /// (R-PD-6).
    pub fn questions_of_action(&self) -> Vec<Question> {
        if !matches!(self.phase(), Phase::Deploy { .. }) {
            return Vec::new();
        }
        let princess = self.must_remove_knight();
        let acts = Act::all().filter(|act| !princess || *act == Act::Princess);
        let ways = acts.map(|act| (act, self.answers_to(act)));
        let mut ways: Vec<(Act, Vec<Answer>)> =
            ways.filter(|(_, answers)| !answers.is_empty()).collect();
        if ways.is_empty() {
            ways.push((Act::Deploy(Figure::Follower), Vec::new()));
        }
        let question = |(act, answers)| {
            let question = Question::new(self.active(), Topic::Act(act), answers);
            if princess || self.must_have_laid_ferry().is_err() {
                question
            } else {
                question.or(Move::EndTurn)
            }
        };
        ways.into_iter().map(question).collect()
    }

    /// Whether the action of the turn may still be used, or a follower captured (R-TURN-1).
    pub fn can_act(&self) -> bool {
        matches!(self.phase(), Phase::Deploy { .. })
            && Act::all().any(|act| !self.answers_to(act).is_empty())
    }

    /// The answers for one way to use the action of the turn now.
    pub fn answers_to(&self, act: Act) -> Vec<Answer> {
        match act {
            Act::Deploy(Figure::Barn) => self.barn_answers(),
            Act::Deploy(figure) => self.deploy_answers(figure),
            Act::Princess => self.princess_answers(),
            Act::Raise => self.raise_answers(),
            Act::Man => self.man_answers(),
            Act::Capture => self.capture_answers(),
            Act::Fairy => self.fairy_answers(),
            Act::LayFerry => self.ferry_answers(),
            Act::MoveFerry => self.ferry_moves(),
            Act::Fly => self.flight_answers(),
            Act::Recall => self.recall_answers(),
            Act::Site => self.site_answers(),
        }
    }

    /// The answers that deploy a figure: to the new tile, fields last, then through a portal.
    fn deploy_answers(&self, figure: Figure) -> Vec<Answer> {
        let Phase::Deploy { at, .. } = self.phase() else { return Vec::new() };
        let mut claims = self.claims(figure);
        claims.sort_by_key(|on| matches!(on, Segment::Field(_)));
        let answer = |made, place| {
            let shows = Shows::figure(self.active(), figure);
            Answer::new(made).at(Target::Segment(place)).showing(shows)
        };
        let own = claims
            .into_iter()
            .map(|on| answer(Move::Deploy { figure, on, at: None }, Place { at, segment: on }));
        let elsewhere = self.portal_claims(figure).into_iter().map(|place| {
            answer(Move::Deploy { figure, on: place.segment, at: Some(place.at) }, place)
        });
        own.chain(elsewhere).collect()
    }
}
