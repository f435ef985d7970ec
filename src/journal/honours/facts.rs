//! The events of a game for which titles are given.

use crate::course::{ends, is_unplayed};
use crate::{Course, Journal};
use rules::expansion::Outcome as Own;
use rules::expansion::{dragon, tower};
use rules::feature::completion::Completion;
use rules::orders;
use rules::player::PerSeat;
use rules::scoring::Score;
use rules::{Game, Outcome, Seat, table};

use super::{Honour, Kind};

/// The events of a game.
pub(super) struct Facts<'a> {
    pub game: &'a Game,
    pub course: Course,
    /// The completed features, each with its turn.
    pub completions: Vec<(u32, &'a Completion)>,
    /// The scores for features of moves that completed some, each with the completer.
    pub completed_scores: Vec<(Seat, &'a Score)>,
    /// The scores after the end of the game.
    pub final_scores: Vec<&'a Score>,
    /// The fulfilled orders: the turn and the player.
    pub fulfilled: Vec<(u32, Seat)>,
    pub captured: PerSeat<i32>,
    pub eaten: PerSeat<i32>,
    pub last_turn: u32,
    /// The turns at whose start players left.
    left: PerSeat<Option<u32>>,
}

impl<'a> Facts<'a> {
    pub(super) fn from_journal(journal: &'a Journal) -> Self {
        let mut facts = Self {
            game: journal.game(),
            course: Course::from_journal(journal),
            completions: Vec::new(),
            completed_scores: Vec::new(),
            final_scores: Vec::new(),
            fulfilled: Vec::new(),
            captured: PerSeat::default(),
            eaten: PerSeat::default(),
            last_turn: 1,
            left: PerSeat::default(),
        };
        let mut is_over = false;
        for (index, entry) in journal.entries().iter().enumerate() {
            let mut completer = None;
            for outcome in &entry.outcomes {
                if ends(outcome) && !is_over {
                    facts.end(journal, index);
                }
                facts.add(outcome, &mut completer, &mut is_over);
            }
        }
        facts
    }

    /// The last turn does not count if it was never played: what was done then belongs to the one
    /// before.
    fn end(&mut self, journal: &Journal, index: usize) {
        if self.last_turn > 1 && is_unplayed(journal, index) {
            self.last_turn -= 1;
            let last = self.last_turn;
            self.fulfilled.iter_mut().for_each(|(turn, _)| *turn = last.min(*turn));
        }
    }

    fn add(&mut self, outcome: &'a Outcome, completer: &mut Option<Seat>, is_over: &mut bool) {
        if let Outcome::TurnBegan { turn, .. } = outcome {
            self.last_turn = *turn;
        } else if let Outcome::Completed(completion) = outcome {
            *completer = Some(completion.completer);
            self.completions.push((self.last_turn, completion));
        } else if let Outcome::FinalScoringBegan = outcome {
            *is_over = true;
        } else if let Outcome::Scored(score) = outcome {
            if *is_over {
                self.final_scores.push(score);
            } else if let Some(completer) = completer.filter(|_| score.feature().is_some()) {
                self.completed_scores.push((completer, score));
            }
        } else if let Outcome::Orders(orders::Outcome::Fulfilled { seat, .. }) = outcome {
            self.fulfilled.push((self.last_turn, *seat));
        } else if let Outcome::Table(table::Outcome::Left { seat, .. }) = outcome {
            self.left[*seat] = Some(self.last_turn);
        } else if let Outcome::Expansion(Own::Tower(tower::Outcome::Captured {
            seat,
            captive,
            ..
        })) = outcome
        {
            self.captured[*seat] += i32::from(captive.seat != *seat);
        } else if let Outcome::Expansion(Own::Dragon(dragon::Outcome::Eaten { figures })) = outcome
        {
            for figure in figures {
                self.eaten[figure.seat] += 1;
            }
        }
    }

    /// Whether somebody sat at the table in that turn, from 1; in the one after the last those do
    /// who played to the end.
    pub(super) fn is_there(&self, seat: Seat, turn: usize) -> bool {
        let has_left = self.left[seat].is_some_and(|left| left as usize <= turn);
        self.course.came(seat) < turn && !has_left
    }

    /// The honour of the one player who has more than anybody else; nobody has it if that one has
    /// left.
    pub(super) fn most(&self, kind: Kind, amount: impl Fn(Seat) -> i32) -> Option<Honour> {
        let most = self.game.seats().map(&amount).max()?;
        let mut having = self.game.seats().filter(|seat| amount(*seat) == most);
        let seat = having.next().filter(|seat| self.game.place_of(*seat).is_some())?;
        having.next().is_none().then_some(Honour { kind, seat, amount: most, turn: None })
    }

    /// The winner, if there is only one.
    pub(super) fn winner(&self) -> Option<Seat> {
        let winners = self.game.winners();
        let [winner] = winners.as_slice() else { return None };
        Some(*winner)
    }
}
