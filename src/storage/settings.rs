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
    /// Black on white, with strong lines.
    Contrast,
}

impl Look {
    /// All looks, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// The one after it; after the last the first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Contrast,
            Self::Contrast => Self::Light,
        }
    }
}

/// Where the window was, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// Its left edge on the screen, if the system tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<f32>,
    /// Its upper edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub y: Option<f32>,
}

/// How large everything is shown, in percent of its usual size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u16")]
pub struct Zoom(u16);

impl Zoom {
    /// The least and the most, and a step.
    pub const LEAST: u16 = 80;
    /// Twice as large.
    pub const MOST: u16 = 200;
    /// From one size to the next.
    pub const STEP: u16 = 10;

    /// In percent.
    #[must_use]
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// As a factor.
    #[must_use]
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for Zoom {
    fn default() -> Self {
        Self(100)
    }
}

impl From<u16> for Zoom {
    fn from(percent: u16) -> Self {
        Self(percent.clamp(Self::LEAST, Self::MOST))
    }
}

/// The settings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// How the window looks.
    pub look: Look,
    /// The language, by its key; that of the system if nobody has chosen one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// How large everything is shown.
    pub zoom: Zoom,
    /// Where the window was when it closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<Place>,
    /// Whether chances, dead places, tiles left and points to come are told.
    pub hints: bool,
    /// The game that was open last, if it was open when the window closed: its name, or its path if it lies elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_game: Option<String>,
    /// Pixels a millimetre, by screen, once somebody has laid a tile or a bank card on it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pixels_per_millimetre: BTreeMap<String, f32>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            look: Look::default(),
            language: None,
            zoom: Zoom::default(),
            window: None,
            hints: true,
            open_game: None,
            pixels_per_millimetre: BTreeMap::new(),
        }
    }
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
