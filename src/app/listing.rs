//! The earlier games are read beside the window, the newest first; those that are read already are
//! shown meanwhile.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::futures::channel::mpsc;
use iced::task::Handle;
use iced::widget::{container, progress_bar, row};
use iced::{Center, Fill, Task};

use super::parts::{action, note};
use super::theme::{self, Weight, space as gap};
use super::work::Progress;
use super::{App, Message as AppMessage, Screen, Shared};
use crate::say;
use crate::storage::games::Games;
use crate::storage::list::{self, Entry};
use crate::widget::Element;

/// What is done about the lists of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// The earlier games are read anew.
    Anew,
    /// A game that lies elsewhere is no longer among them; its file stays.
    Unlist(PathBuf),
    /// It is among them again.
    List(PathBuf),
    /// No more of them are read.
    Stop,
    /// The deleted games are read, to be looked at.
    Deleted,
}

/// Some of the earlier games, as they were read.
#[derive(Debug, Clone)]
pub struct Part {
    /// Which reading it belongs to.
    reading: u64,
    /// The games that follow those of the parts before.
    entries: Vec<Arc<Entry>>,
    /// How many there are in all parts together.
    of: usize,
}

/// How far the earlier games are read.
#[derive(Debug, Default)]
pub struct Reading {
    /// Counts the readings: a part of another one comes too late.
    number: u64,
    state: State,
    /// Once they were all read.
    is_known: bool,
    read: Vec<Arc<Entry>>,
    of: usize,
    handle: Option<Handle>,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum State {
    /// All are read.
    #[default]
    Whole,
    UnderWay,
    /// Somebody did not want to wait for the rest.
    Stopped,
}

/// After so long the games that were read meanwhile are shown.
const PART: Duration = Duration::from_millis(50);

impl Reading {
    /// Whether it is known which games there are.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.is_known
    }

    /// Whether games are being read.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.state == State::UnderWay
    }

    /// What the reading that was begun last finds next, of so many games.
    #[must_use]
    pub const fn part(&self, entries: Vec<Arc<Entry>>, of: usize) -> Part {
        Part { reading: self.number, entries, of }
    }

    fn begin(&mut self) {
        let (number, is_known) = (self.number + 1, self.is_known);
        *self = Self { number, is_known, state: State::UnderWay, ..Self::default() };
    }

    fn stop(&mut self) {
        if self.is_under_way() {
            self.number += 1;
            // Where all are known, those that are shown are as good as before.
            self.state = if self.is_known { State::Whole } else { State::Stopped };
            self.handle = None;
        }
    }
}

/// How far the games are read, while they are not all, with what can be done about it.
pub fn strip<'a, M: Clone + 'a>(shared: &'a Shared, stop: M, go_on: M) -> Option<Element<'a, M>> {
    let palette = shared.palette();
    let words = &shared.words;
    let reading = &shared.reading;
    let (done, of) = (reading.read.len(), reading.of);
    let (key, button, sign, press) = match reading.state {
        State::Whole => return None,
        // Of how many is not known yet.
        State::UnderWay if of == 0 => return None,
        State::UnderWay => ("earlier-reading", "earlier-stop", Some("Esc"), stop),
        State::Stopped => ("earlier-stopped", "earlier-read-on", None, go_on),
    };
    let far = words.say(key, &[("done", done.into()), ("of", of.into())]);
    let bar = progress_bar(0.0..=of as f32, done as f32).girth(6).style(theme::progress(palette));
    let button = action(palette, Weight::Quiet, words.say(button, &[]), sign, Some(press));
    let line = row![note(far, palette), container(bar).width(Fill), button];
    Some(line.spacing(gap::M).align_y(Center).height(36).into())
}

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
            // What is shown stays.
            Message::Stop => self.shared.reading.stop(),
            Message::Deleted => return self.list_deleted(),
        }
        Task::none()
    }

    /// Reads the earlier games beside the window, and shows at once those that are known.
    pub(super) fn list(&mut self) -> Task<AppMessage> {
        let (games, catalogue) = (self.shared.games.clone(), Arc::clone(&self.shared.catalogue));
        let elsewhere = self.shared.settings.games_elsewhere.clone();
        let known = self.shared.earlier.clone();
        self.shared.reading.begin();
        let number = self.shared.reading.number;
        let (tell, told) = mpsc::unbounded();
        let read = move || {
            let listing = games.listing(&elsewhere, &known, &catalogue);
            let of = listing.len();
            let mut entries = Vec::new();
            let mut last = Instant::now();
            for entry in listing {
                entries.push(entry);
                if last.elapsed() >= PART {
                    let part = Part { reading: number, entries: std::mem::take(&mut entries), of };
                    // Nobody wants the rest.
                    if tell.unbounded_send(part).is_err() {
                        return;
                    }
                    last = Instant::now();
                }
            }
            let _ = tell.unbounded_send(Part { reading: number, entries, of });
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
        self.shared.reading.handle = Some(handle.abort_on_drop());
        task
    }

    /// Some more of the earlier games were read.
    pub(super) fn listed(&mut self, part: Part) {
        let shared = &mut self.shared;
        let reading = &mut shared.reading;
        if part.reading != reading.number {
            return;
        }
        for entry in part.entries {
            Games::put(entry, &mut reading.read);
        }
        reading.of = part.of;
        let is_whole = reading.read.len() >= reading.of;
        // Nothing that is shown goes while it is read anew.
        if is_whole || reading.read.len() >= shared.earlier.len() {
            shared.earlier.clone_from(&reading.read);
        }
        if is_whole {
            reading.state = State::Whole;
            reading.is_known = true;
            reading.read = Vec::new();
        }
        self.show_listed();
    }

    /// Whether it is seen that games are being read.
    pub(super) fn is_listing(&self) -> bool {
        let shows = match &self.screen {
            Screen::Home(_) | Screen::Earlier(_) => true,
            Screen::Setup(_) | Screen::Playing(_) => false,
        };
        shows && self.shared.reading.is_under_way()
    }

    /// What is gone is not shown until the others are read.
    fn list_anew(&mut self) -> Task<AppMessage> {
        self.shared.earlier.retain(|entry| entry.path.exists());
        self.show_listed();
        self.list()
    }

    /// The list or its words have changed.
    pub(super) fn show_listed(&mut self) {
        if let Screen::Earlier(earlier) = &mut self.screen {
            earlier.refresh(&self.shared);
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
