//! The questions of the City of Carcassonne: who is sent there, and where the Count goes.

use super::habit::Habit;
use crate::mind::{Mind, tasks};
use rules::Move;
use rules::card::task::Requirement;
use rules::game::question::{Question, Topic};
use rules::tile::Quarter;

/// The Count of Carcassonne.
pub(super) struct Set;

impl Habit for Set {
    fn answer(&self, question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
        if question.topic == Topic::Enter {
            Some(enter(mind))
        } else if question.topic == Topic::Count {
            move_count(mind)
        } else {
            None
        }
    }
}

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
fn enter(mind: &mut Mind<'_>) -> Move {
    let asked: Vec<Quarter> = tasks(mind.game, mind.seat).flat_map(wanted).collect();
    let enters: Vec<Move> = mind
        .game
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
    let spare = mind.game.supply(mind.seat).followers() >= 3;
    first(&asked)
        .or_else(|| {
            let some = CASTLE.get(mind.dice.below(CASTLE.len())..).unwrap_or_default();
            first(some).filter(|_| spare)
        })
        .unwrap_or(Move::EndTurn)
}

/// The quarter to which the Count goes (R-CNT-11).
fn move_count(mind: &mut Mind<'_>) -> Option<Move> {
    let (game, seat) = (mind.game, mind.seat);
    let asked = mind.holds(|order| matches!(order, Requirement::MoveCount(_)));
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
        Some(_) | None if mind.dice.one_in(2) => mind.dice.pick(&legal).cloned(),
        Some(_) | None => Some(Move::EndTurn),
    }
}
