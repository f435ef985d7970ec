//! The table's own tile sets and decks.

use std::fs;
use std::path::Path;

use super::{Error, Folders, file};

/// Files as names with their texts, in order of name, and why others cannot be read.
pub type Files = (Vec<(String, String)>, Vec<Error>);

/// The tile sets in the table's folder.
#[must_use]
pub fn tile_sets(folders: &Folders) -> Files {
    read(&folders.tiles())
}

/// The decks of orders in the table's folder.
#[must_use]
pub fn decks(folders: &Folders) -> Files {
    read(&folders.orders())
}

fn read(folder: &Path) -> Files {
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    let Ok(entries) = fs::read_dir(folder) else { return (files, errors) };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json")) {
            match file::read(&path) {
                Ok(text) => files.push((path.display().to_string(), text)),
                Err(error) => errors.push(error),
            }
        }
    }
    files.sort();
    (files, errors)
}
