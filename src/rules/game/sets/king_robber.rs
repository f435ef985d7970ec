//! The King and the Robber in the course of a turn (R-KR), and at the end.

use crate::expansion::king_robber;
use crate::feature::completion::Completion;
use crate::game::sets::moments::Moments;
use crate::game::{Game, sets};
use crate::house_rule::TitlePoints;
use crate::outcome::Outcome;
use crate::scoring::Score;
use crate::title::Taken;

/// The King and the Robber (R-KR-2).
pub(super) struct Set;

impl Moments for Set {
    fn final_scores(game: &Game) -> Vec<Score> {
        title_scores(game)
    }
}

/// Gives the titles for the features that one tile has completed (R-KR-2), and pays them at
/// once if the table plays so (A41).
pub(in crate::game) fn award_titles(
    game: &mut Game,
    completions: &[Completion],
    outcomes: &mut Vec<Outcome>,
) -> Vec<Taken> {
    let Some(titles) = &mut game.expansions.titles else { return Vec::new() };
    let at_once = game.setup.rules.title_points() == TitlePoints::AtOnce;
    let scores = if at_once { titles.scores_at_once(completions) } else { Vec::new() };
    let taken = titles.award(completions);
    for score in scores {
        game.score(score, outcomes);
    }
    outcomes.extend(taken.iter().copied().map(king_robber::Outcome::Taken).map(Outcome::from));
    taken
}

/// The scores of the titles at the end (R-KR-8, 9).
fn title_scores(game: &Game) -> Vec<Score> {
    let Some(titles) = &game.expansions.titles else { return Vec::new() };
    // R-KR-11: the City of Carcassonne counts as one city more.
    let carcassonne = sets::count::counts_carcassonne(game);
    let points = game.setup.rules.title_points();
    let (cities, roads) = (game.completed().cities, game.completed().roads);
    titles.final_scores(points, cities, roads, carcassonne)
}
