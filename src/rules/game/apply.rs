//! The moves of every turn: its tile, its figure, its end and the next turn.

use super::figures;
use super::{Game, Phase, Step};
use crate::card;
use crate::card::occasion::Way;
use crate::feature::{Occupant, Place};
use crate::game::{pad, sets};
use crate::geometry::{Position, Rotation};
use crate::orders;
use crate::outcome::Outcome;
use crate::player::{Figure, Seat};
use crate::scorepad::Note;
use crate::tile::{self, Segment};

pub(super) fn keep(
    game: &mut Game,
    seat: Seat,
    returned: Option<&card::Id>,
    outcomes: &mut Vec<Outcome>,
) {
    let Some(orders) = &mut game.orders else {
        return debug_assert!(false, "who keeps orders plays with them");
    };
    let was_dealt = orders.is_dealt();
    orders.keep(seat, returned);
    outcomes
        .push(Outcome::Orders(orders::Outcome::Kept { seat, kept: orders.hand(seat).held.len() }));
    if orders.undecided().is_some() {
        return;
    }
    game.course.wait(Phase::Place);
    // A guest is dealt cards during a turn that has begun.
    if !was_dealt {
        outcomes.push(Outcome::TurnBegan { seat: game.turn.seat, turn: game.turn.number });
    }
}

pub(super) fn draw(game: &mut Game, card: Option<&card::Id>, outcomes: &mut Vec<Outcome>) {
    let seat = game.active();
    let Some(orders) = &mut game.orders else {
        return debug_assert!(false, "who draws an order plays with them");
    };
    if let Ok(card) = orders.may_draw(seat, card) {
        orders.draw(seat, &card);
        outcomes.push(Outcome::Orders(orders::Outcome::Drawn { seat, card }));
    }
}

pub(super) fn place(
    game: &mut Game,
    id: &tile::Id,
    at: Position,
    rotation: Rotation,
    outcomes: &mut Vec<Outcome>,
) {
    let seat = game.active();
    let Some(tile) = game.catalogue.tile(id.as_str()).cloned() else {
        return debug_assert!(false, "a tile that may be placed is known");
    };
    take_from_bag(game, id);
    game.end_turn_start();
    game.leave_last_turn();
    game.turn.joined_fields = game.board.place(tile, at, rotation);
    game.course.wait(Phase::Deploy { at, deployed: false });
    outcomes.push(Outcome::Placed { seat, tile: id.clone(), at, rotation });
    game.memory.past_mut().lay();
    game.reveal(at, outcomes);
    game.go_on_with(Step::FIRST, outcomes);
}

pub(super) fn remove_tile(game: &mut Game, id: &tile::Id, outcomes: &mut Vec<Outcome>) {
    if let Some(kind) = game.catalogue.kind(id.as_str()) {
        game.bag.remove(kind);
    }
    game.end_turn_start();
    outcomes.push(Outcome::TileRemoved { seat: game.active(), tile: id.clone() });
    if let Some(mouth) = sets::river::flow_into_mouth(game, outcomes) {
        game.complete(&[mouth], Vec::new(), outcomes);
    }
    if game.count_left() == 0 {
        game.go_on_with(Step::Next, outcomes);
    }
}

pub(super) fn pass(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    game.end_turn_start();
    game.leave_last_turn();
    outcomes.push(Outcome::Passed { seat: game.active() });
    game.course.wait(Phase::Scored);
    game.go_on_with(Step::Judge, outcomes);
}

fn take_from_bag(game: &mut Game, id: &tile::Id) {
    if let Some(kind) = game.catalogue.kind(id.as_str()) {
        game.bag.take(kind);
    }
}

pub(super) fn deploy(
    game: &mut Game,
    figure: Figure,
    on: Segment,
    elsewhere: Option<Position>,
    outcomes: &mut Vec<Outcome>,
) {
    let Phase::Deploy { at, .. } = game.phase() else {
        return debug_assert!(false, "a figure is deployed when the tile lies");
    };
    let place = Place { at: elsewhere.unwrap_or(at), segment: on };
    let way = if place.at == at { Way::Usual } else { Way::Portal };
    sets::phantom::has_deployed(game, figure, way == Way::Portal);
    figures::bring(game, Occupant { seat: game.active(), figure }, place, way, outcomes);
}

/// Leaves the open question unanswered, or ends the turn.
pub(super) fn end_turn(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    if game.is_asking() {
        game.decline_once(outcomes);
    } else if game.pad.is_some() {
        pad::note(game, &Note::by_player(game.active()), outcomes);
    } else if game.phase() == Phase::Place {
        pass(game, outcomes);
    } else {
        game.go_on_with(Step::Mouth, outcomes);
    }
}
