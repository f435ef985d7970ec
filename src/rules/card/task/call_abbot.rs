//! Calling the abbot home.

use super::answer::*;
use crate::set::ABBOT;

/// Call the abbot home for so many points (R-AB-6). `{"call-abbot": {}}`,
/// `{"call-abbot": {"points": {"at-least": 5}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct CallAbbot {
    /// The points that he brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Bound>,
}

impl Task for CallAbbot {
    const SET: &'static str = ABBOT;
    const NATURE: Nature<'static> = Nature::of(Expansion::Abbot, Needs::FIGURE).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::AbbotCalled { seat, points }
            if *seat == holder && pays(self.points, *points))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Points, 0, Entry::Bound(&mut self.points, 1..=9));
    }
}
