//! The files of games that people choose: a copy is saved, a game is opened, its folder is shown,
//! with the dialogs of the system where there are any.

use std::path::{Path, PathBuf};

use iced::Task;

use super::chooser::{self, Chosen};
use super::trouble::{Asked, Trouble};
use super::work::Progress;
use super::{App, Message as AppMessage};
use crate::say;
use crate::storage::file::Fresh;
use crate::storage::{Error, games};

/// What is done about files.
#[derive(Debug, Clone)]
pub enum Message {
    /// A copy is saved somewhere.
    Copy,
    /// A game is opened from somewhere.
    Open,
    /// The folder of the open game is shown.
    Folder,
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
}

impl App {
    pub(super) fn at_files(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Copy => return self.choose(Purpose::Copy),
            Message::Open => return self.choose(Purpose::Open),
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
        };
        path.display().to_string()
    }

    fn take_file(&mut self, purpose: Purpose, path: PathBuf) -> Task<AppMessage> {
        match purpose {
            Purpose::Open => {
                if let Some(session) = self.session_mut() {
                    session.write_times();
                }
                self.open(&path)
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

    fn show(&mut self, what: &Path) {
        if open::that_detached(what).is_err() {
            let folder = what.display().to_string();
            self.trouble =
                Some(Trouble::Said(say!(self.shared.words, "files-no-folder", folder = folder)));
        }
    }
}

/// The folder of a file.
pub(super) fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_path_buf()
}
