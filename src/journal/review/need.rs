//! What has to be tried for an order, so that nothing is played out that could not fulfil it.

use crate::rules::orders::card::Card;
use crate::rules::orders::requirement::{Completed, Requirement};

/// What has to be tried for an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Needs {
    /// Nothing but a tile that completes something can fulfil it.
    pub completion: bool,
    /// It is judged when the turn is scored.
    pub scoring: bool,
    /// It may depend on what is deployed.
    pub figure: bool,
    /// It is about the fairy.
    pub fairy: bool,
    /// It is about towers.
    pub tower: bool,
    /// It is fulfilled after the turn was scored.
    pub after: bool,
}

impl Needs {
    const NOTHING: Self = Self {
        completion: false,
        scoring: false,
        figure: false,
        fairy: false,
        tower: false,
        after: false,
    };
    const SCORING: Self = Self { scoring: true, ..Self::NOTHING };
    const COMPLETION: Self = Self { completion: true, ..Self::SCORING };
    const FIGURE: Self = Self { figure: true, ..Self::NOTHING };

    /// `None` for an order that is not in the hand of whoever places the tile: it hangs on a throw,
    /// on the dragon or on what others do. With barns a tile that completes nothing may score.
    pub fn of(requirement: &Requirement, has_barns: bool) -> Option<Self> {
        Some(match requirement {
            Requirement::Complete(wanted) => completing(std::slice::from_ref(wanted)),
            Requirement::CompleteTogether(wanted) => completing(wanted),
            Requirement::Connect { .. } | Requirement::Take { .. } => Self::COMPLETION,
            Requirement::WinChallenge { .. } => Self { figure: true, ..Self::COMPLETION },
            Requirement::Score { .. } => {
                Self { completion: !has_barns, figure: true, ..Self::SCORING }
            }
            Requirement::PlaceFarmer { .. }
            | Requirement::Deploy { .. }
            | Requirement::RemoveKnight {} => Self::FIGURE,
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
            | Requirement::Escape {} => return None,
        })
    }
}

/// Whether the review looks for a card at all.
#[must_use]
pub fn is_reviewed(card: &Card) -> bool {
    Needs::of(&card.requirement, false).is_some()
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
