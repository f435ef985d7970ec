//! Details of a feature that only some orders depend on.

use crate::card::requirement::Completed;
use crate::card::task::Requirement;

/// A detail that forms ask only where a card of the deck depends on it.
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
    /// Whether an order depends on the detail.
    pub fn matters_to(self, requirement: &Requirement) -> bool {
        if requirement.parts().iter().any(|part| self.matters_to(part)) {
            return true;
        }
        let nature = requirement.nature();
        let sites = |completed: &Completed| completed.tower_sites.is_some();
        match self {
            Self::Joined => matches!(requirement, Requirement::Connect(_)),
            Self::TowerSites => nature.completed.iter().any(sites),
            Self::TouchedCities => nature.bounds_cities,
            Self::StandsOn => nature.stands_on.is_some(),
            Self::JoinedFields => matches!(requirement, Requirement::JoinFields(_)),
        }
    }
}
