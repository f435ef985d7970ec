//! The river in the course of a turn (R-RIV-2): its next tiles, and its mouth, which lies down by
//! itself.

use crate::expansion::river::{self, Stage};
use crate::game::sets::moments::Moments;
use crate::game::{Game, sets};
use crate::geometry::Position;
use crate::house_rule::HouseRule;
use crate::outcome::Outcome;

/// The river (R-RIV-1).
pub(super) struct Set;

impl Moments for Set {}

/// The stage of the river; `None` once it is laid, or without one (R-RIV-2, 8).
pub fn stage_now(game: &Game) -> Option<river::Stage> {
    game.tiles_left().filter_map(|(tile, _)| river::stage(tile)).min()
}

/// R-RIV-3: lays the mouth of the river once all its other tiles are placed. Returns its place.
pub(in crate::game) fn flow_into_mouth(
    game: &mut Game,
    outcomes: &mut Vec<Outcome>,
) -> Option<Position> {
    if game.setup.rules.differs(HouseRule::MouthIsATurn) || stage_now(game) != Some(Stage::Mouth) {
        return None;
    }
    let tile = game.tiles_to_draw().map(|(tile, _)| tile.clone()).next()?;
    let place = game.board.placements(&tile).first().copied();
    let kind = game.catalogue.kind(tile.id.as_str())?;
    let Some((at, rotation)) = place else {
        game.bag.remove(kind);
        outcomes.push(Outcome::TileRemoved { seat: game.active(), tile: tile.id.clone() });
        return None;
    };
    game.bag.take(kind);
    outcomes.push(river::Outcome::MouthPlaced { tile: tile.id.clone(), at, rotation }.into());
    game.board.place(tile, at, rotation);
    sets::dragon::erupt(game, at, outcomes);
    Some(at)
}
