//! The table's games: saved after every move, opened whole or up to the damage, locked against a second window.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::clock::Clock;
use super::error::{Error, Problem};
use super::save::Saved;
use super::secrecy::Secrecy;
use super::{Folders, file, folders};
use crate::journal::{Journal, Stop};
use crate::rules::Catalogue;

/// No evening has more moves.
pub const MAX_MOVES: usize = 200_000;

/// The folder of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Games {
    folder: PathBuf,
}

/// A game read from a file.
#[derive(Debug, Clone)]
pub struct Opened {
    /// Its file.
    pub path: PathBuf,
    /// Its name.
    pub id: String,
    /// When it began.
    pub started: String,
    /// The game.
    pub journal: Journal,
    /// What its players have spent of their time, if the table keeps it.
    pub clock: Option<Clock>,
    /// The PINs of its hands, and what everybody is told about who has looked.
    pub secrecy: Secrecy,
    /// What is wrong with the file, if the game is only its good beginning.
    pub damage: Option<Damage>,
}

/// Why a game file could not be read whole. Nothing was changed on disk.
#[derive(Debug, Clone)]
pub struct Damage {
    /// What is wrong.
    pub cause: Cause,
    /// Moves that the good beginning holds.
    pub moves: usize,
    /// The good beginning comes from the generation before the last write.
    pub from_previous: bool,
}

/// What is wrong with a damaged game file.
#[derive(Debug, Clone)]
pub enum Cause {
    /// The file itself.
    File(Error),
    /// A move that the rules refuse.
    Move(Stop),
}

/// Keeps other windows from writing the same game, as long as it lives.
#[derive(Debug)]
pub struct Lock(#[allow(dead_code)] File);

impl Games {
    /// The games in those folders.
    #[must_use]
    pub fn new(folders: &Folders) -> Self {
        Self { folder: folders.games() }
    }

    /// Lets nobody else on the machine look into the folder, if it is there: the games hold all hands.
    pub fn keep_private(&self) {
        file::make_private(&self.folder, file::OWN_FOLDER);
    }

    /// The file of a game.
    #[must_use]
    pub fn path(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.json"))
    }

    /// The file of a game that is known by its name or, if it lies elsewhere, by its path.
    #[must_use]
    pub fn file(&self, name: &str) -> PathBuf {
        let elsewhere = Path::new(name);
        if elsewhere.is_absolute() { elsewhere.to_owned() } else { self.path(name) }
    }

    /// All game files, the newest id first.
    ///
    /// # Errors
    /// If the folder is there but cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, Error> {
        if !self.folder.exists() {
            return Ok(Vec::new());
        }
        let entries = fs::read_dir(&self.folder).map_err(|error| Error::read(&self.folder, error))?;
        let paths = entries.flatten().map(|entry| entry.path());
        let mut paths: Vec<PathBuf> =
            paths.filter(|path| path.extension().is_some_and(|extension| extension == "json")).collect();
        paths.sort();
        paths.reverse();
        Ok(paths)
    }

    /// Where deleted games lie until somebody empties that folder.
    #[must_use]
    pub fn deleted(&self) -> PathBuf {
        self.folder.join("deleted")
    }

    /// Puts a game, with everything that is kept beside its file, into the folder of deleted games. Returns its file there;
    /// `None` if another window has the game open.
    ///
    /// # Errors
    /// If the system cannot move it.
    pub fn delete(&self, path: &Path) -> Result<Option<PathBuf>, Error> {
        let Some(lock) = lock(path)? else { return Ok(None) };
        let moved = move_game(path, &self.deleted())?;
        // Nobody can open the game any more, so nobody needs its lock.
        let _ = fs::remove_file(path.with_extension("lock"));
        drop(lock);
        Ok(Some(moved))
    }

    /// Brings a deleted game back among the others. Returns its file there.
    ///
    /// # Errors
    /// If the system cannot move it.
    pub fn bring_back(&self, deleted: &Path) -> Result<PathBuf, Error> {
        move_game(deleted, &self.folder)
    }

    /// Keeps other windows from writing a game; `None` if another one does already.
    ///
    /// # Errors
    /// If the system cannot make the lock.
    pub fn lock(&self, id: &str) -> Result<Option<Lock>, Error> {
        lock(&self.path(id))
    }
}

/// Moves a game's file and what is kept beside it (the generation before, damaged ones) into a folder, under a name that is free there.
fn move_game(path: &Path, folder: &Path) -> Result<PathBuf, Error> {
    file::make_own_folder(folder).map_err(|error| Error::write(folder, error))?;
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let to = folders::free(folder, &stem, "json");
    // The game itself first: what lies beside it alone is no game to anybody.
    fs::rename(path, &to).map_err(|error| Error::write(&to, error))?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let beside = path.parent().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    for entry in beside {
        let other = entry.file_name().to_string_lossy().into_owned();
        if let Some(suffix) = other.strip_prefix(&name).filter(|suffix| suffix.starts_with('.')) {
            let _ = fs::rename(entry.path(), file::with_suffix(&to, suffix));
        }
    }
    Ok(to)
}

/// Keeps other windows from writing the game of a file; `None` if another one does already.
///
/// # Errors
/// If the system cannot make the lock.
pub fn lock(path: &Path) -> Result<Option<Lock>, Error> {
    let path = path.with_extension("lock");
    if let Some(folder) = path.parent() {
        file::make_own_folder(folder).map_err(|error| Error::write(folder, error))?;
    }
    let file = File::options().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(|error| Error::write(&path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Lock(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(Error::write(&path, error)),
    }
}

/// Writes a game. When it returns, the moves are on disk.
///
/// # Errors
/// If the system cannot write; what was on disk is untouched then.
pub fn save(path: &Path, saved: &Saved) -> Result<(), Error> {
    let text = saved.encode().map_err(|error| Error::write(path, std::io::Error::other(error)))?;
    file::write(path, &text)
}

/// Reads and replays a game file, strictly.
///
/// # Errors
/// If anything is wrong with the file or its setup. A refused move is told beside the good beginning.
pub fn load(path: &Path, catalogue: &Arc<Catalogue>) -> Result<Opened, Error> {
    let text = file::read(path)?;
    let saved = Saved::decode(path, &text)?;
    if saved.moves.len() > MAX_MOVES {
        let message = format!("{} moves", saved.moves.len());
        return Err(Error::new(path, Problem::Shape { field: "moves".to_owned(), message }));
    }
    replay(path, saved, catalogue)
}

/// Opens a game file for going on with it: if it is damaged, the longest good beginning of it or of the generation before.
///
/// # Errors
/// If nothing of the game can be read, or a newer version of the app wrote it.
pub fn open(path: &Path, catalogue: &Arc<Catalogue>) -> Result<Opened, Error> {
    let error = match load(path, catalogue) {
        Ok(opened) if opened.damage.is_none() => return Ok(opened),
        Ok(opened) => {
            let earlier = open_previous(path, catalogue).filter(|other| moves(other) > moves(&opened));
            return Ok(earlier.unwrap_or(opened));
        }
        Err(error) => error,
    };
    if matches!(error.problem, Problem::Newer { .. } | Problem::Setup(_) | Problem::Huge { .. }) {
        return Err(error);
    }
    let salvaged = file::read_bytes(path).ok().and_then(|bytes| Saved::salvage(&bytes));
    let beginning = salvaged.and_then(|salvaged| replay(path, salvaged.saved, catalogue).ok());
    let earlier = open_previous(path, catalogue);
    let best = match (beginning, earlier) {
        (Some(one), Some(other)) => Some(if moves(&other) > moves(&one) { other } else { one }),
        (one, other) => one.or(other),
    };
    let Some(mut opened) = best else { return Err(error) };
    let from_previous = opened.damage.as_ref().is_some_and(|damage| damage.from_previous);
    opened.damage = Some(Damage { cause: Cause::File(error), moves: moves(&opened), from_previous });
    Ok(opened)
}

fn open_previous(path: &Path, catalogue: &Arc<Catalogue>) -> Option<Opened> {
    let opened = load(&file::previous(path), catalogue).ok()?;
    let moves = moves(&opened);
    let cause = match &opened.damage {
        Some(damage) => damage.cause.clone(),
        None => Cause::File(Error::new(path, Problem::Empty)),
    };
    Some(Opened { path: path.to_owned(), damage: Some(Damage { cause, moves, from_previous: true }), ..opened })
}

fn moves(opened: &Opened) -> usize {
    opened.journal.entries().len()
}

fn replay(path: &Path, saved: Saved, catalogue: &Arc<Catalogue>) -> Result<Opened, Error> {
    let Saved { id, started, setup, clock, secrecy, moves, undone, .. } = saved;
    let replayed = Journal::replay(setup, Arc::clone(catalogue), moves);
    let (mut journal, stop) = replayed.map_err(|faults| Error::new(path, Problem::Setup(faults)))?;
    if stop.is_none() {
        journal.restore_undone(undone);
    }
    let moves = journal.entries().len();
    let damage = stop.map(|stop| Damage { cause: Cause::Move(stop), moves, from_previous: false });
    Ok(Opened { path: path.to_owned(), id, started, journal, clock, secrecy, damage })
}
