//! The window. The root only routes: screens hold their state and ask for what is not theirs.

mod awake;
pub mod clock;
pub mod curtain;
pub mod display;
mod events;
mod hidden;
mod keys;
mod launch;
mod leave;
mod lesson;
mod message;
mod opening;
pub mod parts;
mod past;
pub mod picture;
pub mod preferences;
pub mod screen;
pub mod session;
mod shared;
pub mod theme;
pub mod trouble;

use std::path::Path;
use std::time::Instant;

use iced::advanced::widget::operate;
use iced::widget::{column, container, space};
use iced::{Element, Fill, Task, Theme, window};

pub use launch::{run, settings};
pub use message::Message;
pub use shared::Shared;

use crate::rules::game::Phase;
use crate::rules::orders::hand::Orders;
use crate::rules::{Move, Outcome};
use crate::say;
use crate::storage::Folders;
use crate::widget::behind::behind;
use crate::widget::focus::reveal_named;
use screen::deal::{self, Deal};
use screen::earlier::Earlier;
use screen::finale::{self, Finale};
use screen::home::{self, Home};
use screen::outcome;
use screen::setup::{self, Setup};
use screen::table::{self, Table};
use session::Session;
use trouble::{Leaving, Trouble};

/// The app.
#[derive(Debug)]
pub struct App {
    shared: Shared,
    screen: Screen,
    session: Option<Session>,
    /// The open game is that of the lesson.
    lesson: Option<lesson::Lesson>,
    /// What went wrong with a file, until somebody has read it.
    trouble: Option<Trouble>,
    /// The settings are shown.
    in_preferences: bool,
    /// The second window, for everybody at the table.
    display: Option<window::Id>,
    /// Since when cards show, while they do.
    held: Option<Instant>,
    /// Keeps the screen awake while a game is on; a window in memory has nobody to keep awake.
    vigil: Option<awake::Vigil>,
}

#[derive(Debug)]
enum Screen {
    Home(Home),
    Setup(Setup),
    Deal(Deal),
    Table(Box<Table>),
    Finale(Box<Finale>),
    Outcome(outcome::Outcome),
    Earlier(Earlier),
}

impl App {
    /// The app as it starts: with the game that was open last, or at home.
    pub fn new(folders: Folders) -> (Self, Task<Message>) {
        Self::with_file(folders, None)
    }

    /// The app as it starts with a game file.
    pub fn with_file(folders: Folders, file: Option<&Path>) -> (Self, Task<Message>) {
        let (shared, troubles) = Shared::new(folders);
        let trouble = troubles.first().map(|_| Trouble::Said(troubles.join("\n")));
        let mut app = Self {
            shared,
            screen: Screen::Home(Home),
            session: None,
            lesson: None,
            trouble,
            in_preferences: false,
            display: None,
            held: None,
            vigil: None,
        };
        let last = app.shared.settings.open_game.as_ref().map(|id| app.shared.games.file(id));
        match (file, last) {
            (Some(file), _) => app.open(file),
            (None, Some(last)) if last.exists() => app.open(&last),
            (None, _) => {}
        }
        let task = app.list();
        (app, task)
    }

    /// What everything shares.
    #[must_use]
    pub const fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The open game.
    #[must_use]
    pub const fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// The setup, if that is the screen.
    #[must_use]
    pub const fn setup(&self) -> Option<&Setup> {
        match &self.screen {
            Screen::Setup(setup) => Some(setup),
            _ => None,
        }
    }

    /// The table, if that is the screen.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        match &self.screen {
            Screen::Table(table) => Some(table),
            Screen::Home(_)
            | Screen::Setup(_)
            | Screen::Deal(_)
            | Screen::Finale(_)
            | Screen::Outcome(_)
            | Screen::Earlier(_) => None,
        }
    }

    /// The window's title; nothing secret.
    #[must_use]
    pub fn title(&self) -> String {
        say!(self.shared.words, "app-name")
    }

    /// How large everything is shown.
    #[must_use]
    pub fn zoom(&self) -> f32 {
        self.shared.settings.zoom.factor()
    }

    /// The theme of iced's own widgets.
    #[must_use]
    pub fn theme(&self) -> Theme {
        theme::theme(self.shared.settings.look)
    }

    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        self.update_at(message, Instant::now())
    }

    /// Takes a message at that instant.
    pub fn update_at(&mut self, message: Message, now: Instant) -> Task<Message> {
        self.count_time(now);
        let before = self.on_turn();
        let task = self.take(message);
        self.hide_in_time(now);
        let task = Task::batch([task, self.follow()]);
        self.watch();
        self.run_time(now);
        // With many players not all cards are in sight.
        let has_changed = self.on_turn().is_some_and(|seat| before != Some(seat));
        if has_changed { task.chain(operate(reveal_named(table::ON_TURN)).discard()) } else { task }
    }

    fn take(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Key(event) => return self.on_key(&event),
            Message::Released => {
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.update(setup::Message::Drop, &self.shared);
                }
            }
            Message::Listed(entries) => {
                self.shared.earlier = entries;
                if let Screen::Earlier(earlier) = &mut self.screen {
                    earlier.refresh(&self.shared);
                }
            }
            Message::Understood => self.trouble = None,
            Message::GoOnDamaged => self.go_on_damaged(),
            // The second window has its own size and place.
            Message::Opened(id) | Message::Resized(id, _) | Message::Moved(id, _) | Message::Density(id, _)
                if self.display == Some(id) => {}
            Message::Closed(id) => self.display = self.display.filter(|display| *display != id),
            Message::Display => return self.toggle_display(),
            Message::Opened(id) => {
                self.shared.window = Some(id);
                let density = window::scale_factor(id).map(move |density| Message::Density(id, density));
                let size = window::size(id).map(move |size| Message::Resized(id, size));
                return Task::batch([density, size, window::monitor_size(id).map(Message::Monitor)]);
            }
            Message::Monitor(size) => {
                self.shared.monitor = size.map(|size| size * self.shared.settings.zoom.factor());
                return self.fit(size);
            }
            Message::Preferences(message) => return self.prefer(message),
            // A window that is minimised has no size on some systems.
            Message::Resized(_, size) if size.width < 1.0 || size.height < 1.0 => self.cover(),
            Message::Resized(_, size) => self.shared.view = size,
            Message::Moved(_, at) => self.shared.place = Some(at),
            Message::Density(_, density) => self.shared.density = density,
            Message::Rescue(rescue) => return self.rescue(rescue),
            Message::CloseRequested(id) if self.display == Some(id) => return window::close(id),
            Message::CloseRequested(id) => {
                let asked = matches!(&self.trouble, Some(Trouble::Unsaved(unsaved)) if unsaved.leaving.is_some());
                return if asked { self.go(Leaving::Close(id)) } else { self.leave_for(Leaving::Close(id)) };
            }
            Message::Home(message) => return self.at_home(message),
            Message::Setup(message) => return self.at_setup(message),
            Message::Deal(message) => {
                self.at_deal(&message);
                return if message.is_typing() { Task::none() } else { self.focus_search() };
            }
            Message::Table(message) => return self.at_table(message),
            Message::Finale(message) => self.at_finale(&message),
            Message::Outcome(message) => return self.at_outcome(message),
            Message::Earlier(message) => return self.at_earlier(message),
            Message::Lesson(message) => return self.in_lesson(message),
            Message::Tick => {}
            Message::Covered => self.cover(),
        }
        Task::none()
    }

    fn at_home(&mut self, message: home::Message) -> Task<Message> {
        let Screen::Home(home) = &mut self.screen else { return Task::none() };
        match home.update(message) {
            home::Action::Open(path) => self.open(&path),
            home::Action::New => return self.set_up(),
            home::Action::Lesson => self.learn(),
            home::Action::Earlier => self.screen = Screen::Earlier(Earlier::new(&self.shared)),
            home::Action::ToggleLook => return self.prefer(preferences::Message::NextLook),
            home::Action::Preferences => self.in_preferences = true,
        }
        Task::none()
    }

    fn at_setup(&mut self, message: setup::Message) -> Task<Message> {
        let Screen::Setup(setup) = &mut self.screen else { return Task::none() };
        match setup.update(message, &self.shared) {
            setup::Action::None => {}
            setup::Action::Run(task) => return task.map(Message::Setup),
            setup::Action::Back => return self.go(Leaving::Home),
            setup::Action::Start(setup, timing) => {
                let catalogue = self.shared.catalogue.clone();
                match Session::begin(&self.shared.games, setup, catalogue, jiff::Timestamp::now()) {
                    Ok(mut session) => {
                        session.keep_time(timing);
                        self.enter(session);
                        self.tell_unsaved(None);
                        return self.focus_search();
                    }
                    Err(faults) => {
                        let faults: Vec<String> =
                            faults.iter().map(|fault| self.shared.words.setup_fault(fault)).collect();
                        self.trouble = Some(Trouble::Said(faults.join("\n")));
                    }
                }
            }
        }
        Task::none()
    }

    fn at_deal(&mut self, message: &curtain::Message) {
        let (Screen::Deal(deal), Some(session)) = (&mut self.screen, &self.session) else { return };
        match deal.update(message, session) {
            deal::Action::None => {}
            deal::Action::Play(made) => self.play(made),
            deal::Action::Tell(seat, what, digits) => self.tell(seat, what, &digits),
        }
    }

    fn at_table(&mut self, message: table::Message) -> Task<Message> {
        let (Screen::Table(table), Some(session)) = (&mut self.screen, &self.session) else { return Task::none() };
        let typing = matches!(&message, table::Message::Curtain(message) if message.is_typing());
        match table.update(message, &self.shared, session) {
            table::Action::None if typing => {}
            table::Action::None => return self.focus_search(),
            table::Action::Play(made) => self.play(made),
            table::Action::Undo => self.change(|session| {
                session.undo();
            }),
            table::Action::Redo => self.change(|session| {
                session.redo();
            }),
            table::Action::BackTo(moves) => self.change(|session| session.back_to(moves)),
            table::Action::Accept(correction) => self.accept(*correction),
            table::Action::Tell(seat, what, digits) => self.tell(seat, what, &digits),
            table::Action::Finish => self.screen = Screen::Finale(Box::new(Finale::new(session))),
            table::Action::ToggleLook => return self.prefer(preferences::Message::NextLook),
            table::Action::Display => return self.toggle_display(),
            table::Action::Pause => self.pause(),
            table::Action::Preferences => self.in_preferences = true,
            table::Action::Measured(scale) => {
                self.shared.measured(scale);
                self.remember();
            }
            table::Action::Leave => return self.leave_for(Leaving::Home),
            table::Action::Rescue => self.tell_unsaved(None),
        }
        Task::none()
    }

    fn at_finale(&mut self, message: &finale::Message) {
        let (Screen::Finale(finale), Some(session)) = (&mut self.screen, &self.session) else { return };
        match finale.update(message) {
            finale::Action::None => {}
            finale::Action::Done => self.screen = Screen::Outcome(outcome::Outcome::default()),
            finale::Action::Back => self.screen = Screen::Table(Box::new(Table::new(session))),
        }
    }

    /// Makes a move in the open game, and shows what it brought.
    fn play(&mut self, made: Move) {
        let Some(session) = &mut self.session else { return };
        let drew = matches!(made, Move::DrawOrder { .. });
        let seat = session.game().active();
        if session.is_read_only() {
            let reason = say!(self.shared.words, "table-read-only");
            if let Screen::Table(table) = &mut self.screen {
                table.refuse(reason);
            }
            return;
        }
        let phase = session.game().phase();
        let was_saved = session.unsaved().is_none();
        let before = session.journal().entries().len();
        let is_choice = !session.game().choices().is_empty();
        if let Err(rejection) = session.play(made) {
            let reason = self.shared.words.rejection(&rejection, session.game());
            if let Screen::Table(table) = &mut self.screen {
                table.refuse(reason);
            }
            return;
        }
        let ended = phase != Phase::Finished
            && session.last_outcomes().any(|outcome| matches!(outcome, Outcome::Finished { .. }));
        self.show_game();
        if was_saved {
            self.tell_unsaved(None);
        }
        if let (Screen::Table(table), Some(session)) = (&mut self.screen, &self.session) {
            let printed = session.game().orders().is_some_and(Orders::is_printed);
            table.unveil(before, is_choice, session);
            if drew && !printed {
                table.show_drawn(seat, session);
            } else if ended && table.veiled().is_none() {
                self.screen = Screen::Finale(Box::new(Finale::new(session)));
            }
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Session)) {
        if let Some(session) = &mut self.session
            && !session.is_read_only()
        {
            change(session);
            self.show_game();
        }
    }

    /// The screen that the game asks for now.
    fn show_game(&mut self) {
        let Some(session) = &self.session else { return };
        match (session.game().phase(), &mut self.screen) {
            (Phase::Deal, Screen::Deal(deal)) => deal.refresh(session),
            (Phase::Deal, _) => self.screen = Screen::Deal(Deal::new(session)),
            (_, Screen::Table(table)) => table.refresh(session),
            (_, _) => self.screen = Screen::Table(Box::new(Table::new(session))),
        }
    }

    /// The window's content.
    pub fn view(&self) -> Element<'_, Message> {
        let screen = match (&self.screen, &self.session) {
            (Screen::Home(home), _) => home.view(&self.shared).map(Message::Home),
            (Screen::Earlier(earlier), _) => earlier.view(&self.shared).map(Message::Earlier),
            (Screen::Setup(setup), _) => setup.view(&self.shared).map(Message::Setup),
            (Screen::Deal(deal), Some(session)) => deal.view(&self.shared, session).map(Message::Deal),
            (Screen::Table(table), Some(session)) => table.view(&self.shared, session).map(Message::Table),
            (Screen::Finale(finale), Some(session)) => finale.view(&self.shared, session).map(Message::Finale),
            (Screen::Outcome(outcome), Some(session)) => outcome.view(&self.shared, session).map(Message::Outcome),
            (Screen::Deal(_) | Screen::Table(_) | Screen::Finale(_) | Screen::Outcome(_), None) => space().into(),
        };
        let lesson = self.lesson.as_ref().map(|lesson| lesson.view(&self.shared).map(Message::Lesson));
        let screen = column![lesson, container(screen).width(Fill).height(Fill)];
        let covered = self.in_preferences || self.trouble.is_some();
        let screen = behind(screen, covered);
        let preferences = self
            .in_preferences
            .then(|| preferences::view(&self.shared, self.display.is_some()).map(Message::Preferences));
        let trouble = self.trouble.as_ref().map(|trouble| trouble.view(&self.shared));
        iced::widget::stack![screen].push(preferences).push(trouble).into()
    }
}
