//! Completing features.

use super::answer::*;

/// Place the tile that completes such a feature (R-KO-8).
/// `{"complete": {"feature": "city", "tiles": {"exactly": 5}}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Complete(pub Completed);

impl Default for Complete {
    fn default() -> Self {
        Self(Completed::any(Which::City))
    }
}

impl Task for Complete {
    const NATURE: Nature<'static> = Nature::new(Event::Completion, Needs::COMPLETION);

    fn nature(&self) -> Nature<'_> {
        Self::NATURE.completing(self.features())
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion).is_some_and(|placement| {
            own(placement, holder).any(|completion| completes(&self.0, completion, holder))
        })
    }

    fn features(&self) -> &[Completed] {
        std::slice::from_ref(&self.0)
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        feature::of(&mut self.0, 0, &feature::COMPLETE, visit);
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_completed(&self.0, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        is_within(&self.0, &wide.0)
    }
}

/// Place one tile that completes all of these, each a feature of its own.
/// `{"complete-together": [{"feature": "city"}, {"feature": "road"}]}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct CompleteTogether(
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 6)))] pub Vec<Completed>,
);

/// The sides of a tile: so many cities and roads it completes at most.
const SIDES: usize = 4;

impl CompleteTogether {
    /// Whether one of its features is one that the other task wants.
    pub(super) fn has(&self, wide: &Complete) -> bool {
        self.0.iter().any(|one| is_within(one, &wide.0))
    }
}

impl Default for CompleteTogether {
    fn default() -> Self {
        Self(vec![Completed::any(Which::City), Completed::any(Which::Road)])
    }
}

impl Task for CompleteTogether {
    const NATURE: Nature<'static> = Nature::new(Event::Completion, Needs::COMPLETION);

    fn nature(&self) -> Nature<'_> {
        Self::NATURE.completing(&self.0)
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion).is_some_and(|placement| {
            all_meet(&self.0, &own(placement, holder).collect::<Vec<_>>(), holder)
        })
    }

    fn features(&self) -> &[Completed] {
        &self.0
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Features, 0, feature::number_of(&mut self.0));
        for (at, wanted) in self.0.iter_mut().enumerate() {
            feature::of(wanted, at, &feature::COMPLETE, visit);
        }
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        // One tile completes at most the features on its four sides, its building and the
        // buildings around it.
        if !(2..=6).contains(&self.0.len()) {
            report(Problem::Impossible);
        }
        self.0.iter().for_each(|wanted| check_completed(wanted, report));
    }

    fn implies(&self, wide: &Self) -> bool {
        all_within(&self.0, &wide.0)
    }

    fn is_impossible(&self) -> bool {
        let at_side = |wanted: &&Completed| matches!(wanted.feature, Which::Road | Which::City);
        self.0.iter().filter(at_side).count() > SIDES || self.0.iter().any(Completed::is_impossible)
    }
}
