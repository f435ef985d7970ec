//! The reading of the earlier games beside the window, the newest first; those read already are
//! shown meanwhile.

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::futures::channel::mpsc;

pub use crate::app::ask::listing::Message;
use crate::app::kit::reading::Part;
use crate::app::kit::work::Progress;
use crate::app::shell::{App, Message as AppMessage, Screen};
use crate::say;
use crate::session::Session;
use crate::storage::games::Games;
use crate::storage::list::{self, Entry, Standing};

/// The time after which the games read so far are shown.
const PART: Duration = Duration::from_millis(50);

impl App {
    pub(super) fn at_listing(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Anew => return self.list_anew(),
            Message::Unlist(path) => {
                self.shared.settings.forget_elsewhere(&path);
                self.shared.earlier.retain(|entry| entry.path != path);
                self.remember();
                return self.list_anew();
            }
            Message::List(path) => {
                self.shared.settings.remember_elsewhere(path);
                self.remember();
                return self.list_anew();
            }
            // The games that are shown stay.
            Message::Stop => self.shared.reading.stop(),
            Message::Deleted => return self.list_deleted(),
        }
        Task::none()
    }

    /// Reads the earlier games beside the window, and shows those that are known at once.
    pub(super) fn list(&mut self) -> Task<AppMessage> {
        let (games, catalogue) = (self.shared.games.clone(), Arc::clone(&self.shared.catalogue));
        let elsewhere = self.shared.settings.games_elsewhere.clone();
        let known = self.shared.earlier.clone();
        let number = self.shared.reading.begin();
        let (tell, told) = mpsc::unbounded();
        let read = move || {
            let listing = games.listing(&elsewhere, &known, &catalogue);
            let of = listing.len();
            let mut entries = Vec::new();
            let mut last = Instant::now();
            for entry in listing {
                entries.push(entry);
                if last.elapsed() >= PART {
                    let part = Part::new(number, std::mem::take(&mut entries), of);
                    // The rest is not wanted any more.
                    if tell.unbounded_send(part).is_err() {
                        return;
                    }
                    last = Instant::now();
                }
            }
            let _ = tell.unbounded_send(Part::new(number, entries, of));
        };
        let begun = self.crew.run(move || {
            read();
            || {}
        });
        if begun.is_err() {
            self.shared.reading.stop();
            return Task::none();
        }
        let (task, handle) = Task::run(told, AppMessage::Listed).abortable();
        self.shared.reading.goes_with(handle);
        task
    }

    /// Puts a game that is left among the earlier ones as it stands, before its file is read again.
    pub(super) fn list_left(&mut self, session: &Session) {
        if session.is_in_memory() {
            return;
        }
        let (path, started) = (session.path().to_owned(), session.started().to_owned());
        let standing = Standing::from_journal(session.journal(), session.timing());
        self.shared.earlier.retain(|entry| entry.path != path);
        Games::put(Arc::new(Entry::left(path, started, standing)), &mut self.shared.earlier);
    }

    /// Takes some more of the earlier games.
    pub(super) fn listed(&mut self, part: Part) {
        let shared = &mut self.shared;
        if !shared.reading.add_part(part, &mut shared.earlier) {
            return;
        }
        self.show_listed();
    }

    /// Whether a screen shows the reading of games.
    pub(super) fn is_listing(&self) -> bool {
        let shows = match &self.screen {
            Screen::Home(_) | Screen::Earlier(_) => true,
            Screen::Setup(_) | Screen::Decks(_) | Screen::Playing(_) => false,
        };
        shows && self.shared.reading.is_under_way()
    }

    /// Reads the games anew; missing ones go from the list at once.
    fn list_anew(&mut self) -> Task<AppMessage> {
        self.shared.earlier.retain(|entry| entry.path.exists());
        self.show_listed();
        self.list()
    }

    /// Shows the list after it or its words have changed.
    pub(super) fn show_listed(&mut self) {
        if let Screen::Earlier(earlier) = &mut self.screen {
            earlier.refresh(self.shared.ui());
        }
    }

    /// Reads the deleted games, and shows them.
    fn list_deleted(&mut self) -> Task<AppMessage> {
        let Screen::Earlier(earlier) = &self.screen else { return Task::none() };
        let known = earlier.known_deleted().to_vec();
        let (games, catalogue) = (self.shared.games.clone(), Arc::clone(&self.shared.catalogue));
        let read = move |progress: &mut Progress| {
            let listing = games.listing_deleted(&known, &catalogue);
            let of = listing.len();
            let wanted = listing.enumerate().take_while(|(done, _)| progress.went(*done, of));
            let mut entries: Vec<Arc<Entry>> = wanted.map(|(_, entry)| entry).collect();
            list::sort(&mut entries);
            entries
        };
        self.work(say!(self.shared.words, "work-deleted"), read, |app, entries| {
            if let Screen::Earlier(earlier) = &mut app.screen {
                earlier.show_deleted(entries);
            }
            Task::none()
        })
    }
}
