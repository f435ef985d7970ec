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
    /// The feature under a figure that is deployed, or under a follower that the fairy goes to.
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
        let sites = |completed: &Completed| completed.tower_sites.is_some();
        match requirement {
            Requirement::Connect { .. } => self == Self::Joined,
            Requirement::Complete(completed) => self == Self::TowerSites && sites(completed),
            Requirement::CompleteTogether(parts) => {
                self == Self::TowerSites && parts.iter().any(sites)
            }
            Requirement::PlaceFarmer { cities, complete_cities, .. } => {
                self == Self::TouchedCities && (cities.is_some() || complete_cities.is_some())
            }
            Requirement::Deploy { complete_cities, on, .. } => match self {
                Self::TouchedCities => complete_cities.is_some(),
                Self::StandsOn => on.is_some(),
                Self::Joined | Self::TowerSites | Self::JoinedFields => false,
            },
            Requirement::MoveFairy { on } => self == Self::StandsOn && on.is_some(),
            Requirement::JoinFields { .. } => self == Self::JoinedFields,
            Requirement::Take { .. }
            | Requirement::WinChallenge { .. }
            | Requirement::EnterCity { .. }
            | Requirement::LeaveCity {}
            | Requirement::MoveCount { .. }
            | Requirement::DoubleTurn {}
            | Requirement::RemoveKnight {}
            | Requirement::DragonEats { .. }
            | Requirement::AvoidDragon {}
            | Requirement::RaiseTower { .. }
            | Requirement::Capture { .. }
            | Requirement::PlaceAbbey { .. }
            | Requirement::MoveWagon {}
            | Requirement::TargetWithin { .. }
            | Requirement::KnockOut { .. }
            | Requirement::Catch {}
            | Requirement::SlipBy {}
            | Requirement::Seduce {}
            | Requirement::Escape {}
            | Requirement::CallAbbot { .. }
            | Requirement::MoveMagician { .. }
            | Requirement::TakeGold { .. }
            | Requirement::CropTakesHome { .. }
            | Requirement::MoveFerry { .. }
            | Requirement::ReadMessage { .. }
            | Requirement::Rob { .. }
            | Requirement::Score { .. } => false,
        }
    }
}
