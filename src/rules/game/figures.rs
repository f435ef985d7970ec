//! Figures on their segments, and on their way home.

use super::Game;
use crate::rules::board::Deployed;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Occupant, Place};
use crate::rules::outcome::Outcome;
use crate::rules::player::Figure;

impl Game {
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
