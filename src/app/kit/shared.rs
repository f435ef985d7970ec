//! The state that all screens share and none of them changes.

use std::sync::Arc;
use std::time::Instant;

use iced::{Point, Size, window};

use crate::keeping::Keeping;
use crate::reading::Reading;
use crate::{printing, theme};
use content::bundled;
use paper::{Paper, Style};
use phone::Phone;
use rules::card::Card;
use rules::expansion::robbers;
use rules::tile::Tile;
use rules::{Catalogue, Game, Seat, set};
use storage::settings::{Place, Settings, Zoom};
use storage::{Folders, Games, Saved, decks, list, own};
use text::say;
use text::{Language, Words};
use widget::card::Inscription;
use widget::palette::Palette;
use widget::tile::Arts;

/// The room of the window from side to side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Width {
    /// Little more than one panel.
    Slim,
    /// Not three panels side by side.
    Narrow,
    /// All panels.
    Wide,
}

/// The room of the window from top to bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Height {
    /// Hardly any: parts with scrollbars of their own scroll with their surroundings.
    Tiny,
    /// So few lines that a screen is whole only by scrolling.
    Shallow,
    /// Little.
    Low,
    /// Enough.
    Tall,
}

/// The state that all screens share.
#[derive(Debug)]
pub struct Shared {
    /// The words.
    pub words: Words,
    /// The settings of the table.
    pub settings: Settings,
    /// All tiles and cards.
    pub catalogue: Arc<Catalogue>,
    /// The language of the system.
    system: Language,
    /// How decks are printed: on the paper of the system's country, unless another one was chosen.
    pub printing: Style,
    /// The window's size in logical pixels.
    pub view: Size,
    /// Whether the app was never open before: its size is nobody's choice.
    pub is_first: bool,
    /// The window's place on the screen, if the system tells.
    pub place: Option<Point>,
    /// The window's number in iced, once it is open.
    pub window: Option<window::Id>,
    /// The pictures of tiles.
    pub arts: Arts,
    abbey: Arc<Tile>,
    /// Pixels of the screen for each of the system's logical ones.
    pub density: f32,
    /// The screen's size in the system's logical pixels, if it tells.
    pub monitor: Option<Size>,
    /// The folders of the app's files.
    pub folders: Folders,
    /// The table's games.
    pub games: Games,
    /// The names of the decks that were put away.
    pub away: Vec<String>,
    /// The decks that this window changes.
    pub keeping: Keeping,
    /// The earlier games, the newest first.
    pub earlier: Vec<Arc<list::Entry>>,
    /// The progress in reading the earlier games.
    pub reading: Reading,
    /// A bundled game that was played once, to be looked at.
    pub sample: Option<Game>,
    /// The phones of the open game, by seat; empty while none may connect.
    pub phones: Vec<Phone>,
    /// Whether the phones of the evening wait for the next game.
    pub phones_wait: bool,
    /// The time at which the present message is answered.
    pub now: Instant,
}

impl Shared {
    /// Reads the settings and the table's own tiles; returns unreadable parts as sentences.
    pub fn new(folders: Folders) -> (Self, Vec<String>) {
        let (settings, unread) = match Settings::load(&folders) {
            Ok(settings) => (settings, None),
            Err(read) => (read.0, Some(read.1)),
        };
        let chosen = settings.language.as_deref().and_then(Language::of_key);
        let words = Words::in_language(chosen.unwrap_or_else(Language::of_system));
        let mut troubles: Vec<String> =
            unread.iter().map(|error| words.settings_unread(error)).collect();
        let (own, errors) = own::tile_sets(&folders);
        let (decks, unread) = own::decks(&folders);
        troubles.extend(errors.iter().chain(&unread).map(|error| words.file_error(error)));
        let catalogue = if own.is_empty() && decks.is_empty() {
            bundled::catalogue()
        } else {
            let (catalogue, faults) = bundled::with_own(&own, &decks);
            let told = faults.iter().map(|fault| {
                say!(words, "cli-fault", file = &fault.file, fault = words.content_fault(fault))
            });
            troubles.extend(told);
            Arc::new(catalogue)
        };
        let away = decks::away(&folders);
        let shared = Self { away, ..Self::from_parts(folders, settings, catalogue) };
        shared.games.keep_private();
        (shared, troubles)
    }

    /// The state from settings and a catalogue that were read already.
    fn from_parts(folders: Folders, settings: Settings, catalogue: Arc<Catalogue>) -> Self {
        let system = Language::of_system();
        let chosen = settings.language.as_deref().and_then(Language::of_key);
        let games = Games::new(&folders);
        let sample = sample(&catalogue);
        let window = settings.window;
        let paper = settings.paper.map_or_else(Paper::of_system, printing::paper);
        let printing = printing::style(paper, settings.printing);
        Self {
            words: Words::in_language(chosen.unwrap_or(system)),
            settings,
            catalogue,
            system,
            printing,
            view: size_of(window),
            is_first: window.is_none(),
            place: window.and_then(|place| Some(Point::new(place.x?, place.y?))),
            window: None,
            density: 1.0,
            monitor: None,
            arts: Arts::default(),
            abbey: Tile::abbey(),
            folders,
            games,
            away: Vec::new(),
            keeping: Keeping::default(),
            earlier: Vec::new(),
            reading: Reading::default(),
            sample,
            phones: Vec::new(),
            phones_wait: false,
            now: Instant::now(),
        }
    }

    /// A copy for drawing apart from the window, on a thread of its own: all but the games and the
    /// phones.
    pub fn apart(&self) -> impl FnOnce() -> Self + Send + 'static {
        let (folders, settings) = (self.folders.clone(), self.settings.clone());
        let catalogue = Arc::clone(&self.catalogue);
        let (view, density) = (self.view, self.density);
        move || Self { view, density, ..Self::from_parts(folders, settings, catalogue) }
    }

    /// The phone of a seat.
    pub fn phone(&self, seat: Seat) -> Phone {
        self.phones.get(seat.index()).copied().unwrap_or(Phone::None)
    }

    /// Whether the player of a seat has a connected phone.
    pub fn has_phone(&self, seat: Seat) -> bool {
        matches!(self.phone(seat), Phone::Here { .. })
    }

    /// The name of this screen in the settings: its size in logical pixels and its density.
    fn screen(&self) -> String {
        let size = self.monitor.unwrap_or(Size::ZERO);
        format!("{:.0}x{:.0}@{:.2}", size.width, size.height, self.density)
    }

    /// Logical pixels a millimetre of this screen; `None` before it is measured.
    pub fn pixels_per_millimetre(&self) -> Option<f32> {
        let scale = self.settings.pixels_per_millimetre.get(&self.screen()).copied();
        let scale = scale.map(|scale| scale / self.settings.zoom.factor());
        scale.filter(|scale| scale.is_finite() && *scale > 0.0)
    }

    /// Remembers the measured screen: so many logical pixels a millimetre.
    pub fn measured(&mut self, scale: f32) {
        self.settings
            .pixels_per_millimetre
            .insert(self.screen(), scale * self.settings.zoom.factor());
    }

    /// Pixels of the screen for each logical one of the window.
    pub fn sharpness(&self) -> f32 {
        self.density * self.settings.zoom.factor()
    }

    /// The room from side to side.
    pub fn width(&self) -> Width {
        match self.view.width {
            width if width < 780.0 => Width::Slim,
            width if width < 980.0 => Width::Narrow,
            _ => Width::Wide,
        }
    }

    /// The room from top to bottom.
    pub fn height(&self) -> Height {
        match self.view.height {
            height if height < 400.0 => Height::Tiny,
            height if height < 480.0 => Height::Shallow,
            height if height < 720.0 => Height::Low,
            _ => Height::Tall,
        }
    }

    /// The language of the system, as far as the app speaks it.
    pub const fn system_language(&self) -> Language {
        self.system
    }

    /// Speaks another language; `None` is that of the system.
    pub fn speak(&mut self, language: Option<Language>) {
        self.settings.language = language.map(|language| language.key().to_owned());
        self.words = Words::in_language(language.unwrap_or(self.system));
    }

    /// Shows everything at that size.
    pub fn enlarge(&mut self, zoom: Zoom) {
        self.view = self.view * (self.settings.zoom.factor() / zoom.factor());
        self.settings.zoom = zoom;
    }

    /// The colours of the chosen look.
    pub const fn palette(&self) -> &'static Palette {
        theme::palette(self.settings.look)
    }

    /// A player's abbey.
    pub const fn abbey(&self) -> &Arc<Tile> {
        &self.abbey
    }

    /// The number of tiles in a set; one with a garden lies there instead of a plain one.
    pub fn tiles_in(&self, set: &str) -> u32 {
        let plain = self.catalogue.tiles_of(set).filter(|tile| tile.replaces.is_none());
        let known: u32 = plain.map(|tile| u32::from(tile.count)).sum();
        if set == set::ROBBERS { known + u32::from(robbers::TILES) } else { known }
    }

    /// The folder for the table's own tile sets and decks, in its folders `tiles` and `orders`.
    pub fn own_folder(&self) -> String {
        let tiles = self.folders.tiles();
        tiles.parent().unwrap_or(&tiles).display().to_string()
    }

    /// A UTC timestamp as local day and time; empty if it is no timestamp.
    pub fn date(&self, started: &str) -> String {
        let Ok(time) = started.parse::<jiff::Timestamp>() else { return String::new() };
        let local = time.to_zoned_datetime(jiff::tz::TimeZone::system());
        let month = say!(self.words, &format!("month-{}", local.month()));
        let time = format!("{}:{:02}", local.hour(), local.minute());
        let (day, year) = (i32::from(local.day()), i32::from(local.year()).to_string());
        say!(self.words, "date", day = day, month = month, year = year, time = time)
    }
}

/// The bundled game, played to its end.
fn sample(catalogue: &Arc<Catalogue>) -> Option<Game> {
    let text = include_str!("../../../resources/samples/evening.json");
    let saved = Saved::decode(std::path::Path::new("evening.json"), text).ok()?;
    let mut game = Game::new(Arc::new(saved.setup), Arc::clone(catalogue)).ok()?;
    for made in &saved.moves {
        game.play(made).ok()?;
    }
    Some(game)
}

/// The last size of the window in its logical pixels, or the usual one.
pub fn size_of(place: Option<Place>) -> Size {
    let last = place.filter(Place::is_sound);
    last.map_or(Size::new(1280.0, 800.0), |place| Size::new(place.width, place.height))
}

/// The text on an order card in a language.
pub fn inscription(card: &Card, words: &Words) -> Inscription {
    let (title, text) = (words.card_title(card), words.card_text(card));
    Inscription { title, text, origin: words.card_origin(card) }
}
