//! Sending a follower into the City of Carcassonne.

use std::collections::HashSet;

use super::answer::*;
use crate::set::COUNT;
use crate::tile::Quarter;

/// Send a follower into the City of Carcassonne. `{"enter-city": {}}`,
/// `{"enter-city": {"quarters": ["market"]}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct EnterCity {
    /// The quarters that count; all if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quarters: Vec<Quarter>,
    /// The holder's followers in all of the City then, this one included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub followers: Option<Bound>,
}

const QUARTERS: [(Quarter, Term); 4] = [
    (Quarter::Castle, Term::Quarter(Quarter::Castle)),
    (Quarter::Market, Term::Quarter(Quarter::Market)),
    (Quarter::Blacksmith, Term::Quarter(Quarter::Blacksmith)),
    (Quarter::Cathedral, Term::Quarter(Quarter::Cathedral)),
];

impl Task for EnterCity {
    const SET: &'static str = COUNT;
    const NATURE: Nature<'static> = Nature::of(Expansion::Count, Needs::COMPLETION.and_after());

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::EnteredCity { seat, quarter, followers }
            if *seat == holder
                && (self.quarters.is_empty() || self.quarters.contains(quarter))
                && holds(self.followers, *followers))
    }

    fn asks_for_field(&self) -> bool {
        let is_market = |quarter: &Quarter| *quarter == Quarter::Market;
        !self.quarters.is_empty() && self.quarters.iter().all(is_market)
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Quarters, 0, Entry::several(&mut self.quarters, &QUARTERS, 0));
        visit(Clause::InCity, 0, Entry::Bound(&mut self.followers, 1..=8));
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        let distinct: HashSet<&Quarter> = self.quarters.iter().collect();
        let nobody = |bound: Bound| bound.at_most == Some(0) || bound.exactly == Some(0);
        if distinct.len() != self.quarters.len() || self.followers.is_some_and(nobody) {
            report(Problem::Impossible);
        }
        check_filled(self, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        let among = !self.quarters.is_empty()
            && self.quarters.iter().all(|quarter| wide.quarters.contains(quarter));
        (wide.quarters.is_empty() || among) && narrows_all(self, wide)
    }
}
