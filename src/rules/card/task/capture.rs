//! Capturing a follower with a tower.

use super::answer::*;
use crate::set::TOWER;
use crate::topic::Act;

/// Capture an opponent's follower (R-TW-3). `{"capture": {}}`,
/// `{"capture": {"prisoners": {"at-least": 2}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Capture {
    /// The prisoners that the holder has then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prisoners: Option<Bound>,
}

impl Task for Capture {
    const SET: &'static str = TOWER;
    const NATURE: Nature<'static> = Nature::of(Expansion::Tower, Needs::act(Act::Raise));

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::Captured { seat, captive, prisoners }
            if *seat == holder && *captive != holder && holds(self.prisoners, *prisoners))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Prisoners, 0, Entry::Bound(&mut self.prisoners, 1..=8));
    }
}
