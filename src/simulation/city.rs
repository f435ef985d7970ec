//! The questions of the City of Carcassonne: who is sent there, and where the Count goes.

use super::dice::Dice;
use super::worth::holds;
use crate::rules::card::task::Requirement;
use crate::rules::tile::Quarter;
use crate::rules::{Game, Move};

/// The quarters from which the Count can be led and followers can leave, with the market.
const CASTLE: [Quarter; 3] = [Quarter::Castle, Quarter::Blacksmith, Quarter::Market];

/// The quarters into which an order wants a follower.
fn wanted(requirement: &Requirement) -> Vec<Quarter> {
    if let Requirement::EnterCity(task) = requirement {
        return task.quarters.clone();
    }
    let [castle, blacksmith, market] = CASTLE;
    if matches!(requirement, Requirement::LeaveCity(_)) {
        vec![castle, blacksmith]
    } else if matches!(requirement, Requirement::MoveCount(_)) {
        vec![castle, blacksmith, market]
    } else {
        Vec::new()
    }
}

/// The follower who goes into the City (R-CNT-5), if one does: they go for an order's sake, or if
/// there are enough of them.
pub fn enter(game: &Game, dice: &mut Dice) -> Move {
    let seat = game.active();
    let held = game.orders().map(|orders| orders.hand(seat).held.as_slice()).unwrap_or_default();
    let tasks = held.iter().flat_map(|card| card.requirement.each());
    let asked: Vec<Quarter> = tasks.flat_map(wanted).collect();
    let enters: Vec<Move> = game
        .legal_moves()
        .into_iter()
        .filter(|made| matches!(made, Move::EnterCity { .. }))
        .collect();
    let first = |wanted: &[Quarter]| {
        let fits = |made: &&Move| match made {
            Move::EnterCity { quarter, .. } => wanted.contains(quarter),
            _ => false,
        };
        enters.iter().find(fits).cloned()
    };
    let spare = game.supply(seat).followers() >= 3;
    first(&asked)
        .or_else(|| {
            let some = CASTLE.get(dice.below(CASTLE.len())..).unwrap_or_default();
            first(some).filter(|_| spare)
        })
        .unwrap_or(Move::EndTurn)
}

/// The quarter to which the Count goes (R-CNT-11).
pub fn move_count(game: &Game, dice: &mut Dice) -> Option<Move> {
    let seat = game.active();
    let asked = holds(game, seat, |order| matches!(order, Requirement::MoveCount(_)));
    let legal = game.legal_moves();
    // Where opponents wait, who cannot leave then.
    let busy = legal.iter().find(|made| {
        let residents = game.city().map(|city| city.residents()).unwrap_or_default();
        let waits =
            |quarter| residents.iter().any(|other| other.seat != seat && other.quarter == quarter);
        matches!(made, Move::MoveCount { quarter } if waits(*quarter))
    });
    match busy {
        Some(made) if asked => Some(made.clone()),
        Some(_) | None if dice.one_in(2) => dice.pick(&legal).cloned(),
        Some(_) | None => Some(Move::EndTurn),
    }
}
