//! The table's settings. Every key is optional. An unreadable value is replaced by its default, a
//! damaged file by the defaults; the file as it was is kept aside then.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use serde_path_to_error::Segment;

use super::{Error, Folders, Problem, file, private};

/// The looks of the window.
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

    /// The look after it; the first after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Contrast,
            Self::Contrast => Self::Light,
        }
    }
}

/// The paper that decks are printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// The sizes of cards that decks are printed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum CardSize {
    /// 63 by 88 mm.
    #[default]
    #[serde(rename = "63x88")]
    Standard,
    /// 56 by 87 mm.
    #[serde(rename = "56x87")]
    Slim,
}

/// How decks are printed, whatever the paper.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Printing {
    /// The size of the cards.
    pub size: CardSize,
    /// Whether the cards have a white ground and a thin frame.
    pub plain: bool,
    /// Whether the cards have backs.
    pub backs: bool,
    /// How far the backs are moved, to the right and down, in millimetres.
    #[serde(deserialize_with = "shift")]
    pub shift: [f32; 2],
}

impl Default for Printing {
    fn default() -> Self {
        Self { size: CardSize::default(), plain: false, backs: true, shift: [0.0; 2] }
    }
}

impl Printing {
    /// The farthest way by which backs are moved, in millimetres.
    pub const FARTHEST: f32 = 5.0;

    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

fn shift<'de, D: Deserializer<'de>>(reader: D) -> Result<[f32; 2], D::Error> {
    let shift = <[f32; 2]>::deserialize(reader)?;
    if shift.iter().all(|way| way.abs() <= Printing::FARTHEST) {
        Ok(shift)
    } else {
        Err(serde::de::Error::custom("no printer is as far out"))
    }
}

/// The place of the window, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Anywhere")]
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

impl Place {
    /// The largest window, in logical pixels: no screen is wider or higher.
    pub const MOST: f32 = 8192.0;
    /// The farthest distance between an edge of a window and that of the first screen.
    const FARTHEST: f32 = 32_768.0;

    /// Whether a window can have this size and place.
    pub fn is_sound(&self) -> bool {
        let is_length = |length: f32| (1.0..=Self::MOST).contains(&length);
        let is_edge = |edge: Option<f32>| edge.is_none_or(|edge| edge.abs() <= Self::FARTHEST);
        is_length(self.width) && is_length(self.height) && is_edge(self.x) && is_edge(self.y)
    }
}

/// A place as it is written, even if no window can be there.
#[derive(Deserialize)]
struct Anywhere {
    width: f32,
    height: f32,
    x: Option<f32>,
    y: Option<f32>,
}

impl TryFrom<Anywhere> for Place {
    type Error = &'static str;

    fn try_from(Anywhere { width, height, x, y }: Anywhere) -> Result<Self, Self::Error> {
        let place = Self { width, height, x, y };
        if place.is_sound() { Ok(place) } else { Err("no screen is as large") }
    }
}

/// The size of everything, in percent of its usual size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u16")]
pub struct Zoom(u16);

impl Zoom {
    /// The least size.
    pub const LEAST: u16 = 80;
    /// The largest size.
    pub const MOST: u16 = 200;
    /// The step from one size to the next.
    pub const STEP: u16 = 10;

    /// The size in percent.
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// The size as a factor.
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
    /// The look of the window.
    pub look: Look,
    /// The language, by its key; absent: that of the system.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The size of everything.
    pub zoom: Zoom,
    /// The place of the window when it closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<Place>,
    /// Whether the app tells chances, dead places, tiles left and points to come.
    pub hints: bool,
    /// Whether nothing moves by itself in the window.
    pub still: bool,
    /// Whether tiles for a place are found by painting their sides, below a board that nothing
    /// covers; else all of them are shown at once.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_sides: bool,
    /// The game that was open last, if it was open when the window closed: its name, or its path if
    /// it lies elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_game: Option<String>,
    /// Games that were opened from other folders, by path, the last one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub games_elsewhere: Vec<PathBuf>,
    /// The paper that decks are printed on; absent: that of the system's region.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paper: Option<Paper>,
    /// How decks are printed, whatever the paper.
    #[serde(skip_serializing_if = "Printing::is_usual")]
    pub printing: Printing,
    /// The port at which phones last found the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phones_port: Option<u16>,
    /// Pixels a millimetre, by screen, once one was measured with a tile or a bank card.
    #[serde(deserialize_with = "scales", skip_serializing_if = "BTreeMap::is_empty")]
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
            still: false,
            by_sides: false,
            open_game: None,
            games_elsewhere: Vec::new(),
            paper: None,
            printing: Printing::default(),
            phones_port: None,
            pixels_per_millimetre: BTreeMap::new(),
        }
    }
}

/// Pixels a millimetre of a screen.
#[derive(Deserialize)]
#[serde(try_from = "f32")]
struct Scale(f32);

impl Scale {
    /// Whether a scale lies between a wall of lamps and the finest screens.
    fn is_sound(scale: f32) -> bool {
        (0.1..=200.0).contains(&scale)
    }
}

impl TryFrom<f32> for Scale {
    type Error = &'static str;

    fn try_from(scale: f32) -> Result<Self, Self::Error> {
        if Self::is_sound(scale) {
            Ok(Self(scale))
        } else {
            Err("no screen is as coarse or as fine")
        }
    }
}

fn scales<'de, D: Deserializer<'de>>(reader: D) -> Result<BTreeMap<String, f32>, D::Error> {
    let scales = BTreeMap::<String, Scale>::deserialize(reader)?;
    Ok(scales.into_iter().map(|(screen, scale)| (screen, scale.0)).collect())
}

impl Settings {
    /// The most games of other folders that are remembered.
    const MOST_ELSEWHERE: usize = 100;

    /// Remembers a game that lies in another folder, so that it is listed with the others.
    pub fn remember_elsewhere(&mut self, path: PathBuf) {
        self.forget_elsewhere(&path);
        self.games_elsewhere.insert(0, path);
        self.games_elsewhere.truncate(Self::MOST_ELSEWHERE);
    }

    /// Forgets a game that lies in another folder.
    pub fn forget_elsewhere(&mut self, path: &Path) {
        self.games_elsewhere.retain(|other| other != path);
    }

    /// Reads the settings; defaults if there are none yet.
    ///
    /// # Errors
    /// If the file is there and something in it cannot be read; it was copied aside then, if that
    /// was possible. The settings beside the error are all that could be read, of a damaged file
    /// those that were saved before it.
    pub fn load(folders: &Folders) -> Result<Self, Box<(Self, Error)>> {
        let path = folders.settings();
        if !path.exists() {
            return Ok(Self::default());
        }
        let syntax = |error: serde_json::Error| {
            Error::new(&path, Problem::Syntax { message: error.to_string() })
        };
        let keys = file::read(&path).and_then(|text| serde_json::from_str(&text).map_err(syntax));
        let (settings, error) = match keys {
            Ok(keys) => match Self::of_keys(keys) {
                (settings, ignored) if ignored.is_empty() => return Ok(settings),
                (settings, fields) => (settings, Error::new(&path, Problem::Ignored { fields })),
            },
            Err(error) => (Self::before(&path), error),
        };
        let _ = file::keep_aside(&path);
        Err(Box::new((settings, error)))
    }

    /// The readable part of the settings saved before those at a path.
    fn before(path: &Path) -> Self {
        let text = file::read(&private::previous(path)).unwrap_or_default();
        serde_json::from_str(&text).map(|keys| Self::of_keys(keys).0).unwrap_or_default()
    }

    /// The settings with those keys, and the names of the values that cannot be read.
    fn of_keys(mut keys: Map<String, Value>) -> (Self, Vec<String>) {
        let mut ignored = Vec::new();
        loop {
            match serde_path_to_error::deserialize(Value::Object(keys.clone())) {
                Ok(settings) => return (settings, ignored),
                Err(error) => {
                    let path: Vec<&str> = error.path().iter().filter_map(key).collect();
                    if !remove(&mut keys, &path) {
                        return (Self::default(), vec![error.path().to_string()]);
                    }
                    ignored.push(path.join("."));
                }
            }
        }
    }

    /// Writes the settings, without values that could not be read again.
    ///
    /// # Errors
    /// If the system cannot write them.
    pub fn save(&self, folders: &Folders) -> Result<(), Error> {
        let path = folders.settings();
        let mut sound = self.clone();
        sound.window = sound.window.filter(Place::is_sound);
        sound.pixels_per_millimetre.retain(|_, scale| Scale::is_sound(*scale));
        let text = serde_json::to_string_pretty(&sound)
            .map_err(|error| Error::write(&path, std::io::Error::other(error)))?;
        file::write(&path, &text)
    }
}

fn key(segment: &Segment) -> Option<&str> {
    if let Segment::Map { key } = segment { Some(key) } else { None }
}

/// Removes the value at a path, or as much of the path as there is. Returns whether there was
/// anything.
fn remove(keys: &mut Map<String, Value>, path: &[&str]) -> bool {
    let [first, rest @ ..] = path else { return false };
    if let Some(Value::Object(inner)) = keys.get_mut(*first)
        && remove(inner, rest)
    {
        return true;
    }
    keys.remove(*first).is_some()
}
