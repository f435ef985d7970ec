//! The files that people choose: a copy of a game is saved, a deck for a printer, a game is opened,
//! its folder is shown, with the dialogs of the system where there are any.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;

use super::chooser::{self, Chosen};
use super::screen::setup::OnPaper;
use super::trouble::{Asked, Trouble};
use super::{App, Message as AppMessage, Screen};
use crate::paper::{self, Job, Paper};
use crate::rules::Catalogue;
use crate::say;
use crate::storage::file;
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
    /// It was saved, or why not, in words; and where.
    Printed(Result<String, String>, PathBuf),
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
            Message::Folder => self.show_folder(),
            Message::Print => return self.choose(Purpose::Print),
            Message::Printed(printed, path) => self.was_printed(printed, &path),
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
            Purpose::Print => return self.print(path),
            Purpose::Open => {
                if let Some(session) = self.session_mut() {
                    session.write_times();
                }
                self.open(&path);
            }
            Purpose::Copy => {
                let Some(session) = self.session() else { return Task::none() };
                let copied = session.copy_to(&path);
                let path = path.display().to_string();
                match copied {
                    Ok(()) => {
                        let saved = say!(self.shared.words, "files-saved", path = path);
                        if let Some(playing) = self.playing_mut() {
                            playing.refuse(saved);
                        }
                    }
                    Err(error) => {
                        let fault = Some(self.shared.words.file_error(&error));
                        self.trouble = Some(Trouble::Asked(Asked { purpose, path, fault }));
                    }
                }
            }
        }
        Task::none()
    }

    /// Prints the deck that is being set up, beside the window.
    fn print(&self, path: PathBuf) -> Task<AppMessage> {
        let Screen::Setup(setup) = &self.screen else { return Task::none() };
        let deck = setup.on_paper(&self.shared);
        let catalogue = Arc::clone(&self.shared.catalogue);
        let (paper, key) = (self.shared.paper, self.shared.words.language());
        let printed = async move {
            let words = Words::of(Language::of_key(&key).unwrap_or(Language::English));
            let printed = save_deck(&deck, &catalogue, &words, paper, &path);
            (printed, path)
        };
        Task::perform(printed, |(printed, path)| AppMessage::Files(Message::Printed(printed, path)))
    }

    /// The deck was saved, which the setup tells; or another file is asked for.
    fn was_printed(&mut self, printed: Result<String, String>, path: &Path) {
        match printed {
            Ok(saved) => {
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.printed_to(saved);
                }
            }
            Err(fault) => {
                let (path, fault) = (path.display().to_string(), Some(fault));
                let asked = Asked { purpose: Purpose::Print, path, fault };
                self.trouble = Some(Trouble::Asked(asked));
            }
        }
    }

    fn show_folder(&mut self) {
        let Some(session) = self.session() else { return };
        let folder = folder(session.path());
        if open::that_detached(&folder).is_err() {
            let folder = folder.display().to_string();
            self.trouble =
                Some(Trouble::Said(say!(self.shared.words, "files-no-folder", folder = folder)));
        }
    }
}

/// Saves a deck as a PDF, and tells where or why not.
fn save_deck(
    deck: &OnPaper,
    catalogue: &Catalogue,
    words: &Words,
    paper: Paper,
    path: &Path,
) -> Result<String, String> {
    let OnPaper { cards, sets, rules } = deck;
    let job = Job { cards, catalogue, words, paper, sets, rules };
    let pdf = paper::print(&job).map_err(|fault| fault.worded(words))?;
    file::create(path, pdf).map_err(|error| words.file_error(&error))?;
    let (path, sheets) = (path.display().to_string(), paper::sheet::lay(cards).len());
    Ok(say!(words, "paper-saved", cards = cards.len(), sheets = sheets, path = path))
}

fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_path_buf()
}
