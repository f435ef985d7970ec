//! The questions of the City of Carcassonne: who is sent there, and where the Count goes.

use kings_order::rules::orders::requirement::Requirement;
use kings_order::rules::tile::Quarter;
use kings_order::rules::{Game, Move};

use crate::dice::Dice;
use crate::player::holds;

/// Followers go into the City for an order's sake, or if there are enough of them.
pub fn enter(game: &Game, dice: &mut Dice) -> Move {
    let seat = game.active();
    let asked: Vec<Quarter> = game.orders().map_or_else(Vec::new, |orders| {
        let cards = orders.hand(seat).held.iter();
        let quarters = cards.filter_map(|card| match &card.requirement {
            Requirement::EnterCity { quarters, .. } => Some(quarters.clone()),
            Requirement::LeaveCity {} => Some(vec![Quarter::Castle, Quarter::Blacksmith]),
            Requirement::MoveCount { .. } => {
                Some(vec![Quarter::Castle, Quarter::Blacksmith, Quarter::Market])
            }
            _ => None,
        });
        quarters.flatten().collect()
    });
    let enters: Vec<Move> = game
        .legal_moves()
        .into_iter()
        .filter(|made| matches!(made, Move::EnterCity { .. }))
        .collect();
    let first = |wanted: &[Quarter]| {
        let fits = |made: &&Move| matches!(made, Move::EnterCity { quarter, .. } if wanted.contains(quarter));
        enters.iter().find(fits).cloned()
    };
    let spare = game.supply(seat).followers() >= 3;
    let castle = [Quarter::Castle, Quarter::Blacksmith, Quarter::Market];
    first(&asked)
        .or_else(|| first(&castle[dice.below(3)..]).filter(|_| spare))
        .unwrap_or(Move::EndTurn)
}

pub fn move_count(game: &Game, dice: &mut Dice) -> Move {
    let seat = game.active();
    let asked = holds(game, seat, |order| matches!(order, Requirement::MoveCount { .. }));
    let legal = game.legal_moves();
    // Where opponents wait, who cannot leave then.
    let busy = legal.iter().find(|made| {
        let residents = game.city().map(|city| city.residents()).unwrap_or_default();
        let waits =
            |quarter| residents.iter().any(|other| other.seat != seat && other.quarter == quarter);
        matches!(made, Move::MoveCount { quarter } if waits(*quarter))
    });
    match busy {
        Some(made) if asked => made.clone(),
        _ if dice.one_in(2) => dice.pick(&legal).clone(),
        _ => Move::EndTurn,
    }
}
