//! Where files lie.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::error::{Error, Problem};

/// The folders of one player of the computer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
}

impl Folders {
    /// The folders that the system gives to the app.
    ///
    /// # Errors
    /// If the system names no home folder.
    pub fn of_user() -> Result<Self, Error> {
        let dirs = ProjectDirs::from("", "", "kings-order");
        let dirs = dirs.ok_or_else(|| Error::new(Path::new("~"), Problem::NoHome))?;
        Ok(Self { data: dirs.data_dir().to_owned(), config: dirs.config_dir().to_owned() })
    }

    /// Everything below one folder.
    #[must_use]
    pub fn below(folder: &Path) -> Self {
        Self { data: folder.join("data"), config: folder.join("config") }
    }

    /// Game files, one a game.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Tile sets of the table's own.
    #[must_use]
    pub fn tiles(&self) -> PathBuf {
        self.data.join("tiles")
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.json")
    }
}
