//! Figures on their segments, and on their way home.

use super::Game;
use crate::rules::board::Deployed;
use crate::rules::expansion::dragon;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Occupant, Place};
use crate::rules::geometry::Position;
use crate::rules::outcome::Outcome;
use crate::rules::player::Figure;
use crate::rules::rejection::Rejection;

impl Game {
    /// A50: requires that a figure may come to a tile, by whatever way: nobody comes where the
    /// dragon stands (R-PD-2), and nobody ever to the volcano of a river (R-RIV-5). Whoever leaves
    /// the City joins a feature, and comes to none of its tiles.
    pub(super) fn must_be_open_to_figures(&self, at: Position) -> Result<(), Rejection> {
        let Some(placed) = self.board.tile(at) else { return Ok(()) };
        let has_dragon = self.dragon().is_some_and(|dragon| dragon.at == at);
        if placed.tile.volcano && (has_dragon || placed.tile.river_role.is_some()) {
            Err(dragon::Rejection::Volcano.into())
        } else if has_dragon {
            Err(dragon::Rejection::IsThere.into())
        } else {
            Ok(())
        }
    }

    /// Whether a figure may come to a tile, by whatever way (A50).
    pub(super) fn is_open_to_figures(&self, at: Position) -> bool {
        self.must_be_open_to_figures(at).is_ok()
    }

    /// Whether a figure stands on a segment.
    pub(super) fn stands(&self, occupant: Occupant, place: Place) -> bool {
        self.standing(occupant, place) > 0
    }

    /// The number of such figures on a segment.
    pub(super) fn standing(&self, occupant: Occupant, place: Place) -> usize {
        let figures = self.board.figures().iter();
        figures
            .filter(|deployed| deployed.occupant() == occupant && deployed.place == place)
            .count()
    }

    pub(super) fn take_home(&mut self, occupant: Occupant, place: Place) {
        if self.board.remove(occupant, place).is_some() {
            self.supplies[occupant.seat].put(occupant.figure);
        }
    }

    /// R-BASE-11: sends everybody on a completed feature home.
    pub(super) fn send_home(&mut self, feature: FeatureId, outcomes: &mut Vec<Outcome>) {
        let cleared = self.board.clear(feature);
        let wagons = cleared.iter().filter(|deployed| deployed.figure == Figure::Wagon);
        self.turn.expansions.wagons.extend(wagons.map(|deployed| (deployed.seat, deployed.place)));
        let figures: Vec<_> = cleared.iter().map(Deployed::occupant).collect();
        for occupant in &figures {
            self.supplies[occupant.seat].put(occupant.figure);
        }
        if !figures.is_empty() {
            outcomes.push(Outcome::Returned { figures });
        }
        self.end_magic(feature, outcomes);
    }
}
