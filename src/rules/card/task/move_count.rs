//! Moving the Count of Carcassonne.

use super::answer::*;
use crate::set::COUNT;

/// Move the Count. `{"move-count": {}}`, `{"move-count": {"opponents": {"at-least": 1}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct MoveCount {
    /// The opponents' followers in the quarter to which he goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponents: Option<Bound>,
}

impl Task for MoveCount {
    const SET: &'static str = COUNT;
    const NATURE: Nature<'static> = Nature::of(Expansion::Count, Needs::COMPLETION.and_after());

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::CountMoved { seat, opponents }
            if *seat == holder && holds(self.opponents, *opponents))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::InQuarter, 0, Entry::Bound(&mut self.opponents, 0..=20));
    }
}
