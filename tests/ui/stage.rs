//! The scenes of every screen in every language: where each begins and how a window gets there.
//! Words in names and files are alike in all languages.

pub mod games;
mod list;
mod way;

use std::fs;
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::LazyLock;

use ask::{Request, preferences};
use iced::{Size, window};
use journal::Journal;
use rules::Setup;
use rules::setup::{Deck, Recording};
use shell::Message;
use storage::settings::Settings;
use storage::{Clock, Folders, Games, Saved};
use text::Language;

use super::driver::Driver;
use super::season;

pub use list::SCENES;

/// A scene: where it begins, and what is done until it is there.
pub struct Scene {
    pub name: &'static str,
    pub begin: Begin,
    pub steps: fn(&mut Driver),
    /// In how many steps what is longer than the window is looked through.
    pub pages: usize,
    /// On the way something was put into words that stay as they are, whatever language is chosen
    /// then.
    pub is_told: bool,
}

/// How much of something there is in a game.
pub type Measure = fn(&Journal) -> usize;

/// Where a scene begins.
#[derive(Clone, Copy)]
pub enum Begin {
    /// A folder in which nothing was ever played.
    Nothing,
    /// Earlier evenings: finished, running, damaged, of a newer version, and a deck of one's own.
    Evenings,
    /// That game is open.
    Game(&'static LazyLock<Saved>),
    /// The long game at the move where there is most of this.
    Most(Measure),
}

impl Scene {
    pub const fn new(name: &'static str, begin: Begin, steps: fn(&mut Driver)) -> Self {
        Self { name, begin, steps, pages: 1, is_told: false }
    }

    /// This scene, looked through in so many steps.
    pub const fn pages(self, pages: usize) -> Self {
        Self { pages, ..self }
    }

    /// This scene, where words stay as they were when they were said.
    pub const fn told(self) -> Self {
        Self { is_told: true, ..self }
    }

    /// Whether it is of the second window.
    pub fn is_for_all(&self) -> bool {
        self.name.starts_with("second")
    }

    /// A window of that size, in logical pixels, in which the scene has been reached.
    pub fn reached(&self, language: Language, size: Size) -> (tempfile::TempDir, Driver) {
        let folder = tempfile::tempdir().expect("a folder");
        let settings =
            Settings { language: Some(language.key().to_owned()), ..Settings::default() };
        settings.save(&Folders::below(folder.path())).expect("a folder to write to");
        let mut driver = match self.begin {
            Begin::Nothing => Driver::new(folder.path(), size),
            Begin::Evenings => {
                evenings(folder.path());
                Driver::new(folder.path(), size)
            }
            Begin::Game(saved) => Driver::with_game(folder.path(), saved, size),
            Begin::Most(_) => Driver::with_game(folder.path(), games::most(self.name), size),
        };
        let id = window::Id::unique();
        driver.send(Message::Opened(id));
        driver.send(Message::Resized(id, size));
        // A game that is opened again begins paused.
        if driver.app.session().is_some_and(session::Session::is_paused) {
            driver.send(Message::Ask(Request::Pause));
        }
        (self.steps)(&mut driver);
        (folder, driver)
    }
}

/// The window speaks another language and has another size, in logical pixels.
pub fn look(driver: &mut Driver, language: Language, size: Size) {
    driver.resize(size);
    driver.send(Message::Preferences(preferences::Message::Language(Some(language))));
    let id = driver.app.shared().window.expect("a window");
    driver.send(Message::Resized(id, size));
}

/// A game that was begun on that evening, with a clock.
fn saved(setup: Setup, moves: Vec<rules::Move>) -> Saved {
    let spent = vec![754; setup.players.len()];
    let started = "2026-11-21T19:30:00Z".to_owned();
    let mut saved = Saved::new("evening".to_owned(), started, setup, moves, Vec::new());
    saved.clock = Some(Clock { minutes: NonZeroU16::new(20), spent });
    saved
}

/// The games of a table that has played for a while.
fn evenings(folder: &Path) {
    let result = [("Anna", 50), ("Maximilian", 40), ("Cleo", 61)];
    season::save(folder, "2025-12-05", &result[..2], true);
    for (day, from) in [("2026-03-01", 0), ("2026-09-30", 1), ("2026-11-14", 0)] {
        season::save(folder, day, &result[from..], false);
    }
    let games = Games::new(&Folders::below(folder));
    let mut running = games::FIVE.clone();
    running.id = "2026-11-20".to_owned();
    running.started = "2026-11-20T19:30:00Z".to_owned();
    storage::games::save(&games.path(&running.id), &running).expect("a game");
    fs::write(games.path("2024-01-01"), r#"{"format": "kings-order", "version": 2}"#)
        .expect("a file");
    fs::write(games.path("2024-01-02"), "{").expect("a file");
    let orders = Folders::below(folder).orders();
    fs::create_dir_all(&orders).expect("a folder");
    let deck = include_str!("../../resources/orders/tower.json")
        .replace(r#""id": "tower-"#, r#""id": "own-"#);
    fs::write(orders.join("Friesland.json"), deck).expect("a deck");
}

/// The setup with printed cards.
fn printed(setup: &Setup) -> Setup {
    Setup { deck: Deck::Printed, ..setup.clone() }
}

/// The setup of a table that does not record the board.
fn recording(setup: &Setup, record: Recording) -> Setup {
    Setup { record, ..setup.clone() }
}
