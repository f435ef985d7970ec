//! The deeds that a crop circle lets everybody do (R-CRC-1).

use super::habit::Habit;
use crate::mind::Mind;
use rules::Move;
use rules::card::task::Requirement;
use rules::game::question::{Question, Topic};

/// Crop Circles.
pub(super) struct Set;

impl Habit for Set {
    fn answer(&self, question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
        if question.topic != Topic::Circle {
            return None;
        }
        let home = mind.holds(|order| matches!(order, Requirement::CropTakesHome(_)));
        let add = mind.holds(|order| matches!(order, Requirement::Deploy(it) if it.crop));
        let chosen = if home == add { mind.dice.below(2) } else { usize::from(home) };
        question.answers.get(chosen).map(|answer| answer.made.clone())
    }
}
