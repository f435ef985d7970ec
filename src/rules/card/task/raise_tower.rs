//! Raising a tower.

use super::answer::*;
use crate::set::TOWER;
use crate::topic::Act;

/// Raise a tower to such a height (R-TW-2). `{"raise-tower": {"height": {"at-least": 3}}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct RaiseTower {
    /// The height of the tower in pieces.
    pub height: Bound,
}

impl Default for RaiseTower {
    fn default() -> Self {
        Self { height: Bound::at_least(1) }
    }
}

impl Task for RaiseTower {
    const SET: &'static str = TOWER;
    const NATURE: Nature<'static> = Nature::of(Expansion::Tower, Needs::act(Act::Raise));

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::TowerRaised { seat, height }
            if *seat == holder && self.height.holds(*height))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Height, 0, Entry::Needed(&mut self.height, 1..=20));
    }
}
