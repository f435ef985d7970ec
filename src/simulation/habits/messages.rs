//! The figures on the score track, and the messages that they find there (R-MSG-2, 3).

use super::habit::Habit;
use crate::mind::Mind;
use rules::Move;
use rules::expansion::messages::Text;
use rules::expansion::track::ScoreFigure;
use rules::game::question::{Question, Topic};

/// Every fifth space of the score track is dark (R-MSG-3).
const DARK: i32 = 5;

/// The kinds of messages that are drawn; points are taken instead of one.
const DRAWN: usize = 8;

/// Messages.
pub(super) struct Set;

impl Habit for Set {
    fn answer(&self, question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
        if question.topic == Topic::Walk {
            walk(question, mind)
        } else if question.topic == Topic::Message {
            message(question, mind)
        } else {
            None
        }
    }
}

/// The figure that comes to a dark space by its points, else any.
fn walk(question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
    let track = mind.game.track()?;
    let due = track.due()?.points;
    let stops =
        |figure: &ScoreFigure| (track.points(mind.seat, *figure) + due).rem_euclid(DARK) == 0;
    let stopping = question
        .answers
        .iter()
        .find(|answer| matches!(&answer.made, Move::MoveScoreFigure(walk) if stops(&walk.figure)));
    stopping.or_else(|| mind.dice.pick(&question.answers)).map(|answer| answer.made.clone())
}

/// A message, each as likely; points instead where they bring more (R-MSG-3).
fn message(question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
    let drawn = *mind.dice.pick(Text::ALL.get(..DRAWN)?)?;
    let reads = |wanted: Text| {
        let reads = |made: &Move| matches!(made, Move::ReadMessage(read) if read.text == wanted);
        question.answers.iter().map(|answer| answer.made.clone()).find(|made| reads(made))
    };
    let value = |made: &Move| mind.value(made, mind.game.active()).unwrap_or(f64::MIN);
    let points = reads(Text::Points)?;
    let further = matches!(drawn, Text::Tile | Text::Pennants | Text::Follower);
    match reads(drawn) {
        Some(made) if further || value(&made) > value(&points) => Some(made),
        Some(_) | None => Some(points),
    }
}
