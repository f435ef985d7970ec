//! Builders and pigs in the course of a turn (R-TB-3): the followers that they need, and the second
//! part that a builder brings.

use crate::expansion::builder;
use crate::feature::join::FeatureId;
use crate::feature::{Occupant, Place};
use crate::game::sets::moments::Moments;
use crate::game::{Game, sets};
use crate::geometry::Position;
use crate::house_rule::HouseRule;
use crate::outcome::Outcome;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::tile::Segment;

/// Builders and pigs (R-TB-3).
pub(super) struct Set;

impl Moments for Set {
    fn reveal(game: &mut Game, at: Position, _: &mut Vec<Outcome>) {
        let seat = game.active();
        game.turn.expansions.builder.has_second_part =
            !game.turn.expansions.builder.is_second_part && game.board.extends_builder(at, seat);
    }

    fn bars(game: &Game, figure: Figure, at: Place, feature: FeatureId) -> Option<Rejection> {
        if !figure.needs_follower() {
            return None;
        }
        must_be_beside_follower(game, figure, at, feature).err()
    }

    fn keep(_: &mut sets::Turn, to: &mut sets::Turn) {
        to.builder = Turn { is_second_part: true, has_second_part: false };
    }
}

/// The part of builders in the current turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// Whether this is the second part of a double turn (R-TB-4).
    pub is_second_part: bool,
    /// Whether the tile has extended a road or city with a builder of the active player, so that a
    /// second part follows.
    pub has_second_part: bool,
}

/// Whether this is the second part of a double turn (R-TB-4).
pub const fn is_second_part(game: &Game) -> bool {
    game.turn.expansions.builder.is_second_part
}

/// R-TB-3, 6: a builder goes on a road or into an incomplete city, a pig on a field; a follower
/// of its owner must be there.
fn must_be_beside_follower(
    game: &Game,
    figure: Figure,
    place: Place,
    feature: FeatureId,
) -> Result<(), Rejection> {
    if figure == Figure::Builder
        && matches!(place.segment, Segment::City(_))
        && game.board.is_complete(feature)
    {
        return Err(Rejection::Complete { place });
    }
    let seat = game.active();
    let own = |occupant: &Occupant| occupant.seat == seat && occupant.figure.is_follower();
    let joins = game.board.occupants(feature).any(|occupant| own(&occupant));
    if joins { Ok(()) } else { Err(builder::Rejection::NoOwnFollower { figure, place }.into()) }
}

/// R-TB-4, R-TURN-2: goes on with another tile in the same turn, if the tile has brought a
/// second part and there is a tile for it, or after the last one an abbey. The start of the
/// turn is not repeated. Returns whether it goes on.
pub(in crate::game) fn take_second_part(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    let seat = game.turn.seat;
    let is_due = std::mem::take(&mut game.turn.expansions.builder.has_second_part);
    let by_message = !is_due && sets::messages::takes_further_tile(game);
    if !(is_due || by_message)
        || (game.count_left() == 0 && !sets::abbey::may_fill_hole(game, seat))
    {
        return false;
    }
    let mut next = game.turn_after(game.turn.number, seat);
    next.drew_tile = true;
    next.points = game.turn.points;
    let may_escape = next
        .expansions
        .siege
        .may_escape
        .filter(|_| game.setup.rules.differs(HouseRule::EscapeEachPart));
    next.expansions = game.turn.expansions.second_part();
    next.expansions.siege.may_escape = may_escape;
    game.begin_part(next);
    if is_due {
        outcomes.push(builder::Outcome::SecondPart { seat }.into());
    }
    true
}

/// R-TB-5: sends builders and pigs home whose owner has no follower left on their feature, of
/// the figures that have left those places.
pub(in crate::game) fn orphans_home(
    game: &mut Game,
    left: &[(Seat, Place)],
    outcomes: &mut Vec<Outcome>,
) {
    let figures: Vec<Occupant> =
        game.board.remove_orphans(left).iter().map(crate::board::Deployed::occupant).collect();
    for occupant in &figures {
        game.people.put(*occupant);
    }
    if !figures.is_empty() {
        outcomes.push(Outcome::Returned { figures });
    }
}
