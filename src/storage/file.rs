//! Reading files of a sane size, and writing them whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::beside::{self, Beside};
use super::error::{Error, Problem};
pub use super::fresh::Fresh;
pub use super::private::previous;
use super::private::{copy_own, with_suffix};
use super::reserved::is_reserved;

/// The largest size of a file that is read, in bytes; no game, deck or tile set comes near it.
pub const MAX_BYTES: u64 = 16 * 1024 * 1024;

/// The mark that some editors write before a text.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The number of times that a write begins anew because its file was removed meanwhile.
const TRIES: usize = 3;

/// Reads a text file, without the mark that some editors write before a text.
///
/// # Errors
/// If it cannot be read, is no file, huge, empty or not UTF-8.
pub fn read(path: &Path) -> Result<String, Error> {
    let bytes = read_bytes(path)?;
    if bytes.is_empty() {
        return Err(Error::new(path, Problem::Empty));
    }
    String::from_utf8(bytes).map_err(|_| Error::new(path, Problem::NotText))
}

/// Reads a file that need not be text, without the mark that some editors write before a text.
///
/// # Errors
/// If it cannot be read, is no file or huge.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Error> {
    // A pipe is not even opened: it would keep its reader waiting for ever.
    let is_file = fs::metadata(path).map_err(|error| Error::read(path, error))?.is_file();
    if !is_file || is_of_system(path) {
        return Err(Error::new(path, Problem::NotAFile));
    }
    let file = File::open(path).map_err(|error| Error::read(path, error))?;
    let bytes = file.metadata().map_err(|error| Error::read(path, error))?.len();
    if bytes > MAX_BYTES {
        return Err(Error::new(path, Problem::Huge { bytes }));
    }
    let mut read = Vec::new();
    // Some files of the system say nothing of their size, and others grow.
    file.take(MAX_BYTES + 1).read_to_end(&mut read).map_err(|error| Error::read(path, error))?;
    if read.len() as u64 > MAX_BYTES {
        return Err(Error::new(path, Problem::Huge { bytes: read.len() as u64 }));
    }
    if read.starts_with(BYTE_ORDER_MARK) {
        read.drain(..BYTE_ORDER_MARK.len());
    }
    Ok(read)
}

/// Whether a file is made by the system while it is read: some of these never end.
fn is_of_system(path: &Path) -> bool {
    let real = if cfg!(target_os = "linux") { fs::canonicalize(path).ok() } else { None };
    real.is_some_and(|real| ["/proc", "/sys"].iter().any(|system| real.starts_with(system)))
}

/// Writes a file so that a crash at any instant leaves either the old or the new content: it is
/// written beside the file, synced, renamed. The content before is kept in [`previous`]. A link
/// stays one, and its target is written.
///
/// # Errors
/// If the system cannot write, or a device or a pipe has that name; what is there is untouched
/// then.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Error> {
    write_whole(path, content.as_ref(), true)
}

/// Writes a file as whole as [`write`] does, and keeps nothing of the content before.
///
/// # Errors
/// If the system cannot write, or a device or a pipe has that name.
pub(super) fn replace(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Error> {
    write_whole(path, content.as_ref(), false)
}

fn write_whole(path: &Path, content: &[u8], keeps_previous: bool) -> Result<(), Error> {
    let path = &resolve(path);
    if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        return Err(Error::new(path, Problem::NotAFile));
    }
    let mut tries = TRIES;
    loop {
        tries -= 1;
        let beside = Beside::write(path, content);
        let put = beside.and_then(|beside| {
            if keeps_previous && path.is_file() {
                beside.keep_previous(path);
            }
            beside.put(path)
        });
        match put {
            // Where there are no locks, another window may have taken it for a leftover.
            Err(error) if error.kind() == io::ErrorKind::NotFound && tries > 0 => {}
            put => return put.map_err(|error| Error::write(path, error)),
        }
    }
}

/// Writes a new file, as whole as [`write`] does, and never in the place of another one.
///
/// # Errors
/// If the system cannot write, or something of that name is there already.
pub fn create(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Error> {
    if path.file_name().is_none() || (cfg!(windows) && is_reserved(path)) {
        return Err(Error::write(path, io::ErrorKind::InvalidFilename.into()));
    }
    if is_taken(path) {
        return Err(Error::new(path, Problem::Taken));
    }
    let beside = Beside::write(path, content.as_ref());
    beside.and_then(|beside| beside.put_new(path)).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Error::new(path, Problem::Taken),
        _ => Error::write(path, error),
    })
}

/// Checks a path that a person has typed: it has a name, and its folder is there. [`create`] makes
/// the folders of the app's own files; a mistyped path makes none.
///
/// # Errors
/// If it has no name, or its folder is not there.
pub fn check_typed(path: &Path) -> Result<(), Error> {
    if path.as_os_str().is_empty() {
        return Err(Error::new(path, Problem::NoName));
    }
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.exists() => {
            Err(Error::new(folder, Problem::NoFolder))
        }
        Some(_) | None => Ok(()),
    }
}

/// A path to write to, and whether a file may be replaced there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Destination {
    /// Its path.
    pub path: PathBuf,
    /// Whether a file that is there already goes: its owner was asked, and wants it so.
    pub replaces: bool,
}

impl Destination {
    /// Whether there is a file that goes.
    pub(super) fn is_replaced(&self) -> bool {
        self.replaces && self.path.is_file()
    }
}

impl From<PathBuf> for Destination {
    fn from(path: PathBuf) -> Self {
        Self { path, replaces: false }
    }
}

impl Fresh {
    /// Writes a new file as [`create`] does, or as whole in the place of the one that goes.
    ///
    /// # Errors
    /// If the system cannot write, or something of that name is there and stays.
    pub fn create(to: impl Into<Destination>, content: impl AsRef<[u8]>) -> Result<Self, Error> {
        let to = to.into();
        let is_replaced = to.is_replaced();
        if is_replaced {
            replace(&to.path, content)?;
        } else {
            create(&to.path, content)?;
        }
        Ok(Self::new(to.path, is_replaced))
    }
}

/// Whether something has that name already, or one of the names that [`write`] needs beside it.
pub fn is_taken(path: &Path) -> bool {
    let is_there = |path: &Path| fs::symlink_metadata(path).is_ok();
    is_there(path) || is_there(&previous(path)) || is_there(&beside::name(path))
}

/// The path of the file that a link leads to, so that one file has one name; any other path as it
/// is.
pub fn resolve(path: &Path) -> PathBuf {
    let target = if path.is_symlink() { fs::canonicalize(path).ok() } else { None };
    target.unwrap_or_else(|| path.to_owned())
}

/// Copies a file that cannot be used whole to a name of its own beside it, and returns that name.
///
/// # Errors
/// If the system cannot copy it.
pub fn keep_aside(path: &Path) -> Result<PathBuf, Error> {
    let path = &resolve(path);
    if !path.is_file() {
        return Err(Error::new(path, Problem::NotAFile));
    }
    let mut number = 1;
    loop {
        let aside = with_suffix(path, &format!(".damaged-{number}"));
        if fs::symlink_metadata(&aside).is_err() {
            copy_own(path, &aside).map_err(|error| {
                let _ = fs::remove_file(&aside);
                Error::write(&aside, error)
            })?;
            return Ok(aside);
        }
        number += 1;
    }
}
