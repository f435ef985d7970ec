//! Files and folders that only their owner reads, and the names beside a file.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The rights of a file that only its owner reads and writes.
const OWN_FILE: u32 = 0o600;

/// The rights of a folder that only its owner looks into.
pub(super) const OWN_FOLDER: u32 = 0o700;

/// The path where [`write`](super::file::write) keeps the content before the last write.
pub fn previous(path: &Path) -> PathBuf {
    with_suffix(path, ".previous")
}

/// Creates a new file for nobody else on the machine to read: games hold all hands. Where the
/// system knows no such rights it has the folder's.
pub(super) fn create_own(path: &Path) -> io::Result<File> {
    own_options().create_new(true).open(path)
}

/// The options to write a file that nobody else on the machine may read.
pub(super) fn own_options() -> fs::OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWN_FILE);
    options
}

/// Lets nobody else on the machine read a file that is there.
pub(super) fn make_own(path: &Path) {
    make_private(path, OWN_FILE);
}

/// Gives a file or folder these rights, where the system knows such rights and allows it.
pub(super) fn make_private(path: &Path, rights: u32) {
    #[cfg(unix)]
    let _ = fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(rights));
    #[cfg(not(unix))]
    let _ = (path, rights);
}

/// Copies a file down to the disk, for nobody else on the machine to read.
pub(super) fn copy_own(from: &Path, to: &Path) -> io::Result<()> {
    let mut copy = create_own(to)?;
    io::copy(&mut File::open(from)?, &mut copy)?;
    copy.sync_all()
}

/// Makes a folder, and missing ones above it, for nobody else on the machine to look into.
pub(super) fn make_own_folder(path: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, OWN_FOLDER);
    // Something that is no folder has the name of one.
    builder.create(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    })
}

/// The path with something behind its name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
