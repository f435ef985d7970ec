//! The table's games: saved after every move, opened whole or up to the damage, locked against a
//! second window.

use std::fs;
use std::io;
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::error::{Error, Problem};
use super::fault::note;
use super::file::{Destination, Fresh};
use super::save::Saved;
use super::{Folders, file, folders, phones, private};
use journal::{Journal, Stop};
use rules::Catalogue;

pub use super::lock::{Lock, lock};

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
    /// The fields of the file but for its setup and moves, which the journal has.
    pub saved: Saved,
    /// The game.
    pub journal: Journal,
    /// The damage of the file, if the game is only its good beginning.
    pub damage: Option<Damage>,
}

/// Why a game file could not be read whole. Nothing was changed on disk.
#[derive(Debug, Clone)]
pub struct Damage {
    /// The cause.
    pub cause: Cause,
    /// The number of moves in the good beginning.
    pub moves: usize,
    /// Whether the good beginning comes from the generation before the last write.
    pub from_previous: bool,
}

/// The cause of damage in a game file.
#[derive(Debug, Clone)]
pub enum Cause {
    /// The file itself.
    File(Error),
    /// A move that the rules refuse.
    Move(Stop),
}

impl Games {
    /// The games in those folders.
    pub fn new(folders: &Folders) -> Self {
        Self { folder: folders.games() }
    }

    /// Lets nobody else on the machine look into the folder, if it is there: the games hold all
    /// hands.
    pub fn keep_private(&self) {
        private::make_private(&self.folder, private::OWN_FOLDER);
    }

    /// The file of a game. No name leads out of the folder of games.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{}.json", folders::plain(name)))
    }

    /// A name for a new game that begins with `name` and that no other game has, with the lock on
    /// its file: no other window can take it. Without a lock if the system makes none.
    pub fn reserve(&self, name: &str) -> (String, Option<Lock>) {
        note("the folder of games cannot be made", private::make_own_folder(&self.folder));
        let mut id = name.to_owned();
        let mut number = 2;
        loop {
            let path = self.path(&id);
            if !file::is_taken(&path) {
                match lock(&path) {
                    // Another window may have begun its game meanwhile, and left it.
                    Ok(Some(lock)) if !file::is_taken(&path) => return (id, Some(lock)),
                    Ok(_) => {}
                    Err(_) => return (id, None),
                }
            }
            id = format!("{name}-{number}");
            number += 1;
        }
    }

    /// The file of a game that is known by its name, or by its path if it lies elsewhere.
    pub fn file(&self, name: &str) -> PathBuf {
        let elsewhere = Path::new(name);
        if elsewhere.is_absolute() { elsewhere.to_owned() } else { self.path(name) }
    }

    /// All game files, the newest id first.
    ///
    /// # Errors
    /// If the folder is there but cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, Error> {
        files_in(&self.folder)
    }

    /// Whether a file lies in the folder of games itself, so that it is the app's own.
    pub fn has(&self, path: &Path) -> bool {
        path.parent() == Some(&self.folder)
    }

    /// The files of all deleted games, the newest id first; none if their folder cannot be read.
    pub fn deleted_files(&self) -> Vec<PathBuf> {
        files_in(&self.deleted()).unwrap_or_default()
    }

    /// The folder of deleted games, which stay there until a person empties it.
    pub fn deleted(&self) -> PathBuf {
        self.folder.join("deleted")
    }

    /// Whether a file lies among the deleted games.
    pub fn has_deleted(&self, path: &Path) -> bool {
        path.parent() == Some(&self.deleted())
    }

    /// Puts a game, with everything that is kept beside its file, into the folder of deleted games.
    /// Returns its file there; `None` if another window has the game open.
    ///
    /// # Errors
    /// If the system cannot move it.
    pub fn delete(&self, path: &Path) -> Result<Option<PathBuf>, Error> {
        let Some(_lock) = lock(path)? else { return Ok(None) };
        move_game(path, &self.deleted()).map(Some)
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
        private::make_own_folder(&self.folder)
            .map_err(|error| Error::write(&self.folder, error))?;
        lock(&self.path(id))
    }
}

/// All game files of a folder, the newest id first.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).map_err(|error| Error::read(folder, error))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let is_game = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "json") && path.is_file()
    };
    let mut paths: Vec<PathBuf> = paths.filter(is_game).collect();
    paths.sort();
    paths.reverse();
    Ok(paths)
}

/// Moves a game's file and what is kept beside it (the generation before, damaged ones) into a
/// folder, under a name that is free there.
fn move_game(path: &Path, folder: &Path) -> Result<PathBuf, Error> {
    private::make_own_folder(folder).map_err(|error| Error::write(folder, error))?;
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    // The phones of a deleted game are of no more use.
    let _ = phones::remove(path);
    // The game itself goes first: the files beside it are no game alone.
    let to = move_free(path, folder, &stem)?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let beside =
        path.parent().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    for entry in beside {
        let other = entry.file_name().to_string_lossy().into_owned();
        if let Some(suffix) =
            other.strip_prefix(&name).filter(|suffix| suffix.starts_with('.') && *suffix != ".lock")
        {
            let moved = fs::rename(entry.path(), private::with_suffix(&to, suffix));
            note("a file beside a game could not be moved", moved);
        }
    }
    Ok(to)
}

/// Moves a file into a folder, under a name that is free there, and returns that name. Another file
/// that gets the name meanwhile is not replaced.
fn move_free(path: &Path, folder: &Path, stem: &str) -> Result<PathBuf, Error> {
    loop {
        let to = folders::free(folder, stem, "json");
        match fs::hard_link(path, &to) {
            Ok(()) => fs::remove_file(path).map_err(|error| Error::write(path, error))?,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            // The folder is on another disk.
            Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
                private::copy_own(path, &to).map_err(|error| Error::write(&to, error))?;
                fs::remove_file(path).map_err(|error| Error::write(path, error))?;
            }
            // The file system has no second names.
            Err(_) => fs::rename(path, &to).map_err(|error| Error::write(&to, error))?,
        }
        return Ok(to);
    }
}

/// Writes a game into a new file, and keeps other windows from writing it. Without a lock if the
/// system makes none.
///
/// # Errors
/// If the system cannot write, or something of that name is there already.
pub fn create(path: &Path, saved: &Saved) -> Result<Option<Lock>, Error> {
    if let Some(folder) = path.parent() {
        private::make_own_folder(folder).map_err(|error| Error::write(path, error))?;
    }
    let lock = match lock(path) {
        Ok(Some(lock)) => Some(lock),
        Ok(None) => return Err(Error::new(path, Problem::Taken)),
        Err(_) => None,
    };
    file::create(path, encode(path, saved)?)?;
    Ok(lock)
}

/// Writes a copy of a game into a new file at a typed path, which is removed unless it is kept; or
/// in the place of another file, whose last generation is kept beside it.
///
/// # Errors
/// If the system cannot write, something of that name is there and stays, a window has that game
/// open, or its folder is not there.
pub fn copy(to: impl Into<Destination>, saved: &Saved) -> Result<Fresh, Error> {
    let to = to.into();
    file::check_typed(&to.path)?;
    let is_replaced = to.is_replaced();
    if is_replaced {
        let Some(_lock) = lock(&to.path)? else {
            return Err(Error::write(&to.path, io::ErrorKind::ResourceBusy.into()));
        };
        save(&to.path, saved)?;
    } else {
        drop(create(&to.path, saved)?);
    }
    Ok(Fresh::new(to.path, is_replaced))
}

/// Writes a game. When it returns, the moves are on disk.
///
/// # Errors
/// If the system cannot write; what was on disk is untouched then.
pub fn save(path: &Path, saved: &Saved) -> Result<(), Error> {
    file::write(path, encode(path, saved)?)
}

fn encode(path: &Path, saved: &Saved) -> Result<String, Error> {
    saved.encode().map_err(|error| Error::write(path, io::Error::other(error)))
}

/// Reads and replays a game file, strictly.
///
/// # Errors
/// If anything is wrong with the file or its setup. A refused move is told beside the good
/// beginning.
pub fn load(path: &Path, catalogue: &Arc<Catalogue>) -> Result<Opened, Error> {
    let text = file::read(path)?;
    let saved = Saved::decode(path, &text)?;
    replay(path, saved, catalogue)
}

/// Opens a game file for going on with it: if it is damaged, the longest good beginning of it or of
/// the generation before.
///
/// # Errors
/// If nothing of the game can be read, or a newer version of the app wrote it.
pub fn open(path: &Path, catalogue: &Arc<Catalogue>) -> Result<Opened, Error> {
    let error = match load(path, catalogue) {
        Ok(opened) if opened.damage.is_none() => return Ok(opened),
        Ok(opened) => {
            let earlier =
                open_previous(path, catalogue).filter(|other| moves(other) > moves(&opened));
            return Ok(earlier.unwrap_or(opened));
        }
        Err(error) => error,
    };
    let is_no_damage = matches!(
        error.problem,
        Problem::Newer { .. }
            | Problem::Setup(_)
            | Problem::Huge { .. }
            | Problem::NotAFile
            | Problem::TooManyMoves { .. }
    );
    if is_no_damage {
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
    opened.damage =
        Some(Damage { cause: Cause::File(error), moves: moves(&opened), from_previous });
    Ok(opened)
}

/// Lets nobody else on the machine read the file of a game that is played here: it holds all hands.
pub fn keep_own(path: &Path) {
    private::make_own(path);
}

fn open_previous(path: &Path, catalogue: &Arc<Catalogue>) -> Option<Opened> {
    let opened = load(&private::previous(path), catalogue).ok()?;
    let moves = moves(&opened);
    let cause = match &opened.damage {
        Some(damage) => damage.cause.clone(),
        None => Cause::File(Error::new(path, Problem::Empty)),
    };
    Some(Opened {
        path: path.to_owned(),
        damage: Some(Damage { cause, moves, from_previous: true }),
        ..opened
    })
}

fn moves(opened: &Opened) -> usize {
    opened.journal.entries().len()
}

fn replay(path: &Path, mut saved: Saved, catalogue: &Arc<Catalogue>) -> Result<Opened, Error> {
    let (setup, moves) = (mem::take(&mut saved.setup), mem::take(&mut saved.moves));
    let undone = mem::take(&mut saved.undone);
    let replayed = Journal::replay(setup, Arc::clone(catalogue), moves);
    let (mut journal, stop) =
        replayed.map_err(|faults| Error::new(path, Problem::Setup(faults)))?;
    if stop.is_none() {
        journal.restore_undone(undone);
    }
    let moves = journal.entries().len();
    let damage = stop.map(|stop| Damage { cause: Cause::Move(stop), moves, from_previous: false });
    let path = path.to_owned();
    Ok(Opened { path, saved, journal, damage })
}
