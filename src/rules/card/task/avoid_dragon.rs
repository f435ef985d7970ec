//! Keeping out of the dragon's way.

use super::answer::*;
use crate::set::PRINCESS_DRAGON;

/// Never lose a figure to the dragon: the one card that is never fulfilled (R-KO-29…33).
/// `{"avoid-dragon": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct AvoidDragon {}

impl Task for AvoidDragon {
    const SET: &'static str = PRINCESS_DRAGON;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Dragon);

    fn is_met(&self, _: &Occasion, _: Seat) -> bool {
        false
    }

    fn is_lost_by(&self, mishap: Mishap) -> bool {
        mishap == Mishap::FigureEaten
    }
}
