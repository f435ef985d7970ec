//! The river in the course of a turn (R-RIV-2): its next tiles, and its mouth, which lies down by
//! itself.

use crate::rules::expansion::river::{self, Stage};
use crate::rules::game::Game;
use crate::rules::geometry::Position;
use crate::rules::house_rule::HouseRule;
use crate::rules::outcome::Outcome;

impl Game {
    /// The stage of the river; `None` once it is laid, or without one (R-RIV-2, 8).
    pub fn river_stage(&self) -> Option<river::Stage> {
        self.tiles_left().filter_map(|(tile, _)| river::stage(tile)).min()
    }

    /// R-RIV-3: lays the mouth of the river once all its other tiles are placed. Returns its place.
    pub(in crate::rules::game) fn flow_into_mouth(
        &mut self,
        outcomes: &mut Vec<Outcome>,
    ) -> Option<Position> {
        if self.setup.rules.differs(HouseRule::MouthIsATurn)
            || self.river_stage() != Some(Stage::Mouth)
        {
            return None;
        }
        let tile = self.tiles_to_draw().map(|(tile, _)| tile.clone()).next()?;
        let place = self.board.placements(&tile).first().copied();
        self.take_from_bag(&tile.id);
        let Some((at, rotation)) = place else {
            self.removed += 1;
            outcomes.push(Outcome::TileRemoved { seat: self.active(), tile: tile.id.clone() });
            return None;
        };
        outcomes.push(river::Outcome::MouthPlaced { tile: tile.id.clone(), at, rotation }.into());
        self.board.place(tile, at, rotation);
        self.erupt(at, outcomes);
        Some(at)
    }
}
