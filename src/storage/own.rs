//! The table's own content.

use std::fs;

use super::{Error, Folders, file};
/// The tile sets in the table's folder as file names with their texts, in order of name, and the files that cannot be read.
#[must_use]
pub fn tile_sets(folders: &Folders) -> (Vec<(String, String)>, Vec<Error>) {
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    let Ok(entries) = fs::read_dir(folders.tiles()) else { return (files, errors) };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.extension().is_some_and(|extension| extension == "json") {
            match file::read(&path) {
                Ok(text) => files.push((path.display().to_string(), text)),
                Err(error) => errors.push(error),
            }
        }
    }
    files.sort();
    (files, errors)
}
