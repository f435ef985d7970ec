//! The questions that each task answers, and the vocabulary in which it does.

pub(super) use serde::{Deserialize, Serialize};

pub(super) use crate::card::fulfilment::{
    all_meet, completes, deployed, holds, meets, others, own, pays, placed, stands, thrown,
};
pub(super) use crate::card::mishap::Mishap;
pub(super) use crate::card::occasion::{Occasion, Way};
pub(super) use crate::card::past::{Past, Progress};
use crate::card::requirement::blank::Filling;
pub(super) use crate::card::requirement::blank::{Clause, Entry, Term, Visit, feature};
pub(super) use crate::card::requirement::nature::{Event, Nature, Needs};
pub(super) use crate::card::requirement::sets::of_kind;
use crate::card::requirement::sound::check_numbers;
pub(super) use crate::card::requirement::sound::{
    Problem, check_bounds, check_completed, check_on,
};
pub(super) use crate::card::requirement::strict::{
    all_within, also, is_among, is_idle, is_on, is_within, least, most, narrows,
};
pub(super) use crate::card::requirement::{
    Bound, Completed, Counted, Example, MAX_NUMBER, Owner, Span, Things, Which, bare,
};
use crate::feature::completion::Completion;
pub(super) use crate::player::Seat;
use crate::set::BASE;
pub(super) use crate::set::Expansion;
pub(super) use crate::title::{Taken, Title};

/// The questions that each task answers. Its type is its shape in files; its default is the least
/// that it can ask for, with which its form is opened.
pub trait Task: Clone + Default {
    /// The set of cards that the task itself needs (R-KO-1).
    const SET: &'static str = BASE;

    /// The event that meets it, and the parts of a turn that decide it, whatever its bounds.
    const NATURE: Nature<'static>;

    /// Its nature, as its bounds have it.
    fn nature(&self) -> Nature<'_> {
        Self::NATURE
    }

    /// Whether an occasion meets it for the holder of its card (R-KO-6, 8, 10).
    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool;

    /// Whether a completed feature pays for it, alone or with others (R-KO-13).
    fn is_paid_by(&self, completion: &Completion, holder: Seat) -> bool {
        self.nature().completed.iter().any(|wanted| completes(wanted, completion, holder))
    }

    /// Whether a mishap loses its card; only what is avoided does (R-KO-56).
    fn is_lost_by(&self, _mishap: Mishap) -> bool {
        false
    }

    /// How far a holder is with what it counts.
    fn progress(&self, _past: &Past, _holder: Seat, _active: Seat) -> Option<Progress> {
        None
    }

    /// The features that it names with bounds of their own.
    fn features(&self) -> &[Completed] {
        &[]
    }

    /// The sets that it needs besides, those of its features left out.
    fn further_sets(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether it asks for a farmer, for a pig or a barn, or for the market (A45).
    fn asks_for_field(&self) -> bool {
        false
    }

    /// Its picture, where that counts things.
    fn example(&self) -> Option<Example> {
        None
    }

    /// Visits every blank of its form with what is filled in, in the order in which they are asked.
    fn walk(&mut self, _visit: &mut Visit<'_>) {}

    /// Empties what no longer goes with the rest.
    fn tidy(&mut self) {}

    /// Tells what must not stand in a deck.
    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_filled(self, report);
    }

    /// Whether whatever fulfils it fulfils a wide one as well.
    fn implies(&self, wide: &Self) -> bool {
        narrows_all(self, wide)
    }

    /// Whether nothing can ever meet it, as its own numbers tell.
    fn is_impossible(&self) -> bool {
        self.features().iter().any(Completed::is_impossible)
    }
}

fn filled(task: &impl Task) -> Vec<Filling> {
    let mut filled = Vec::new();
    task.clone().walk(&mut |_, _, entry| filled.push(entry.filling()));
    filled
}

/// Checks the numbers and bounds that are filled into its form.
pub fn check_filled(task: &impl Task, report: &mut dyn FnMut(Problem)) {
    for filling in filled(task) {
        match filling {
            Filling::Number(number, _) => check_numbers([number], MAX_NUMBER, report),
            Filling::Bound(bound, _) => check_bounds([bound], report),
            Filling::Terms(_) => {}
        }
    }
}

/// Whether every number that a bound in its form takes is one that the wide one takes there.
pub fn narrows_all<T: Task>(strict: &T, wide: &T) -> bool {
    filled(strict).into_iter().zip(filled(wide)).all(|fillings| match fillings {
        (Filling::Bound(strict, _), Filling::Bound(wide, _)) => narrows(strict, wide),
        (
            Filling::Bound(..) | Filling::Number(..) | Filling::Terms(_),
            Filling::Bound(..) | Filling::Number(..) | Filling::Terms(_),
        ) => true,
    })
}
