//! Moving the fairy.

use super::answer::*;
use crate::feature::Record;
use crate::set::PRINCESS_DRAGON;
use crate::topic::Act;

/// Move the fairy (R-PD-7). `{"move-fairy": {}}`,
/// `{"move-fairy": {"on": {"feature": "monastery"}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct MoveFairy {
    /// The feature under her follower, incomplete or not; if absent, the follower may stand
    /// anywhere, on a field, a tower and in the City too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Completed>,
}

impl Task for MoveFairy {
    const SET: &'static str = PRINCESS_DRAGON;
    const NATURE: Nature<'static> =
        Nature::of(Expansion::Fairy, Needs::act(Act::Fairy).and_figure());

    fn nature(&self) -> Nature<'_> {
        Self::NATURE.standing_on(self.on.as_ref())
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        let under = |wanted: &Completed, record: &Option<Record>| {
            record.as_ref().is_some_and(|record| meets(wanted, record, holder))
        };
        matches!(occasion, Occasion::FairyMoved { seat, record }
            if *seat == holder && self.on.is_none_or(|wanted| under(&wanted, record)))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        feature::on(&mut self.on, &feature::COMPLETE, visit);
    }

    fn features(&self) -> &[Completed] {
        self.on.as_slice()
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_on(self.on, &feature::COMPLETE, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        is_on(self.on, wide.on)
    }
}
