//! Builders and pigs in the course of a turn (R-TB-3): the followers that they need, and the second
//! part that a builder brings.

use crate::rules::expansion::builder;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Occupant, Place};
use crate::rules::game::Game;
use crate::rules::house_rule::HouseRule;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::tile::Segment;

/// The part of builders in the current turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::rules::game) struct Turn {
    /// Whether this is the second part of a double turn (R-TB-4).
    pub is_second_part: bool,
    /// Whether the tile has extended a road or city with a builder of the active player, so that a
    /// second part follows.
    pub has_second_part: bool,
}

impl Game {
    /// Whether this is the second part of a double turn (R-TB-4).
    pub const fn is_second_part(&self) -> bool {
        self.turn.expansions.builder.is_second_part
    }

    /// R-TB-3, 6: a builder goes on a road or into an incomplete city, a pig on a field; a follower
    /// of its owner must be there.
    pub(in crate::rules::game) fn allows_beside_follower(
        &self,
        figure: Figure,
        place: Place,
        feature: FeatureId,
    ) -> Result<(), Rejection> {
        if figure == Figure::Builder
            && matches!(place.segment, Segment::City(_))
            && self.board.is_complete(feature)
        {
            return Err(Rejection::Complete { place });
        }
        let seat = self.active();
        let own = |occupant: &Occupant| occupant.seat == seat && occupant.figure.is_follower();
        let joins = self.board.occupants(feature).any(|occupant| own(&occupant));
        if joins { Ok(()) } else { Err(builder::Rejection::NoOwnFollower { figure, place }.into()) }
    }

    /// R-TB-4, R-TURN-2: goes on with another tile in the same turn, if the tile has brought a
    /// second part and there is a tile for it, or after the last one an abbey. The start of the
    /// turn is not repeated. Returns whether it goes on.
    pub(in crate::rules::game) fn take_second_part(&mut self, outcomes: &mut Vec<Outcome>) -> bool {
        let seat = self.turn.seat;
        let is_due = std::mem::take(&mut self.turn.expansions.builder.has_second_part);
        let by_message = !is_due && self.takes_further_tile();
        if !(is_due || by_message) || (self.count_left() == 0 && !self.may_fill_hole(seat)) {
            return false;
        }
        let mut next = self.turn_after(self.turn.number, seat);
        next.drew_tile = true;
        next.points = self.turn.points;
        let may_escape = next
            .expansions
            .siege
            .may_escape
            .filter(|_| self.setup.rules.differs(HouseRule::EscapeEachPart));
        next.expansions = self.turn.expansions.second_part();
        next.expansions.siege.may_escape = may_escape;
        self.begin_part(next);
        if is_due {
            outcomes.push(builder::Outcome::SecondPart { seat }.into());
        }
        true
    }

    /// R-TB-5: sends builders and pigs home whose owner has no follower left on their feature, of
    /// the figures that have left those places.
    pub(in crate::rules::game) fn orphans_home(
        &mut self,
        left: &[(Seat, Place)],
        outcomes: &mut Vec<Outcome>,
    ) {
        let figures: Vec<Occupant> = self
            .board
            .remove_orphans(left)
            .iter()
            .map(crate::rules::board::Deployed::occupant)
            .collect();
        for occupant in &figures {
            self.supplies[occupant.seat].put(occupant.figure);
        }
        if !figures.is_empty() {
            outcomes.push(Outcome::Returned { figures });
        }
    }
}
