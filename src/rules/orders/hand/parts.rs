//! The parts of held orders that are met already, where an order asks for two tasks (R-KO-55).

use std::sync::Arc;

use crate::rules::card::occasion::Occasion;
use crate::rules::card::task::Requirement;
use crate::rules::card::{self, Card};
use crate::rules::player::Seat;

/// One task of a held order that is met.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Met {
    card: card::Id,
    task: usize,
    turn: u32,
}

/// The tasks of held orders that are met: only their holder knows of them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Parts(Vec<Met>);

impl Parts {
    /// The cards that an occasion of that turn fulfils. Of those that it does not it may meet one
    /// task; an order that fits and is not chosen needs another occasion (R-KO-12).
    pub(super) fn weigh(
        &mut self,
        held: &[Arc<Card>],
        occasion: &Occasion,
        holder: Seat,
        turn: u32,
    ) -> Vec<card::Id> {
        let mut fitting = Vec::new();
        for card in held {
            let requirement = &card.requirement;
            let fits = if let Requirement::AllOf(task) = requirement {
                let counts = |met: &Met| !task.one_turn || met.turn == turn;
                self.0.retain(|met| met.card != card.id || counts(met));
                self.weigh_both(card, occasion, holder, turn)
            } else if let Requirement::OneOf(task) = requirement {
                self.forget(&card.id);
                let tasks = task.tasks.iter().enumerate();
                let met = tasks.filter(|(_, task)| task.is_met(occasion, holder));
                let met: Vec<usize> = met.map(|(at, _)| at).collect();
                met.iter().for_each(|task| self.meet(card, *task, turn));
                !met.is_empty()
            } else {
                requirement.is_met(occasion, holder)
            };
            if fits {
                fitting.push(card.id.clone());
            }
        }
        fitting
    }

    fn weigh_both(&mut self, card: &Card, occasion: &Occasion, holder: Seat, turn: u32) -> bool {
        if card.requirement.is_met(occasion, holder) {
            return true;
        }
        let tasks = card.requirement.parts();
        let missing = (0..tasks.len()).filter(|task| !self.is_met(&card.id, *task));
        let missing: Vec<usize> = missing.collect();
        let is_met =
            |task: &&usize| tasks.get(**task).is_some_and(|task| task.is_met(occasion, holder));
        let met: Vec<usize> = missing.iter().filter(is_met).copied().collect();
        if let [one, other] = met.as_slice()
            && let (Some(first), Some(second)) = (tasks.get(*one), tasks.get(*other))
        {
            // One feature meets both alone: it is taken for the one that asks for more.
            self.meet(card, if second.implies(first) { *other } else { *one }, turn);
            return false;
        }
        let fits = missing.len() < tasks.len() && !met.is_empty();
        if !fits {
            met.iter().for_each(|task| self.meet(card, *task, turn));
        }
        fits
    }

    fn meet(&mut self, card: &Card, task: usize, turn: u32) {
        self.0.push(Met { card: card.id.clone(), task, turn });
    }

    fn is_met(&self, card: &card::Id, task: usize) -> bool {
        self.0.iter().any(|met| met.card == *card && met.task == task)
    }

    /// The tasks of a card that are met, by their places; in a later turn than `turn` none of one
    /// that asks for both in one.
    pub(super) fn of(&self, card: &Card, turn: u32) -> Vec<usize> {
        let in_turn = matches!(&card.requirement, Requirement::AllOf(task) if task.one_turn);
        let counts = |met: &&Met| met.card == card.id && (!in_turn || met.turn == turn);
        self.0.iter().filter(counts).map(|met| met.task).collect()
    }

    /// Forgets a card that leaves the hand.
    pub(super) fn forget(&mut self, card: &card::Id) {
        self.0.retain(|met| met.card != *card);
    }
}
