//! Abbeys in the course of a turn (R-AM-1): instead of a tile, and after the last one (R-AM-5).

use crate::expansion::abbey;
use crate::game::question::{Answer, Shows, Target};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, sets};
use crate::geometry::{Position, Rotation};
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::player::Seat;
use crate::rejection::Rejection;
use crate::tile::Tile;

/// Abbeys (R-AM-1).
pub(super) struct Set;

impl Moments for Set {}

/// Whether a player still has the abbey.
pub fn is_left(game: &Game, seat: Seat) -> bool {
    game.expansions.abbeys.is_some_and(|abbeys| abbeys[seat])
}

/// Whether the last tile is placed and only abbeys are left to place: in the second part that
/// the tile has brought (R-TB-4), then by one player after the other (R-AM-5).
pub fn is_closing(game: &Game) -> bool {
    let second_part = game.phase() == Phase::Place
        && sets::builder::is_second_part(game)
        && game.count_left() == 0;
    second_part || game.expansions.last_abbeys.is_some()
}

/// Whether a player has the abbey, and there is a hole for it.
pub(in crate::game) fn may_fill_hole(game: &Game, seat: Seat) -> bool {
    is_left(game, seat) && game.board.holes().next().is_some()
}

/// The holes for the abbey of the player on turn (R-AM-1).
pub(in crate::game) fn answers(game: &Game) -> Vec<Answer> {
    let holes = game.board().holes().filter(|_| is_left(game, game.active()));
    let place = |at| {
        Answer::new(Move::PlaceAbbey { at })
            .at(Target::Tile(at))
            .showing(Shows::Tile(Tile::abbey().id.clone()))
    };
    holes.map(place).filter(|answer| game.allows(&answer.made).is_ok()).collect()
}

pub(in crate::game) fn allows(game: &Game, at: Position) -> Result<(), Rejection> {
    game.must_be_without_tile()?;
    let seat = game.active();
    if !is_left(game, seat) {
        return Err(abbey::Rejection::NoAbbey { seat }.into());
    }
    let tile = Tile::abbey().id.clone();
    game.board.fits_abbey(at).map_err(|misfit| Rejection::Misfit { tile, at, misfit })
}

pub(in crate::game) fn place(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
    let seat = game.active();
    game.end_turn_start();
    game.leave_last_turn();
    if let Some(abbeys) = &mut game.expansions.abbeys {
        abbeys[seat] = false;
    }
    let tile = Tile::abbey();
    let id = tile.id.clone();
    game.board.place(tile, at, Rotation::None);
    game.course.wait(Phase::Deploy { at, deployed: false });
    outcomes.push(Outcome::Placed { seat, tile: id, at, rotation: Rotation::None });
    game.memory.past_mut().lay();
}

/// The next player who may place an abbey after the last tile, clockwise from the left of the
/// last player (R-AM-5).
pub(in crate::game) fn next_at_end(game: &mut Game) -> Option<Seat> {
    if game.expansions.abbeys.is_none() || game.setup.rules.differs(HouseRule::NoLateAbbeys) {
        return None;
    }
    let first = game.people.next(game.turn.seat);
    let mut waiting = game
        .expansions
        .last_abbeys
        .take()
        .unwrap_or_else(|| game.people.clockwise(first).collect());
    let next = waiting.iter().position(|seat| may_fill_hole(game, *seat));
    let seat = next.and_then(|index| waiting.drain(..=index).next_back());
    game.expansions.last_abbeys = Some(waiting);
    seat
}

pub(in crate::game) fn begin_at_end(game: &mut Game, seat: Seat, outcomes: &mut Vec<Outcome>) {
    let mut turn = game.turn_after(game.turn.number + 1, seat);
    turn.drew_tile = true;
    game.begin_part(turn);
    outcomes.push(Outcome::TurnBegan { seat, turn: game.turn.number });
}
