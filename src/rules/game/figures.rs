//! Figures on their segments: coming from their owner's supply, standing there, going home.

use super::Game;
use crate::card::occasion::{Deployment, Occasion, Way};
use crate::expansion::dragon;
use crate::feature::{Kind, Occupant, Place};
use crate::geometry::Position;
use crate::outcome::Outcome;
use crate::player::Figure;
use crate::rejection::Rejection;
use crate::tile::Segment;

/// A50: requires that a figure may come to a tile, by whatever way: nobody comes where the
/// dragon stands (R-PD-2), and nobody ever to the volcano of a river (R-RIV-5). Whoever leaves
/// the City joins a feature, and comes to none of its tiles.
pub(super) fn must_be_open_to_figures(game: &Game, at: Position) -> Result<(), Rejection> {
    let Some(placed) = game.board.tile(at) else { return Ok(()) };
    let has_dragon = game.dragon().is_some_and(|dragon| dragon.at == at);
    if placed.tile.volcano && (has_dragon || placed.tile.river_role.is_some()) {
        Err(dragon::Rejection::Volcano.into())
    } else if has_dragon {
        Err(dragon::Rejection::IsThere.into())
    } else {
        Ok(())
    }
}

/// Whether a figure may come to a tile, by whatever way (A50).
pub(super) fn is_open_to_figures(game: &Game, at: Position) -> bool {
    must_be_open_to_figures(game, at).is_ok()
}

/// Requires a follower where only one is meant (R-TB-3, 6, R-AM-8).
pub(super) const fn must_be_follower(figure: Figure) -> Result<(), Rejection> {
    if figure.is_follower() { Ok(()) } else { Err(Rejection::NoFollower { figure }) }
}

/// Whether a figure stands on a segment.
pub(super) fn stands(game: &Game, occupant: Occupant, place: Place) -> bool {
    standing(game, occupant, place) > 0
}

/// The number of such figures on a segment.
pub(super) fn standing(game: &Game, occupant: Occupant, place: Place) -> usize {
    let figures = game.board.figures().iter();
    figures.filter(|deployed| deployed.occupant() == occupant && deployed.place == place).count()
}

pub(super) fn take_home(game: &mut Game, occupant: Occupant, place: Place) {
    if game.board.remove(occupant, place).is_some() {
        game.people.put(occupant);
    }
}

/// Brings a figure from its owner's supply to a segment: a deployment to the orders (R-KO-12).
pub(super) fn bring(
    game: &mut Game,
    figure: Occupant,
    place: Place,
    way: Way,
    outcomes: &mut Vec<Outcome>,
) {
    let Occupant { seat, figure } = figure;
    game.people.take_out(Occupant { seat, figure });
    game.board.deploy(seat, figure, place);
    outcomes.push(Outcome::Deployed { seat, figure, place });
    game.have_deployed(place, outcomes);
    judge_deployment(game, Occupant { seat, figure }, place, way, outcomes);
}

pub(super) fn judge_deployment(
    game: &mut Game,
    Occupant { seat, figure }: Occupant,
    place: Place,
    way: Way,
    outcomes: &mut Vec<Outcome>,
) {
    let Some(feature) = game.board.feature(place) else {
        return debug_assert!(false, "a figure stands on a feature");
    };
    let on_fields = game
        .board
        .figures()
        .iter()
        .filter(|deployed| {
            deployed.seat == seat && matches!(deployed.place.segment, Segment::Field(_))
        })
        .filter(|deployed| deployed.figure.is_follower());
    let farmers = on_fields.count() as u32;
    let record = game.board.record(feature);
    let farming = count_deployment(game, Occupant { seat, figure }, record.kind);
    let deployment = Deployment { seat, figure, record, farmers, farming, way };
    game.judge(&Occasion::Deployment(deployment), outcomes);
}

/// Counts a deployment. Returns the turns of its owner with a farmer, one after the other, this
/// one included; 0 in another's turn (R-KO-54).
pub(super) fn count_deployment(
    game: &mut Game,
    Occupant { seat, figure }: Occupant,
    on: Kind,
) -> u32 {
    if seat != game.active() || !figure.is_follower() {
        return 0;
    }
    game.memory.past_mut().deploy(on == Kind::Field);
    game.memory.past().farming(seat, seat)
}
