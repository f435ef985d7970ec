//! The abbot in the course of a turn (R-AB-6 to 10).

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::abbot::{Outcome as Own, Rejection as Reason};
use crate::rules::feature::{Occupant, Record};
use crate::rules::game::Game;
use crate::rules::game::question::{Answer, Shows, Target};
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::player::Figure;
use crate::rules::rejection::Rejection;
use crate::rules::scoring::{self, Finality, Score};
use crate::rules::tile::Segment;

impl Game {
    /// The score of the player on turn who calls the abbot home now: his alone, whoever else stands
    /// there (R-AB-6, 7).
    ///
    /// # Errors
    /// The reason why he stays.
    pub fn recall(&self) -> Result<Score, Rejection> {
        self.must_have_no_figure_yet()?;
        let seat = self.active();
        let out = self.board.figures().iter().find(|deployed| {
            deployed.occupant() == Occupant { seat, figure: Figure::Abbot }
                && matches!(deployed.place.segment, Segment::Building(_))
        });
        let place = out.map(|deployed| deployed.place).ok_or(Reason::NotOut)?;
        let feature = self.must_have_segment(place)?;
        if self.board.is_complete(feature) {
            return Err(Reason::Complete.into());
        }
        let record = Record { place: Some(place), ..self.board.record(feature) };
        let lines = scoring::worth(&record, Finality::Incomplete);
        Ok(Score { seat, source: record.kind.into(), lines, record: Some(record) })
    }

    pub(in crate::rules::game) fn recall_answers(&self) -> Vec<Answer> {
        let place = self.recall().ok().and_then(|score| score.place());
        let answer = |place| {
            Answer::new(Move::RecallAbbot)
                .at(Target::Segment(place))
                .showing(Shows::figure(self.active(), Figure::Abbot))
        };
        place.map(answer).into_iter().collect()
    }

    pub(in crate::rules::game) fn recall_abbot(&mut self, outcomes: &mut Vec<Outcome>) {
        let Some((score, place)) = self.recall().ok().and_then(|score| {
            let place = score.place()?;
            Some((score, place))
        }) else {
            return debug_assert!(false, "an abbot who may come home stands somewhere");
        };
        self.take_home(Occupant { seat: score.seat, figure: Figure::Abbot }, place);
        self.has_acted();
        outcomes.push(Own::CalledHome { seat: score.seat, place }.into());
        let (seat, points) = (score.seat, score.points());
        self.score(score, outcomes);
        self.judge(&Occasion::AbbotCalled { seat, points }, outcomes);
    }
}
