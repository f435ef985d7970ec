//! The review of a finished game's orders, their fates and chances, made beside the window when the
//! result is first shown. Leaving the result ends the review.

use iced::Task;

use crate::app::kit::work::{Progress, Work};
use crate::app::screen::outcome::{Outcome, Review, Reviewed};
use crate::app::shell::playing::Playing;
use crate::app::shell::{App, Message};
use crate::session::Session;

impl App {
    /// The result, if that is the screen.
    pub(super) fn outcome(&self) -> Option<&Outcome> {
        self.playing().and_then(Playing::outcome)
    }

    /// The result, to be changed, if that is the screen.
    pub(super) fn outcome_mut(&mut self) -> Option<&mut Outcome> {
        self.playing_mut().and_then(Playing::outcome_mut)
    }

    /// Begins the review, if a result shows one that is not made yet.
    pub(super) fn review(&mut self) -> Task<Message> {
        let (now, patience) = (self.shared.now, self.patience);
        let is_unasked = |outcome: &Outcome| matches!(outcome.review, Review::Unasked);
        if !self.outcome().is_some_and(is_unasked) {
            return Task::none();
        }
        let Some(session) = self.session().map(Session::apart) else { return Task::none() };
        let job = move |progress: &mut Progress| {
            Reviewed::from_journal(session.journal(), |done, of| progress.went(done, of))
        };
        let begun = Work::begin(&self.crew, String::new(), now, job);
        let Some(outcome) = self.outcome_mut() else { return Task::none() };
        let Ok((work, told)) = begun else {
            outcome.review = Review::Nothing;
            return Task::none();
        };
        work.wait(patience);
        outcome.review = Review::UnderWay(work);
        self.go_on_with_review();
        told.map(Message::Work)
    }

    /// Takes the review once it is done.
    pub(super) fn go_on_with_review(&mut self) {
        if let Some(outcome) = self.outcome_mut()
            && let Some(found) = outcome.review.take_result()
        {
            outcome.review = found.map_or(Review::Nothing, Review::Known);
        }
    }
}
