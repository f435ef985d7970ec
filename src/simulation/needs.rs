//! The sets without which an order asks for what is not there.

use crate::rules::orders::requirement::{Bound, Completed, Requirement, Which};
use crate::rules::player::Figure;
use crate::rules::set::{
    ABBEY_MAYOR, ABBOT, BESIEGERS, CATAPULT, CATHARS, COUNT, CROP_CIRCLES, CROP_CIRCLES_1, FERRIES,
    FLYING_MACHINES, GOLD_MINES, INNS_CATHEDRALS, KING_ROBBER, MAGE_WITCH, MESSAGES, PHANTOM,
    PRINCESS_DRAGON, ROBBERS, SHRINES, SHRINES_EXTRA, TOWER, TRADERS_BUILDERS,
};

/// Sets any of which will do.
pub type Need = &'static [&'static str];

const SHRINE: Need = &[SHRINES, SHRINES_EXTRA];
const SIEGE: Need = &[CATHARS, BESIEGERS];
const CROP: Need = &[CROP_CIRCLES, CROP_CIRCLES_1];

/// The needs of a requirement.
pub fn of(requirement: &Requirement) -> Vec<Need> {
    match requirement {
        Requirement::Complete(wanted) => of_feature(wanted),
        Requirement::CompleteTogether(wanted) => wanted.iter().flat_map(of_feature).collect(),
        Requirement::Connect { .. }
        | Requirement::PlaceFarmer { .. }
        | Requirement::JoinFields { .. } => Vec::new(),
        Requirement::Score { feature, .. } => feature.iter().flat_map(of_kind).collect(),
        Requirement::Take { .. } => vec![&[KING_ROBBER]],
        Requirement::WinChallenge { .. } => vec![SHRINE],
        Requirement::EnterCity { .. }
        | Requirement::LeaveCity {}
        | Requirement::MoveCount { .. } => vec![&[COUNT]],
        Requirement::DoubleTurn {} => vec![&[TRADERS_BUILDERS]],
        Requirement::Deploy { figure, portal, flight, crop, complete_cities: _, on } => {
            let ways: [(bool, Need); 3] =
                [(*portal, &[PRINCESS_DRAGON]), (*flight, &[FLYING_MACHINES]), (*crop, CROP)];
            let ways = ways.into_iter().filter_map(|(is_meant, need)| is_meant.then_some(need));
            ways.chain(figure.and_then(of_figure)).chain(on.iter().flat_map(of_feature)).collect()
        }
        Requirement::MoveFairy { on } => with(&[PRINCESS_DRAGON], on.as_ref()),
        Requirement::RemoveKnight {}
        | Requirement::DragonEats { .. }
        | Requirement::AvoidDragon {} => vec![&[PRINCESS_DRAGON]],
        Requirement::RaiseTower { .. } | Requirement::Capture { .. } => vec![&[TOWER]],
        Requirement::PlaceAbbey { .. } | Requirement::MoveWagon {} => vec![&[ABBEY_MAYOR]],
        Requirement::TargetWithin { .. }
        | Requirement::KnockOut { .. }
        | Requirement::Catch {}
        | Requirement::SlipBy {}
        | Requirement::Seduce {} => vec![&[CATAPULT]],
        Requirement::Escape {} => vec![SIEGE],
        Requirement::CallAbbot { .. } => vec![&[ABBOT]],
        Requirement::MoveMagician { magician: _, on } => with(&[MAGE_WITCH], on.as_ref()),
        Requirement::TakeGold { .. } => vec![&[GOLD_MINES]],
        Requirement::CropTakesHome { .. } => vec![CROP],
        Requirement::MoveFerry { on } => with(&[FERRIES], on.as_ref()),
        Requirement::ReadMessage { .. } => vec![&[MESSAGES]],
        Requirement::Rob { .. } => vec![&[ROBBERS]],
    }
}

/// A need, and those of a feature.
fn with(need: Need, on: Option<&Completed>) -> Vec<Need> {
    [need].into_iter().chain(on.into_iter().flat_map(of_feature)).collect()
}

/// The needs of a feature. A bound that none of a thing meets needs none of it.
fn of_feature(wanted: &Completed) -> Vec<Need> {
    let parts: [(Option<Bound>, Need); 7] = [
        (wanted.inns, &[INNS_CATHEDRALS]),
        (wanted.cathedrals, &[INNS_CATHEDRALS]),
        (wanted.ferries, &[FERRIES]),
        (wanted.goods, &[TRADERS_BUILDERS]),
        (wanted.kinds_of_goods, &[TRADERS_BUILDERS]),
        (wanted.tower_sites, &[TOWER]),
        (wanted.sieges, SIEGE),
    ];
    let is_needed = |bound: &Option<Bound>| bound.is_some_and(|bound| !bound.holds(0));
    let parts = parts.into_iter().filter(|(bound, _)| is_needed(bound)).map(|(_, need)| need);
    parts.chain(of_kind(&wanted.feature)).chain(wanted.own_figure.and_then(of_figure)).collect()
}

/// The need of a kind of features.
const fn of_kind(which: &Which) -> Option<Need> {
    match which {
        Which::Shrine => Some(SHRINE),
        Which::Garden => Some(&[ABBOT]),
        Which::Road | Which::City | Which::Monastery | Which::Monastic | Which::Any => None,
    }
}

/// The need of a figure.
const fn of_figure(figure: Figure) -> Option<Need> {
    match figure {
        Figure::Follower => None,
        Figure::BigFollower => Some(&[INNS_CATHEDRALS]),
        Figure::Builder | Figure::Pig => Some(&[TRADERS_BUILDERS]),
        Figure::Mayor | Figure::Wagon | Figure::Barn => Some(&[ABBEY_MAYOR]),
        Figure::Phantom => Some(&[PHANTOM]),
        Figure::Abbot => Some(&[ABBOT]),
    }
}
