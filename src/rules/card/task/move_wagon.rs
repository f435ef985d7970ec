//! Driving the wagon on.

use super::answer::*;
use crate::set::ABBEY_MAYOR;

/// Drive the wagon on (R-AM-7). `{"move-wagon": {}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct MoveWagon {}

impl Task for MoveWagon {
    const SET: &'static str = ABBEY_MAYOR;
    const NATURE: Nature<'static> =
        Nature::of(Expansion::Wagon, Needs::COMPLETION.and_figure().and_after());

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::WagonMoved { seat } if *seat == holder)
    }
}
