//! Connecting cities by a road.

use super::answer::*;
use crate::rules::feature::Kind;
use crate::rules::feature::completion::{Completion, Network};

/// Complete the last part of a complete road that runs into so many complete cities, one at least,
/// each of so many tiles (R-KO-10, 11). `{"connect": {"cities": 2}}`,
/// `{"connect": {"cities": {"exactly": 1}, "tiles": 4}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(inline)]
pub struct Connect {
    /// Different cities at the ends of the road; a number alone: so many or more.
    #[serde(with = "bare")]
    #[schemars(with = "bare::Bare")]
    pub cities: Bound,
    /// Tiles in each of them; a number alone: so many or more.
    #[serde(default = "one", with = "bare", skip_serializing_if = "is_any")]
    #[schemars(with = "bare::Bare")]
    pub tiles: Bound,
    /// Tiles of the road.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub road: Option<Bound>,
}

const fn one() -> Bound {
    Bound::at_least(1)
}

/// Whether any size will do.
fn is_any(tiles: &Bound) -> bool {
    *tiles == one()
}

impl Default for Connect {
    fn default() -> Self {
        Self { cities: Bound::at_least(2), tiles: one(), road: None }
    }
}

impl Task for Connect {
    const NATURE: Nature<'static> = Nature::new(Event::Completion, Needs::COMPLETION);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion).is_some_and(|placement| {
            placement.completions.iter().any(|completion| {
                completion.completer == holder && self.is_paid_by(completion, holder)
            })
        })
    }

    /// R-KO-10: whether the whole is complete now, with the feature just completed as a part.
    fn is_paid_by(&self, completion: &Completion, _: Seat) -> bool {
        completion.networks.iter().any(|network: &Network| {
            let cities = network.cities.iter();
            let mut parts = cities.filter(|city| city.complete && self.tiles.holds(city.tiles));
            let is_part = match completion.record.kind {
                Kind::Road => true,
                Kind::City => parts.clone().any(|city| city.subject),
                Kind::Field | Kind::Building(_) => false,
            };
            let count = parts.by_ref().count() as u32;
            network.complete
                && holds(self.road, network.tiles)
                && is_part
                && count > 0
                && self.cities.holds(count)
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Cities, 0, Entry::Needed(&mut self.cities, 1..=4));
        visit(Clause::TilesEach, 0, Entry::Needed(&mut self.tiles, 1..=30));
        visit(Clause::Road, 0, Entry::Bound(&mut self.road, 1..=30));
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        if is_idle(self.cities) || is_idle(self.tiles) {
            report(Problem::Impossible);
        }
        check_filled(self, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        // A narrower size may leave fewer cities that have it, but no more.
        let least_alone = most(Some(wide.cities)) == u32::MAX;
        (self.tiles == wide.tiles || least_alone) && narrows_all(self, wide)
    }
}
