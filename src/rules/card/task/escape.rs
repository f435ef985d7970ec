//! Escaping from a besieged city.

use super::answer::*;
use crate::set::SIEGE;

/// Take a knight out of a besieged city (R-SG-4). `{"escape": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Escape {}

impl Task for Escape {
    const SET: &'static str = SIEGE;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Siege);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::Escaped { seat } if *seat == holder)
    }
}
