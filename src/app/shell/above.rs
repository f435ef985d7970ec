//! The things above the screen, which rests until that is gone: trouble, the settings, the keys of
//! the screen, and a text that is read.

use super::booklet::{self, Booklet};
use super::trouble::{Asked, Trouble, Unsaved};
use ask::files::Purpose;

/// The things above the screen.
#[derive(Debug, Default)]
pub struct Above {
    /// The trouble with a file, until somebody has read of it.
    trouble: Option<Trouble>,
    /// Whether the system's dialog for a file is open.
    chooses: bool,
    /// Whether the settings are shown.
    in_preferences: bool,
    /// Whether the keys of the screen are listed above it.
    lists_keys: bool,
    /// The text that is read above the screen.
    booklet: Option<Booklet>,
}

impl Above {
    /// The trouble that is told.
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// Tells of a trouble.
    pub fn tell(&mut self, trouble: Trouble) {
        self.trouble = Some(trouble);
    }

    /// Tells a sentence about which nothing can be done.
    pub fn say(&mut self, sentence: String) {
        self.tell(Trouble::Said(sentence));
    }

    /// Tells such a sentence where nothing graver is told.
    pub fn say_at_last(&mut self, sentence: String) {
        if self.trouble.is_none() {
            self.say(sentence);
        }
    }

    /// Takes the trouble away, as it was read or answered.
    pub fn take_trouble(&mut self) -> Option<Trouble> {
        self.trouble.take()
    }

    /// The game or the deck that is in memory alone, while that is told.
    pub const fn unsaved(&self) -> Option<&Unsaved> {
        match &self.trouble {
            Some(Trouble::Unsaved(unsaved)) => Some(unsaved),
            Some(Trouble::Said(_) | Trouble::Damaged(..) | Trouble::Asked(_)) | None => None,
        }
    }

    /// The unsaved game that is told of, to be changed.
    pub const fn unsaved_mut(&mut self) -> Option<&mut Unsaved> {
        match &mut self.trouble {
            Some(Trouble::Unsaved(unsaved)) => Some(unsaved),
            Some(Trouble::Said(_) | Trouble::Damaged(..) | Trouble::Asked(_)) | None => None,
        }
    }

    /// The file that is asked for, while it is.
    pub const fn asked(&self) -> Option<&Asked> {
        match &self.trouble {
            Some(Trouble::Asked(asked)) => Some(asked),
            Some(Trouble::Said(_) | Trouble::Damaged(..) | Trouble::Unsaved(_)) | None => None,
        }
    }

    /// The question for a file, to be changed.
    pub const fn asked_mut(&mut self) -> Option<&mut Asked> {
        match &mut self.trouble {
            Some(Trouble::Asked(asked)) => Some(asked),
            Some(Trouble::Said(_) | Trouble::Damaged(..) | Trouble::Unsaved(_)) | None => None,
        }
    }

    /// Asks for a file in our own dialog, perhaps after another one had a fault.
    pub fn ask(&mut self, purpose: Purpose, path: String, dialog: bool, fault: Option<String>) {
        self.tell(Trouble::Asked(Asked { purpose, path, has_dialog: dialog, fault }));
    }

    /// Takes the file that was asked for; other trouble stays.
    pub fn take_asked(&mut self) -> Option<Asked> {
        match self.trouble.take() {
            Some(Trouble::Asked(asked)) => Some(asked),
            other => {
                self.trouble = other;
                None
            }
        }
    }

    /// Notes whether the system's dialog for a file is open. Returns whether it was.
    pub const fn choose(&mut self, chooses: bool) -> bool {
        std::mem::replace(&mut self.chooses, chooses)
    }

    /// Whether the settings are shown.
    pub const fn shows_preferences(&self) -> bool {
        self.in_preferences
    }

    /// Shows the settings, or hides them.
    pub const fn show_preferences(&mut self, shows: bool) {
        self.in_preferences = shows;
    }

    /// Whether the keys of the screen are listed, if it has such a list.
    pub const fn lists_keys(&self) -> bool {
        self.lists_keys
    }

    /// Lists the keys of the screen, or hides the list.
    pub const fn list_keys(&mut self, lists: bool) {
        self.lists_keys = lists;
    }

    /// The text that is read.
    pub const fn booklet(&self) -> Option<&Booklet> {
        self.booklet.as_ref()
    }

    /// Opens a text to be read.
    pub fn read(&mut self, booklet: Booklet) {
        self.booklet = Some(booklet);
    }

    /// Answers a step of the reader.
    pub fn at_booklet(&mut self, message: booklet::Message) -> booklet::Action {
        let Some(booklet) = &mut self.booklet else { return booklet::Action::None };
        let action = booklet.update(message);
        if matches!(action, booklet::Action::Close) {
            self.booklet = None;
        }
        action
    }
}
