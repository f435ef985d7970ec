//! Words that somebody is writing: the window speaks a file of them, and anew whenever it is saved.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::text::Words;

/// The words of a language in a file, with those of the cards in another one beside it.
#[derive(Debug)]
pub struct Wording {
    path: PathBuf,
    /// When both were saved, as far as they are there.
    saved: [Option<SystemTime>; 2],
}

impl Wording {
    /// That of a file such as `fr.ftl`, whose cards are in `orders-fr.ftl`.
    #[must_use]
    pub fn of(path: &Path) -> Self {
        Self { path: path.to_owned(), saved: [None; 2] }
    }

    /// The words, if they were saved since they were asked for last.
    pub fn changed(&mut self) -> Option<Words> {
        let files = self.files();
        let time = |file: &PathBuf| fs::metadata(file).and_then(|file| file.modified()).ok();
        let saved = [time(&files[0]), time(&files[1])];
        if saved == self.saved {
            return None;
        }
        self.saved = saved;
        let tables = files.map(|file| fs::read_to_string(file).unwrap_or_default());
        Some(Words::new(&self.language(), &[&tables[0], &tables[1]]))
    }

    fn language(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn files(&self) -> [PathBuf; 2] {
        let cards = format!("orders-{}.ftl", self.language());
        [self.path.clone(), self.path.with_file_name(cards)]
    }
}
