//! Flights with a machine (R-FLY-2).

use super::habit::Habit;
use crate::mind::Mind;
use rules::Move;
use rules::expansion::flying::DIE;
use rules::game::question::Act;
use rules::game::questions;

/// Flying Machines.
pub(super) struct Set;

impl Habit for Set {
    /// The flight of a follower with a machine, if the tile shows one: worth what the three numbers
    /// of the die bring on the average. Then the die is thrown.
    fn chance(&self, mind: &mut Mind<'_>) -> Option<(f64, Move)> {
        let flights: Vec<Move> = questions::act::answers_to(mind.game, Act::Fly)
            .into_iter()
            .map(|answer| answer.made)
            .collect();
        let figure = flights.iter().find_map(|made| {
            if let Move::Fly(flight) = made { Some(flight.figure) } else { None }
        })?;
        let best = |number: u8| {
            let is_meant = |made: &&Move| {
                matches!(made, Move::Fly(flight)
                    if flight.figure == figure && flight.steps == number)
            };
            let tried = flights.iter().filter(is_meant);
            let tried = tried.filter_map(|made| Some((mind.value(made, mind.seat)?, made.clone())));
            tried.max_by(|one, other| one.0.total_cmp(&other.0))
        };
        let by_number: Vec<(f64, Move)> = DIE.into_iter().map(best).collect::<Option<_>>()?;
        let worth = by_number.iter().map(|(value, _)| value).sum::<f64>() / by_number.len() as f64;
        Some((worth, mind.dice.pick(&by_number)?.1.clone()))
    }

    /// Whoever flies throws a die first.
    fn is_chance(&self, made: &Move) -> bool {
        matches!(made, Move::Fly(_))
    }
}
