//! The table's own tile sets and decks.

use std::path::Path;

use super::{Error, Folders, decks, file};

/// Files as names with their texts, in order of name, and why others cannot be read.
pub type Files = (Vec<(String, String)>, Vec<Error>);

/// The tile sets in the table's folder.
pub fn tile_sets(folders: &Folders) -> Files {
    read(&folders.tiles())
}

/// The decks of orders in the table's folder.
pub fn decks(folders: &Folders) -> Files {
    read(&folders.orders())
}

fn read(folder: &Path) -> Files {
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    for path in decks::files(folder) {
        match file::read(&path) {
            Ok(text) => files.push((path.display().to_string(), text)),
            Err(error) => errors.push(error),
        }
    }
    (files, errors)
}
