//! The course of a turn after its tile lies (R-TURN-1): step by step, each of which asks something
//! or is over at once. An order that somebody has to choose holds the course up (R-KO-12).

use super::question::Question;
use super::{Game, Phase};
use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::{crop, dragon, gold, magic, robbers};
use crate::rules::house_rule::HouseRule;
use crate::rules::outcome::Outcome;
use crate::rules::rejection::Rejection;

/// A step of a turn, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Bandits are placed beside figures on the score track (R-RBS-2).
    Bandits,
    /// The second bar of a gold tile is laid (R-GLD-1).
    Gold,
    /// Mage or witch goes elsewhere (R-MAG-1, 3).
    Magic,
    /// The action of the turn (R-TURN-1).
    Act,
    /// The mouth of the river lies down by itself (R-RIV-3), and nobody is captured any more.
    Mouth,
    /// The dragon moves (R-PD-3).
    Dragon,
    /// Followers leave the City (R-CNT-13).
    Leave,
    /// Completed features are scored (R-BASE-8).
    Score,
    /// Bars of gold are shared (R-GLD-4).
    ShareGold,
    /// The right to send somebody into the City is judged (R-CNT-5).
    Judge,
    /// The dragon moves after scoring (A31).
    LateDragon,
    /// Wagons drive on (R-AM-7).
    Wagon,
    /// A follower is sent into the City (R-CNT-5).
    Enter,
    /// The Count goes elsewhere (R-CNT-11).
    MoveCount,
    /// Whoever placed a crop circle chooses for everybody (R-CRC-1).
    Circle,
    /// A player adds a follower or takes one home (R-CRC-2).
    Reap,
    /// The second part of a double turn begins (R-TB-4).
    SecondPart,
    /// The round of a fair is thrown (R-CAT-1).
    Fair,
    /// The next turn begins, or that of an abbey after the last tile (R-AM-5).
    Next,
    /// After the last turn a knight escapes (R-SG-4).
    Escape,
    /// Players say which orders they judge themselves are fulfilled, before the end (R-KO-41).
    Claims,
    /// Followers leave the market before the end (R-CNT-17).
    LastLeave,
    /// The game ends (R-BASE-14).
    Finish,
    /// Between any two steps: points that were scored move figures on the track (R-MSG-2).
    Points,
}

impl Step {
    /// The first step after a tile.
    pub const FIRST: Self = Self::Bandits;

    /// The step after this one.
    const fn after(self) -> Self {
        match self {
            Self::Bandits | Self::Points => Self::Gold,
            Self::Gold => Self::Magic,
            Self::Magic => Self::Act,
            Self::Act => Self::Mouth,
            Self::Mouth => Self::Dragon,
            Self::Dragon => Self::Leave,
            Self::Leave => Self::Score,
            Self::Score => Self::ShareGold,
            Self::ShareGold => Self::Judge,
            Self::Judge => Self::LateDragon,
            // After a wagon comes the next wagon.
            Self::LateDragon | Self::Wagon => Self::Wagon,
            Self::Enter | Self::MoveCount => Self::Circle,
            // After a player comes the next one.
            Self::Circle | Self::Reap => Self::Reap,
            // After a round of throws comes the next round.
            Self::SecondPart | Self::Fair => Self::Fair,
            Self::Next => Self::Escape,
            Self::Escape => Self::Claims,
            Self::Claims => Self::LastLeave,
            Self::LastLeave | Self::Finish => Self::Finish,
        }
    }

    /// The names of the moves that answer the question of a step; none if it asks nothing. A
    /// question that may be left unanswered ends with `end-turn`, or with a move of its own.
    pub const fn moves(self) -> &'static [&'static str] {
        match self {
            Self::Bandits => &["place-bandit", "keep-bandit"],
            Self::Points => {
                &["move-score-figure", "rob", "read-message", "score-pennants", "score-follower"]
            }
            Self::Gold => &["place-gold"],
            Self::Magic => &["move-mage", "move-witch"],
            Self::Dragon => &["move-dragon"],
            Self::ShareGold => &["share-gold", "end-turn"],
            Self::Leave => &["begin-leaving", "leave-city", "stay-in-city"],
            Self::Wagon => &["move-wagon", "keep-wagon"],
            Self::Enter => &["enter-city", "end-turn"],
            Self::MoveCount => &["move-count", "end-turn"],
            Self::Circle => &["crop-circle"],
            Self::Reap => &["crop-add", "crop-take-home", "crop-pass"],
            Self::Fair => &["open-fair", "throw", "end-turn"],
            Self::Escape => &["escape", "end-turn"],
            Self::Claims => &["claim-order", "fulfil-order", "end-turn"],
            Self::Act
            | Self::Mouth
            | Self::Score
            | Self::Judge
            | Self::LateDragon
            | Self::SecondPart
            | Self::Next
            | Self::LastLeave
            | Self::Finish => &[],
        }
    }

    /// Whether the step comes before the action of the turn.
    pub const fn is_before_action(self) -> bool {
        matches!(self, Self::Bandits | Self::Gold | Self::Magic)
    }

    /// Whether the step comes before the tile is scored.
    pub(super) const fn is_before_scoring(self) -> bool {
        self.is_before_action()
            || matches!(self, Self::Act | Self::Mouth | Self::Dragon | Self::Leave)
    }

    /// Whether the features of the tile are scored at the step, with all that belongs to it: who
    /// leaves the City for them, and what is shared.
    pub const fn is_of_scoring(self) -> bool {
        matches!(self, Self::Leave | Self::Score | Self::ShareGold)
    }

    /// Whether the question of the step may be left unanswered.
    const fn may_be_declined(self) -> bool {
        matches!(
            self,
            Self::ShareGold
                | Self::Wagon
                | Self::Enter
                | Self::MoveCount
                | Self::Fair
                | Self::Escape
                | Self::Claims
        )
    }
}

/// The point that a turn has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Course {
    /// The step that comes next.
    pub next: Step,
    /// Whether somebody has to answer first.
    pub waits: bool,
    /// The state in which the table would wait, while points move figures on the score track.
    pub held: Option<Phase>,
}

impl Course {
    /// The start of a turn.
    pub const START: Self = Self { next: Step::Mouth, waits: true, held: None };
}

impl Game {
    /// Goes on with that step.
    pub(super) fn go_on_with(&mut self, step: Step, outcomes: &mut Vec<Outcome>) {
        self.course.next = step;
        self.answered(outcomes);
    }

    /// Goes on after an answer.
    pub(super) fn answered(&mut self, outcomes: &mut Vec<Outcome>) {
        self.course.waits = false;
        self.go_on(outcomes);
    }

    /// Goes on until somebody has to answer or to choose an order, or points are to be walked.
    pub(super) fn go_on(&mut self, outcomes: &mut Vec<Outcome>) {
        while !self.course.waits && self.choices.is_empty() && self.is_track_settled() {
            self.judge_belongings(outcomes);
            if !self.choices.is_empty() {
                return;
            }
            let step = self.course.next;
            self.course.next = step.after();
            if self.enter(step, outcomes) {
                self.course.waits = true;
            }
        }
    }

    /// Enters a step. Returns whether somebody has to answer before the next one.
    fn enter(&mut self, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        match step {
            Step::Bandits => self.await_bandit(),
            Step::Gold => self.await_gold(),
            Step::Magic => self.await_magic(outcomes),
            Step::Act => self.await_action(),
            Step::Mouth => {
                self.leave_action(outcomes);
                false
            }
            Step::Dragon => {
                !self.setup.rules.differs(HouseRule::DragonAfterScoring)
                    && self.wake_dragon(outcomes)
            }
            Step::LateDragon => self.wake_dragon(outcomes),
            Step::Leave => self.open_leaving(),
            Step::Score => {
                self.score_turn(outcomes);
                false
            }
            Step::ShareGold => self.await_share(outcomes),
            Step::Judge => {
                self.judge_entry(outcomes);
                false
            }
            Step::Wagon => self.await_wagon() || self.skip_to(Step::Enter),
            Step::Enter => self.await_entry(),
            Step::MoveCount => self.await_count(outcomes),
            Step::Circle => self.await_circle(),
            Step::Reap => self.await_reaper(outcomes) || self.skip_to(Step::SecondPart),
            Step::SecondPart => {
                self.leave_tile(outcomes);
                if self.choices.is_empty() {
                    self.take_second_part(outcomes)
                } else {
                    self.skip_to(Step::SecondPart)
                }
            }
            Step::Fair if self.judge_target(outcomes) => self.skip_to(Step::Fair),
            Step::Fair => self.begin_fair(outcomes) || self.skip_to(Step::Next),
            // A message that was drawn at a fair may have brought another tile (R-MSG-7).
            Step::Next => {
                self.take_second_part(outcomes) || {
                    self.leave_turn(outcomes);
                    self.next_turn(outcomes)
                }
            }
            Step::Escape => self.await_escape(),
            Step::Claims => self.turn.orders.asks && self.ask(Step::Claims),
            Step::LastLeave => {
                self.take_back_turn();
                self.open_last_leaving()
            }
            Step::Points => false,
            Step::Finish => {
                self.finish(outcomes);
                true
            }
        }
    }

    /// All is done that belongs to the tile (R-KO-53).
    fn leave_tile(&mut self, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let bare = self.past.leave_tile(seat).filter(|tiles| *tiles > 0);
        if let Some(tiles) = bare.filter(|_| self.pad.is_none()) {
            self.judge(&Occasion::LaidBare { seat, tiles }, outcomes);
        }
    }

    /// All is done that belongs to the turn (R-KO-54, 57).
    fn leave_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        self.past.leave_turn(self.active());
        self.suffer_last_place(outcomes);
    }

    /// Goes on to a step, as nothing is left of one that repeats itself. Returns that nobody has to
    /// answer.
    const fn skip_to(&mut self, step: Step) -> bool {
        self.course.next = step;
        false
    }

    /// Asks the question of a step. Returns that somebody has to answer.
    pub(super) const fn ask(&mut self, step: Step) -> bool {
        self.phase = Phase::Asking(step);
        true
    }

    /// The question of a step.
    pub(super) fn question_of_step(&self, step: Step) -> Option<Question> {
        match step {
            Step::Bandits => self.question_of_bandit(),
            Step::Points => self.question_of_points(),
            Step::Gold => Some(self.question_of_gold()),
            Step::Magic => Some(self.question_of_magic()),
            Step::Dragon => Some(self.question_of_dragon()),
            Step::ShareGold => Some(self.question_of_share()),
            Step::Leave => self.question_of_leaving(),
            Step::Wagon => self.question_of_wagon(),
            Step::Enter => Some(self.question_of_entering()),
            Step::MoveCount => Some(self.question_of_count()),
            Step::Circle => Some(self.question_of_circle()),
            Step::Reap => self.question_of_reaping(),
            Step::Fair => Some(self.question_of_fair()),
            Step::Escape => self.question_of_last_escape(),
            Step::Claims => Some(self.question_of_claims()),
            Step::Act
            | Step::Mouth
            | Step::Score
            | Step::Judge
            | Step::LateDragon
            | Step::SecondPart
            | Step::Next
            | Step::LastLeave
            | Step::Finish => None,
        }
    }

    /// Whether a question is open that may be left unanswered.
    pub const fn is_asking(&self) -> bool {
        matches!(self.phase, Phase::Asking(step) if step.may_be_declined())
    }

    /// Allows other moves before the question of a step is answered, if it can wait.
    pub(super) fn may_wait(&self, step: Step) -> Result<(), Rejection> {
        match step {
            Step::Bandits => {
                let seat = self.question_of_bandit().map_or(self.active(), |it| it.whom);
                Err(robbers::Rejection::First { seat }.into())
            }
            Step::Points => Err(self.points_first()),
            Step::Gold => Err(gold::Rejection::First.into()),
            Step::Magic => Err(magic::Rejection::First.into()),
            Step::Circle | Step::Reap => Err(crop::Rejection::First.into()),
            Step::Dragon => Err(dragon::Rejection::First { seat: self.dragon_mover() }.into()),
            Step::Act
            | Step::Mouth
            | Step::Leave
            | Step::Score
            | Step::ShareGold
            | Step::Judge
            | Step::LateDragon
            | Step::Wagon
            | Step::Enter
            | Step::MoveCount
            | Step::SecondPart
            | Step::Fair
            | Step::Next
            | Step::Escape
            | Step::Claims
            | Step::LastLeave
            | Step::Finish => Ok(()),
        }
    }

    /// Whether the question of a step has to be answered before all else, with no order to choose.
    pub fn is_held_up(&self) -> bool {
        self.choices.is_empty()
            && matches!(self.phase, Phase::Asking(step) if self.may_wait(step).is_err())
    }

    /// Leaves the open question unanswered: the wagon stays at home, nobody is sent into the City,
    /// the Count stays, the fair is over, nobody escapes. What follows may bring points to walk.
    pub(super) fn decline_once(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.is_asking() {
            return;
        }
        match self.phase {
            Phase::Asking(Step::Wagon) => self.pass_wagon(),
            Phase::Asking(Step::ShareGold) => self.deal_gold_in_turn(outcomes),
            Phase::Asking(Step::Escape) => self.turn.expansions.siege.may_escape = None,
            Phase::Asking(_)
            | Phase::Deal
            | Phase::Place
            | Phase::Deploy { .. }
            | Phase::Scored
            | Phase::Remains
            | Phase::Finished => {}
        }
        self.answered(outcomes);
        self.settle_track(outcomes);
    }

    /// Lets the action of the turn be taken, now that the tile lies.
    fn await_action(&mut self) -> bool {
        if let Some(placed) = self.board.tiles().last() {
            let deployed = self.turn.expansions.ferry.has_begun;
            self.phase = Phase::Deploy { at: placed.at, deployed };
        }
        true
    }

    /// R-BASE-2 (3): ends the action of the turn.
    fn leave_action(&mut self, outcomes: &mut Vec<Outcome>) {
        let Phase::Deploy { at, .. } = self.phase else { return };
        let mouth = self.flow_into_mouth(outcomes);
        self.turn.placed = std::iter::once(at).chain(mouth).collect();
        self.leave_capture();
        self.turn.expansions.dragon_due = Some(at);
    }

    /// Whether the tile of the turn lies and is not scored yet.
    pub(super) fn is_unscored(&self) -> bool {
        match self.phase {
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
        if matches!(self.phase, Phase::Asking(step) if step.is_before_action()) {
            self.go_on_with(Step::Act, outcomes);
        }
        let acts = matches!(self.phase, Phase::Deploy { .. });
        self.go_on_with(if acts { Step::Mouth } else { Step::Score }, outcomes);
        self.settle_track(outcomes);
        if self.phase == Phase::Asking(Step::ShareGold) {
            self.decline_once(outcomes);
        }
    }
}
