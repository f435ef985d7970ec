//! The City of Carcassonne in the course of a turn (R-CNT-5): sending followers there after
//! scoring, and moving the Count.

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::count::{self, Carcassonne, Resident, Shut, quarter_after};
use crate::rules::game::question::{Answer, Question, Shows, Target, Topic};
use crate::rules::game::{Game, Phase, Step};
use crate::rules::house_rule::{CountMoves, HouseRule};
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::piece::Neutral;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::tile::Quarter;

mod leaving;

pub(in crate::rules::game) use leaving::{Destination, Leaving};

/// The part of the City in the current turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::rules::game) struct Turn {
    /// The players who scored for features that this part of the turn completed, until the right to
    /// enter the City is judged (R-CNT-5).
    pub scorers: Option<Vec<Seat>>,
    /// Whether a follower may be sent into the City (R-CNT-5).
    pub may_enter: bool,
    /// Whether a follower was sent into the City in this turn.
    pub has_entered: bool,
}

impl Game {
    /// The City of Carcassonne; `None` without the Count.
    pub const fn city(&self) -> Option<&Carcassonne> {
        self.expansions.city.as_ref()
    }

    /// Whether the City is a completed city to the table (R-CNT-3, R-KR-11, A26).
    pub fn counts_carcassonne(&self) -> bool {
        self.expansions.city.is_some() && !self.setup.rules.differs(HouseRule::CarcassonneIgnored)
    }

    /// R-CNT-5, 6: judges whether the active player may send a follower into the City for the
    /// completions of the turn's tile, once all choices of orders are made.
    pub(in crate::rules::game) fn judge_entry(&mut self, outcomes: &mut Vec<Outcome>) {
        let Some(mut scorers) =
            self.turn.expansions.count.scorers.take().filter(|_| self.expansions.city.is_some())
        else {
            return;
        };
        if self.setup.rules.differs(HouseRule::OrdersAreScoring) {
            scorers.append(&mut self.turn.orders.paid);
        }
        let active = self.active();
        let shut = if scorers.contains(&active) {
            Some(Shut::Scored)
        } else if scorers.is_empty() {
            Some(Shut::NobodyScored)
        } else if self.turn.expansions.count.has_entered
            && self.setup.rules.differs(HouseRule::EnterOnceInDoubleTurn)
        {
            Some(Shut::EnteredBefore)
        } else if Quarter::ALL.into_iter().all(|quarter| self.entrants(quarter).is_empty()) {
            Some(Shut::NoFollower)
        } else {
            None
        };
        match shut {
            Some(why) => {
                outcomes.push(count::Outcome::CityShut { seat: active, why }.into());
            }
            None => self.turn.expansions.count.may_enter = true,
        }
    }

    /// The figures that the active player may send into a quarter (R-CNT-9).
    pub fn entrants(&self, quarter: Quarter) -> Vec<Figure> {
        let supply = self.supply(self.active());
        let is_open = quarter != Quarter::Market || self.setup.has_farmers();
        let may =
            |figure: &Figure| is_open && figure.may_enter(quarter) && supply.count(*figure) > 0;
        Figure::ALL.into_iter().filter(may).collect()
    }

    pub(in crate::rules::game) fn question_of_entering(&self) -> Question {
        let enter = Figure::ALL.into_iter().flat_map(|figure| {
            let quarters =
                Quarter::ALL.into_iter().filter(move |to| self.entrants(*to).contains(&figure));
            quarters.map(move |quarter| {
                Answer::new(Move::EnterCity { figure, quarter })
                    .at(Target::Quarter(quarter))
                    .showing(Shows::figure(self.active(), figure))
            })
        });
        Question::new(self.active(), Topic::Enter, enter.collect()).or(Move::EndTurn)
    }

    pub(in crate::rules::game) fn allows_entering(
        &self,
        figure: Figure,
        quarter: Quarter,
    ) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        if self.phase != Phase::Asking(Step::Enter) {
            return Err(count::Rejection::CityIsShut.into());
        }
        if quarter == Quarter::Market {
            self.must_have_farmers()?;
        }
        let seat = self.active();
        if self.supply(seat).count(figure) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure });
        }
        if figure.may_enter(quarter) {
            Ok(())
        } else {
            Err(count::Rejection::NotInQuarter { figure, quarter }.into())
        }
    }

    pub(in crate::rules::game) fn enter_city(
        &mut self,
        figure: Figure,
        quarter: Quarter,
        outcomes: &mut Vec<Outcome>,
    ) {
        let seat = self.active();
        self.supplies[seat].take_out(figure);
        if let Some(city) = &mut self.expansions.city {
            city.enter(Resident { seat, figure, quarter });
        }
        self.turn.expansions.count.has_entered = true;
        self.ask(Step::MoveCount);
        outcomes.push(count::Outcome::EnteredCity { seat, quarter }.into());
        let residents =
            self.expansions.city.as_ref().map(Carcassonne::residents).unwrap_or_default();
        let followers = residents.iter().filter(|resident| resident.seat == seat).count() as u32;
        self.judge(&Occasion::EnteredCity { seat, quarter, followers }, outcomes);
        self.go_on_with(Step::MoveCount, outcomes);
    }

    /// R-CNT-5: whether a follower may be sent into the City now.
    pub(in crate::rules::game) fn await_entry(&mut self) -> bool {
        std::mem::take(&mut self.turn.expansions.count.may_enter) && self.ask(Step::Enter)
    }

    /// Whether the Count may be moved now. A42: where the table lets nobody choose, he moves by
    /// himself once a follower was sent into the City and the orders for that are chosen. That
    /// counts as a move by the same player.
    pub(in crate::rules::game) fn await_count(&mut self, outcomes: &mut Vec<Outcome>) -> bool {
        let Some(city) = &self.expansions.city else { return false };
        let sent = city.residents().last().map_or(city.count(), |resident| resident.quarter);
        let to = match self.setup.rules.count_moves() {
            CountMoves::Free => return true,
            CountMoves::Next => quarter_after(city.count()),
            CountMoves::Follower => sent,
        };
        if to != city.count() {
            self.set_count(to, outcomes);
        }
        false
    }

    pub(in crate::rules::game) fn question_of_count(&self) -> Question {
        let count = self.expansions.city.as_ref().map(Carcassonne::count);
        let others = Quarter::ALL.into_iter().filter(|quarter| Some(*quarter) != count);
        let answers = others.map(|quarter| {
            Answer::new(Move::MoveCount { quarter })
                .at(Target::Quarter(quarter))
                .showing(Shows::neutral(Neutral::Count))
        });
        Question::new(self.active(), Topic::Count, answers.collect()).or(Move::EndTurn)
    }

    pub(in crate::rules::game) fn allows_moving_count(
        &self,
        quarter: Quarter,
    ) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        match &self.expansions.city {
            Some(_) if self.setup.rules.count_moves() != CountMoves::Free => {
                Err(count::Rejection::CountMovesAlone.into())
            }
            Some(city)
                if self.phase == Phase::Asking(Step::MoveCount) && city.count() != quarter =>
            {
                Ok(())
            }
            Some(_) if self.phase == Phase::Asking(Step::MoveCount) => {
                Err(count::Rejection::CountIsThere { quarter }.into())
            }
            Some(_) | None => Err(count::Rejection::CountStays.into()),
        }
    }

    pub(in crate::rules::game) fn move_count(
        &mut self,
        quarter: Quarter,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.set_count(quarter, outcomes);
        self.answered(outcomes);
    }

    fn set_count(&mut self, quarter: Quarter, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        if let Some(city) = &mut self.expansions.city {
            city.move_count(quarter);
        }
        outcomes.push(count::Outcome::CountMoved { seat, quarter }.into());
        let residents =
            self.expansions.city.as_ref().map(Carcassonne::residents).unwrap_or_default();
        let others = residents
            .iter()
            .filter(|resident| resident.seat != seat && resident.quarter == quarter);
        let opponents = others.count() as u32;
        self.judge(&Occasion::CountMoved { seat, opponents }, outcomes);
        self.phase = Phase::Scored;
    }
}
