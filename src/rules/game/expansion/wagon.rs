//! Wagons that drive on after a turn is scored (R-AM-7).

use crate::rules::board::nine;
use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::wagon;
use crate::rules::feature::Place;
use crate::rules::game::question::{Answer, Question, Shows, Target, Topic};
use crate::rules::game::{Game, Phase, Step};
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::Move;
use crate::rules::moves::nature::{Nature, Role};
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;

impl Game {
    /// The wagon that may drive on next, with the places where it may go (R-AM-7).
    pub fn wagon(&self) -> Option<(Seat, Vec<Place>)> {
        let (seat, from) = self.turn.expansions.wagons.first()?;
        (self.phase == Phase::Asking(Step::Wagon)).then(|| (*seat, self.wagon_ways(*from)))
    }

    /// The places where a wagon may go that has come home from a place: along a connection
    /// (R-AM-7), or with the house rule around it (A39).
    fn wagon_ways(&self, from: Place) -> Vec<Place> {
        let around = self.setup.rules.differs(HouseRule::WagonsDriveAround);
        let is_open = |at| self.is_open_to_figures(at);
        if around {
            self.board.wagon_ways_around(from, is_open)
        } else {
            self.board.wagon_ways(from, is_open)
        }
    }

    pub(in crate::rules::game) fn question_of_wagon(&self) -> Option<Question> {
        let (player, ways) = self.wagon()?;
        let answers = ways.into_iter().map(|place| {
            Answer::new(Move::MoveWagon { player, at: place.at, on: place.segment })
                .at(Target::Feature(place))
                .showing(Shows::figure(player, Figure::Wagon))
        });
        Some(Question::new(player, Topic::Wagon, answers.collect()).or(Move::KeepWagon { player }))
    }

    pub(in crate::rules::game) fn allows_wagon(
        &self,
        seat: Seat,
        to: Option<Place>,
    ) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        let Some((waiting, ways)) = self.wagon() else {
            return Err(wagon::Rejection::NoneWaits.into());
        };
        if waiting != seat {
            return Err(wagon::Rejection::OthersFirst { seat: waiting }.into());
        }
        let Some(to) = to else { return Ok(()) };
        self.must_be_open_to_figures(to.at)?;
        let target = self.board.feature(to);
        let reached = ways.iter().any(|way| target.is_some() && self.board.feature(*way) == target);
        // A39: the place may be any part of the feature that lies on the nine squares.
        let from = self.turn.expansions.wagons.first().map(|(_, from)| from.at);
        let is_near = |from| nine(from).any(|at| at == to.at);
        let reached = reached
            && (!self.setup.rules.differs(HouseRule::WagonsDriveAround)
                || from.is_some_and(is_near));
        if reached { Ok(()) } else { Err(wagon::Rejection::NoWay { place: to }.into()) }
    }

    pub(in crate::rules::game) fn move_wagon(
        &mut self,
        seat: Seat,
        to: Place,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.supplies[seat].take_out(Figure::Wagon);
        self.board.deploy(seat, Figure::Wagon, to);
        outcomes.push(wagon::Outcome::Moved { seat, place: to }.into());
        outcomes.extend(self.challenges_begun_at(to));
        self.judge(&Occasion::WagonMoved { seat }, outcomes);
        self.pass_wagon();
        self.answered(outcomes);
    }

    /// Ends the drive of this wagon.
    pub(in crate::rules::game) fn pass_wagon(&mut self) {
        if !self.turn.expansions.wagons.is_empty() {
            self.turn.expansions.wagons.remove(0);
        }
        self.phase = Phase::Scored;
    }

    /// Keeps wagons without a way at home. Returns whether one has a way.
    pub(in crate::rules::game) fn await_wagon(&mut self) -> bool {
        while let Some((_, from)) = self.turn.expansions.wagons.first() {
            if self.wagon_ways(*from).is_empty() {
                self.turn.expansions.wagons.remove(0);
            } else {
                return self.ask(Step::Wagon);
            }
        }
        false
    }

    /// R-AM-7: sorts the wagons in turn order, the active player's first.
    pub(in crate::rules::game) fn sort_wagons(&mut self) {
        let order: Vec<Seat> = self.company.clockwise(self.active()).collect();
        self.turn.expansions.wagons.retain(|(seat, _)| order.contains(seat));
        self.turn
            .expansions
            .wagons
            .sort_by_key(|(seat, _)| order.iter().position(|other| other == seat));
    }
}

/// Whether a move waits until every wagon has driven on or stays at home (R-TURN-1, R-AM-7).
pub(in crate::rules::game) const fn comes_after_wagons(nature: &Nature) -> bool {
    match nature.role {
        Role::Late | Role::Fair | Role::Tile => true,
        Role::Orders => nature.begins_next,
        Role::Act | Role::Beside | Role::Step | Role::Written | Role::Table | Role::End => false,
    }
}
