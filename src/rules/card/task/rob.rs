//! Robbing.

use super::answer::*;
use crate::set::ROBBERS;

/// Get points by a bandit (R-RBS-3). `{"rob": {"points": {"at-least": 4}}}`,
/// `{"rob": {"richer": true}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Rob {
    /// The points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Bound>,
    /// Whether the robbed player must have more points than the holder.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub richer: bool,
}

impl Task for Rob {
    const SET: &'static str = ROBBERS;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Robbers).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::Robbed { seat, points, richer }
            if *seat == holder && pays(self.points, *points) && (!self.richer || *richer))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Points, 0, Entry::Bound(&mut self.points, 1..=30));
        visit(Clause::Robbing, 0, Entry::Flags(vec![(Term::Richer, &mut self.richer)]));
    }

    fn implies(&self, wide: &Self) -> bool {
        narrows_all(self, wide) && (self.richer || !wide.richer)
    }
}
