//! Who is sent into the City is asked before where to (R-CNT-5, 9).

use super::{Answer, Question};
use crate::rules::game::Game;
use crate::rules::moves::Move;
use crate::rules::player::Figure;

impl Answer {
    /// The figure that is sent into the City, if one is.
    #[must_use]
    pub const fn sends(&self) -> Option<Figure> {
        if let Move::EnterCity { figure, .. } = self.made { Some(figure) } else { None }
    }
}

impl Question {
    /// The figures among which is chosen first, before it is asked where one goes; none where there
    /// is but one kind.
    #[must_use]
    pub fn figures_first(&self) -> Vec<Figure> {
        let mut figures: Vec<Figure> = self.answers.iter().filter_map(Answer::sends).collect();
        figures.dedup();
        if figures.len() > 1 { figures } else { Vec::new() }
    }

    /// The same question for each of these figures apart; itself if there is but one kind.
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

    /// Whether it is what the game asks, for one of several figures.
    #[must_use]
    pub fn is_for_one_figure(&self, game: &Game) -> bool {
        let sends = self.answers.iter().any(|answer| answer.sends().is_some());
        let is_whole = !self.figures_first().is_empty();
        sends && !is_whole && game.question().is_some_and(|all| !all.figures_first().is_empty())
    }
}
