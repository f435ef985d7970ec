//! The writes on their way to a slow disk: the moves of the open game, the times of games that were
//! left, and the settings. The window goes on meanwhile, says so, and is left only once they are
//! there.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use iced::Task;

use super::parting::{Parting, Partings};
use ask::Leaving;
use kit::crew::Crew;
use kit::writer::Writer;
use session::{Saving, Session};
use storage::settings::Settings;
use storage::{Error, Folders, Saved, games};

/// The time that the window waits for the disk; only a slow one needs more.
const UNNOTICED: Duration = Duration::from_millis(100);

type Games = Writer<(PathBuf, Saved)>;

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

/// Whether the settings are in memory alone.
#[derive(Debug, Default)]
enum Unwritten {
    /// The settings are on disk.
    #[default]
    No,
    /// The settings are not on disk, and nobody has been told.
    Untold(Error),
    /// Somebody has been told once; every key would tell it again.
    Told,
}

/// The writes on their way to the disk.
#[derive(Debug)]
pub struct Saves {
    /// The writer of the settings.
    settings: Writer<Settings>,
    /// The state of the settings on disk: a failure is told once.
    unwritten: Unwritten,
    /// The writer of the open game.
    saver: Option<Saver>,
    /// The way in which the game is left once its moves are written.
    leaves: Option<Leaving>,
    /// The games that are left.
    partings: Partings,
}

impl Saves {
    /// Nothing, of an app with these folders.
    pub fn new(folders: Folders, crew: &Crew) -> Self {
        let settings = Writer::new(crew, move |settings: &Settings| settings.save(&folders));
        let (unwritten, partings) = (Unwritten::default(), Partings::default());
        Self { settings, unwritten, saver: None, leaves: None, partings }
    }

    /// Writes the settings.
    pub fn remember(&mut self, settings: Settings, patience: Duration) {
        self.settings.write(settings, patience);
    }

    /// The reason why the settings cannot be written, once; it stays for later unless it `may` be
    /// told now.
    pub fn unwritten(&mut self, may: bool) -> Option<Error> {
        match (self.settings.written(), &self.unwritten) {
            (Some(Ok(())), _) => self.unwritten = Unwritten::No,
            (Some(Err(error)), Unwritten::No) => self.unwritten = Unwritten::Untold(error),
            (Some(Err(_)) | None, _) => {}
        }
        if !may || !matches!(self.unwritten, Unwritten::Untold(_)) {
            return None;
        }
        match std::mem::replace(&mut self.unwritten, Unwritten::Told) {
            Unwritten::Untold(error) => Some(error),
            Unwritten::No | Unwritten::Told => None,
        }
    }

    /// Tells when the settings that were begun meanwhile are written.
    pub fn news_of_settings(&mut self) -> Task<()> {
        self.settings.news().map_or_else(Task::none, |news| Task::run(news, |told| told))
    }

    /// Writes the moves of a game beside the window where the disk is slow.
    pub fn save_beside(&mut self, session: &mut Session, (crew, patience): (&Crew, Duration)) {
        let saver = Saver::new(crew, patience);
        session.save_beside(Box::new(saver.clone()));
        // A wish to leave was about the game before.
        (self.saver, self.leaves) = (Some(saver), None);
    }

    /// Tells when the moves that were begun meanwhile are written.
    pub fn news(&self) -> Task<()> {
        let news = self.saver.as_ref().and_then(|saver| saver.writer().news());
        news.map_or_else(Task::none, |news| Task::run(news, |told| told))
    }

    /// The way in which the game is to be left, once its moves are written.
    pub fn take_leave(&mut self, session: &Session) -> Option<Leaving> {
        if session.is_saving() { None } else { self.leaves.take() }
    }

    /// Whether a game has to stay open until its last move is on disk; a second wish to leave does
    /// not wait.
    pub fn keep(&mut self, session: Option<&Session>, leaving: Leaving) -> bool {
        let waits = session.is_some_and(Session::is_saving) && self.leaves != Some(leaving);
        self.leaves = waits.then_some(leaving);
        waits
    }

    /// Writes the times of a game that is about to be left.
    pub fn write_times(
        &mut self,
        session: Option<&mut Session>,
        (crew, patience): (&Crew, Duration),
    ) -> Task<()> {
        let Some(session) = session else { return Task::none() };
        self.partings.write_times(session, crew, patience)
    }

    /// Lets go of a game that was left, once its times are written.
    pub fn let_go(&mut self, session: Session, (crew, patience): (&Crew, Duration)) {
        self.partings.let_go(session, crew, patience);
    }

    /// The games that are being let go, one of which may be opened again.
    pub fn left(&self) -> Vec<Parting> {
        self.partings.left()
    }

    /// The reason why the times of a game that was left are not on disk, once.
    pub fn fault_of_times(&mut self) -> Option<Error> {
        self.partings.fault()
    }

    /// Waits until everything is on disk, at most `patience`.
    pub fn finish(&self, patience: Duration) {
        let begun = Instant::now();
        let left = || patience.saturating_sub(begun.elapsed());
        self.settings.finish(left());
        self.partings.finish(left);
    }
}
