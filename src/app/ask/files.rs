//! Files that people choose: for what, and what is done about them.

use std::path::{Path, PathBuf};

use super::export::{Export, SeasonFormat};
use kit::nature::Nature;
use paper::Style;
use storage::folders;

/// A step in choosing, opening or saving a file.
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
    /// A file, a folder or a link is opened in the program that the system has for it.
    Show(PathBuf),
    /// The system has opened that path, or could not.
    Shown(PathBuf, bool),
    /// The dialog of the system has answered.
    Chosen(Purpose, Chosen),
    /// A path is typed.
    Typed(String),
    /// Another file is chosen instead, by the dialog of the system.
    Elsewhere,
    /// The style of a printed deck is chosen.
    Style(Style),
    /// The typed path is taken.
    There,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Dropped(_) | Self::Shown(..) | Self::Chosen(..) => Nature::Event,
            Self::Typed(_) => Nature::Typing,
            Self::Copy
            | Self::Open
            | Self::Folder
            | Self::Print
            | Self::Show(_)
            | Self::Elsewhere
            | Self::Style(_)
            | Self::There => Nature::Answer,
        }
    }
}

/// The purpose for which a file is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A copy of the open game.
    Copy,
    /// A game to be opened.
    Open,
    /// A deck for a printer.
    Print,
    /// A deck to be looked at, and taken.
    ReadDeck,
    /// A deck for somebody else.
    SaveDeck,
    /// A result in a file that leaves the app.
    Export(Export),
    /// A season in such a file.
    Season(SeasonFormat),
}

impl Purpose {
    /// Whether the file is written rather than read.
    pub fn saves(self) -> bool {
        !matches!(self, Self::Open | Self::ReadDeck)
    }

    /// The key of the words above the dialog.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Copy => "files-copy",
            Self::Open => "files-open",
            Self::Print => "files-print",
            Self::ReadDeck => "files-read-deck",
            Self::SaveDeck => "files-save-deck",
            Self::Export(_) | Self::Season(_) => "files-export",
        }
    }

    /// The endings that the file's name may have, the usual one first.
    pub fn endings(self) -> Vec<&'static str> {
        match self {
            Self::Copy | Self::Open => vec![folders::EXTENSION, "json"],
            Self::Print => vec!["pdf"],
            Self::ReadDeck | Self::SaveDeck => vec!["json"],
            Self::Export(export) => vec![export.extension()],
            Self::Season(format) => vec![format.extension()],
        }
    }

    /// The name of this kind of file in the system's dialog.
    #[cfg(not(target_os = "linux"))]
    pub fn kind(self) -> String {
        match self {
            Self::Copy | Self::Open => "King’s Order".to_owned(),
            Self::Print | Self::ReadDeck | Self::SaveDeck | Self::Export(_) | Self::Season(_) => {
                self.endings().concat().to_uppercase()
            }
        }
    }

    /// The chosen file, with an ending if its name has none. The letters after the last full stop
    /// may belong to the name, as in a date.
    pub fn named(self, path: PathBuf) -> PathBuf {
        let endings = self.endings();
        let has_one = path.extension().is_some_and(|extension| {
            endings.iter().any(|ending| extension.eq_ignore_ascii_case(ending))
        });
        let (Some(name), Some(ending)) = (path.file_name(), endings.first()) else { return path };
        if has_one || !self.saves() {
            return path;
        }
        let mut name = name.to_owned();
        name.push(".");
        name.push(ending);
        path.with_file_name(name)
    }
}

/// The answer of the system's dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// A file was chosen.
    File(PathBuf),
    /// No file: the dialog was closed.
    Nothing,
    /// The system has no dialog.
    NoDialog,
}

/// The folder of a file.
pub fn folder(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_path_buf()
}
