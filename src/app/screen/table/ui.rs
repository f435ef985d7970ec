//! The context that every part of the table takes.

use std::ops::Deref;
use std::sync::Arc;

use super::insight::Insight;
use super::question::Answering;
use super::seen::Seen;
use crate::app::kit::ui::GameUi;
use crate::rules::Game;
use crate::rules::game::question::{Act, Question};
use crate::rules::geometry::Position;
use crate::widget::board::fields::Fields;

/// The table as it is shown: what every part of it takes.
#[derive(Debug, Clone, Copy)]
pub(super) struct TableUi<'a> {
    pub ui: GameUi<'a>,
    /// The game that is shown: an old turn while it is entered anew, and the outcome of a change.
    pub game: &'a Game,
    /// The number of its state: the present, or a step in entering an old turn anew.
    pub state: u64,
    /// Whether it is the past.
    pub is_past: bool,
    /// The part of the board, the open line of the log, the feature asked for.
    pub seen: &'a Seen,
    /// The hints.
    pub insight: &'a Insight,
    /// The parts of an answer that are begun.
    pub answering: &'a Answering,
}

impl<'a> Deref for TableUi<'a> {
    type Target = GameUi<'a>;

    fn deref(&self) -> &GameUi<'a> {
        &self.ui
    }
}

impl TableUi<'_> {
    /// The owners of the fields, if they are shown.
    pub(super) fn fields(self) -> Option<Arc<Fields>> {
        let shown = self.insight.shows_fields && self.settings.hints;
        shown.then(|| self.insight.fields(self.game, self.state))
    }

    /// The open places that no remaining tile fits; none for a table without hints.
    pub(super) fn dead(self) -> Arc<Vec<Position>> {
        if !self.settings.hints || self.game.is_finished() {
            return Arc::default();
        }
        self.insight.dead(self.game, self.state)
    }

    /// The act that is being entered.
    pub(super) fn act(self) -> Option<Act> {
        self.answering.act(self.insight, self.game)
    }

    /// The question now.
    pub(super) fn question(self) -> Option<Question> {
        self.answering.question(self.insight, self.game)
    }
}
