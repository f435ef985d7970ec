//! The context that every part of the table takes.

use std::ops::Deref;
use std::sync::Arc;

use iced::widget::{container, space, stack};
use iced::{Fill, border};

use super::answering::Answering;
use super::insight::Insight;
use super::message::{Light, Message};
use super::seen::Seen;
use super::told::Telling;
use kit::theme::RADIUS;
use kit::ui::Ui;
use rules::game::question::{Act, Question};
use rules::geometry::Position;
use rules::{Game, Move, Seat};
use session::Session;
use widget::Element;
use widget::board::fields::Fields;

/// The table as it is shown: what every part of it takes.
#[derive(Debug, Clone, Copy)]
pub struct TableUi<'a> {
    pub ui: Ui<'a>,
    /// The open game.
    pub session: &'a Session,
    /// The game that is shown: an old turn while it is entered anew, and the outcome of a change.
    pub game: &'a Game,
    /// The number of its state: the present, or a step in entering an old turn anew.
    pub state: u64,
    /// Whether it is the past.
    pub is_past: bool,
    /// The next move of the old turn that is entered anew, until another is begun.
    pub as_it_was: Option<&'a Move>,
    /// The sign of Enter for the button it presses; none while it leaves an old turn as it was.
    pub enter: Option<&'static str>,
    /// The player who is asked for something now.
    pub awaited: Option<Seat>,
    /// The part of the board, the open line of the log, the feature asked for.
    pub seen: &'a Seen,
    /// The hints.
    pub insight: &'a Insight,
    /// The parts of an answer that are begun.
    pub answering: &'a Answering,
    /// The words that are told.
    pub telling: &'a Telling,
}

impl<'a> Deref for TableUi<'a> {
    type Target = Ui<'a>;

    fn deref(&self) -> &Ui<'a> {
        &self.ui
    }
}

impl TableUi<'_> {
    /// Frames content in gold while it stands out in a lesson.
    pub fn lit<'b>(
        self,
        light: Light,
        content: impl Into<Element<'b, Message>>,
    ) -> Element<'b, Message> {
        let content = content.into();
        if self.seen.light != Some(light) {
            return content;
        }
        let gold = self.palette.gold;
        let frame = container(space()).width(Fill).height(Fill);
        let frame = frame.style(move |_: &iced::Theme| container::Style {
            border: border::rounded(RADIUS).width(3).color(gold),
            ..container::Style::default()
        });
        stack![content, frame].into()
    }

    /// The owners of the fields, if they are shown.
    pub fn fields(self) -> Option<Arc<Fields>> {
        let shown = self.insight.shows_fields && self.settings.hints;
        shown.then(|| self.insight.fields(self.game, self.state))
    }

    /// The open places that no remaining tile fits; none for a table without hints.
    pub fn dead(self) -> Arc<Vec<Position>> {
        if !self.settings.hints || self.game.is_finished() {
            return Arc::default();
        }
        self.insight.dead(self.game, self.state)
    }

    /// The act that is being entered.
    pub fn act(self) -> Option<Act> {
        self.answering.act(self.insight, self.game)
    }

    /// The question now.
    pub fn question(self) -> Option<Question> {
        self.answering.question(self.insight, self.game)
    }
}
