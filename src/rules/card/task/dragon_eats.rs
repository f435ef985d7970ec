//! Having the dragon eat.

use super::answer::*;
use crate::set::PRINCESS_DRAGON;

/// Place the tile whose dragon eats so many opponents' figures (R-PD-4).
/// `{"dragon-eats": {"figures": {"at-least": 1}}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct DragonEats {
    /// Opponents' figures eaten in the move.
    pub figures: Bound,
}

impl Default for DragonEats {
    fn default() -> Self {
        Self { figures: Bound::at_least(1) }
    }
}

impl Task for DragonEats {
    const SET: &'static str = PRINCESS_DRAGON;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Dragon);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::DragonMoved { seat, eaten }
            if *seat == holder && self.figures.holds(others(eaten, holder)))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Eaten, 0, Entry::Needed(&mut self.figures, 1..=8));
    }
}
