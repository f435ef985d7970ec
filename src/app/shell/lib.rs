//! The window. The shell only routes: screens hold their state and ask it for other things.

mod above;
pub mod awake;
pub mod booklet;
mod chooser;
mod decks;
pub mod display;
pub mod double_press;
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
mod measuring;
mod message;
mod opening;
mod parting;
pub mod phones;
mod playing;
pub mod preferences;
mod printing;
mod reviewing;
mod saving;
mod screens;
mod ticking;
mod trace;
pub mod trouble;
mod windows;
mod working;

use std::path::Path;
use std::time::{Duration, Instant};

use iced::advanced::widget::operate;
use iced::widget::{column, container, opaque, space, stack};
use iced::{Fill, Subscription, Task, Theme, window};
use rand::rngs::StdRng;

pub use launch::{run, settings};
pub use message::Message;

use ask::Leaving;
use kit::Shared;
use kit::nature::Nature;
use kit::theme;

use above::Above;
use double_press::{Asked, Guard};
use kit::dropped::Dropped;
use measuring::Measuring;
use phone::address::Choice;
use phones::Phones;
use playing::Playing;
use rules::Seat;
use saving::Saves;
use screen::decks::Decks;
use screen::home::Home;
use screen::setup::{self, Setup};
use screen::table::{self, Table};
use screens::{Screen, TICK};
use session::Session;
use storage::Folders;
use text::say;
use ticking::Clockwork;
use widget::Element;
use widget::behind::behind;
use widget::focus::reveal_named;
use widget::presses::presses;
use windows::Windows;
use working::Works;

/// The time between two looks at the laptop's addresses.
const NETWORK: Duration = Duration::from_secs(3);

/// The step that follows when a work beside the window is done.
type Then = Box<dyn FnOnce(&mut App) -> Task<Message> + Send>;

/// The app: a screen, with parts that own what they hold.
#[derive(Debug)]
pub struct App {
    shared: Shared,
    screen: Screen,
    /// The setup that was left without beginning, kept for the next game.
    kept: Option<Box<Setup>>,
    /// The things above the screen.
    above: Above,
    /// The windows besides the first.
    windows: Windows,
    /// The phones of the open game.
    phones: Phones,
    /// The files that were dropped onto the window.
    dropped: Dropped,
    /// The work beside the window.
    works: Works<Then>,
    /// The games with a card that are played beside the window.
    measuring: Measuring,
    /// The writes on their way to the disk.
    saves: Saves,
    /// The clockwork: cards close in time.
    clockwork: Clockwork,
    /// The generator that shuffles the orders.
    chance: StdRng,
    /// The guard that keeps the second of two presses from answering the next question.
    guard: Guard,
    /// The guard that keeps the screen awake while a game is on; a window in memory has none.
    vigil: Option<awake::Vigil>,
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
        let works = Works::new(patience);
        let saves = Saves::new(shared.folders.clone(), works.hands().0);
        let mut app = Self {
            shared,
            screen: Screen::Home(Home),
            kept: None,
            above: Above::default(),
            windows: Windows::default(),
            phones: Phones::default(),
            dropped: Dropped::default(),
            works,
            measuring: Measuring::default(),
            saves,
            clockwork: Clockwork::default(),
            chance: rand::make_rng(),
            guard: Guard::default(),
            vigil: None,
        };
        if !troubles.is_empty() {
            app.above.say(troubles.join("\n"));
        }
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

    /// This app, with the time that it waits for work before it goes on without.
    #[must_use]
    pub fn patient(mut self, patience: Duration) -> Self {
        self.works = self.works.patient(patience);
        self
    }

    /// This app on a laptop that has these addresses.
    #[must_use]
    pub fn among(mut self, addresses: fn() -> Vec<Choice>) -> Self {
        self.phones = self.phones.among(addresses);
        self
    }

    /// This app without the guard, for a hand that never doubles a press.
    #[must_use]
    pub fn under_a_steady_hand(mut self) -> Self {
        self.guard = self.guard.at_ease();
        self
    }

    /// Speaks the words of a file from now on, and anew after each save.
    pub fn speak_file(&mut self, path: &Path) {
        self.clockwork.speak_file(path, &mut self.shared);
    }

    /// The state that all screens share.
    pub const fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The open game.
    pub fn session(&self) -> Option<&Session> {
        self.screen.session()
    }

    /// Whether games are played beside the window, to measure a card.
    pub const fn is_measuring(&self) -> bool {
        self.measuring.is_under_way()
    }

    /// The setup, if that is the screen.
    pub const fn setup(&self) -> Option<&Setup> {
        self.screen.setup()
    }

    /// The table, if that is the screen.
    pub fn table(&self) -> Option<&Table> {
        self.screen.table()
    }

    /// The decks, if that is the screen.
    pub fn decks(&self) -> Option<&Decks> {
        self.screen.decks()
    }

    /// The code that is shown, as the address that the phone of a seat opens.
    pub fn code(&self) -> Option<(Seat, &str)> {
        self.phones.code()
    }

    /// The short code that is shown, for whoever has no camera.
    pub fn short_code(&self) -> Option<&str> {
        self.phones.short_code()
    }

    /// The window, if it fills its screen.
    pub fn in_full_screen(&self) -> Option<window::Id> {
        self.shared.window.filter(|id| self.windows.fills_screen(*id))
    }

    /// Whether something lies above the screen, or above the table.
    pub fn has_cover(&self) -> bool {
        self.is_covered() || self.table().is_some_and(Table::is_covered)
    }

    /// The window's title, which tells nothing secret.
    pub fn title(&self) -> String {
        say!(self.shared.words, "app-name")
    }

    /// The factor by which everything is enlarged.
    pub fn zoom(&self) -> f32 {
        self.shared.settings.zoom.factor()
    }

    /// The factor by which everything is enlarged in a window; the second has its own measure.
    pub fn zoom_of(&self, id: window::Id) -> f32 {
        if self.windows.is_display(id) { 1.0 } else { self.zoom() }
    }

    /// The theme of iced's own widgets.
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
        let before = self.screen.on_turn();
        let by_press = message.nature() != Nature::Event;
        let task = self.receive(message);
        let task = Task::batch([task, self.take_dropped(), self.follow(now)]);
        let runs = self.timed().is_some();
        if let Some(session) = self.screen.session_mut() {
            session.run_time(runs, now);
        }
        if let Some(table) = self.screen.table_mut() {
            table.hands_mut().pass_moment(now);
            table.fly_on(now);
        }
        let phones = self.phones.standing(&self.shared.phones);
        self.guard.follow(Asked::new(&self.screen, &self.above, phones), by_press, now);
        self.guard.follow_dragon(&self.screen);
        self.above.list_keys(self.listed_keys().is_some());
        // With many players the card of the one on turn may be out of sight.
        let has_changed = self.screen.on_turn().is_some_and(|seat| before != Some(seat));
        if has_changed { task.chain(operate(reveal_named(table::ON_TURN)).discard()) } else { task }
    }

    /// The player whose time runs.
    fn timed(&self) -> Option<Seat> {
        self.screen.playing()?.timed(self.is_covered())
    }

    /// Counts the time up to now.
    fn count_time(&mut self, now: Instant) {
        let seat = self.timed();
        if let (Some(seat), Some(session)) = (seat, self.screen.session_mut()) {
            session.count_time(seat, now);
        }
    }

    /// Has every part follow what a message has done.
    fn follow(&mut self, now: Instant) -> Task<Message> {
        let shown = self.decks().and_then(Decks::deck).map(ToOwned::to_owned);
        self.shared.keeping.rest(shown.as_deref());
        self.follow_measure();
        self.clockwork.hide_in_time(self.screen.playing_mut(), now);
        if self.above.trouble().is_none()
            && let Some(error) = self.saves.fault_of_times()
        {
            self.above.say(self.shared.words.times_error(&error));
        }
        let saved = self.follow_saving();
        let reviewed = self.screen.playing_mut().map_or_else(Task::none, |playing| {
            playing.review(self.works.hands(), now).map(Message::Work)
        });
        let lesson = if self.screen.playing_mut().is_some_and(Playing::follow_lesson) {
            self.go(Leaving::Home)
        } else {
            Task::none()
        };
        if let Some(error) = self.saves.unwritten(self.above.trouble().is_none()) {
            self.above.say(self.shared.words.settings_error(&error));
        }
        let settings = self.saves.news_of_settings().map(|()| Message::Written);
        let is_on = self.session().is_some_and(|session| !session.game().is_finished());
        if let Some(vigil) = &mut self.vigil {
            vigil.keep(is_on);
        }
        Task::batch([saved, reviewed, lesson, settings, self.follow_phones()])
    }

    #[expect(clippy::too_many_lines, reason = "one arm per message")]
    fn receive(&mut self, message: Message) -> Task<Message> {
        if self.guard.bars(message.nature()) {
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
            Message::Listed(part) => {
                if self.shared.reading.add_part(part, &mut self.shared.earlier) {
                    self.screen.show_listed(self.shared.ui());
                }
            }
            Message::Work(message) => return self.at_work(message),
            // The outcome is looked up after every message.
            Message::Written | Message::Frame => {}
            Message::Understood => drop(self.above.take_trouble()),
            Message::GoOnDamaged => self.go_on_damaged(),
            // The second window has a size and a place of its own.
            Message::Opened(id)
            | Message::Resized(id, _)
            | Message::Moved(id, _)
            | Message::Density(id, _)
                if self.windows.is_display(id) => {}
            Message::FullScreen(id) => return self.windows.toggle_full_screen(id),
            Message::Closed(id) => self.windows.closed(id),
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
                trace::screen(size, self.shared.density);
                self.shared.monitor = size.map(|size| size * self.shared.settings.zoom.factor());
                return windows::fit(&mut self.shared, size);
            }
            Message::Preferences(message) => return self.prefer(message),
            Message::Keys => self.above.list_keys(!self.above.lists_keys()),
            Message::Booklet(message) => return self.at_booklet(message),
            // A minimised window has no size on some systems.
            Message::Resized(_, size) if size.width < 1.0 || size.height < 1.0 => self.cover(),
            Message::Resized(_, size) => self.shared.view = size,
            Message::Moved(_, at) => self.shared.place = Some(at),
            Message::Density(_, density) => self.shared.density = density,
            Message::Rescue(rescue) => return self.rescue(rescue),
            Message::CloseRequested(id) if self.windows.is_display(id) => return window::close(id),
            Message::CloseRequested(id) => return self.close(id),
            Message::Setup(message) => return self.at_setup(message),
            Message::Earlier(message) => return self.at_earlier(message),
            Message::Decks(message) => return self.at_decks(message),
            Message::Tried(step) => self.tried(step),
            Message::Deal(message) => return self.in_game(playing::Step::Deal(message)),
            Message::Table(message) => return self.in_game(playing::Step::Table(message)),
            Message::Finale(message) => return self.in_game(playing::Step::Finale(message)),
            Message::Replay(message) => return self.in_game(playing::Step::Replay(message)),
            Message::Outcome(message) => return self.in_game(playing::Step::Outcome(message)),
            Message::Ask(request) => return self.fulfil(request),
            Message::Lesson(message) => return self.in_lesson(message),
            Message::Phones(message) => return self.at_phones(message),
            Message::Files(message) => return self.at_files(message),
            Message::Tick => return self.tick(),
            Message::Covered => self.cover(),
        }
        Task::none()
    }

    /// Goes on after a second, or after the time of a replay's step.
    fn tick(&mut self) -> Task<Message> {
        self.clockwork.speak_anew(&mut self.shared);
        if let Some(playing) = self.screen.playing_mut() {
            playing.tick(self.shared.ui());
        }
        self.with_phones(Phones::renew_code);
        self.phones.watch_addresses().map(Message::Phones)
    }

    /// Hides all cards that show, even while a key or the pointer is held down.
    fn cover(&mut self) {
        if let Some(playing) = self.screen.playing_mut() {
            playing.cover();
        }
    }

    /// The events from outside of the widgets, and the ticks: once a second while somebody's time
    /// runs, cards or a code show, work is under way, words are being written, or the final scoring
    /// plays; at the pace of a replay; every few seconds while phones may come; else never.
    pub fn subscription(&self) -> Subscription<Message> {
        let is_told = self.phones.shows_code() || self.works.told().is_some();
        let second = (is_told || self.clockwork.is_spoken_to()).then_some(TICK);
        // The network may change.
        let watched = self.phones.are_served().then_some(NETWORK);
        let every = self.screen.pace(self.is_covered()).or(second).or(watched);
        Subscription::batch([events::listen(&self.screen, &self.shared), ticking::ticking(every)])
    }

    /// The content of a window.
    pub fn view_of(&self, id: window::Id) -> Element<'_, Message> {
        if self.windows.is_display(id) { self.view_for_all() } else { self.view() }
    }

    /// The content of the second window; the final scoring as far as the first has shown it.
    pub fn view_for_all(&self) -> Element<'_, Message> {
        let playing = self.screen.playing();
        if let (Some(replay), Some(session)) = (playing.and_then(Playing::replay), self.session()) {
            return replay.display(self.shared.at(session));
        }
        match (playing.and_then(Playing::finale), self.session()) {
            (Some(finale), Some(session)) => finale.display(self.shared.at(session)),
            (_, session) => {
                let gains = self.table().and_then(Table::gains);
                let veiled = self.table().and_then(display::veiled);
                let table = display::view(self.shared.ui(), session, veiled, gains);
                let moment = self.table().and_then(Table::moment).zip(session);
                let moment = moment.map(|(moment, it)| moment.view(self.shared.ui(), it.game()));
                stack![table].push(moment).into()
            }
        }
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
        let lesson = self.screen.playing().and_then(|playing| playing.lesson.as_ref());
        let lesson = lesson.map(|lesson| lesson.view(self.shared.ui()).map(Message::Lesson));
        let screen = column![lesson, container(screen).width(Fill).height(Fill)];
        let screen = behind(screen, self.is_covered());
        let phones = self.phones.view(self.shared.ui(), self.session().map(Session::game));
        let phones = phones.map(|phones| phones.map(Message::Phones));
        let preferences = self.above.shows_preferences().then(|| {
            preferences::view(self.shared.ui(), self.windows.has_display())
                .map(Message::Preferences)
        });
        let keys = self.help();
        let booklet = self.above.booklet();
        let booklet = booklet.map(|booklet| booklet.view(self.shared.ui()).map(Message::Booklet));
        let trouble = self.above.trouble().map(|trouble| trouble.view(self.shared.ui()));
        // A screen that waits for work takes no clicks.
        let waits = self.works.keeps_waiting().then(|| opaque(container(space()).center(Fill)));
        let window =
            stack![screen].push(phones).push(waits).push(keys).push(preferences).push(booklet);
        let window = window.push(trouble);
        let work = self.works.told().map(|work| work.view(self.shared.ui()).map(Message::Work));
        let window = column![container(window).width(Fill).height(Fill), work];
        presses(window, Message::Pressed).into()
    }
}
