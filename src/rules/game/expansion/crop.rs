//! Crop Circles after a turn: whoever placed the tile chooses, then everybody in turn adds a
//! follower or takes one home (R-CRC-1 to 4).

use std::collections::VecDeque;

use crate::rules::board::Deployed;
use crate::rules::card::occasion::{Occasion, Way};
use crate::rules::expansion::crop::{self, Choice, Pass, means};
use crate::rules::feature::{Kind, Occupant};
use crate::rules::game::question::{Answer, Question, Shows, Target, Topic};
use crate::rules::game::{Game, Phase, Step};
use crate::rules::geometry::Position;
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::{Move, Standing};
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::topic::Yield;

/// The part of crop circles in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::rules::game) struct Turn {
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

impl Game {
    /// R-CRC-1: notes the circle of the new tile.
    pub(in crate::rules::game) fn find_circle(&mut self, at: Position) {
        let circle = self.board.tile(at).and_then(|placed| placed.tile.crop_circle);
        let means_somebody = |kind: &Kind| *kind != Kind::Field || self.setup.has_farmers();
        self.turn.expansions.crop.due = circle.filter(means_somebody);
    }

    /// Whether the circle of the tile asks now; on a board without figures it is left out
    /// (R-CRC-5).
    pub(in crate::rules::game) fn await_circle(&mut self) -> bool {
        if self.board.figures().is_empty() {
            self.turn.expansions.crop.due = None;
        }
        self.turn.expansions.crop.due.is_some() && self.ask(Step::Circle)
    }

    pub(in crate::rules::game) fn question_of_circle(&self) -> Question {
        let answer = |choose| Answer::new(Move::CropCircle(Choice { choose }));
        let answers = [Yield::Add, Yield::TakeHome].map(answer).into();
        Question::new(self.active(), Topic::Circle, answers)
    }

    pub(in crate::rules::game) fn allows_circle(&self) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        let is_asked = self.phase == Phase::Asking(Step::Circle);
        if is_asked { Ok(()) } else { Err(crop::Rejection::NoneDue.into()) }
    }

    /// R-CRC-1, 2: begins the round at the left of the active player.
    pub(in crate::rules::game) fn choose_circle(
        &mut self,
        choose: Yield,
        outcomes: &mut Vec<Outcome>,
    ) {
        let Some(kind) = self.turn.expansions.crop.due.take() else {
            return debug_assert!(false, "a circle that asks is due");
        };
        let others = self.company.clockwise(self.active()).skip(1);
        let order = others.chain([self.active()]).collect();
        self.turn.expansions.crop.round = Some(Round { kind, choose, order, home: Vec::new() });
        outcomes.push(crop::Outcome::Chosen { choose }.into());
        self.answered(outcomes);
    }

    /// What a player can do in the round, figure by figure (R-CRC-3, 4, 6).
    fn reapers(&self, round: &Round, seat: Seat) -> Vec<Standing> {
        let is_of_round = |deployed: &&Deployed| {
            deployed.seat == seat
                && Kind::from(deployed.place.segment) == round.kind
                && means(round.kind, deployed.figure)
        };
        let mut reapers: Vec<Standing> = Vec::new();
        for figure in Figure::ALL.into_iter().filter(|figure| means(round.kind, *figure)) {
            for deployed in self.board.figures().iter().filter(is_of_round) {
                let can = match round.choose {
                    Yield::Add => {
                        self.supply(seat).count(figure) > 0
                            && self.is_open_to_figures(deployed.place.at)
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
    pub(in crate::rules::game) fn await_reaper(&mut self, outcomes: &mut Vec<Outcome>) -> bool {
        while let Some(round) = &self.turn.expansions.crop.round {
            match round.order.front() {
                Some(seat) if !self.reapers(round, *seat).is_empty() => {
                    return self.ask(Step::Reap);
                }
                Some(_) => self.pass_reaper(),
                None => self.end_round(outcomes),
            }
        }
        false
    }

    fn end_round(&mut self, outcomes: &mut Vec<Outcome>) {
        let round = self.turn.expansions.crop.round.take();
        if let Some(owners) = round.map(|round| round.home).filter(|home| !home.is_empty()) {
            self.judge(&Occasion::CropTookHome { seat: self.active(), owners }, outcomes);
        }
    }

    fn pass_reaper(&mut self) {
        if let Some(round) = &mut self.turn.expansions.crop.round {
            round.order.pop_front();
        }
    }

    /// The player who comes next in the round, with what is done in it.
    fn reaping(&self) -> Option<(Seat, &Round)> {
        let round = self.turn.expansions.crop.round.as_ref()?;
        let seat = *round.order.front()?;
        (self.phase == Phase::Asking(Step::Reap)).then_some((seat, round))
    }

    pub(in crate::rules::game) fn question_of_reaping(&self) -> Option<Question> {
        let (seat, round) = self.reaping()?;
        let made = match round.choose {
            Yield::Add => Move::CropAdd,
            Yield::TakeHome => Move::CropTakeHome,
        };
        let answer = |reaper: Standing| {
            Answer::new(made(reaper))
                .at(Target::Segment(reaper.place()))
                .showing(Shows::figure(seat, reaper.figure))
        };
        let answers = self.reapers(round, seat).into_iter().map(answer).collect();
        let question = Question::new(seat, Topic::Crop(round.choose), answers);
        let pass = Move::CropPass(Pass { player: seat });
        Some(if self.may_pass_crop(round) { question.or(pass) } else { question })
    }

    /// R-CRC-3, 4: only who adds may leave it, unless the table plays otherwise.
    fn may_pass_crop(&self, round: &Round) -> bool {
        round.choose == Yield::Add && !self.setup.rules.differs(HouseRule::CropMustAdd)
    }

    /// Whether a player may do that in the round now; `None` is to add nobody.
    pub(in crate::rules::game) fn allows_reaping(
        &self,
        seat: Seat,
        wanted: Option<(Yield, Standing)>,
    ) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        let Some((next, round)) = self.reaping() else {
            return Err(crop::Rejection::NoneDue.into());
        };
        if next != seat {
            return Err(crop::Rejection::OthersFirst { seat: next }.into());
        }
        let can = |(choose, reaper)| {
            choose == round.choose && self.reapers(round, seat).contains(&reaper)
        };
        match wanted {
            None if self.may_pass_crop(round) => Ok(()),
            None => Err(crop::Rejection::Must.into()),
            Some(wanted) if can(wanted) => Ok(()),
            Some((Yield::Add, _)) => Err(crop::Rejection::NotBeside.into()),
            Some((Yield::TakeHome, _)) => Err(crop::Rejection::NotThere.into()),
        }
    }

    /// R-CRC-3, 9: puts one more figure on the segment; a deployment to the orders.
    pub(in crate::rules::game) fn add_reaper(
        &mut self,
        reaper: Standing,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.pass_reaper();
        self.bring(reaper.occupant(), reaper.place(), Way::Crop, outcomes);
        self.answered(outcomes);
    }

    /// R-CRC-4, 7: takes a figure home; builders and pigs that are left alone follow (R-TB-5).
    pub(in crate::rules::game) fn take_reaper_home(
        &mut self,
        reaper: Standing,
        outcomes: &mut Vec<Outcome>,
    ) {
        let (seat, figure, place) = (reaper.player, reaper.figure, reaper.place());
        let from = self.board.record_at(place);
        self.take_home(Occupant { seat, figure }, place);
        outcomes.extend(from.map(|from| crop::Outcome::TakenHome { seat, figure, from }.into()));
        self.orphans_home(&[(seat, place)], outcomes);
        if let Some(round) = &mut self.turn.expansions.crop.round {
            round.home.push(seat);
        }
        self.pass_reaper();
        self.answered(outcomes);
    }

    pub(in crate::rules::game) fn pass_crop(&mut self, outcomes: &mut Vec<Outcome>) {
        self.pass_reaper();
        self.answered(outcomes);
    }
}
