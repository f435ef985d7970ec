//! Details of a feature that only some orders depend on, and the turns in which the scorepad asks.

use crate::rules::orders::requirement::{Completed, Requirement};

/// A detail that a form asks only where an order may depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Detail {
    /// The complete cities and roads that a completed road or city is joined to (R-KO-11).
    Joined,
    /// The tower sites in a city (R-KO-17).
    TowerSites,
    /// The cities that the field of a new farmer touches (R-KO-15).
    TouchedCities,
    /// The feature under a figure that is deployed, or under a follower that is called on.
    StandsOn,
    /// The fields that a tile joins.
    JoinedFields,
}

impl Detail {
    /// All details.
    pub const ALL: [Self; 5] =
        [Self::Joined, Self::TowerSites, Self::TouchedCities, Self::StandsOn, Self::JoinedFields];

    /// The name of the detail, which decides when it is asked without need.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Joined => "joined",
            Self::TowerSites => "tower-sites",
            Self::TouchedCities => "touched-cities",
            Self::StandsOn => "stands-on",
            Self::JoinedFields => "joined-fields",
        }
    }

    /// Whether an order depends on the detail.
    #[must_use]
    pub fn matters_to(self, requirement: &Requirement) -> bool {
        let nature = requirement.nature();
        let sites = |completed: &Completed| completed.tower_sites.is_some();
        match self {
            Self::Joined => matches!(requirement, Requirement::Connect { .. }),
            Self::TowerSites => nature.completed.iter().any(sites),
            Self::TouchedCities => nature.bounds_cities,
            Self::StandsOn => nature.stands_on.is_some(),
            Self::JoinedFields => matches!(requirement, Requirement::JoinFields { .. }),
        }
    }
}
