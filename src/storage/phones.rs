//! The phones of an evening, kept beside the game while they may come: they are known again after
//! the program was killed.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use jiff::{Timestamp, ToSpan as _};
use serde::{Deserialize, Serialize};

use super::{Error, file, private};

/// How the name of the file beside a game ends.
pub(super) const SUFFIX: &str = ".phones";
/// The hours for which phones are known: the rest of an evening.
const HOURS: i64 = 12;

/// The phones that have come to a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phones {
    /// The end of the time in which they are known, as a UTC timestamp.
    until: String,
    /// The address at which they found the table.
    pub address: SocketAddr,
    /// The phones by seat; `null` for a seat without one.
    pub seats: Vec<Option<Phone>>,
}

/// A phone that has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phone {
    /// A hash of the phone's token, which does not give the token away.
    pub token: String,
    /// The number of its sign.
    pub sign: u8,
}

impl Phones {
    /// The phones that are there at that time.
    pub fn new(address: SocketAddr, seats: Vec<Option<Phone>>, now: Timestamp) -> Self {
        let until = now.checked_add(HOURS.hours()).unwrap_or(now);
        Self { until: until.to_string(), address, seats }
    }

    /// The phones that were there when the program ended, if that was on the same evening. An older
    /// or damaged file is removed.
    pub fn load(game: &Path, now: Timestamp) -> Option<Self> {
        let path = path_beside(game);
        if !path.exists() {
            return None;
        }
        let read = file::read(&path).ok().and_then(|text| serde_json::from_str::<Self>(&text).ok());
        let lasts = |phones: &Self| {
            let until = phones.until.parse::<Timestamp>();
            until.is_ok_and(|until| until > now && until <= now + HOURS.hours())
        };
        let found = read.filter(lasts);
        if found.is_none() {
            let _ = remove(game);
        }
        found
    }

    /// Writes the phones beside their game, for nobody else on the machine to read. Nothing is kept
    /// of earlier ones.
    ///
    /// # Errors
    /// If the system cannot write them.
    pub fn save(&self, game: &Path) -> Result<(), Error> {
        let path = path_beside(game);
        let text = serde_json::to_string_pretty(self)
            .map_err(|error| Error::write(&path, io::Error::other(error)))?;
        file::replace(&path, text)
    }
}

/// Forgets the phones of a game.
///
/// # Errors
/// If the system cannot remove their file.
pub fn remove(game: &Path) -> Result<(), Error> {
    let path = path_beside(game);
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Error::write(&path, error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

fn path_beside(game: &Path) -> PathBuf {
    private::with_suffix(game, SUFFIX)
}
