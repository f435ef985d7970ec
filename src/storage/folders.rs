//! Where files lie.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use super::error::{Error, Problem};

/// The folders of one player of the computer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
    documents: PathBuf,
}

/// How the names of game files end that players keep themselves; a double click opens them.
pub const EXTENSION: &str = "kings-order";

impl Folders {
    /// The folders that the system gives to the app.
    ///
    /// # Errors
    /// If the system names no home folder.
    pub fn of_user() -> Result<Self, Error> {
        let dirs = ProjectDirs::from("", "", "kings-order");
        let dirs = dirs.ok_or_else(|| Error::new(Path::new("~"), Problem::NoHome))?;
        let user = UserDirs::new();
        let home = user.as_ref().map(|user| user.document_dir().unwrap_or_else(|| user.home_dir()).to_owned());
        Ok(Self {
            data: dirs.data_dir().to_owned(),
            config: dirs.config_dir().to_owned(),
            documents: home.unwrap_or_else(std::env::temp_dir),
        })
    }

    /// Everything below one folder.
    #[must_use]
    pub fn below(folder: &Path) -> Self {
        Self { data: folder.join("data"), config: folder.join("config"), documents: folder.to_owned() }
    }

    /// Game files, one a game.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Where a game can be proposed to go if the folder of games cannot be written: among the player's documents.
    #[must_use]
    pub fn elsewhere(&self, id: &str) -> PathBuf {
        self.documents.join(format!("{id}.{EXTENSION}"))
    }

    /// Tile sets of the table's own.
    #[must_use]
    pub fn tiles(&self) -> PathBuf {
        self.data.join("tiles")
    }

    /// Decks of orders of the table's own.
    #[must_use]
    pub fn orders(&self) -> PathBuf {
        self.data.join("orders")
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.json")
    }
}
