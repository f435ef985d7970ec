//! The moves of the open game on their way to a slow disk: the window goes on meanwhile, says so,
//! and is left only once they are there.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use iced::Task;

use crate::app::ask::Leaving;
use crate::app::kit::crew::Crew;
use crate::app::kit::writer::Writer;
use crate::app::shell::{App, Message};
use crate::session::{Saving, Session};
use crate::storage::{Error, Saved, games};

/// The time that the window waits for the disk; only a slow one needs more.
const UNNOTICED: Duration = Duration::from_millis(100);

type Games = Writer<(PathBuf, Saved)>;

/// The writer of the open game, and the way in which the game is left once that is done.
#[derive(Debug, Default)]
pub(super) struct Saves {
    saver: Option<Saver>,
    leaves: Option<Leaving>,
}

/// A writer of one game, for its session and for the window.
#[derive(Debug, Clone)]
struct Saver {
    writer: Arc<Mutex<Games>>,
    patience: Duration,
}

impl Saver {
    fn new(crew: &Crew, patience: Duration) -> Self {
        let write = |(path, saved): &(PathBuf, Saved)| games::save(path, saved);
        let writer = Arc::new(Mutex::new(Writer::new(crew, write)));
        Self { writer, patience: patience.max(UNNOTICED) }
    }

    fn writer(&self) -> MutexGuard<'_, Games> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Saving for Saver {
    fn begin(&mut self, path: PathBuf, saved: Saved) {
        self.writer().write((path, saved), self.patience);
    }

    fn written(&mut self) -> (bool, Option<Result<(), Error>>) {
        let writer = self.writer();
        // Rest is asked first: a writing that ends in between is told the next time.
        let rests = writer.finish(Duration::ZERO);
        (rests, writer.written())
    }

    fn finish(&mut self, patience: Duration) {
        self.writer().finish(patience);
    }
}

impl App {
    /// Writes the moves of a game beside the window where the disk is slow.
    pub(super) fn save_beside(&mut self, session: &mut Session) {
        let saver = Saver::new(&self.crew, self.patience);
        session.save_beside(Box::new(saver.clone()));
        // A wish to leave was about the game before.
        self.saves = Saves { saver: Some(saver), leaves: None };
    }

    /// Follows the writing of the open game, and then leaves it if somebody wants to.
    pub(super) fn follow_saving(&mut self) -> Task<Message> {
        let news = self.saves.saver.as_ref().and_then(|saver| saver.writer().news());
        let news = news.map_or_else(Task::none, |news| Task::run(news, |()| Message::Written));
        let Some(session) = self.session_mut() else { return news };
        if session.is_saving() {
            session.settle();
            if session.unsaved().is_some() && !session.is_saving() {
                self.tell_unsaved(None);
            }
        }
        match self.saves.leaves.take() {
            Some(leaving) if self.is_saving() => {
                self.saves.leaves = Some(leaving);
                news
            }
            Some(leaving) => Task::batch([news, self.leave_for(leaving)]),
            None => news,
        }
    }

    /// Whether the last move of the open game is not on disk yet.
    pub(super) fn is_saving(&self) -> bool {
        self.session().is_some_and(Session::is_saving)
    }

    /// Whether a game has to stay open until its last move is on disk; a second wish to leave does
    /// not wait.
    pub(super) fn waits_for_disk(&mut self, leaving: Leaving) -> bool {
        let waits = self.is_saving() && self.saves.leaves != Some(leaving);
        self.saves.leaves = waits.then_some(leaving);
        waits
    }
}
