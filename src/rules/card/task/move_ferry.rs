//! Moving a ferry.

use super::answer::*;
use crate::set::FERRIES;
use crate::topic::Act;

/// Move a ferry (R-FER-4). `{"move-ferry": {}}`,
/// `{"move-ferry": {"on": {"feature": "road", "tiles": {"at-least": 5}}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct MoveFerry {
    /// The road that it is on then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Completed>,
}

impl Task for MoveFerry {
    const SET: &'static str = FERRIES;
    const NATURE: Nature<'static> =
        Nature::of(Expansion::Ferry, Needs::act(Act::MoveFerry)).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::FerryMoved { seat, record }
            if *seat == holder && stands(self.on, record, holder))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        feature::on(&mut self.on, &feature::FERRIED, visit);
    }

    fn features(&self) -> &[Completed] {
        self.on.as_slice()
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_on(self.on, &feature::FERRIED, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        is_on(self.on, wide.on)
    }
}
