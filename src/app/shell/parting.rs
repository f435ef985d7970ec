//! Letting go of a game beside the window: the times since its last move are written, and then its
//! lock goes. A disk that is stuck does not keep the window from answering; only opening the same
//! game waits for that, and the end of the program.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use iced::Task;

use kit::crew::Crew;
use kit::writer::Writer;
use session::Session;
use storage::{Error, Saved, games};

/// The times of a game while they are written.
type Times = Arc<Writer<Saved>>;

/// A game that is being let go.
#[derive(Debug, Clone)]
pub struct Parting {
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
    pub fn is_of(&self, path: &Path) -> bool {
        self.path == path
    }

    /// Waits until the game is let go, at most `patience`.
    pub fn wait(&self, patience: Duration) {
        self.gone.wait(patience);
    }

    /// The outcome of writing the times, until it is told.
    fn told(&self) -> Option<Result<(), Error>> {
        self.times.as_ref().and_then(|times| times.written())
    }
}

/// The games that are left and let go.
#[derive(Debug, Default)]
pub struct Partings {
    /// The times of the open game, while they are written because it is left.
    times: Option<Times>,
    /// The games that were left and are being let go.
    left: Vec<Parting>,
}

impl Partings {
    /// The games that are being let go, one of which may be opened again.
    pub fn left(&self) -> Vec<Parting> {
        self.left.clone()
    }

    /// Writes the times of a game that is about to be left. After `patience` the writing goes on
    /// beside the window; the task tells when it is done.
    pub fn write_times(
        &mut self,
        session: &mut Session,
        crew: &Crew,
        patience: Duration,
    ) -> Task<()> {
        let Some(saved) = session.unwritten_times() else { return Task::none() };
        let path = session.path().to_owned();
        let mut writer = Writer::new(crew, move |saved: &Saved| games::save(&path, saved));
        writer.write(saved, patience);
        if let Some(written) = writer.written() {
            session.wrote_times(written);
            return Task::none();
        }
        let news = writer.news();
        self.times = Some(Arc::new(writer));
        news.map_or_else(Task::none, |news| Task::run(news, |told| told))
    }

    /// Lets go of a game that was left, once its times are written.
    pub fn let_go(&mut self, session: Session, crew: &Crew, patience: Duration) {
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
        if crew.run(letting).is_err() {
            // Without a thread the session was dropped here.
            parting.gone.come();
        }
        parting.wait(patience);
        self.left.push(parting);
    }

    /// The reason why the times of a game that was left are not on disk, once.
    pub fn fault(&mut self) -> Option<Error> {
        let mut told = self.left.iter().filter_map(Parting::told);
        let fault = told.find_map(Result::err);
        self.left.retain(|parting| !parting.gone.wait(Duration::ZERO));
        fault
    }

    /// Waits until all are let go, each for as long as is left.
    pub fn finish(&self, left: impl Fn() -> Duration) {
        if let Some(times) = &self.times {
            times.finish(left());
        }
        self.left.iter().for_each(|parting| parting.wait(left()));
    }
}
