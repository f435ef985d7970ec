//! The window. The shell only routes: screens hold their state and ask it for other things.

pub mod awake;
pub mod booklet;
mod chooser;
mod decks;
pub mod display;
mod events;
mod exporting;
pub mod files;
mod fulfil;
mod help;
pub mod keys;
mod launch;
mod leave;
mod lesson;
pub mod listing;
mod message;
mod opening;
mod parting;
pub mod phones;
mod playing;
pub mod preferences;
pub mod pressing;
mod printing;
mod reviewing;
mod saving;
mod ticking;
pub mod trouble;
mod working;

use std::path::Path;
use std::time::{Duration, Instant};

use iced::advanced::widget::operate;
use iced::widget::{column, container, opaque, space, stack};
use iced::{Fill, Task, Theme, window};
use rand::rngs::StdRng;

pub use launch::{run, settings};
pub use message::Message;

use super::ask::Leaving;
use super::kit::Shared;
use super::kit::{theme, wording};

use super::screen::decks::Decks;
use super::screen::earlier::Earlier;
use super::screen::home::Home;
use super::screen::setup::{self, Setup};
use super::screen::table::{self, Table};
use crate::app::kit::crew::Crew;
use crate::app::kit::dropped::Dropped;
use crate::app::kit::work::Work;
use crate::app::kit::writer::Writer;
use crate::say;
use crate::session::Session;
use crate::storage::Folders;
use crate::storage::settings::Settings;
use crate::widget::Element;
use crate::widget::behind::behind;
use crate::widget::focus::reveal_named;
use crate::widget::presses::presses;
use booklet::Booklet;
use parting::{Parting, Times};
use playing::Playing;
use preferences::Unwritten;
use trouble::Trouble;
use working::Then;

/// The app.
#[derive(Debug)]
pub struct App {
    shared: Shared,
    screen: Screen,
    /// The setup that was left without beginning, kept for the next game.
    kept: Option<Box<Setup>>,
    /// The trouble with a file, until somebody has read of it.
    trouble: Option<Trouble>,
    /// Whether the system's dialog for a file is open.
    chooses: bool,
    /// Whether the settings are shown.
    in_preferences: bool,
    /// Whether the keys of the screen are listed above it.
    lists_keys: bool,
    /// The text that is read above the screen.
    booklet: Option<Booklet>,
    /// The second window, for everybody at the table.
    display: Option<window::Id>,
    /// The windows that fill their screens.
    full_screen: Vec<window::Id>,
    /// The phones of the open game.
    phones: phones::Phones,
    /// The files that were dropped onto the window.
    dropped: Dropped,
    /// The threads beside the window.
    crew: Crew,
    /// The work that the screen waits for.
    work: Option<Work<Then>>,
    /// The words that somebody is writing, in a file.
    wording: Option<wording::Wording>,
    /// The work that saves something while everything goes on.
    saving: Option<Work<Then>>,
    /// The games with a card that are played beside the window.
    measuring: Option<iced::task::Handle>,
    /// The writer of the settings, beside the window too.
    writer: Writer<Settings>,
    /// The moves of the open game on their way to the disk.
    saves: saving::Saves,
    /// The times of the open game, while they are written because it is left.
    times: Option<Times>,
    /// The games that were left and are being let go.
    partings: Vec<Parting>,
    /// The state of the settings on disk: a failure is told once.
    unwritten: Unwritten,
    /// The time that the window waits for such work before it goes on without.
    patience: Duration,
    /// The generator that shuffles the orders.
    chance: StdRng,
    /// The time since which cards show, while they do.
    held: Option<Instant>,
    /// The guard that keeps the second of two presses from answering the next question.
    guard: pressing::Guard,
    /// The guard that keeps the screen awake while a game is on; a window in memory has none.
    vigil: Option<awake::Vigil>,
}

#[derive(Debug)]
enum Screen {
    Home(Home),
    Setup(Box<Setup>),
    Earlier(Box<Earlier>),
    Decks(Box<Decks>),
    Playing(Box<Playing>),
}

impl App {
    /// The app as it starts: with the game that was open last, or at home.
    pub fn new(folders: Folders) -> (Self, Task<Message>) {
        Self::with_file(folders, None)
    }

    /// The app as it starts with a file, of a game or a deck; it waits for all reading and writing.
    pub fn with_file(folders: Folders, file: Option<&Path>) -> (Self, Task<Message>) {
        Self::start(folders, file, Duration::MAX)
    }

    /// The app as it starts with a file, of a game or a deck; work longer than its patience is done
    /// beside the window.
    pub fn start(
        folders: Folders,
        file: Option<&Path>,
        patience: Duration,
    ) -> (Self, Task<Message>) {
        let (shared, troubles) = Shared::new(folders);
        let folders = shared.folders.clone();
        let crew = Crew::default();
        let writer = Writer::new(&crew, move |settings: &Settings| settings.save(&folders));
        let trouble = troubles.first().map(|_| Trouble::Said(troubles.join("\n")));
        let mut app = Self {
            shared,
            screen: Screen::Home(Home),
            kept: None,
            trouble,
            chooses: false,
            in_preferences: false,
            lists_keys: false,
            booklet: None,
            display: None,
            full_screen: Vec::new(),
            phones: phones::Phones::default(),
            dropped: Dropped::default(),
            work: None,
            wording: None,
            saving: None,
            measuring: None,
            writer,
            saves: saving::Saves::default(),
            times: None,
            partings: Vec::new(),
            unwritten: Unwritten::default(),
            crew,
            patience,
            chance: rand::make_rng(),
            held: None,
            guard: pressing::Guard::default(),
            vigil: None,
        };
        let last = app.shared.settings.open_game.as_ref().map(|id| app.shared.games.file(id));
        let opened = match (file, last) {
            (Some(file), _) => app.open_any(file),
            (None, Some(last)) if last.exists() => app.open(&last),
            (None, _) => Task::none(),
        };
        let task = Task::batch([opened, app.list()]);
        (app, task)
    }

    /// This app, with the generator that shuffles its orders.
    #[must_use]
    pub fn shuffled_by(self, chance: StdRng) -> Self {
        Self { chance, ..self }
    }

    /// The state that all screens share.
    #[must_use]
    pub const fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The open game.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.playing().map(|playing| &playing.session)
    }

    /// The setup, if that is the screen.
    #[must_use]
    pub const fn setup(&self) -> Option<&Setup> {
        match &self.screen {
            Screen::Setup(setup) => Some(setup),
            Screen::Home(_) | Screen::Earlier(_) | Screen::Decks(_) | Screen::Playing(_) => None,
        }
    }

    /// The table, if that is the screen.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.playing().and_then(Playing::table)
    }

    /// The window's title, which tells nothing secret.
    #[must_use]
    pub fn title(&self) -> String {
        say!(self.shared.words, "app-name")
    }

    /// The factor by which everything is enlarged.
    #[must_use]
    pub fn zoom(&self) -> f32 {
        self.shared.settings.zoom.factor()
    }

    /// The theme of iced's own widgets.
    #[must_use]
    pub fn theme(&self) -> Theme {
        theme::theme(self.shared.settings.look)
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        self.update_at(message, Instant::now())
    }

    /// Answers a message at that instant.
    pub fn update_at(&mut self, message: Message, now: Instant) -> Task<Message> {
        self.shared.now = now;
        self.count_time(now);
        let before = self.on_turn();
        let by_press = message.is_by_press();
        let task = self.receive(message);
        let task = Task::batch([task, self.take_dropped()]);
        let shown = self.decks().and_then(Decks::deck).map(ToOwned::to_owned);
        self.shared.keeping.rest(shown.as_deref());
        self.hide_in_time(now);
        self.tell_times();
        let task = Task::batch([task, self.follow_saving(), self.review(), self.follow()]);
        let task = Task::batch([task, self.tell_unwritten()]);
        self.watch();
        let task = Task::batch([task, self.follow_phones()]);
        self.run_time(now);
        self.pass_moment(now);
        self.follow_question(by_press, now);
        self.lists_keys = self.lists_keys && self.keys().is_some();
        // With many players the card of the one on turn may be out of sight.
        let has_changed = self.on_turn().is_some_and(|seat| before != Some(seat));
        if has_changed { task.chain(operate(reveal_named(table::ON_TURN)).discard()) } else { task }
    }

    #[expect(clippy::too_many_lines, reason = "one arm per message")]
    fn receive(&mut self, message: Message) -> Task<Message> {
        if self.is_doubled(&message) {
            return Task::none();
        }
        match message {
            Message::Pressed(press) => self.guard.press(press, self.shared.now),
            Message::Key(event) => return self.on_key(&event),
            Message::Released => {
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.update(setup::Message::Drop, self.shared.ui());
                }
            }
            Message::Listed(part) => self.listed(part),
            Message::Work(message) => return self.at_work(message),
            // The outcome is looked up after every message.
            Message::Written | Message::Frame => {}
            Message::Understood => self.trouble = None,
            Message::GoOnDamaged => self.go_on_damaged(),
            // The second window has a size and a place of its own.
            Message::Opened(id)
            | Message::Resized(id, _)
            | Message::Moved(id, _)
            | Message::Density(id, _)
                if self.display == Some(id) => {}
            Message::FullScreen(id) => return self.toggle_full_screen(id),
            Message::Closed(id) => {
                self.display = self.display.filter(|display| *display != id);
                self.full_screen.retain(|full| *full != id);
            }
            Message::Opened(id) => {
                self.shared.window = Some(id);
                let density =
                    window::scale_factor(id).map(move |density| Message::Density(id, density));
                let size = window::size(id).map(move |size| Message::Resized(id, size));
                return Task::batch([
                    density,
                    size,
                    window::monitor_size(id).map(Message::Monitor),
                ]);
            }
            Message::Monitor(size) => {
                self.shared.monitor = size.map(|size| size * self.shared.settings.zoom.factor());
                return self.fit(size);
            }
            Message::Preferences(message) => return self.prefer(message),
            Message::Keys => self.lists_keys = !self.lists_keys,
            Message::Booklet(message) => return self.at_booklet(message),
            // A minimised window has no size on some systems.
            Message::Resized(_, size) if size.width < 1.0 || size.height < 1.0 => self.cover(),
            Message::Resized(_, size) => self.shared.view = size,
            Message::Moved(_, at) => self.shared.place = Some(at),
            Message::Density(_, density) => self.shared.density = density,
            Message::Rescue(rescue) => return self.rescue(rescue),
            Message::CloseRequested(id) if self.display == Some(id) => return window::close(id),
            Message::CloseRequested(id) => {
                let asked = matches!(
                    &self.trouble,
                    Some(Trouble::Unsaved(unsaved)) if unsaved.leaving.is_some()
                );
                return if asked {
                    self.go(Leaving::Close(id))
                } else {
                    self.leave_for(Leaving::Close(id))
                };
            }
            Message::Setup(message) => return self.at_setup(message),
            Message::Earlier(message) => return self.at_earlier(message),
            Message::Decks(message) => return self.at_decks(message),
            Message::Tried(step) => self.tried(step),
            Message::Deal(message) => return self.at_deal(&message),
            Message::Table(message) => return self.at_table(message),
            Message::Finale(message) => return self.at_finale(&message),
            Message::Replay(message) => return self.at_replay(&message),
            Message::Outcome(message) => return self.at_outcome(message),
            Message::Ask(request) => return self.fulfil(request),
            Message::Lesson(message) => return self.in_lesson(message),
            Message::Phones(message) => return self.at_phones(message),
            Message::Files(message) => return self.at_files(message),
            Message::Tick => {
                self.speak_anew();
                if let Screen::Playing(playing) = &mut self.screen {
                    playing.tick(self.shared.ui());
                }
                self.renew_code();
                return self.watch_addresses();
            }
            Message::Covered => self.cover(),
        }
        Task::none()
    }

    /// The window's content.
    pub fn view(&self) -> Element<'_, Message> {
        let screen = match &self.screen {
            Screen::Home(home) => home.view(self.shared.ui()).map(Message::Ask),
            Screen::Earlier(earlier) => earlier.view(self.shared.ui()).map(Message::Earlier),
            Screen::Setup(setup) => setup.view(self.shared.ui()).map(Message::Setup),
            Screen::Decks(decks) => decks.view(self.shared.ui()).map(Message::Decks),
            Screen::Playing(playing) => playing.view(self.shared.ui()),
        };
        let lesson = self.playing().and_then(|playing| playing.lesson.as_ref());
        let lesson = lesson.map(|lesson| lesson.view(self.shared.ui()).map(Message::Lesson));
        let screen = column![lesson, container(screen).width(Fill).height(Fill)];
        let screen = behind(screen, self.is_covered());
        let phones = self.phones.view(self.shared.ui(), self.session().map(Session::game));
        let phones = phones.map(|phones| phones.map(Message::Phones));
        let preferences = self.in_preferences.then(|| {
            preferences::view(self.shared.ui(), self.display.is_some()).map(Message::Preferences)
        });
        let keys = self.help();
        let booklet = self.booklet.as_ref();
        let booklet = booklet.map(|booklet| booklet.view(self.shared.ui()).map(Message::Booklet));
        let trouble = self.trouble.as_ref().map(|trouble| trouble.view(self.shared.ui()));
        // A screen that waits for work takes no clicks.
        let waits = self.work.as_ref().map(|_| opaque(container(space()).center(Fill)));
        let window =
            stack![screen].push(phones).push(waits).push(keys).push(preferences).push(booklet);
        let window = window.push(trouble);
        let work = self.told_work().map(|work| work.view(self.shared.ui()).map(Message::Work));
        let window = column![container(window).width(Fill).height(Fill), work];
        presses(window, Message::Pressed).into()
    }
}
