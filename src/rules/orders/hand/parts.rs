//! The parts of held orders that are met already, where an order asks for two tasks (R-KO-55).

use std::sync::Arc;

use crate::card::occasion::Occasion;
use crate::card::task::Requirement;
use crate::card::{self, Card};
use crate::player::Seat;

/// The tasks of a held order that an occasion has met.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Met {
    card: card::Id,
    /// The tasks, by their places: of several it stands for one, whichever.
    tasks: Vec<usize>,
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
            } else if let Requirement::OneOf(_) = requirement {
                self.forget(&card.id);
                let met = met_now(card, occasion, holder);
                let fits = !met.is_empty();
                self.meet(card, met, turn);
                fits
            } else {
                requirement.is_met(occasion, holder)
            };
            if fits {
                fitting.push(card.id.clone());
            }
        }
        fitting
    }

    /// Both are met by this occasion, or one by it and the other by an earlier one: whichever of
    /// the two that could have met, so that the order of play decides nothing.
    fn weigh_both(&mut self, card: &Card, occasion: &Occasion, holder: Seat, turn: u32) -> bool {
        let now = met_now(card, occasion, holder);
        let differs =
            |earlier: &Met| now.iter().any(|task| earlier.tasks.iter().any(|other| other != task));
        let mut earlier = self.0.iter().filter(|met| met.card == card.id);
        let fits = card.requirement.is_met(occasion, holder) || earlier.any(differs);
        self.meet(card, now, turn);
        fits
    }

    fn meet(&mut self, card: &Card, tasks: Vec<usize>, turn: u32) {
        let met = Met { card: card.id.clone(), tasks, turn };
        if !met.tasks.is_empty() && !self.0.contains(&met) {
            self.0.push(met);
        }
    }

    /// The tasks of a card that are met, by their places; in a later turn than `turn` none of one
    /// that asks for both in one. What could be either is taken for the one that asks for more.
    pub(super) fn of(&self, card: &Card, turn: u32) -> Vec<usize> {
        let (both, in_turn) = if let Requirement::AllOf(task) = &card.requirement {
            (true, task.one_turn)
        } else {
            (false, false)
        };
        let counts = |met: &&Met| met.card == card.id && (!in_turn || met.turn == turn);
        let mut met: Vec<&Vec<usize>> = self.0.iter().filter(counts).map(|it| &it.tasks).collect();
        met.sort_by_key(|tasks| tasks.len());
        match met.first().map(|tasks| tasks.as_slice()) {
            None => Vec::new(),
            Some([one, other]) if both => {
                let parts = card.requirement.parts();
                let implies = |strict: &usize, wide: &usize| {
                    let task = |at: &usize| parts.get(*at);
                    task(strict).zip(task(wide)).is_some_and(|(strict, wide)| strict.implies(wide))
                };
                vec![if implies(other, one) { *other } else { *one }]
            }
            Some(tasks) => tasks.to_vec(),
        }
    }

    /// Forgets a card that leaves the hand.
    pub(super) fn forget(&mut self, card: &card::Id) {
        self.0.retain(|met| met.card != *card);
    }
}

/// The tasks of a card that an occasion meets, by their places.
fn met_now(card: &Card, occasion: &Occasion, holder: Seat) -> Vec<usize> {
    let tasks = card.requirement.parts().iter().enumerate();
    tasks.filter(|(_, task)| task.is_met(occasion, holder)).map(|(at, _)| at).collect()
}
