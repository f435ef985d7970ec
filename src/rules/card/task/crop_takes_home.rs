//! Having a crop circle take figures home.

use super::answer::*;
use crate::set::CROP_CIRCLES;

/// Place the crop circle whose round takes so many opponents' figures home (R-CRC-4).
/// `{"crop-takes-home": {"figures": {"at-least": 2}}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct CropTakesHome {
    /// Opponents' figures that go home in the round.
    pub figures: Bound,
}

impl Default for CropTakesHome {
    fn default() -> Self {
        Self { figures: Bound::at_least(1) }
    }
}

impl Task for CropTakesHome {
    const SET: &'static str = CROP_CIRCLES;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Crop).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::CropTookHome { seat, owners }
            if *seat == holder && self.figures.holds(others(owners, holder)))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::TakenHome, 0, Entry::Needed(&mut self.figures, 1..=8));
    }
}
