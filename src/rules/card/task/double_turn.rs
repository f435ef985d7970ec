//! The second part of a double turn.

use super::answer::*;
use crate::set::TRADERS_BUILDERS;

/// Place a tile in the second part of a double turn (R-TB-4). `{"double-turn": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct DoubleTurn {}

impl Task for DoubleTurn {
    const SET: &'static str = TRADERS_BUILDERS;
    const NATURE: Nature<'static> = Nature::new(Event::Placement, Needs::SCORING);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion)
            .is_some_and(|placement| placement.placed_by == Some(holder) && placement.second_part)
    }
}
