//! Letting go of a game beside the window: the times since its last move are written, and then its
//! lock goes. A disk that is stuck does not keep the window from answering; only opening the same
//! game waits for that, and the end of the program.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use iced::Task;

use crate::app::kit::writer::Writer;
use crate::app::shell::trouble::Trouble;
use crate::app::shell::{App, Message};
use crate::session::Session;
use crate::storage::{Saved, games};

/// The times of a game while they are written.
pub(super) type Times = Arc<Writer<Saved>>;

/// A game that is being let go.
#[derive(Debug, Clone)]
pub(super) struct Parting {
    path: PathBuf,
    times: Option<Times>,
    gone: Arc<Gone>,
}

/// Whether a game is let go, with its lock.
#[derive(Debug, Default)]
struct Gone {
    is_so: Mutex<bool>,
    comes: Condvar,
}

impl Gone {
    fn come(&self) {
        *self.is_so.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.comes.notify_all();
    }

    /// Waits until the game is let go, at most `patience`. Returns whether it is.
    fn wait(&self, patience: Duration) -> bool {
        let is_so = self.is_so.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.comes.wait_timeout_while(is_so, patience, |is_so| !*is_so);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

impl Parting {
    /// Whether the game has that file.
    pub(super) fn is_of(&self, path: &Path) -> bool {
        self.path == path
    }

    /// Waits until the game is let go, at most `patience`.
    pub(super) fn wait(&self, patience: Duration) {
        self.gone.wait(patience);
    }

    /// The outcome of writing the times, until it is told.
    fn told(&self) -> Option<Result<(), crate::storage::Error>> {
        self.times.as_ref().and_then(|times| times.written())
    }
}

impl App {
    /// Writes the times of the open game, which is about to be left. After `patience` the writing
    /// goes on beside the window.
    pub(super) fn write_times(&mut self, patience: Duration) -> Task<Message> {
        let crew = self.crew.clone();
        let Some(session) = self.session_mut() else { return Task::none() };
        let Some(saved) = session.unwritten_times() else { return Task::none() };
        let path = session.path().to_owned();
        let mut writer = Writer::new(&crew, move |saved: &Saved| games::save(&path, saved));
        writer.write(saved, patience);
        if let Some(written) = writer.written() {
            session.wrote_times(written);
            return Task::none();
        }
        let news = writer.news();
        self.times = Some(Arc::new(writer));
        news.map_or_else(Task::none, |news| Task::run(news, |()| Message::Written))
    }

    /// Lets go of a game that was left, once its times are written.
    pub(super) fn let_go(&mut self, session: Session) {
        self.list_left(&session);
        let (path, times) = (session.path().to_owned(), self.times.take());
        let parting = Parting { path, times, gone: Arc::default() };
        let (times, gone) = (parting.times.clone(), Arc::clone(&parting.gone));
        let letting = move || {
            if let Some(times) = times {
                times.finish(Duration::MAX);
            }
            drop(session);
            move || gone.come()
        };
        if self.crew.run(letting).is_err() {
            // Without a thread the session was dropped here.
            parting.gone.come();
        }
        parting.wait(self.patience);
        self.partings.push(parting);
    }

    /// Tells that the times of a game that was left are not on disk, once nothing graver is told.
    pub(super) fn tell_times(&mut self) {
        if self.trouble.is_some() {
            return;
        }
        let mut told = self.partings.iter().filter_map(Parting::told);
        if let Some(error) = told.find_map(Result::err) {
            self.trouble = Some(Trouble::Said(self.shared.words.times_error(&error)));
        }
        self.partings.retain(|parting| !parting.gone.wait(Duration::ZERO));
    }

    /// Waits until everything to be written is on disk, at most `patience`.
    pub(super) fn finish_writing(&self, patience: Duration) {
        let begun = std::time::Instant::now();
        let left = || patience.saturating_sub(begun.elapsed());
        self.writer.finish(left());
        if let Some(times) = &self.times {
            times.finish(left());
        }
        self.partings.iter().for_each(|parting| parting.wait(left()));
    }
}
