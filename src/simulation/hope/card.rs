//! How near a player is to what a card in hand asks for, as far as the hand decides that: what is
//! met of it already, and the other cards.

use super::{View, least, most};
use crate::rules::card::Card;
use crate::rules::card::requirement::Completed;
use crate::rules::card::task::{AllOf, FulfilOrders, Requirement, Sort};

/// The chance of an order that is not in hand yet.
const UNSEEN: f64 = 0.2;

impl View<'_> {
    /// A rough chance that the player will fulfil a card, or keep what it asks to keep.
    pub fn of_card(&self, card: &Card) -> f64 {
        match &card.requirement {
            Requirement::AllOf(task) => {
                let orders = self.game.orders();
                let met = orders.map(|orders| orders.met(self.seat, card, self.game.turn()));
                self.both(task, &met.unwrap_or_default())
            }
            Requirement::FulfilOrders(task) => self.fulfilling(task, card),
            requirement => self.of(requirement),
        }
    }

    /// The chance of two tasks, of which those at these places are met already (R-KO-55).
    pub(super) fn both(&self, task: &AllOf, met: &[usize]) -> f64 {
        let tasks = task.tasks.iter().enumerate();
        let missing: Vec<&Requirement> =
            tasks.filter(|(at, _)| !met.contains(at)).map(|(_, task)| task).collect();
        let completed = |task: &&Requirement| {
            if let Requirement::Complete(wanted) = task { Some(wanted.0) } else { None }
        };
        let wanted: Option<Vec<Completed>> = missing.iter().map(completed).collect();
        let each = missing.iter().map(|task| self.of(task)).product::<f64>();
        if !task.one_turn || missing.len() < 2 {
            return each;
        }
        let by_one_tile = wanted.map_or(0.0, |wanted| 0.7 * self.together(&wanted));
        by_one_tile + 0.3 * each
    }

    /// The chance to fulfil so many orders (R-KO-52), by those in hand and more that come.
    fn fulfilling(&self, task: &FulfilOrders, own: &Card) -> f64 {
        let Some(orders) = self.game.orders() else { return 0.0 };
        let hand = orders.hand(self.seat);
        let mut sets: Vec<&str> = match task.sort {
            Some(Sort::Alike) => {
                hand.fulfilled.iter().chain(&hand.held).map(|card| card.set.as_str()).collect()
            }
            Some(Sort::Farmer) | None => vec![own.set.as_str()],
        };
        sets.sort_unstable();
        sets.dedup();
        let of = |set: &str| {
            let is_counted = |card: &Card| match task.sort {
                None => true,
                Some(Sort::Farmer) => card.farmer,
                Some(Sort::Alike) => card.set == set,
            };
            let done = hand.fulfilled.iter().filter(|card| is_counted(card)).count() as u32;
            if done >= most(Some(task.number)) {
                return 0.0;
            }
            // Another card that counts orders hangs on the same ones.
            let is_other = |card: &&Card| {
                is_counted(card) && !matches!(card.requirement, Requirement::FulfilOrders(_))
            };
            let held = hand.held.iter().map(AsRef::as_ref);
            let mut hopes: Vec<f64> =
                held.filter(is_other).map(|card| self.of_kept(card)).collect();
            hopes.sort_by(|one, other| other.total_cmp(one));
            let short = least(Some(task.number)).saturating_sub(done).max(1) as usize;
            let unseen = UNSEEN * self.turns / (self.turns + 4.0);
            hopes.into_iter().chain(std::iter::repeat(unseen)).take(short).product::<f64>()
        };
        sets.into_iter().map(of).fold(0.0, f64::max)
    }

    /// The chance that a card will be fulfilled: never one that is kept (R-KO-33).
    fn of_kept(&self, card: &Card) -> f64 {
        if card.is_avoidance() { 0.0 } else { self.of_card(card) }
    }
}
