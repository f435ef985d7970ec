//! Where files lie.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use super::error::{Error, Problem};

/// The folder of games among the data.
const GAMES: &str = "games";

/// The folders of one player of the computer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
    documents: PathBuf,
    /// Where saved pictures and lists go: among the player's own, or beside the games where the system names no such folders.
    pictures: PathBuf,
    lists: PathBuf,
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
        let beside = dirs.data_dir().join(GAMES);
        let documents = user.as_ref().and_then(UserDirs::document_dir);
        let pictures = user.as_ref().and_then(UserDirs::picture_dir);
        Ok(Self {
            data: dirs.data_dir().to_owned(),
            config: dirs.config_dir().to_owned(),
            pictures: pictures.or(documents).unwrap_or(&beside).to_owned(),
            lists: documents.unwrap_or(&beside).to_owned(),
            documents: home.unwrap_or_else(std::env::temp_dir),
        })
    }

    /// Everything below one folder.
    #[must_use]
    pub fn below(folder: &Path) -> Self {
        let own = || folder.to_owned();
        let (data, config) = (folder.join("data"), folder.join("config"));
        Self { data, config, documents: own(), pictures: folder.join("pictures"), lists: folder.join("documents") }
    }

    /// Game files, one a game.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.data.join(GAMES)
    }

    /// A new file for a picture of a game.
    #[must_use]
    pub fn picture(&self, id: &str) -> PathBuf {
        free(&self.pictures, &format!("kings-order-{id}"), "png")
    }

    /// A new file for a game's result and scores; `extension` tells of what kind.
    #[must_use]
    pub fn list(&self, id: &str, extension: &str) -> PathBuf {
        free(&self.lists, &format!("kings-order-{id}"), extension)
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

/// A file of that name that is not there yet, with a number if need be.
pub(super) fn free(folder: &Path, stem: &str, extension: &str) -> PathBuf {
    let named = |stem: &str| folder.join(format!("{stem}.{extension}"));
    let numbered = (2..).map(|number| named(&format!("{stem}-{number}")));
    std::iter::once(named(stem)).chain(numbered).find(|path| !path.exists()).unwrap_or_else(|| named(stem))
}
