//! What the table prefers. Every key is optional; a damaged file is kept aside and the defaults are used.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Error, Folders, Problem, file};

/// How the window looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Parchment and ink.
    #[default]
    Light,
    /// Candle light.
    Dark,
}

/// The settings.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// How the window looks.
    pub look: Look,
    /// The game that was open last, if it was open when the window closed: its name, or its path if it lies elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_game: Option<String>,
    /// Pixels a millimetre, by screen, once somebody has laid a tile or a bank card on it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pixels_per_millimetre: BTreeMap<String, f32>,
}

impl Settings {
    /// Reads the settings; defaults if there are none yet.
    ///
    /// # Errors
    /// If the file is there but cannot be read; it was copied aside then, if that was possible.
    pub fn load(folders: &Folders) -> Result<Self, Error> {
        let path = folders.settings();
        if !path.exists() {
            return Ok(Self::default());
        }
        let parsed = file::read(&path).and_then(|text| {
            serde_json::from_str(&text)
                .map_err(|error| Error::new(&path, Problem::Syntax { message: error.to_string() }))
        });
        parsed.inspect_err(|_| {
            let _ = file::keep_aside(&path);
        })
    }

    /// Writes the settings.
    ///
    /// # Errors
    /// If the system cannot write them.
    pub fn save(&self, folders: &Folders) -> Result<(), Error> {
        let path = folders.settings();
        let text =
            serde_json::to_string_pretty(self).map_err(|error| Error::write(&path, std::io::Error::other(error)))?;
        file::write(&path, &text)
    }
}
