//! Completing the third city, the first road of the game.

use super::answer::*;
use crate::feature::completion::Completion;

/// Place the tile that completes the holder's feature of that number in this game, or that of
/// everybody (R-KO-51). `{"complete-nth": {"feature": "city", "number": {"exactly": 3}}}`,
/// `{"complete-nth": {"feature": "road", "number": {"exactly": 1}, "by-anybody": true}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct CompleteNth {
    /// The kind of feature.
    pub feature: Which,
    /// The number of the feature, from 1.
    pub number: Bound,
    /// Whether the features of everybody are counted, and not only those that the holder completes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_anybody: bool,
}

impl CompleteNth {
    fn counted(&self, holder: Seat) -> Option<Seat> {
        (!self.by_anybody).then_some(holder)
    }
}

impl Default for CompleteNth {
    fn default() -> Self {
        let number = Bound { exactly: Some(3), ..Bound::default() };
        Self { feature: Which::City, number, by_anybody: false }
    }
}

impl Task for CompleteNth {
    const NATURE: Nature<'static> =
        Nature::new(Event::Completion, Needs::COMPLETION).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion).is_some_and(|placement| {
            let is_one = |it: &&Completion| self.feature.includes(it.record.kind);
            let own = own(placement, holder).filter(is_one);
            let earlier = placement.earlier.of(self.feature, self.counted(holder));
            (1..=own.count() as u32).any(|more| self.number.holds(earlier + more))
        })
    }

    fn is_paid_by(&self, completion: &Completion, _: Seat) -> bool {
        self.feature.includes(completion.record.kind)
    }

    fn progress(&self, past: &Past, holder: Seat, _: Seat) -> Option<Progress> {
        let done = past.completed().of(self.feature, self.counted(holder));
        Progress::towards(done, self.number)
    }

    fn further_sets(&self) -> Vec<&'static str> {
        vec![of_kind(self.feature)]
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        let kinds = &feature::COMPLETE;
        visit(Clause::Feature, 0, Entry::one(&mut self.feature, kinds, Term::Which));
        visit(Clause::Ordinal, 0, Entry::Needed(&mut self.number, 1..=20));
        visit(Clause::Counting, 0, Entry::Flags(vec![(Term::ByAnybody, &mut self.by_anybody)]));
    }

    fn implies(&self, wide: &Self) -> bool {
        let same = self.feature == wide.feature && self.by_anybody == wide.by_anybody;
        same && narrows(Some(self.number), Some(wide.number))
    }

    fn is_impossible(&self) -> bool {
        most(Some(self.number)) == 0
    }
}
