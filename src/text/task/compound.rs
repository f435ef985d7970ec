//! The sentences of tasks that count, of two tasks in one, and of what is avoided.

use super::feature::Part;
use super::range::Range;
use crate::rules::card::past::Progress;
use crate::rules::card::requirement::{Bound, Completed};
use crate::rules::card::task::{Avoid, CompleteNth, Peril, Requirement, Sort};
use crate::say;
use crate::text::Words;

impl Words {
    /// How far the holder of a card is: "1 of 3".
    #[must_use]
    pub fn progress(&self, progress: Progress) -> String {
        say!(self, "order-progress", done = progress.done, of = progress.of)
    }

    /// The place in a row: "3", "3 or later".
    fn ordinal(&self, number: Bound) -> String {
        match Range::of(Some(number)) {
            Range::Any => say!(self, "task-number-from", count = 1),
            Range::Exactly(count) => say!(self, "task-number", count = count),
            Range::AtLeast(count) => say!(self, "task-number-from", count = count),
            Range::AtMost(most) => say!(self, "task-between", least = 1, most = most),
            Range::Between(least, most) => {
                say!(self, "task-between", least = least, most = most)
            }
        }
    }

    pub(super) fn task_nth(&self, task: &CompleteNth) -> String {
        let feature = self.feature_with(&Completed::any(task.feature), Part::Object).phrase;
        let number = self.ordinal(task.number);
        let key = if task.by_anybody { "task-nth-of-all" } else { "task-nth" };
        self.say(key, &[("feature", feature.into()), ("number", number.into())])
    }

    pub(super) fn task_orders(&self, number: Bound, sort: Option<Sort>) -> String {
        let key = match sort {
            None => "task-orders",
            Some(Sort::Farmer) => "task-orders-farmer",
            Some(Sort::Alike) => "task-orders-alike",
        };
        self.say(key, &[("number", self.ordinal(number).into())])
    }

    /// Two sentences, and how they go together.
    pub(super) fn compound(&self, key: &str, tasks: &[Requirement]) -> String {
        let mut sentences = tasks.iter().map(|task| self.task(task));
        let first = sentences.next().unwrap_or_default();
        sentences.fold(first, |first, second| {
            self.say(key, &[("first", first.into()), ("second", second.into())])
        })
    }

    pub(super) fn task_avoid(&self, task: &Avoid) -> String {
        let peril = |peril: &Peril| match peril {
            Peril::Captured => say!(self, "task-if-captured"),
            Peril::Eaten => say!(self, "task-if-eaten"),
            Peril::TakenOver => say!(self, "task-if-taken-over"),
            Peril::Last => say!(self, "task-if-last"),
            Peril::SmallRoad => say!(self, "task-if-small-road", count = task.tiles),
        };
        let perils: Vec<String> = task.perils.iter().map(peril).collect();
        let list = match perils.split_last() {
            None => String::new(),
            Some((one, [])) => one.clone(),
            Some((last, first)) => {
                let first = first.join(&say!(self, "list-separator"));
                say!(self, "task-or", first = first, last = last)
            }
        };
        say!(self, "task-avoid", perils = list)
    }
}
