//! The course of a turn after its tile lies (R-TURN-1): step by step, each of which asks something
//! or is over at once. An order that somebody has to choose holds the course up (R-KO-12).

use super::question::Question;
use super::step::{Course, Deed, Step};
use super::turn::{Orders, Turn};
use super::{Game, Phase};
use crate::card::occasion::Occasion;
use crate::game::{pad, sets};
use crate::outcome::Outcome;
use crate::player::Seat;
use crate::rejection::Rejection;

impl Game {
    /// Goes on with that step.
    pub(super) fn go_on_with(&mut self, step: Step, outcomes: &mut Vec<Outcome>) {
        self.course.go_to(step);
        self.answered(outcomes);
    }

    /// Goes on after an answer.
    pub(super) fn answered(&mut self, outcomes: &mut Vec<Outcome>) {
        self.course.resume();
        self.go_on(outcomes);
    }

    /// Goes on until somebody has to answer or to choose an order, or points are to be walked.
    pub(super) fn go_on(&mut self, outcomes: &mut Vec<Outcome>) {
        while !self.course.is_waiting() && self.choices.is_empty() && sets::track::is_settled(self)
        {
            self.judge_belongings(outcomes);
            if !self.choices.is_empty() {
                return;
            }
            let step = self.course.take_step();
            if self.enter(step, outcomes) {
                self.course.stop();
            }
        }
    }

    /// Enters a step. Returns whether somebody has to answer before the next one.
    fn enter(&mut self, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        match step.deed() {
            Deed::OfSets => self.enter_sets(step, outcomes),
            Deed::AwaitAction => self.await_action(),
            Deed::EndAction => {
                self.leave_action(outcomes);
                false
            }
            Deed::Score => {
                self.score_turn(outcomes);
                false
            }
            Deed::LeaveTile => {
                self.leave_tile(outcomes);
                if self.choices.is_empty() {
                    sets::builder::take_second_part(self, outcomes)
                } else {
                    self.skip_to(step)
                }
            }
            // A message that was drawn at a fair may have brought another tile (R-MSG-7).
            Deed::LeaveTurn => {
                sets::builder::take_second_part(self, outcomes) || {
                    self.leave_turn(outcomes);
                    self.next_turn(outcomes)
                }
            }
            Deed::AskForOrders => self.turn.orders.asks && self.ask(step),
            Deed::LeaveLastTurn => {
                pad::ending::take_back_turn(self);
                self.enter_sets(step, outcomes)
            }
            Deed::Nothing => false,
            Deed::Finish => {
                self.finish(outcomes);
                true
            }
        }
    }

    /// All is done that belongs to the tile (R-KO-53).
    fn leave_tile(&mut self, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let bare = self.memory.past_mut().leave_tile(seat).filter(|tiles| *tiles > 0);
        if let Some(tiles) = bare.filter(|_| self.pad.is_none()) {
            self.judge(&Occasion::LaidBare { seat, tiles }, outcomes);
        }
    }

    /// All is done that belongs to the turn (R-KO-54, 57).
    fn leave_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        self.memory.past_mut().leave_turn(seat);
        self.suffer_last_place(outcomes);
    }

    /// Goes on to a step, as nothing is left of one that repeats itself. Returns that nobody has to
    /// answer.
    pub(super) const fn skip_to(&mut self, step: Step) -> bool {
        self.course.go_to(step);
        false
    }

    /// Asks the question of a step. Returns that somebody has to answer.
    pub(super) const fn ask(&mut self, step: Step) -> bool {
        self.course.wait(Phase::Asking(step));
        true
    }

    /// The question of a step.
    pub(super) fn question_of_step(&self, step: Step) -> Option<Question> {
        if step == Step::Claims {
            return Some(self.question_of_claims());
        }
        self.question_of_sets(step)
    }

    /// Whether a question is open that may be left unanswered.
    pub const fn is_asking(&self) -> bool {
        matches!(self.phase(), Phase::Asking(step) if step.may_be_declined())
    }

    /// Allows other moves before the question of a step is answered, if it can wait.
    pub(super) fn may_wait(&self, step: Step) -> Result<(), Rejection> {
        self.comes_first(step).map_or(Ok(()), Err)
    }

    /// Whether the question of a step has to be answered before all else, with no order to choose.
    pub fn is_held_up(&self) -> bool {
        self.choices.is_empty()
            && matches!(self.phase(), Phase::Asking(step) if self.may_wait(step).is_err())
    }

    /// Leaves the open question unanswered: the wagon stays at home, nobody is sent into the City,
    /// the Count stays, the fair is over, nobody escapes. What follows may bring points to walk.
    pub(super) fn decline_once(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.is_asking() {
            return;
        }
        if let Phase::Asking(step) = self.phase() {
            self.decline_sets(step, outcomes);
        }
        self.answered(outcomes);
        sets::track::settle(self, outcomes);
    }

    /// Lets the action of the turn be taken, now that the tile lies.
    fn await_action(&mut self) -> bool {
        if let Some(placed) = self.board.tiles().last() {
            let deployed = self.turn.expansions.ferry.has_begun;
            self.course.wait(Phase::Deploy { at: placed.at, deployed });
        }
        true
    }

    /// R-BASE-2 (3): ends the action of the turn.
    fn leave_action(&mut self, outcomes: &mut Vec<Outcome>) {
        let Phase::Deploy { at, .. } = self.phase() else { return };
        let mouth = sets::river::flow_into_mouth(self, outcomes);
        self.turn.placed = std::iter::once(at).chain(mouth).collect();
        self.end_action();
        self.turn.expansions.dragon_due = Some(at);
    }

    /// Whether the tile of the turn lies and is not scored yet.
    pub(super) fn is_unscored(&self) -> bool {
        match self.phase() {
            Phase::Deploy { .. } | Phase::Asking(Step::Dragon) => true,
            Phase::Asking(step) if step.is_before_action() => true,
            Phase::Asking(_) => self.expansions.leaving.as_ref().is_some_and(|it| !it.at_end),
            Phase::Deal | Phase::Place | Phase::Scored | Phase::Remains | Phase::Finished => false,
        }
    }

    /// Scores the tile of the turn at once: nobody leaves the City for it, and the dragon eats
    /// nobody.
    pub(super) fn score_now(&mut self) {
        let outcomes = &mut Vec::new();
        if matches!(self.phase(), Phase::Asking(step) if step.is_before_action()) {
            self.go_on_with(Step::Act, outcomes);
        }
        let acts = matches!(self.phase(), Phase::Deploy { .. });
        self.go_on_with(if acts { Step::Mouth } else { Step::Score }, outcomes);
        sets::track::settle(self, outcomes);
        if self.phase() == Phase::Asking(Step::ShareGold) {
            self.decline_once(outcomes);
        }
    }

    /// Marks the action of the turn as done (R-TURN-1).
    pub(super) fn has_acted(&mut self) {
        if let Phase::Deploy { at, .. } = self.phase() {
            self.course.wait(Phase::Deploy { at, deployed: true });
        }
    }

    /// Ends the start of the turn, at the first draw of a tile.
    pub(super) fn end_turn_start(&mut self) {
        let seat = self.active();
        if let Some(orders) = self.orders.as_mut().filter(|_| !self.turn.drew_tile) {
            orders.end_turn_start(seat);
        }
        self.turn.drew_tile = true;
    }

    /// Ends the last turn for good, as the tile lies: nobody escapes any more at its end (R-SG-4),
    /// and an order that it has fulfilled counts no more (A4, R-KO-40).
    pub(super) fn leave_last_turn(&mut self) {
        self.turn.expansions.siege.may_escape = None;
        self.turn.orders = Orders::default();
    }

    /// Begins the next turn, if there is one; after the last tile that of an abbey (R-AM-5).
    /// Returns whether it did.
    pub(super) fn next_turn(&mut self, outcomes: &mut Vec<Outcome>) -> bool {
        self.orders.iter_mut().for_each(|orders| orders.tell_entries());
        if self.count_left() == 0 {
            let abbey = sets::abbey::next_at_end(self);
            abbey.into_iter().for_each(|seat| sets::abbey::begin_at_end(self, seat, outcomes));
            return abbey.is_some();
        }
        self.orders.iter_mut().for_each(|orders| orders.end_turn());
        let seat = self.people.next(self.turn.seat);
        let turn = self.turn_after(self.turn.number + 1, seat);
        self.begin(turn, outcomes);
        true
    }

    /// Begins a turn (R-TURN-1).
    pub(super) fn begin(&mut self, turn: Turn, outcomes: &mut Vec<Outcome>) {
        let seat = turn.seat;
        self.begin_part(turn);
        if let Some(orders) = &mut self.orders {
            orders.begin_turn(seat);
        }
        outcomes.push(Outcome::TurnBegan { seat, turn: self.turn.number });
        if let Some(pad) = &mut self.pad {
            // Nobody knows yet whether this turn comes: it is greeted when it is written down.
            pad.begin_turn();
        } else {
            self.greet(outcomes);
        }
    }

    /// Begins a turn, or a part of one, which waits for its tile.
    pub(super) fn begin_part(&mut self, turn: Turn) {
        self.turn = turn;
        self.course = Course::new(Phase::Place);
    }

    /// The next turn, which takes over the escape of the one that has ended (R-SG-4). An order for
    /// that escape still belongs to the old tile (A4), and so does what is claimed before the next
    /// one lies (R-KO-40).
    pub(super) fn turn_after(&self, number: u32, seat: Seat) -> Turn {
        let mut turn = Turn::new(number, seat);
        // On the scorepad anything before the next note may belong to its tile.
        if self.pad.is_none() {
            turn.orders = self.turn.orders.until_tile();
        }
        turn.expansions.siege.may_escape = sets::siege::escapee(self);
        turn
    }
}
