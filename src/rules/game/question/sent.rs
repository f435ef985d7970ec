//! Sending a follower into the City: the figure is asked before the quarter (R-CNT-5, 9).

use super::{Answer, Question};
use crate::rules::game::Game;
use crate::rules::moves::Move;
use crate::rules::player::Figure;

impl Answer {
    /// The figure that the answer sends into the City, if any.
    #[must_use]
    pub const fn sends(&self) -> Option<Figure> {
        if let Move::EnterCity { figure, .. } = self.made { Some(figure) } else { None }
    }
}

impl Question {
    /// The figures to choose from before the quarter; none if there is only one kind.
    #[must_use]
    pub fn figures_first(&self) -> Vec<Figure> {
        let mut figures: Vec<Figure> = self.answers.iter().filter_map(Answer::sends).collect();
        figures.dedup();
        if figures.len() > 1 { figures } else { Vec::new() }
    }

    /// This question for each figure apart; itself alone if there is only one kind.
    #[must_use]
    pub fn by_figure(self) -> Vec<Self> {
        let figures = self.figures_first();
        if figures.is_empty() {
            return vec![self];
        }
        let of = |figure| {
            let mut question = self.clone();
            question.answers.retain(|answer| answer.sends() == Some(figure));
            question
        };
        figures.into_iter().map(of).collect()
    }

    /// Whether the question is the game's present one, for one of several figures.
    #[must_use]
    pub fn is_for_one_figure(&self, game: &Game) -> bool {
        let sends = self.answers.iter().any(|answer| answer.sends().is_some());
        let is_whole = !self.figures_first().is_empty();
        sends && !is_whole && game.question().is_some_and(|all| !all.figures_first().is_empty())
    }
}
