//! Throwing the seduction token.

use super::answer::*;
use crate::set::CATAPULT;

/// Exchange an opponent's follower with the seduction token (R-CAT-3). `{"seduce": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Seduce {}

impl Task for Seduce {
    const SET: &'static str = CATAPULT;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Fair);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        thrown(occasion).is_some_and(|(throw, _, _)| {
            throw.player == holder && throw.swap.is_some_and(|swap| swap.player != holder)
        })
    }
}
