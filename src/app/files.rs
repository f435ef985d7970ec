//! The files that people choose: a copy of a game is saved, a deck for a printer, a game is opened,
//! its folder is shown, with the dialogs of the system where there are any.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;

use super::chooser::{self, Chosen};
use super::screen::setup::OnPaper;
use super::trouble::{Asked, Trouble};
use super::work::Progress;
use super::{App, Message as AppMessage, Screen};
use crate::paper::{self, Job, Paper};
use crate::rules::Catalogue;
use crate::say;
use crate::storage::file::Fresh;
use crate::storage::{Error, games};
use crate::text::{Language, Words};

/// What is done about files.
#[derive(Debug, Clone)]
pub enum Message {
    /// A copy is saved somewhere.
    Copy,
    /// A game is opened from somewhere.
    Open,
    /// The folder of the open game is shown.
    Folder,
    /// The deck that is being set up is saved for a printer.
    Print,
    /// A file was dropped onto the window.
    Dropped(PathBuf),
    /// A file, a folder or a link is opened in whatever the system has for it.
    Show(PathBuf),
    /// What the dialog of the system has said.
    Chosen(Purpose, Chosen),
    /// A path is typed, where the system has no dialog.
    Typed(String),
    /// The typed path is the one.
    There,
}

/// What a file is chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A copy of the open game.
    Copy,
    /// A game to be opened.
    Open,
    /// A deck for a printer.
    Print,
}

impl App {
    pub(super) fn at_files(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Copy => return self.choose(Purpose::Copy),
            Message::Open => return self.choose(Purpose::Open),
            Message::Print => return self.choose(Purpose::Print),
            // Whatever lies above the screen is answered first.
            Message::Dropped(_) if self.is_covered() => {}
            Message::Dropped(path) => return self.take_file(Purpose::Open, path),
            Message::Folder => {
                if let Some(session) = self.session() {
                    self.show(&folder(session.path()));
                }
            }
            Message::Show(what) => self.show(&what),
            Message::Chosen(purpose, Chosen::File(path)) => return self.take_file(purpose, path),
            Message::Chosen(_, Chosen::Nothing) => {}
            Message::Chosen(purpose, Chosen::NoDialog) => {
                let path = self.proposed(purpose);
                self.trouble = Some(Trouble::Asked(Asked { purpose, path, fault: None }));
            }
            Message::Typed(path) => {
                if let Some(Trouble::Asked(asked)) = &mut self.trouble {
                    asked.path = path;
                }
            }
            Message::There => {
                if let Some(Trouble::Asked(asked)) = self.trouble.take() {
                    let path = PathBuf::from(asked.path.trim());
                    return self.take_file(asked.purpose, path);
                }
            }
        }
        Task::none()
    }

    /// The system's dialog, on a thread of its own: the window stays alive meanwhile.
    fn choose(&self, purpose: Purpose) -> Task<AppMessage> {
        let words = &self.shared.words;
        let title = match purpose {
            Purpose::Copy => say!(words, "files-copy"),
            Purpose::Open => say!(words, "files-open"),
            Purpose::Print => say!(words, "files-print"),
        };
        let path = PathBuf::from(self.proposed(purpose));
        let chosen = Task::future(chooser::ask(purpose, title, path));
        chosen.map(move |chosen| AppMessage::Files(Message::Chosen(purpose, chosen)))
    }

    /// The path that is proposed: for a copy beside the game under a free name, for another game
    /// the folder of this one.
    fn proposed(&self, purpose: Purpose) -> String {
        let path = match (purpose, self.session()) {
            (Purpose::Copy, Some(session)) => self.shared.folders.elsewhere(&session.name()),
            (Purpose::Open, Some(session)) => folder(session.path()),
            (Purpose::Copy | Purpose::Open, None) => self.shared.folders.games(),
            (Purpose::Print, _) => self.shared.folders.list("deck", "pdf"),
        };
        path.display().to_string()
    }

    fn take_file(&mut self, purpose: Purpose, path: PathBuf) -> Task<AppMessage> {
        match purpose {
            Purpose::Print => self.print(path),
            Purpose::Open => {
                // A game that is in memory alone is not left without asking.
                self.tell_unsaved(None);
                let is_unsaved = matches!(self.trouble, Some(Trouble::Unsaved(_)));
                if is_unsaved { Task::none() } else { self.open(&path) }
            }
            Purpose::Copy => {
                let Some(session) = self.session() else { return Task::none() };
                let saved = session.copy();
                let shown = path.display().to_string();
                let about = say!(self.shared.words, "work-copying", path = &shown);
                let copy = move |_: &mut Progress| games::copy(path, &saved);
                self.work(about, copy, |app, copied| app.copied(shown, copied))
            }
        }
    }

    fn copied(&mut self, path: String, copied: Result<Fresh, Error>) -> Task<AppMessage> {
        match copied.map(Fresh::keep) {
            Ok(_) => {
                let saved = say!(self.shared.words, "files-saved", path = path);
                if let Some(playing) = self.playing_mut() {
                    playing.refuse(saved);
                }
            }
            Err(error) => {
                let fault = Some(self.shared.words.file_error(&error));
                let purpose = Purpose::Copy;
                self.trouble = Some(Trouble::Asked(Asked { purpose, path, fault }));
            }
        }
        Task::none()
    }

    /// Prints the deck that is being set up, beside the window.
    fn print(&mut self, path: PathBuf) -> Task<AppMessage> {
        let Screen::Setup(setup) = &self.screen else { return Task::none() };
        let deck = setup.on_paper(&self.shared);
        let catalogue = Arc::clone(&self.shared.catalogue);
        let (paper, key) = (self.shared.paper, self.shared.words.language());
        let shown = path.display().to_string();
        let about = say!(self.shared.words, "work-printing", path = &shown);
        let print = move |progress: &mut Progress| {
            let words = Words::of(Language::of_key(&key).unwrap_or(Language::English));
            save_deck(&deck, (&catalogue, &words, paper), path, progress)
        };
        self.work(about, print, |app, printed| app.printed(shown, printed))
    }

    /// The deck was saved, which the setup tells; or another file is asked for.
    fn printed(&mut self, path: String, printed: Result<Saved, String>) -> Task<AppMessage> {
        match printed {
            Ok(Saved { file, cards, sheets }) => {
                let path = file.keep().display().to_string();
                let words = &self.shared.words;
                let said = say!(words, "paper-saved", cards = cards, sheets = sheets, path = path);
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.printed_to(said);
                }
            }
            Err(fault) => {
                let (purpose, fault) = (Purpose::Print, Some(fault));
                self.trouble = Some(Trouble::Asked(Asked { purpose, path, fault }));
            }
        }
        Task::none()
    }

    fn show(&mut self, what: &Path) {
        if open::that_detached(what).is_err() {
            let folder = what.display().to_string();
            self.trouble =
                Some(Trouble::Said(say!(self.shared.words, "files-no-folder", folder = folder)));
        }
    }
}

/// A deck that was saved for a printer.
struct Saved {
    file: Fresh,
    cards: usize,
    sheets: usize,
}

/// Saves a deck as a PDF, or tells why not.
fn save_deck(
    OnPaper { cards, sets, rules }: &OnPaper,
    (catalogue, words, paper): (&Catalogue, &Words, Paper),
    path: PathBuf,
    progress: &mut Progress,
) -> Result<Saved, String> {
    let job = Job { cards, catalogue, words, paper, sets, rules };
    // It is done so soon that a cancelled one may as well be finished; nothing of it stays.
    let went = |done, of| {
        progress.went(done, of);
    };
    let pdf = paper::print(&job, went);
    let pdf = pdf.map_err(|fault| fault.worded(words))?;
    let file = Fresh::create(path, pdf).map_err(|error| words.file_error(&error))?;
    Ok(Saved { file, cards: cards.len(), sheets: paper::sheet::lay(cards).len() })
}

/// The folder of a file.
pub(super) fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_path_buf()
}
