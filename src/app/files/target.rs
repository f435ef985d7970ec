//! The purpose of a file, how its name ends, and whether it takes the place of another.

use std::path::PathBuf;

use crate::app::exporting::Export;
use crate::app::screen::earlier::season;
use crate::say;
use crate::storage::file::{self, Destination};
use crate::storage::{Error, folders};
use crate::text::Words;

/// The purpose for which a file is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A copy of the open game.
    Copy,
    /// A game to be opened.
    Open,
    /// A deck for a printer.
    Print,
    /// A result in a file that leaves the app.
    Export(Export),
    /// A season in such a file.
    Season(season::Format),
}

impl Purpose {
    /// Whether the file is written, not read.
    pub(in crate::app) fn saves(self) -> bool {
        self != Self::Open
    }

    /// The words of its dialog.
    pub(in crate::app) const fn title(self) -> &'static str {
        match self {
            Self::Copy => "files-copy",
            Self::Open => "files-open",
            Self::Print => "files-print",
            Self::Export(_) | Self::Season(_) => "files-export",
        }
    }

    /// How the names of its files may end, the usual way first.
    pub(in crate::app) fn endings(self) -> Vec<&'static str> {
        match self {
            Self::Copy | Self::Open => vec![folders::EXTENSION, "json"],
            Self::Print => vec!["pdf"],
            Self::Export(export) => vec![export.extension()],
            Self::Season(format) => vec![format.extension()],
        }
    }

    /// The name of such files in the system's dialog.
    #[cfg(not(target_os = "linux"))]
    pub(in crate::app) fn kind(self) -> String {
        match self {
            Self::Copy | Self::Open => "King’s Order".to_owned(),
            Self::Print | Self::Export(_) | Self::Season(_) => {
                self.endings().concat().to_uppercase()
            }
        }
    }

    /// The file that was named, with the ending that somebody has left out. What follows the last
    /// full stop of a name may be a part of it, as that of a date.
    pub(in crate::app) fn named(self, path: PathBuf) -> PathBuf {
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

/// A new file that something is written into.
#[derive(Debug, Clone)]
pub(in crate::app) struct Target {
    to: Destination,
    /// Somebody has named it.
    is_typed: bool,
}

impl Target {
    /// The file that somebody has named, or one of ours.
    pub fn of(named: Option<Destination>, own: impl FnOnce() -> PathBuf) -> Self {
        let is_typed = named.is_some();
        Self { to: named.unwrap_or_else(|| own().into()), is_typed }
    }

    /// The words that are shown while it is written.
    pub fn about(&self, words: &Words) -> String {
        let file = self.to.path.file_name().unwrap_or_default().to_string_lossy();
        say!(words, "work-saving", file = file.as_ref())
    }

    /// Where it goes; after a slip of the hand no folder is made for it.
    pub fn checked(&self) -> Result<Destination, Error> {
        if self.is_typed {
            file::check_typed(&self.to.path)?;
        }
        Ok(self.to.clone())
    }

    /// The path that is proposed when it cannot be written: what somebody has named, to be mended,
    /// or one where there is room.
    pub fn instead(&self, with_room: impl FnOnce(&PathBuf) -> PathBuf) -> PathBuf {
        if self.is_typed { self.to.path.clone() } else { with_room(&self.to.path) }
    }
}
