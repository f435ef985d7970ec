//! The parts of a turn that have to be tried for an order, so that nothing is tried in vain.

use crate::rules::orders::card::Card;
use crate::rules::orders::requirement::{Completed, Requirement};

/// The parts of a turn that have to be tried for an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Needs {
    /// Only a tile that completes something can fulfil the order.
    pub completion: bool,
    /// The order is judged when the turn is scored.
    pub scoring: bool,
    /// The order may depend on the figure that is deployed.
    pub figure: bool,
    /// The order is about the fairy.
    pub fairy: bool,
    /// The order is about towers.
    pub tower: bool,
    /// The order is about the mage or the witch, who move before the action.
    pub magic: bool,
    /// The order is about ferries.
    pub ferry: bool,
    /// The order is fulfilled after the turn was scored.
    pub after: bool,
}

impl Needs {
    const NOTHING: Self = Self {
        completion: false,
        scoring: false,
        figure: false,
        fairy: false,
        tower: false,
        magic: false,
        ferry: false,
        after: false,
    };
    const SCORING: Self = Self { scoring: true, ..Self::NOTHING };
    const COMPLETION: Self = Self { completion: true, ..Self::SCORING };
    const FIGURE: Self = Self { figure: true, ..Self::NOTHING };

    /// The needs of an order; `None` for one that hangs on a throw, on a drawn message, on the
    /// dragon or on what others do. With barns a tile that completes nothing may score.
    pub fn from_requirement(requirement: &Requirement, has_barns: bool) -> Option<Self> {
        Some(match requirement {
            Requirement::Complete(wanted) => completing(std::slice::from_ref(wanted)),
            Requirement::CompleteTogether(wanted) => completing(wanted),
            Requirement::Connect { .. } | Requirement::Take { .. } => Self::COMPLETION,
            Requirement::WinChallenge { .. } => Self { figure: true, ..Self::COMPLETION },
            Requirement::Score { .. } => {
                Self { completion: !has_barns, figure: true, ..Self::SCORING }
            }
            // Nobody knows what the die would have shown, or what others would have added.
            Requirement::Deploy { flight: true, .. } | Requirement::Deploy { crop: true, .. } => {
                return None;
            }
            Requirement::PlaceFarmer { .. }
            | Requirement::Deploy { .. }
            | Requirement::CallAbbot { .. }
            | Requirement::RemoveKnight {} => Self::FIGURE,
            Requirement::MoveMagician { .. } => Self { magic: true, ..Self::NOTHING },
            Requirement::MoveFerry { .. } => Self { ferry: true, ..Self::NOTHING },
            Requirement::TakeGold { .. } => Self { figure: true, ..Self::COMPLETION },
            Requirement::MoveFairy { .. } => Self { fairy: true, ..Self::FIGURE },
            Requirement::JoinFields { .. }
            | Requirement::DoubleTurn {}
            | Requirement::PlaceAbbey { .. } => Self::SCORING,
            Requirement::RaiseTower { .. } | Requirement::Capture { .. } => {
                Self { tower: true, ..Self::NOTHING }
            }
            Requirement::MoveWagon {} => Self { figure: true, after: true, ..Self::COMPLETION },
            Requirement::EnterCity { .. } | Requirement::MoveCount { .. } => {
                Self { after: true, ..Self::COMPLETION }
            }
            Requirement::LeaveCity {}
            | Requirement::DragonEats { .. }
            | Requirement::AvoidDragon {}
            | Requirement::TargetWithin { .. }
            | Requirement::KnockOut { .. }
            | Requirement::Catch {}
            | Requirement::SlipBy {}
            | Requirement::Seduce {}
            | Requirement::Escape {}
            | Requirement::CropTakesHome { .. }
            | Requirement::ReadMessage { .. }
            | Requirement::Rob { .. } => return None,
        })
    }
}

/// Whether the review looks for a card at all.
#[must_use]
pub fn is_reviewed(card: &Card) -> bool {
    Needs::from_requirement(&card.requirement, false).is_some()
}

/// A follower may be put on what the same tile completes (R-BASE-6).
fn completing(wanted: &[Completed]) -> Needs {
    let by_people = |wanted: &Completed| {
        [wanted.followers, wanted.own_followers, wanted.opponents_followers, wanted.players]
            .iter()
            .any(Option::is_some)
            || wanted.own_figure.is_some()
    };
    Needs { figure: wanted.iter().any(by_people), ..Needs::COMPLETION }
}
