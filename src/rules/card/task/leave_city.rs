//! Leaving the City of Carcassonne.

use super::answer::*;
use crate::set::COUNT;

/// Move a follower out of the City of Carcassonne to a feature before the end of the game
/// (R-KO-35). `{"leave-city": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct LeaveCity {}

impl Task for LeaveCity {
    const SET: &'static str = COUNT;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Count);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::LeftCity { seat } if *seat == holder)
    }
}
