//! Words that somebody is writing: the window speaks the words of a file, and anew after each save.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use storage::{Error, Problem, file};
use text::Words;
use text::say;

/// The words of a language in a file, those of its cards in another one beside it, and those of
/// sets in folders.
#[derive(Debug)]
pub struct Wording {
    path: PathBuf,
    /// The time at which each file was saved, as far as it is there.
    saved: Vec<Option<SystemTime>>,
}

/// The most bytes of a table of words, far more than any has.
const MOST: usize = 1024 * 1024;

impl Wording {
    /// The words of a file such as `fr.ftl`, whose cards are in `orders-fr.ftl`.
    pub fn from_file(path: &Path) -> Self {
        Self { path: path.to_owned(), saved: Vec::new() }
    }

    /// The words, if they were saved after the last call, and sentences, in `words`, about the
    /// lines that cannot be read.
    pub fn changed(&mut self, words: &Words) -> Option<(Words, Vec<String>)> {
        let files = self.files();
        let time = |file: &PathBuf| fs::metadata(file).and_then(|file| file.modified()).ok();
        let saved: Vec<_> = files.iter().map(time).collect();
        if saved == self.saved {
            return None;
        }
        self.saved = saved;
        let mut faults = Vec::new();
        let tables = files.into_iter().map(|file| match read(&file) {
            Ok(table) => {
                let name = file.display().to_string();
                let unread = |line| say!(words, "cli-text-unread", file = &name, line = line);
                faults.extend(Words::unread(&table).into_iter().map(unread));
                table
            }
            // The file of the cards may be missing.
            Err(_) if file != self.path && !file.exists() => String::new(),
            Err(error) => {
                faults.push(words.file_error(&error));
                String::new()
            }
        });
        let tables: Vec<String> = tables.collect();
        let tables: Vec<&str> = tables.iter().map(String::as_str).collect();
        Some((Words::new(&self.language(), &tables), faults))
    }

    fn language(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn files(&self) -> Vec<PathBuf> {
        let cards = self.path.with_file_name(format!("orders-{}.ftl", self.language()));
        let folder = self.path.parent().and_then(|folder| fs::read_dir(folder).ok());
        let own = folder.into_iter().flatten().flatten().map(|file| file.path());
        let own = own.filter_map(|set| Some(set.join(self.path.file_name()?)));
        let mut own: Vec<PathBuf> = own.filter(|file| file.is_file()).collect();
        own.sort();
        [self.path.clone(), cards].into_iter().chain(own).collect()
    }
}

fn read(path: &Path) -> Result<String, Error> {
    let table = file::read(path)?;
    if table.len() > MOST {
        return Err(Error::new(path, Problem::Huge { bytes: table.len() as u64 }));
    }
    Ok(table)
}
