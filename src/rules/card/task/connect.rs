//! Connecting cities by a road.

use super::answer::*;
use crate::feature::Kind;
use crate::feature::completion::{Completion, JoinedCity, Network};
use crate::feature::lie::{Owners, owner_count};
use crate::player::MAX_PLAYERS;

/// Complete the last part of a complete road that runs into so many complete cities, one at least,
/// each of so many tiles (R-KO-10, 11). `{"connect": {"cities": 2}}`,
/// `{"connect": {"cities": {"exactly": 1}, "tiles": 4}}`. Whose they are, R-KO-46 says.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Connect {
    /// Different cities at the ends of the road; a number alone: so many or more.
    #[serde(with = "bare")]
    #[cfg_attr(feature = "schema", schemars(with = "bare::Bare"))]
    pub cities: Bound,
    /// Tiles in each of them; a number alone: so many or more.
    #[serde(default = "one", with = "bare", skip_serializing_if = "is_any")]
    #[cfg_attr(feature = "schema", schemars(with = "bare::Bare"))]
    pub tiles: Bound,
    /// Tiles of the road.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub road: Option<Bound>,
    /// Whose the road is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub road_owner: Option<Owner>,
    /// The holder's cities among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_cities: Option<Bound>,
    /// Cities among them that are opponents', and not the holder's too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponents_cities: Option<Bound>,
    /// Cities among them that are nobody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nobodys_cities: Option<Bound>,
    /// Different players who own them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub city_owners: Option<Bound>,
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
        Self {
            cities: Bound::at_least(2),
            tiles: one(),
            road: None,
            road_owner: None,
            own_cities: None,
            opponents_cities: None,
            nobodys_cities: None,
            city_owners: None,
        }
    }
}

impl Connect {
    /// The bounds on the cities of each owner.
    pub const fn bounds_on_owners(&self) -> [(Owner, Option<Bound>); 3] {
        [
            (Owner::You, self.own_cities),
            (Owner::Opponent, self.opponents_cities),
            (Owner::Nobody, self.nobodys_cities),
        ]
    }

    fn asks_owners(&self) -> bool {
        self.road_owner.is_some()
            || self.city_owners.is_some()
            || self.bounds_on_owners().iter().any(|(_, bound)| bound.is_some())
    }

    /// R-KO-46: whether the road and its cities are whose they have to be.
    fn is_owned(&self, road: &Owners, cities: &[&JoinedCity], holder: Seat) -> bool {
        let of = |owner: Owner| {
            cities.iter().filter(|city| owner.owns(&city.owners, holder)).count() as u32
        };
        let mut all = Owners::default();
        for seat in Seat::all(MAX_PLAYERS) {
            all[seat] = cities.iter().any(|city| city.owners[seat]);
        }
        self.road_owner.is_none_or(|owner| owner.owns(road, holder))
            && self.bounds_on_owners().into_iter().all(|(owner, bound)| holds(bound, of(owner)))
            && holds(self.city_owners, owner_count(&all))
    }
}

impl Task for Connect {
    const NATURE: Nature<'static> = Nature::new(Event::Completion, Needs::COMPLETION);

    fn nature(&self) -> Nature<'_> {
        let asks = self.asks_owners();
        // A follower may be put on what the same tile completes (R-BASE-6).
        let needs = Needs { figure: asks, ..Needs::COMPLETION };
        Nature { needs: Some(needs), ..Self::NATURE.asking_lie(asks) }
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        placed(occasion).is_some_and(|placement| {
            placement.completions.iter().any(|completion| {
                completion.completer == holder && self.is_paid_by(completion, holder)
            })
        })
    }

    /// R-KO-10: whether the whole is complete now, with the feature just completed as a part.
    fn is_paid_by(&self, completion: &Completion, holder: Seat) -> bool {
        if self.asks_owners() && completion.lie.is_none() {
            return false;
        }
        completion.networks.iter().any(|network: &Network| {
            let cities = network.cities.iter();
            let parts: Vec<&JoinedCity> =
                cities.filter(|city| city.complete && self.tiles.holds(city.tiles)).collect();
            let is_part = match completion.record.kind {
                Kind::Road => true,
                Kind::City => parts.iter().any(|city| city.subject),
                Kind::Field | Kind::Building(_) => false,
            };
            network.complete
                && holds(self.road, network.tiles)
                && is_part
                && !parts.is_empty()
                && self.cities.holds(parts.len() as u32)
                && self.is_owned(&network.owners, &parts, holder)
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Cities, 0, Entry::Needed(&mut self.cities, 1..=4));
        visit(Clause::TilesEach, 0, Entry::Needed(&mut self.tiles, 1..=30));
        visit(Clause::Road, 0, Entry::Bound(&mut self.road, 1..=30));
        let owner = Entry::or(Term::NotNeeded, &mut self.road_owner, &Owner::ALL, Term::Owner);
        visit(Clause::RoadOwner, 0, owner);
        visit(Clause::OwnCities, 0, Entry::Bound(&mut self.own_cities, 0..=4));
        visit(Clause::OpponentsCities, 0, Entry::Bound(&mut self.opponents_cities, 0..=4));
        visit(Clause::NobodysCities, 0, Entry::Bound(&mut self.nobodys_cities, 0..=4));
        visit(Clause::CityOwners, 0, Entry::Bound(&mut self.city_owners, 0..=6));
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        if is_idle(self.cities) || is_idle(self.tiles) {
            report(Problem::Impossible);
        }
        check_filled(self, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        // A narrower size may leave fewer cities that have it, but no more; and those are not the
        // ones of which the owners are counted.
        let least_alone = most(Some(wide.cities)) == u32::MAX && !wide.asks_owners();
        let of_owners = wide
            .road_owner
            .is_none_or(|wide| self.road_owner.is_some_and(|owner| owner.is_within(wide)));
        (self.tiles == wide.tiles || least_alone) && of_owners && narrows_all(self, wide)
    }

    fn is_impossible(&self) -> bool {
        // Owners are opponents, or the holder too.
        let some = |bound: Option<Bound>| u32::from(least(bound) > 0);
        some(self.own_cities) + some(self.opponents_cities) > most(self.city_owners)
    }
}
