//! Where on the board something is, in tiles from the corner of the start tile.

use super::Drawing;
use crate::art::Pt;
use crate::art::standing::{corner, middle, spot};
use crate::rules::game::question::{Answer, Target};
use crate::rules::{Game, Move};

/// Where an answer can be pointed at.
pub(super) fn of(answer: &Answer, game: &Game, drawing: &dyn Drawing) -> Option<[f32; 2]> {
    let at = match answer.target {
        Target::Segment(place) | Target::Feature(place) => spot(place, game.board(), drawing),
        Target::Tile(at) => Some(middle(at)),
        Target::Nowhere => elsewhere(&answer.made, game, drawing),
    };
    at.map(|Pt { x, y }| [x, y])
}

/// What a move says that points at no segment and no tile.
fn elsewhere(made: &Move, game: &Game, drawing: &dyn Drawing) -> Option<Pt> {
    match made {
        Move::PlaceAbbey { at } => Some(middle(*at)),
        Move::PlaceBarn { corner: of } => Some(corner(game.tile_asked_about()?, *of)),
        Move::EnterCity { quarter, .. } | Move::MoveCount { quarter } => {
            game.board().quarter(*quarter).map(middle)
        }
        Move::Throw(throw) => {
            let hit = throw.hits.first().or(throw.swap.as_ref())?;
            spot(hit.place()?, game.board(), drawing)
        }
        Move::DealOrders { .. }
        | Move::KeepOrders { .. }
        | Move::DiscardOrders { .. }
        | Move::DrawOrder { .. }
        | Move::Place { .. }
        | Move::PlaceAnyway { .. }
        | Move::DescribeTile(_)
        | Move::DeployAnyway { .. }
        | Move::RemoveTile { .. }
        | Move::Deploy { .. }
        | Move::MoveWagon { .. }
        | Move::KeepWagon { .. }
        | Move::MoveDragon { .. }
        | Move::MoveFairy { .. }
        | Move::RemoveKnight { .. }
        | Move::RaiseTower { .. }
        | Move::Capture { .. }
        | Move::ManTower { .. }
        | Move::Ransom { .. }
        | Move::Escape { .. }
        | Move::OpenFair { .. }
        | Move::TowerSite { .. }
        | Move::EndTurn
        | Move::Pass
        | Move::BeginLeaving { .. }
        | Move::LeaveCity { .. }
        | Move::StayInCity { .. }
        | Move::FulfilOrder { .. }
        | Move::Adjust { .. }
        | Move::Note(_)
        | Move::Report { .. }
        | Move::BeginTurn { .. }
        | Move::JoinGame(_)
        | Move::LeaveGame { .. }
        | Move::ChangeSeats { .. }
        | Move::ChangeRules { .. }
        | Move::JoinFeature { .. }
        | Move::Remain { .. }
        | Move::CountCompleted { .. }
        | Move::EndGame => None,
    }
}
