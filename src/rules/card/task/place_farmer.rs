//! Placing a farmer.

use super::answer::*;
use crate::feature::Kind;

/// Place a farmer; with bounds on the cities that the field touches then, and on the holder's
/// farmers on the board, this one included.
/// `{"place-farmer": {"complete-cities": {"at-least": 2}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct PlaceFarmer {
    /// Cities that the field touches, complete or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cities: Option<Bound>,
    /// Complete ones among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete_cities: Option<Bound>,
    /// The holder's farmers on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub farmers: Option<Bound>,
}

impl Task for PlaceFarmer {
    const NATURE: Nature<'static> = Nature::new(Event::Deployment, Needs::FIGURE).placing_farmer();

    fn nature(&self) -> Nature<'_> {
        Self::NATURE.bounding_cities(self.cities.is_some() || self.complete_cities.is_some())
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        deployed(occasion, holder).is_some_and(|deployment| {
            let field = &deployment.record;
            field.kind == Kind::Field
                && deployment.figure.is_follower()
                && holds(self.cities, field.complete_cities + field.incomplete_cities)
                && holds(self.complete_cities, field.complete_cities)
                && holds(self.farmers, deployment.farmers)
        })
    }

    fn asks_for_field(&self) -> bool {
        true
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::CompleteCities, 0, Entry::Bound(&mut self.complete_cities, 0..=20));
        visit(Clause::AllCities, 0, Entry::Bound(&mut self.cities, 0..=20));
        visit(Clause::Farmers, 0, Entry::Bound(&mut self.farmers, 1..=8));
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_filled(self, report);
        if self.farmers.is_some_and(|bound| !(1..=8).any(|number| bound.holds(number))) {
            report(Problem::Impossible);
        }
    }

    fn implies(&self, wide: &Self) -> bool {
        // Complete cities are cities.
        narrows(also(self.cities, self.complete_cities), wide.cities)
            && narrows(self.complete_cities, wide.complete_cities)
            && narrows(self.farmers, wide.farmers)
    }

    fn is_impossible(&self) -> bool {
        // Complete cities are cities.
        least(self.complete_cities) > most(self.cities)
    }
}
