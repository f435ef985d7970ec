//! The table's own decks of orders on disk: each is a file with the name of the deck, and one that
//! was put away lies in a folder beside.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::error::{Error, Problem};
use super::fault::note;
pub use super::lock::Lock;
use super::lock::lock;
use super::reserved::is_reserved;
use super::{Folders, file, private};
use rules::player::name::{is_joiner, readable};

/// The folder of decks that were put away, below that of the decks.
const AWAY: &str = "away";
/// The longest name of a deck, in characters.
pub const MAX_NAME: usize = 60;
/// Its bytes in the name of a file: most systems take 255, and what lies beside a file has longer
/// names.
const MAX_BYTES: usize = 220;
/// The characters that some system allows in no name of a file.
const FORBIDDEN: &[char] = &['/', '\\', ':', '*', '?', '"', '<', '>', '|'];

/// The name of a deck as it was typed, with what a file's name cannot have replaced; `None` if
/// nothing is left.
pub fn name(typed: &str) -> Option<String> {
    short_name(typed, MAX_NAME)
}

/// The name of a deck, of at most so many characters. Given to this once more it stays as it is.
fn short_name(typed: &str, most: usize) -> Option<String> {
    let readable = readable(typed);
    let fits = |most: &usize| names::cut(&readable, *most).len() <= MAX_BYTES;
    let most = (1..=most).rev().find(fits).unwrap_or_default();
    let name = names::cut(&readable, most).replace(FORBIDDEN, "-");
    let is_at_end = |c: char| c == '.' || c.is_whitespace() || is_joiner(c);
    let name = name.trim_matches(is_at_end);
    (!name.is_empty() && !is_reserved(Path::new(name))).then(|| name.to_owned())
}

/// The name, with a number if it is not free.
pub fn free_name(name: &str, is_free: impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| {
        let number = format!(" {number}");
        let most = MAX_NAME.saturating_sub(number.len());
        short_name(name, most).unwrap_or_default() + &number
    });
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| is_free(name)).unwrap_or_default()
}

/// The name of the deck in a file.
pub fn name_of(file: &Path) -> String {
    file.file_stem().map(|stem| readable(&stem.to_string_lossy())).unwrap_or_default()
}

/// The file of the deck of that name in a folder: the one that is there, or a new one.
fn file_of(folder: &Path, name: &str) -> PathBuf {
    files(folder)
        .into_iter()
        .find(|file| name_of(file) == name)
        .unwrap_or_else(|| folder.join(format!("{name}.json")))
}

/// The files of decks or of tile sets in a folder, in order of name.
pub(super) fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder);
    let entries = entries.map_err(|error| note("a folder cannot be read", Err(error)));
    let entries = entries.into_iter().flatten().flatten();
    let is_ours = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_ours).collect();
    files.sort();
    files
}

/// Writes a deck; one of that name is replaced, and kept as the generation before.
///
/// # Errors
/// If the system cannot write it; what was there is untouched then.
pub fn save(folders: &Folders, name: &str, text: &str) -> Result<(), Error> {
    file::write(&file_of(&folders.orders(), name), text)
}

/// Keeps other windows from changing a deck; `None` if another one changes it already.
///
/// # Errors
/// If the system cannot make the lock.
pub fn hold(folders: &Folders, name: &str) -> Result<Option<Lock>, Error> {
    let folder = folders.orders();
    private::make_own_folder(&folder).map_err(|error| Error::write(&folder, error))?;
    lock(&file_of(&folder, name))
}

/// The file of a deck and its text; `None` if there is none.
///
/// # Errors
/// If it is there and cannot be read.
pub fn read(folders: &Folders, name: &str) -> Result<Option<(PathBuf, String)>, Error> {
    let file = file_of(&folders.orders(), name);
    match file::read(&file) {
        Ok(text) => Ok(Some((file, text))),
        Err(Error { problem: Problem::Read(error), .. })
            if error.kind() == io::ErrorKind::NotFound =>
        {
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Whether no deck on disk has that name, whatever window has made it.
pub fn is_free(folders: &Folders, name: &str) -> bool {
    !file::is_taken(&file_of(&folders.orders(), name))
}

/// Removes a deck whose file has this text, with the generation before; tells whether it has.
///
/// # Errors
/// If the system cannot read or remove it.
pub fn remove(folders: &Folders, name: &str, text: &str) -> Result<bool, Error> {
    let file = file_of(&folders.orders(), name);
    let is_same = file::read(&file)? == text;
    if is_same {
        fs::remove_file(&file).map_err(|error| Error::write(&file, error))?;
        note("the deck before could not be removed", fs::remove_file(file::previous(&file)));
    }
    Ok(is_same)
}

/// Gives a deck another name.
///
/// # Errors
/// If a deck has that name already, or the system cannot rename it.
pub fn rename(folders: &Folders, from: &str, to: &str) -> Result<(), Error> {
    let folder = folders.orders();
    shift(&file_of(&folder, from), &folder.join(format!("{to}.json")))
}

/// Puts a deck away: it is in no list until it is brought back.
///
/// # Errors
/// If the system cannot move it.
pub fn put_away(folders: &Folders, name: &str) -> Result<(), Error> {
    let folder = folders.orders();
    let away = folder.join(AWAY);
    fs::create_dir_all(&away).map_err(|error| Error::write(&away, error))?;
    shift(&file_of(&folder, name), &super::folders::free(&away, name, "json"))
}

/// The names of the decks that were put away.
pub fn away(folders: &Folders) -> Vec<String> {
    files(&folders.orders().join(AWAY)).iter().map(|file| name_of(file)).collect()
}

/// The file of a deck that was put away, and its text.
///
/// # Errors
/// If it cannot be read.
pub fn read_away(folders: &Folders, name: &str) -> Result<(PathBuf, String), Error> {
    let file = file_of(&folders.orders().join(AWAY), name);
    file::read(&file).map(|text| (file, text))
}

/// Brings a deck back that was put away. Returns its name, with a number if another deck has taken
/// its own.
///
/// # Errors
/// If the system cannot move it.
pub fn bring_back(folders: &Folders, name: &str) -> Result<String, Error> {
    let folder = folders.orders();
    let to = super::folders::free(&folder, name, "json");
    shift(&file_of(&folder.join(AWAY), name), &to)?;
    Ok(name_of(&to))
}

fn shift(from: &Path, to: &Path) -> Result<(), Error> {
    // Some systems call a file the same whatever its capitals.
    let is_same = || fs::canonicalize(from).ok() == fs::canonicalize(to).ok();
    // A generation before without its deck, as a killed program leaves it, keeps no name taken.
    if fs::symlink_metadata(to).is_ok() && !is_same() {
        return Err(Error::new(to, Problem::Taken));
    }
    fs::rename(from, to).map_err(|error| Error::write(to, error))?;
    // The generation before goes along.
    let moved = fs::rename(file::previous(from), file::previous(to));
    note("the deck before could not be moved", moved);
    Ok(())
}
