//! The table's own decks of orders on disk: each is a file with the name of the deck, and one that
//! was put away lies in a folder beside.

use std::fs;
use std::path::{Path, PathBuf};

use super::error::{Error, Problem};
use super::reserved::is_reserved;
use super::{Folders, file};
use crate::rules::player::name::readable;

/// The folder of decks that were put away, below that of the decks.
const AWAY: &str = "away";
/// The longest name of a deck, in characters.
pub const MAX_NAME: usize = 60;
/// The characters that some system allows in no name of a file.
const FORBIDDEN: &[char] = &['/', '\\', ':', '*', '?', '"', '<', '>', '|'];

/// The name of a deck as it was typed, with what a file's name cannot have replaced; `None` if
/// nothing is left.
#[must_use]
pub fn name(typed: &str) -> Option<String> {
    let kept: String = readable(typed).chars().take(MAX_NAME).collect();
    let name = kept.replace(FORBIDDEN, "-");
    let name = name.trim_matches(|c: char| c == '.' || c.is_whitespace());
    (!name.is_empty() && !is_reserved(Path::new(name))).then(|| name.to_owned())
}

/// The name of the deck in a file.
#[must_use]
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
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_ours = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_ours).collect();
    files.sort();
    files
}

/// Writes a deck; one of that name is replaced.
///
/// # Errors
/// If the system cannot write it; what was there is untouched then.
pub fn save(folders: &Folders, name: &str, text: &str) -> Result<(), Error> {
    file::replace(&file_of(&folders.orders(), name), text)
}

/// Removes a deck whose file has this text; tells whether it has.
///
/// # Errors
/// If the system cannot read or remove it.
pub fn remove(folders: &Folders, name: &str, text: &str) -> Result<bool, Error> {
    let file = file_of(&folders.orders(), name);
    let is_same = file::read(&file)? == text;
    if is_same {
        fs::remove_file(&file).map_err(|error| Error::write(&file, error))?;
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
#[must_use]
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
    if file::is_taken(to) && !is_same() {
        return Err(Error::new(to, Problem::Taken));
    }
    fs::rename(from, to).map_err(|error| Error::write(to, error))
}
