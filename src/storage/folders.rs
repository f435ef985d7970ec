//! The folders of files.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use super::error::{Error, Problem};
use super::reserved::is_reserved;
use super::{file, private};

/// The folder of games among the data.
const GAMES: &str = "games";

/// The folders of one user of the computer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
    documents: PathBuf,
    /// The first folder for games if their own cannot be written.
    refuge: PathBuf,
    /// The folders for saved pictures and lists: the user's own, or beside the games where the
    /// system names none.
    pictures: PathBuf,
    lists: PathBuf,
    /// The folders in which the system shows inserted disks.
    mounts: Vec<PathBuf>,
    /// The folder that is emptied some day.
    temporary: PathBuf,
}

/// The file beside the program that keeps games and settings there.
pub const PORTABLE: &str = "portable";

/// The free bytes in a folder with room for a game: more than the longest game takes.
const ROOM: usize = 256 * 1024;

/// The extension of game files that players keep themselves; a double click opens them.
pub const EXTENSION: &str = "kings-order";

/// A folder of the user's that the system names, or that lies in the home folder under its usual
/// name; else the home folder.
fn known(user: &UserDirs, named: Option<&Path>, usual: &str) -> PathBuf {
    let usual = || Some(user.home_dir().join(usual)).filter(|folder| folder.is_dir());
    named.map(Path::to_owned).or_else(usual).unwrap_or_else(|| user.home_dir().to_owned())
}

/// The user's documents, if the system names a user.
fn documents(user: Option<&UserDirs>) -> Option<PathBuf> {
    user.map(|user| known(user, user.document_dir(), "Documents"))
}

impl Folders {
    /// The folders that the system gives to the app, or those of a portable program.
    ///
    /// # Errors
    /// If the system names no home folder.
    pub fn of_user() -> Result<Self, Error> {
        let program = std::env::current_exe().ok();
        program.as_deref().and_then(Self::portable).map_or_else(Self::of_system, Ok)
    }

    /// The folders of a portable program: all beside it, if a file [`PORTABLE`] lies there too.
    /// Nothing else is used, even if the disk is full or locked.
    pub fn portable(program: &Path) -> Option<Self> {
        let folder = program.parent()?;
        folder.join(PORTABLE).is_file().then(|| Self {
            refuge: documents(UserDirs::new().as_ref()).unwrap_or_else(std::env::temp_dir),
            mounts: mounts(),
            temporary: std::env::temp_dir(),
            ..Self::below(folder)
        })
    }

    fn of_system() -> Result<Self, Error> {
        let dirs = ProjectDirs::from("", "", "kings-order");
        let dirs = dirs.ok_or_else(|| Error::new(Path::new("~"), Problem::NoHome))?;
        let user = UserDirs::new();
        let beside = dirs.data_dir().join(GAMES);
        let documents = documents(user.as_ref());
        let pictures = user.as_ref().map(|user| known(user, user.picture_dir(), "Pictures"));
        Ok(Self {
            data: dirs.data_dir().to_owned(),
            config: dirs.config_dir().to_owned(),
            pictures: pictures.unwrap_or_else(|| beside.clone()),
            lists: documents.clone().unwrap_or(beside),
            documents: documents.clone().unwrap_or_else(std::env::temp_dir),
            refuge: documents.unwrap_or_else(std::env::temp_dir),
            mounts: mounts(),
            temporary: std::env::temp_dir(),
        })
    }

    /// All folders below one folder.
    pub fn below(folder: &Path) -> Self {
        let own = || folder.to_owned();
        let (data, config) = (folder.join("data"), folder.join("config"));
        Self {
            data,
            config,
            documents: own(),
            refuge: own(),
            pictures: folder.join("pictures"),
            lists: folder.join("documents"),
            mounts: vec![folder.join("media")],
            temporary: folder.join("temporary"),
        }
    }

    /// The folder of game files, one a game.
    pub fn games(&self) -> PathBuf {
        self.data.join(GAMES)
    }

    /// The file of the manual, written anew whenever it is opened.
    pub fn manual(&self) -> PathBuf {
        self.data.join("manual.html")
    }

    /// The file of the rules of a table, written anew whenever it is opened.
    pub fn played_here(&self) -> PathBuf {
        self.data.join("rules.html")
    }

    /// The log file; the one before lies beside it.
    pub fn log(&self) -> PathBuf {
        self.data.join("kings-order.log")
    }

    /// A new file for a picture of the game of that name.
    pub fn picture(&self, name: &str) -> PathBuf {
        free(&self.pictures, &format!("kings-order-{}", plain(name)), "png")
    }

    /// A new file for a game's result and scores, of a kind named by `extension`.
    pub fn list(&self, name: &str, extension: &str) -> PathBuf {
        free(&self.lists, &format!("kings-order-{}", plain(name)), extension)
    }

    /// A new file for a deck of that name, to be given to somebody else.
    pub fn deck(&self, name: &str) -> PathBuf {
        free(&self.lists, name, "json")
    }

    /// A new file among the user's documents, to be proposed for a copy of a game.
    pub fn elsewhere(&self, name: &str) -> PathBuf {
        free(&self.documents, &plain(name), EXTENSION)
    }

    /// A new file in a folder with room, to be proposed for a game if the folder of games cannot be
    /// written.
    pub fn with_room(&self, name: &str) -> PathBuf {
        free(&self.roomy(), &plain(name), EXTENSION)
    }

    /// A new file of the same name in a folder with room.
    pub fn with_room_for(&self, path: &Path) -> PathBuf {
        let [stem, extension] = [path.file_stem(), path.extension()]
            .map(|part| part.unwrap_or_default().to_string_lossy());
        free(&self.roomy(), &stem, &extension)
    }

    /// A folder with room: the documents, if they do not lie on the same full disk; else an
    /// inserted disk, and at last the temporary folder, which a restart empties.
    pub fn roomy(&self) -> PathBuf {
        let inside = |mounts: &PathBuf| fs::read_dir(mounts).into_iter().flatten().flatten();
        let disks = self.mounts.iter().flat_map(inside).map(|disk| disk.path());
        let folders = std::iter::once(self.refuge.clone()).chain(disks);
        let mut folders = folders.chain([self.temporary.clone()]);
        folders.find(|folder| has_room(folder)).unwrap_or_else(|| self.refuge.clone())
    }

    /// Whether a path is emptied when the computer starts anew.
    pub fn is_emptied(&self, path: &Path) -> bool {
        path.starts_with(&self.temporary)
    }

    /// Tile sets of the table's own.
    pub fn tiles(&self) -> PathBuf {
        self.data.join("tiles")
    }

    /// Decks of orders of the table's own.
    pub fn orders(&self) -> PathBuf {
        self.data.join("orders")
    }

    /// The settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.json")
    }
}

/// The folders in which the system shows inserted disks.
fn mounts() -> Vec<PathBuf> {
    if cfg!(target_os = "macos") {
        return vec!["/Volumes".into()];
    }
    let user = std::env::var_os("USER").filter(|_| cfg!(unix));
    let below = |folder: &str| user.as_ref().map(|user| Path::new(folder).join(user));
    ["/run/media", "/media"].into_iter().filter_map(below).collect()
}

/// Whether a game has room in a folder, or where that would be made: only writing tells.
fn has_room(folder: &Path) -> bool {
    let Some(folder) = folder.ancestors().find(|folder| folder.exists()) else { return false };
    let trial = folder.join(format!(".kings-order-{}", std::process::id()));
    let Ok(mut file) = private::own_options().create_new(true).open(&trial) else { return false };
    let written = file.write_all(&[0; ROOM]).and_then(|()| file.sync_all());
    drop(file);
    fs::remove_file(&trial).is_ok() && written.is_ok()
}

/// A file of that name that is not there yet, with a number if needed.
pub(super) fn free(folder: &Path, stem: &str, extension: &str) -> PathBuf {
    let named = |stem: &str| folder.join(format!("{stem}.{extension}"));
    let numbered = (2..).map(|number| named(&format!("{stem}-{number}")));
    let is_free = |path: &PathBuf| !file::is_taken(path);
    std::iter::once(named(stem)).chain(numbered).find(is_free).unwrap_or_else(|| named(stem))
}

/// The longest name of a game in the name of a file, in characters.
const LONGEST: usize = 80;

/// A name as a part of a file name on any system: letters, digits and signs that say nothing else.
/// The app's own names of games stay as they are.
pub fn plain(name: &str) -> String {
    let kept = |c: char| if c.is_ascii_alphanumeric() || c == '-' || c == '_' { c } else { '-' };
    let plain: String = name.chars().take(LONGEST).map(kept).collect();
    let plain = plain.trim_matches('-');
    if plain.is_empty() || is_reserved(Path::new(plain)) {
        format!("game-{plain}").trim_end_matches('-').to_owned()
    } else {
        plain.to_owned()
    }
}
