//! Where on the board something is, in tiles from the corner of the start tile.

use super::Drawing;
use crate::rules::feature::Place;
use crate::rules::game::question::{Answer, Target};
use crate::rules::geometry::{Corner, Position};
use crate::rules::{Game, Move};

/// Where an answer can be pointed at.
pub(super) fn of(answer: &Answer, game: &Game, drawing: &dyn Drawing) -> Option<[f32; 2]> {
    match answer.target {
        Target::Segment(place) | Target::Feature(place) => spot(place, game, drawing),
        Target::Tile(at) => Some(middle(at)),
        Target::Nowhere => elsewhere(&answer.made, game, drawing),
    }
}

/// What a move says that points at no segment and no tile.
fn elsewhere(made: &Move, game: &Game, drawing: &dyn Drawing) -> Option<[f32; 2]> {
    match made {
        Move::PlaceAbbey { at } => Some(middle(*at)),
        Move::PlaceBarn { corner } => Some(at_corner(game.tile_asked_about()?, *corner)),
        Move::EnterCity { quarter, .. } | Move::MoveCount { quarter } => {
            game.board().quarter(*quarter).map(middle)
        }
        Move::Throw(throw) => {
            let hit = throw.hits.first().or(throw.swap.as_ref())?;
            spot(hit.place()?, game, drawing)
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

/// Where a figure stands on a segment.
pub(super) fn spot(place: Place, game: &Game, drawing: &dyn Drawing) -> Option<[f32; 2]> {
    let placed = game.board().tile(place.at)?;
    let (x, y) = drawing.spot(&placed.tile, place.segment, placed.rotation);
    Some([place.at.x as f32 + x, place.at.y as f32 + y])
}

/// The middle of a tile or place.
pub(super) fn middle(at: Position) -> [f32; 2] {
    [at.x as f32 + 0.5, at.y as f32 + 0.5]
}

/// A corner of a tile, where a barn stands.
pub(super) fn at_corner(at: Position, corner: Corner) -> [f32; 2] {
    let (x, y) = match corner {
        Corner::NorthEast => (1.0, 0.0),
        Corner::SouthEast => (1.0, 1.0),
        Corner::SouthWest => (0.0, 1.0),
        Corner::NorthWest => (0.0, 0.0),
    };
    [at.x as f32 + x, at.y as f32 + y]
}
