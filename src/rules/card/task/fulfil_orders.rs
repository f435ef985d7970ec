//! Fulfilling several orders.

use super::answer::*;

/// The orders that are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// Those with the farmer's mark.
    Farmer,
    /// Those of one set, which have its mark.
    Alike,
}

/// Fulfil the order that is the holder's of that number: of all, of those with the farmer's mark,
/// or of those of its set (R-KO-52). `{"fulfil-orders": {"number": {"at-least": 2}}}`,
/// `{"fulfil-orders": {"number": {"exactly": 2}, "sort": "alike"}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct FulfilOrders {
    /// The number of fulfilled orders, with the one just fulfilled.
    pub number: Bound,
    /// The orders that are counted; all if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sort: Option<Sort>,
}

impl Default for FulfilOrders {
    fn default() -> Self {
        Self { number: Bound::at_least(2), sort: None }
    }
}

impl Task for FulfilOrders {
    const NATURE: Nature<'static> =
        Nature { needs: None, ..Nature::new(Event::Order, Needs::NOTHING) };

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        let Occasion::OrderFulfilled { seat, fulfilled } = occasion else { return false };
        let count = match self.sort {
            None => fulfilled.all,
            Some(Sort::Farmer) => fulfilled.farmers,
            Some(Sort::Alike) => fulfilled.alike,
        };
        // An order that is not of the sort is the first of none.
        *seat == holder && count > 0 && self.number.holds(count)
    }

    fn progress(&self, past: &Past, holder: Seat, _: Seat) -> Option<Progress> {
        let fulfilled = past.fulfilled(holder);
        let done = match self.sort {
            None => fulfilled.all,
            Some(Sort::Farmer) => fulfilled.farmers,
            Some(Sort::Alike) => fulfilled.alike,
        };
        Progress::towards(done, self.number)
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        let sorts = &[Sort::Farmer, Sort::Alike];
        let term = |sort| match sort {
            Sort::Farmer => Term::OfFarmer,
            Sort::Alike => Term::OfOneSet,
        };
        visit(Clause::Orders, 0, Entry::Needed(&mut self.number, 1..=20));
        visit(Clause::Sort, 0, Entry::or(Term::Any, &mut self.sort, sorts, term));
    }

    fn implies(&self, wide: &Self) -> bool {
        // So many of a sort are at least so many of all.
        let of_all = wide.sort.is_none() && most(Some(wide.number)) == u32::MAX;
        (self.sort == wide.sort || of_all) && narrows(Some(self.number), Some(wide.number))
    }

    fn is_impossible(&self) -> bool {
        most(Some(self.number)) == 0
    }
}
