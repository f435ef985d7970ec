//! The file in which new content is written before it takes the place of the old. Nobody else
//! writes to it meanwhile: each writer has a name of its own, locked until the content is in place.
//! A file left by a killed program is locked by nobody, and the next write removes it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::fault::note;
use super::fresh::Fresh;
use super::private;

/// The most such files of one file at a time: more than anybody opens windows.
const MOST: usize = 1000;

/// New content before it becomes a file. It is removed unless it is given that file's name.
#[derive(Debug)]
pub(super) struct Beside {
    name: PathBuf,
    fresh: Fresh,
    held: File,
}

impl Beside {
    /// Writes the new content of a file beside it, down to the disk.
    pub(super) fn write(path: &Path, content: &[u8]) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            private::make_own_folder(folder)?;
        }
        let mut beside = Self::begin(path)?;
        beside.held.write_all(content)?;
        beside.held.sync_all()?;
        Ok(beside)
    }

    fn begin(path: &Path) -> io::Result<Self> {
        for number in 1..=MOST {
            let name = numbered(path, number);
            if let Some(held) = hold(&name)? {
                return Ok(Self { fresh: Fresh::new(name.clone(), false), name, held });
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }

    /// Keeps the present content of a file as the generation before. The older generation goes when
    /// the new one stands, and stays where there is no room for two.
    pub(super) fn keep_previous(&self, path: &Path) {
        let aside = private::previous(&self.name);
        private::make_own(path);
        // A second name costs nothing; where the file system has none, a copy does.
        let stands = fs::hard_link(path, &aside).or_else(|_| private::copy_own(path, &aside));
        let stands = stands.and_then(|_| fs::rename(&aside, private::previous(path)));
        note("the content before could not be kept", stands);
        // The copy goes if it is not whole, or if the generation before has that name already.
        let _ = fs::remove_file(&aside);
    }

    /// Gives the content the name of the file, in the place of an older one.
    pub(super) fn put(self, path: &Path) -> io::Result<()> {
        let Self { name, fresh, held } = self;
        // A file that can be renamed while it is open stays locked throughout.
        let held = (!cfg!(windows)).then_some(held);
        fs::rename(&name, path)?;
        drop(held);
        let _ = fresh.keep();
        clear_left(path);
        sync_folder(path);
        Ok(())
    }

    /// Gives the content a name that nothing has.
    pub(super) fn put_new(self, path: &Path) -> io::Result<()> {
        match fs::hard_link(&self.name, path) {
            Ok(()) => {
                drop(self);
                clear_left(path);
                sync_folder(path);
                Ok(())
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // Where the file system has no second names, the name is taken in the same instant in
            // which it is found free.
            Err(_) => {
                let taken = File::create_new(path).map(|_| Fresh::new(path.to_owned(), false))?;
                self.put(path)?;
                let _ = taken.keep();
                Ok(())
            }
        }
    }
}

/// The name of a file's new content while it is written.
pub(super) fn name(path: &Path) -> PathBuf {
    numbered(path, 1)
}

fn numbered(path: &Path, number: usize) -> PathBuf {
    match number {
        1 => private::with_suffix(path, ".new"),
        _ => private::with_suffix(path, &format!(".new-{number}")),
    }
}

/// Makes a file of that name, and locks it; `None` if another program writes to one.
fn hold(name: &Path) -> io::Result<Option<File>> {
    if !clear(name) {
        return Ok(None);
    }
    let file = match private::create_own(name) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(None),
        Err(error) => return Err(error),
    };
    // Between the making and the locking another program may have taken it for a leftover.
    let is_ours = !matches!(file.try_lock(), Err(TryLockError::WouldBlock)) && is_at(&file, name);
    Ok(is_ours.then_some(file))
}

/// Removes a killed program's leftover of that name, or a link, which would lead elsewhere. Returns
/// whether the name is free.
fn clear(name: &Path) -> bool {
    let Ok(found) = fs::symlink_metadata(name) else { return true };
    let left = match found.is_file().then(|| File::open(name)) {
        Some(Ok(left)) => Some(left),
        // It has just gone, and what has that name next is another writer's.
        Some(Err(error)) if error.kind() == io::ErrorKind::NotFound => return true,
        Some(Err(_)) | None => None,
    };
    let is_written =
        left.as_ref().is_some_and(|left| matches!(left.try_lock(), Err(TryLockError::WouldBlock)));
    if is_written || left.as_ref().is_some_and(|left| !is_at(left, name)) {
        return false;
    }
    let _ = fs::remove_file(private::previous(name));
    fs::remove_file(name).is_ok()
}

/// Removes the leftovers of killed programs beside a file, up to the first gap in their numbers.
fn clear_left(path: &Path) {
    for number in 1..=MOST {
        let name = numbered(path, number);
        if number > 1 && fs::symlink_metadata(&name).is_err() {
            return;
        }
        clear(&name);
    }
}

/// Syncs the folder, as the rename must reach the disk as well; only some systems can do so.
fn sync_folder(path: &Path) {
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
}

/// Whether an open file is the one at a path.
pub(super) fn is_at(file: &File, path: &Path) -> bool {
    file.metadata()
        .is_ok_and(|one| fs::symlink_metadata(path).is_ok_and(|other| is_same(&one, &other)))
}

#[cfg(unix)]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn is_same(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}
