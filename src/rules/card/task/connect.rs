//! Connecting cities by a road.

use super::answer::*;
use crate::rules::feature::Kind;
use crate::rules::feature::completion::{Completion, Network};

/// Complete the last part of a complete road that runs into so many complete cities, each of at
/// least so many tiles (R-KO-10, 11). `{"connect": {"cities": 2}}`,
/// `{"connect": {"cities": 1, "tiles": 4}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(inline)]
pub struct Connect {
    /// Different cities at the ends of the road, at least.
    #[schemars(range(min = 1, max = MAX_NUMBER))]
    pub cities: u32,
    /// Tiles in each of them, at least.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[schemars(range(min = 1, max = MAX_NUMBER))]
    pub tiles: u32,
    /// Tiles of the road.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub road: Option<Bound>,
}

const fn one() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_one(number: &u32) -> bool {
    *number == 1
}

impl Default for Connect {
    fn default() -> Self {
        Self { cities: 2, tiles: 1, road: None }
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
            let mut parts = cities.filter(|city| city.complete && city.tiles >= self.tiles);
            let is_part = match completion.record.kind {
                Kind::Road => true,
                Kind::City => parts.clone().any(|city| city.subject),
                Kind::Field | Kind::Building(_) => false,
            };
            let count = parts.by_ref().count() as u32;
            network.complete && holds(self.road, network.tiles) && is_part && count >= self.cities
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Cities, 0, Entry::Number(&mut self.cities, 1..=4));
        visit(Clause::TilesEach, 0, Entry::Number(&mut self.tiles, 1..=30));
        visit(Clause::Road, 0, Entry::Bound(&mut self.road, 1..=30));
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        if self.cities == 0 || self.tiles == 0 {
            report(Problem::Impossible);
        }
        check_filled(self, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        self.cities >= wide.cities && self.tiles >= wide.tiles && narrows_all(self, wide)
    }
}
