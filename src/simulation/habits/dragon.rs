//! The way of the dragon (R-PD-3).

use super::habit::Habit;
use crate::hope::distance;
use crate::mind::Mind;
use rules::Move;
use rules::card::mishap::Mishap;
use rules::card::task::Requirement;
use rules::game::question::{Question, Topic};
use rules::game::sets;
use rules::geometry::Position;

/// Princess & Dragon.
pub(super) struct Set;

impl Habit for Set {
    /// The dragon is led to others and away from oneself, most of all by who holds an order about
    /// it.
    fn answer(&self, question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
        if question.topic != Topic::Dragon {
            return None;
        }
        let hungry = mind.seat == mind.game.active()
            && mind.holds(|order| matches!(order, Requirement::DragonEats(_)));
        let timid = mind.holds(|order| {
            order.is_lost_by(Mishap::FigureEaten) || order.is_lost_by(Mishap::FollowerEaten)
        });
        let value = |to: &Position| {
            let figures = mind.game.board().figures().iter();
            let taste = figures.map(|deployed| {
                let near = 1.0 / f64::from(1 + distance(deployed.place.at, *to)).powi(2);
                let liking = match deployed.seat == mind.seat {
                    true if timid => -4.0,
                    true => -1.5,
                    false if hungry => 3.0,
                    false => 1.0,
                };
                liking * near
            });
            taste.sum::<f64>()
        };
        let steps = sets::dragon::ways(mind.game);
        let to = steps.into_iter().max_by(|one, other| value(one).total_cmp(&value(other)))?;
        Some(Move::MoveDragon { to })
    }
}
