//! The clock of the open game ticks once a second while somebody's time runs; cards that show
//! close in time.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use iced::Subscription;
use iced::futures::Stream;

use crate::app::kit::curtain::Curtain;
use crate::app::kit::wording::Wording;
use crate::app::screen::finale::Finale;
use crate::app::screen::replay::Replay;
use crate::app::shell::playing::Playing;
use crate::app::shell::{App, Message};
use crate::rules::Seat;

/// The time between two looks at the laptop's addresses.
const NETWORK: Duration = Duration::from_secs(3);
/// The time between two ticks.
const TICK: Duration = Duration::from_secs(1);

/// The time after which cards close even while held: a window can be covered without being told.
const LONGEST: Duration = Duration::from_secs(10);

impl App {
    /// The player whose time runs.
    fn timed(&self) -> Option<Seat> {
        let playing = self.playing()?;
        let session = &playing.session;
        let runs = session.is_timed() && !session.is_paused();
        if !runs || self.is_covered() {
            return None;
        }
        playing.table()?.awaits(session)
    }

    /// Counts the time up to now.
    pub(super) fn count_time(&mut self, now: Instant) {
        let seat = self.timed();
        if let (Some(seat), Some(session)) = (seat, self.session_mut()) {
            session.count_time(seat, now);
        }
    }

    /// Lets time run or rest from now on, as the table does.
    pub(super) fn run_time(&mut self, now: Instant) {
        let runs = self.timed().is_some();
        if let Some(session) = self.session_mut() {
            session.run_time(runs, now);
        }
    }

    /// Speaks the words of a file from now on, and anew after each save.
    pub fn speak_file(&mut self, path: &Path) {
        self.wording = Some(Wording::from_file(path));
        self.speak_anew();
    }

    pub(super) fn speak_anew(&mut self) {
        let changed = self.wording.as_mut().and_then(|wording| wording.changed(&self.shared.words));
        if let Some((words, faults)) = changed {
            self.shared.words = words;
            // A writer of words has a console beside the window.
            faults.iter().for_each(|fault| eprintln!("{fault}"));
        }
    }

    /// The ticks: once a second while somebody's time runs, cards or a code show, work is under
    /// way, words are being written, or the final scoring plays; at the pace of a replay; every few
    /// seconds while phones may come; else never.
    pub(super) fn ticking(&self) -> Subscription<Message> {
        let plays = self.finale().is_some_and(Finale::is_playing);
        let shows = self.shows_cards() || self.phones.shows_code() || self.told_work().is_some();
        let is_written =
            self.wording.is_some() || self.table().is_some_and(|it| it.moment().is_some());
        let pace = self.replay().and_then(Replay::stays);
        let second = (self.timed().is_some() || shows || plays || is_written).then_some(TICK);
        // The network may change.
        let watched = self.phones.are_served().then_some(NETWORK);
        pace.or(second)
            .or(watched)
            .map_or_else(Subscription::none, |every| Subscription::run_with(every, ticks))
    }

    /// The player behind the curtain.
    pub(super) fn curtain(&self) -> Option<&Curtain> {
        self.playing().and_then(Playing::curtain)
    }

    /// Whether cards show.
    pub(super) fn shows_cards(&self) -> bool {
        self.curtain().is_some_and(Curtain::is_held)
    }

    /// Hides all cards that show, even while a key or the pointer is held down.
    pub(super) fn cover(&mut self) {
        if let Some(playing) = self.playing_mut() {
            playing.cover();
        }
    }

    /// Hides cards that have shown for long enough.
    pub(super) fn hide_in_time(&mut self, now: Instant) {
        let since = self.held.unwrap_or(now);
        if self.shows_cards() && now.saturating_duration_since(since) >= LONGEST {
            self.cover();
        }
        self.held = self.shows_cards().then_some(since);
    }
}

/// A stream of ticks; the pool of threads that runs the app's tasks has no timer.
fn ticks(every: &Duration) -> impl Stream<Item = Message> + use<> {
    let every = *every;
    iced::stream::channel(1, async move |mut sender| {
        let clockwork = move || {
            let mut next = Instant::now();
            loop {
                // Ticks missed while the machine was asleep are not made up for.
                next = Instant::now().max(next + every);
                thread::sleep(next.saturating_duration_since(Instant::now()));
                // One tick that waits to be taken is as good as two.
                if sender.try_send(Message::Tick).is_err_and(|error| error.is_disconnected()) {
                    break;
                }
            }
        };
        let _ = thread::Builder::new().name("clock".to_owned()).spawn(clockwork);
    })
}
