//! Sending a knight home with the princess.

use super::answer::*;
use crate::set::PRINCESS_DRAGON;

/// Have the princess send an opponent's knight home (R-PD-6). `{"remove-knight": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct RemoveKnight {}

impl Task for RemoveKnight {
    const SET: &'static str = PRINCESS_DRAGON;
    const NATURE: Nature<'static> = Nature::of(Expansion::Princess, Needs::FIGURE);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::KnightRemoved { seat, knight }
            if *seat == holder && *knight != holder)
    }
}
