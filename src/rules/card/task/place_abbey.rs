//! Placing the abbey.

use super::answer::*;
use crate::set::ABBEY_MAYOR;

/// Place the abbey, with bounds on the features that it completes (R-AM-1).
/// `{"place-abbey": {"completes": {"at-least": 2}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct PlaceAbbey {
    /// Features completed by the abbey.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub completes: Option<Bound>,
}

impl Task for PlaceAbbey {
    const SET: &'static str = ABBEY_MAYOR;
    const NATURE: Nature<'static> = Nature::new(Event::Placement, Needs::SCORING);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion).is_some_and(|placement| {
            placement.placed_by == Some(holder)
                && placement.abbey
                && holds(self.completes, own(placement, holder).count() as u32)
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Completes, 0, Entry::Bound(&mut self.completes, 0..=8));
    }
}
