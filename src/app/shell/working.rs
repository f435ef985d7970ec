//! Work beside the window that the app begins, and what follows when it is done.

use std::time::Duration;

use iced::Task;

use super::trouble::Trouble;
use super::{App, Message as AppMessage};
use crate::app::kit::work::{Message, Progress, Work};
use crate::say;

/// The part of the app that waits for a work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whom {
    /// The screen, which shows the result.
    Screen,
    /// Nothing: a file is written from data as they were at the beginning.
    Nobody,
}

/// The step that follows when the work is done.
pub(super) type Then = Box<dyn FnOnce(&mut App) -> Task<AppMessage> + Send>;

impl App {
    /// Does some work beside the window, and then the step that follows. Work begun before is
    /// cancelled.
    pub fn work<T: Send + 'static>(
        &mut self,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<AppMessage> + Send + 'static,
    ) -> Task<AppMessage> {
        self.begin_work(Whom::Screen, about, job, then)
    }

    /// Saves existing data beside the window, and then does the step that follows. A save begun
    /// before is cancelled.
    pub fn save_aside<T: Send + 'static>(
        &mut self,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<AppMessage> + Send + 'static,
    ) -> Task<AppMessage> {
        self.begin_work(Whom::Nobody, about, job, then)
    }

    fn begin_work<T: Send + 'static>(
        &mut self,
        whom: Whom,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<AppMessage> + Send + 'static,
    ) -> Task<AppMessage> {
        *self.under_way(whom) = None;
        let job = move |progress: &mut Progress| -> Then {
            let found = job(progress);
            Box::new(move |app| then(app, found))
        };
        match Work::begin(&self.crew, about, self.shared.now, job) {
            Ok((work, told)) => {
                let told = told.map(AppMessage::Work);
                work.wait(self.patience);
                *self.under_way(whom) = Some(work);
                Task::batch([self.go_on_with_work(), told])
            }
            Err(error) => {
                let cause = error.to_string();
                let said = say!(self.shared.words, "work-no-thread", cause = cause);
                self.trouble = Some(Trouble::Said(said));
                Task::none()
            }
        }
    }

    pub(super) fn at_work(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Went => {
                self.go_on_with_review();
                self.go_on_with_work()
            }
            Message::Cancel => {
                let waits = self.work.is_some();
                *self.under_way(if waits { Whom::Screen } else { Whom::Nobody }) = None;
                Task::none()
            }
        }
    }

    const fn under_way(&mut self, whom: Whom) -> &mut Option<Work<Then>> {
        match whom {
            Whom::Screen => &mut self.work,
            Whom::Nobody => &mut self.saving,
        }
    }

    /// The work that is told of; the screen's own comes first.
    pub(super) fn told_work(&self) -> Option<&Work<Then>> {
        self.work.as_ref().or(self.saving.as_ref())
    }

    /// Takes the result of the work, if it is done.
    fn go_on_with_work(&mut self) -> Task<AppMessage> {
        Task::batch([Whom::Screen, Whom::Nobody].map(|whom| {
            let then = self.under_way(whom).as_ref().and_then(Work::take_result);
            then.map_or_else(Task::none, |then| {
                *self.under_way(whom) = None;
                then(self)
            })
        }))
    }

    /// This app, with the time that it waits for work before it goes on without.
    #[must_use]
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }
}
