//! The moments of a game at which a set may do something: what a set is to the game. The order of
//! the steps in between stands in [`Step`](crate::game::Step).

use super::Turn;
use crate::board::Deployed;
use crate::feature::completion::Completion;
use crate::feature::join::FeatureId;
use crate::feature::{Occupant, Place};
use crate::game::question::{Answer, Question};
use crate::game::{Game, Step};
use crate::geometry::Position;
use crate::outcome::Outcome;
use crate::piece::{Neutral, Tokens};
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::scoring::Score;
use crate::table::{SetRight, Spot};
use crate::topic::Act;

/// The moments, in the order in which they come in a turn (R-TURN-1); at most of them a set does
/// nothing.
pub(super) trait Moments {
    /// A turn begins: what its start brings its player.
    fn begin_turn(_: &mut Game, _: &mut Vec<Outcome>) {}

    /// The start of the turn was not that player's: what it has brought is taken back.
    fn take_back_turn(_: &mut Game, _: &mut Vec<Outcome>) {}

    /// A tile lies: its symbols take effect.
    fn reveal(_: &mut Game, _at: Position, _: &mut Vec<Outcome>) {}

    /// A step of the turn comes that belongs to the set. Returns whether somebody has to answer.
    fn enter(_: &mut Game, _: Step, _: &mut Vec<Outcome>) -> bool {
        false
    }

    /// The question of a step of the set.
    fn question(_: &Game, _: Step) -> Option<Question> {
        None
    }

    /// Why all else has to wait for the answer to that question.
    fn comes_first(_: &Game, _: Step) -> Option<Rejection> {
        None
    }

    /// The question is left unanswered.
    fn decline(_: &mut Game, _: Step, _: &mut Vec<Outcome>) {}

    /// Figures were set right while it was asked, if any is.
    fn ask_again(_: &mut Game, _: Option<Step>, _: &mut Vec<Outcome>) {}

    /// The answers for one way to use the action of the turn.
    fn answers(_: &Game, _: Act) -> Vec<Answer> {
        Vec::new()
    }

    /// The answers that belong to such a way and that cannot be given now: they are shown so.
    fn answers_out(_: &Game, _: Act) -> Vec<Answer> {
        Vec::new()
    }

    /// Where chance decides about such a use: how many of all that may come are feared.
    fn odds(_: &Game, _: Act) -> Option<(u32, u32)> {
        None
    }

    /// The deeds without which the action of the turn cannot end, the first one first, with what is
    /// said before.
    fn due(_: &Game) -> Vec<(Act, Rejection)> {
        Vec::new()
    }

    /// Another figure would come in the same action: what has to be done before.
    fn at_once(_: &Game) -> Option<Rejection> {
        None
    }

    /// Such a figure would be deployed: why it is kept away, beside what holds for all figures.
    fn bars(_: &Game, _: Figure, _: Place, _: FeatureId) -> Option<Rejection> {
        None
    }

    /// A figure was deployed.
    fn have_deployed(_: &mut Game, _: Place, _: &mut Vec<Outcome>) {}

    /// The action of the turn is over.
    fn end_action(_: &mut Game) {}

    /// The features of the tiles just placed are about to be scored: what is scored before them.
    fn score_before(_: &mut Game, _placed: &[Position], _: &mut Vec<Outcome>) -> Vec<Score> {
        Vec::new()
    }

    /// A feature is scored, complete or not: what it brings whom beside its points.
    fn bonuses(_: &Game, _: FeatureId) -> Vec<Score> {
        Vec::new()
    }

    /// The points of a completed feature are written down.
    fn have_scored(_: &mut Game, _: &Completion, _: &mut Vec<Outcome>) {}

    /// Those of all features of a tile are, and everybody still stands there.
    fn have_scored_all(_: &mut Game, _: &[Completion]) {}

    /// The figures of a scored feature come home.
    fn come_home(_: &mut Game, _: FeatureId, _: &[Deployed], _: &mut Vec<Outcome>) {}

    /// The tile is scored, and everybody is at home.
    fn end_scoring(_: &mut Game) {}

    /// Points were written down, whatever for.
    fn pay(_: &mut Game, _: &Score) {}

    /// A second part of the turn begins: what it takes over from the first (R-TB-4).
    fn keep(_from: &mut Turn, _to: &mut Turn) {}

    /// A move was made, whichever.
    fn settle(_: &mut Game) {}

    /// The table sets a figure right: why what would lie with it is refused.
    fn bars_tokens(_: &Game, _: SetRight) -> Option<Rejection> {
        None
    }

    /// A figure was set right: what lies with it.
    fn set_right(_: &mut Game, _: SetRight) {}

    /// A player leaves the game.
    fn leave(_: &mut Game, _: Seat) {}

    /// The figures of a player come home from wherever they are beside the board.
    fn bring_home(_: &mut Game, _: Seat) -> Vec<Occupant> {
        Vec::new()
    }

    /// The final scoring begins: what is told beside the scores.
    fn end_game(_: &Game, _: &mut Vec<Outcome>) {}

    /// The final scoring, after the features (R-BASE-14).
    fn final_scores(_: &Game) -> Vec<Score> {
        Vec::new()
    }

    /// At any time: the pieces that lie in front of a player, or beside the board for that player.
    fn tokens(_: &Game, _: Seat) -> Vec<Neutral> {
        Vec::new()
    }

    /// At any time: the pieces that lie on tiles.
    fn tokens_on_board(_: &Game) -> Vec<(Position, Neutral)> {
        Vec::new()
    }

    /// At any time: the pieces that stand on segments.
    fn pieces_on_segments(_: &Game) -> Vec<(Place, Neutral)> {
        Vec::new()
    }

    /// At any time: the tokens that lie with a figure, or could; `None` if none ever does.
    fn tokens_with(_: &Game, _: Occupant) -> Option<Tokens> {
        None
    }

    /// At any time: the figures that stand elsewhere than on a segment.
    fn figures_beside(_: &Game) -> Vec<(Occupant, Spot)> {
        Vec::new()
    }
}

/// The moves that a set has of its own, at any of these moments. What they answer, they tell
/// themselves.
pub(in crate::game) trait Playable {
    /// Whether the move may be made now.
    fn is_allowed(&self, game: &Game) -> Result<(), Rejection>;

    /// Plays the move, which is allowed.
    fn play(&self, game: &mut Game, outcomes: &mut Vec<Outcome>);
}
