//! The decks that this window changes: one window at a time writes a deck, as with games, and a
//! change that cannot be written stays in memory until it can.

use storage::Error;
use storage::decks::Lock;

/// The decks that this window changes.
#[derive(Debug, Default)]
pub struct Keeping(Vec<Kept>);

/// A deck that no other window changes meanwhile.
#[derive(Debug)]
struct Kept {
    name: String,
    /// The lock; none where the system makes none.
    _lock: Option<Lock>,
    /// The reason why the last change is not on disk.
    unsaved: Option<Error>,
}

impl Keeping {
    /// Whether this window changes a deck.
    pub fn holds(&self, name: &str) -> bool {
        self.0.iter().any(|kept| kept.name == name)
    }

    /// Takes it that this window changes a deck, with its lock; without one where the system makes
    /// none.
    pub fn hold(&mut self, name: &str, lock: Option<Lock>) {
        self.0.push(Kept { name: name.to_owned(), _lock: lock, unsaved: None });
    }

    /// Takes it that the last change of a deck is written, or why not.
    pub fn wrote(&mut self, name: &str, written: Result<(), Error>) {
        if let Some(kept) = self.0.iter_mut().find(|kept| kept.name == name) {
            kept.unsaved = written.err();
        }
    }

    /// The reason why the last change of a deck is not on disk.
    pub fn unsaved(&self, name: &str) -> Option<&Error> {
        self.0.iter().find(|kept| kept.name == name)?.unsaved.as_ref()
    }

    /// The first of the decks whose last change is not on disk.
    pub fn first_unsaved(&self) -> Option<&str> {
        let unsaved = self.0.iter().find(|kept| kept.unsaved.is_some());
        unsaved.map(|kept| kept.name.as_str())
    }

    /// Lets other windows change all decks but the one that is shown here, and those that are not
    /// on disk.
    pub fn rest(&mut self, shown: Option<&str>) {
        self.0.retain(|kept| kept.unsaved.is_some() || Some(kept.name.as_str()) == shown);
    }

    /// Lets go of a deck that has another name now, or is none any more.
    pub fn let_go(&mut self, name: &str) {
        self.0.retain(|kept| kept.name != name);
    }
}
