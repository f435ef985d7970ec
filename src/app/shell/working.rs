//! The work beside the window: one piece that the screen waits for, and one that saves something
//! while everything goes on. What follows when a piece is done is a `Then` of whoever begins it.

use std::fmt;
use std::io;
use std::time::{Duration, Instant};

use iced::Task;

use kit::crew::Crew;
use kit::work::{Message, Progress, Work};

/// The part of the app that waits for a work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whom {
    /// The screen, which shows the result.
    Screen,
    /// Nothing: a file is written from data as they were at the beginning.
    Nobody,
}

/// The work beside the window.
pub struct Works<Then> {
    /// The threads beside the window.
    crew: Crew,
    /// The work that the screen waits for.
    awaited: Option<Work<Then>>,
    /// The work that saves something while everything goes on.
    saving: Option<Work<Then>>,
    /// The time that the window waits for work before it goes on without.
    patience: Duration,
}

impl<Then> fmt::Debug for Works<Then> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let works = (&self.awaited, &self.saving);
        f.debug_struct("Works").field("works", &works).finish_non_exhaustive()
    }
}

impl<Then: Send + 'static> Works<Then> {
    /// No work, of a window with that patience.
    pub fn new(patience: Duration) -> Self {
        Self { crew: Crew::default(), awaited: None, saving: None, patience }
    }

    /// This work, of a window with another patience.
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// The threads beside the window, and the time that the window waits for them.
    pub const fn hands(&self) -> (&Crew, Duration) {
        (&self.crew, self.patience)
    }

    /// Begins some work. Work begun before for the same is cancelled.
    ///
    /// # Errors
    /// If the system has no room for another thread.
    pub fn begin(
        &mut self,
        whom: Whom,
        about: String,
        now: Instant,
        job: impl FnOnce(&mut Progress) -> Then + Send + 'static,
    ) -> io::Result<Task<Message>> {
        *self.under_way(whom) = None;
        let (work, told) = Work::begin(&self.crew, about, now, job)?;
        work.wait(self.patience);
        *self.under_way(whom) = Some(work);
        Ok(told)
    }

    const fn under_way(&mut self, whom: Whom) -> &mut Option<Work<Then>> {
        match whom {
            Whom::Screen => &mut self.awaited,
            Whom::Nobody => &mut self.saving,
        }
    }

    /// The continuation of a work that is done, once.
    pub fn take_done(&mut self, whom: Whom) -> Option<Then> {
        let work = self.under_way(whom);
        let then = work.as_ref().and_then(Work::take_result)?;
        *work = None;
        Some(then)
    }

    /// Cancels the work that is told of.
    pub fn cancel(&mut self) {
        let whom = if self.awaited.is_some() { Whom::Screen } else { Whom::Nobody };
        *self.under_way(whom) = None;
    }

    /// Whether the screen waits for work: it takes no clicks.
    pub const fn keeps_waiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// The work that is told of; the screen's own comes first.
    pub fn told(&self) -> Option<&Work<Then>> {
        self.awaited.as_ref().or(self.saving.as_ref())
    }
}
