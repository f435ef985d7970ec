//! The King and the Robber in the course of a turn (R-KR), and at the end.

use crate::rules::expansion::king_robber::{self, Titles};
use crate::rules::feature::completion::Completion;
use crate::rules::game::Game;
use crate::rules::house_rule::TitlePoints;
use crate::rules::outcome::Outcome;
use crate::rules::scoring::Score;
use crate::rules::title::Taken;

impl Game {
    /// The King and the Robber; `None` without that expansion.
    pub const fn titles(&self) -> Option<&Titles> {
        self.expansions.titles.as_ref()
    }

    /// Gives the titles for the features that one tile has completed (R-KR-2), and pays them at
    /// once if the table plays so (A41).
    pub(in crate::rules::game) fn award_titles(
        &mut self,
        completions: &[Completion],
        outcomes: &mut Vec<Outcome>,
    ) -> Vec<Taken> {
        let Some(titles) = &mut self.expansions.titles else { return Vec::new() };
        let at_once = self.setup.rules.title_points() == TitlePoints::AtOnce;
        let scores = if at_once { titles.scores_at_once(completions) } else { Vec::new() };
        let taken = titles.award(completions);
        for score in scores {
            self.score(score, outcomes);
        }
        outcomes.extend(taken.iter().copied().map(king_robber::Outcome::Taken).map(Outcome::from));
        taken
    }

    /// The scores of the titles at the end (R-KR-8, 9).
    pub(in crate::rules::game) fn title_scores(&self) -> Vec<Score> {
        let Some(titles) = &self.expansions.titles else { return Vec::new() };
        // R-KR-11: the City of Carcassonne counts as one city more.
        let carcassonne = self.counts_carcassonne();
        let points = self.setup.rules.title_points();
        let (cities, roads) = (self.completed.cities, self.completed.roads);
        titles.final_scores(points, cities, roads, carcassonne)
    }
}
