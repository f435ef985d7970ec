//! Keeps other windows from writing the same game.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::error::Error;
use super::{file, private};

/// A lock that keeps other windows from writing a game as long as it lives. Its file beside the
/// game goes with it.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    held: File,
    /// The game's own file: another name of the same file leads to the same lock.
    _game: Option<File>,
}

/// Keeps other windows from writing the game of a file, by whatever name they know it; `None` if
/// another one does already.
///
/// # Errors
/// If the system cannot make the lock.
pub fn lock(game: &Path) -> Result<Option<Lock>, Error> {
    let game = file::resolve(game);
    let path = private::with_suffix(&game, ".lock");
    if fs::symlink_metadata(&path).is_ok_and(|found| !found.is_file()) {
        return Err(Error::write(&path, io::ErrorKind::AlreadyExists.into()));
    }
    let held = system::hold(&path).map_err(|error| Error::write(&path, error))?;
    let Some(held) = held else { return Ok(None) };
    match system::hold_game(&game) {
        Some(game) => Ok(Some(Lock { path, held, _game: game })),
        None => {
            system::release(&path, &held);
            Ok(None)
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        system::release(&self.path, &self.held);
    }
}

#[cfg(not(windows))]
mod system {
    use std::fs::{self, File, TryLockError};
    use std::io;
    use std::path::Path;

    use crate::beside::is_at;
    use crate::private;

    /// Opens and locks a file; `None` if another window has it.
    pub(super) fn hold(path: &Path) -> io::Result<Option<File>> {
        loop {
            let file = private::own_options().create(true).truncate(false).open(path)?;
            match file.try_lock() {
                // The window that had it may have removed it between the opening and the locking;
                // then it is no lock any more.
                Ok(()) if is_at(&file, path) => return Ok(Some(file)),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
    }

    /// Locks the game's own file, if it is there and can be locked; `None` if another window has it
    /// by another name.
    pub(super) fn hold_game(game: &Path) -> Option<Option<File>> {
        let file = if game.is_file() { File::open(game).ok() } else { None };
        match file.as_ref().map(File::try_lock) {
            Some(Err(TryLockError::WouldBlock)) => None,
            Some(Ok(())) | None => Some(file),
            Some(Err(TryLockError::Error(_))) => Some(None),
        }
    }

    /// Removes the file of a lock that is still held, so that nobody can get hold of it in between.
    pub(super) fn release(path: &Path, held: &File) {
        if is_at(held, path) {
            let _ = fs::remove_file(path);
        }
    }
}

/// Locks by a file that nobody else can open, and that the system removes when it is closed.
#[cfg(windows)]
mod system {
    use std::fs::File;
    use std::io;
    use std::os::windows::fs::OpenOptionsExt as _;
    use std::path::Path;

    const FILE_FLAG_DELETE_ON_CLOSE: u32 = 0x0400_0000;
    const ERROR_SHARING_VIOLATION: i32 = 32;

    pub(super) fn hold(path: &Path) -> io::Result<Option<File>> {
        let mut options = File::options();
        options
            .create(true)
            .truncate(false)
            .write(true)
            .share_mode(0)
            .custom_flags(FILE_FLAG_DELETE_ON_CLOSE);
        match options.open(path) {
            Ok(file) => Ok(Some(file)),
            Err(error) if error.raw_os_error() == Some(ERROR_SHARING_VIOLATION) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// A lock on the game itself would keep everybody from reading it.
    pub(super) fn hold_game(_: &Path) -> Option<Option<File>> {
        Some(None)
    }

    pub(super) fn release(_: &Path, _: &File) {}
}
