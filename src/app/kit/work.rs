//! Work that may take long, as with a file on a slow stick: it is done beside the window, and the
//! window says what is under way until it is done or cancelled. A screen that shows the result
//! waits for it; a file is saved while everything goes on.

use crate::prelude::*;
use crate::ui::Ui;
use std::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use iced::futures::channel::mpsc;
use iced::widget::{column, container, progress_bar, row};
use iced::{Center, Fill, Task};

use super::crew::Crew;
use super::nature::Nature;

/// A change to the work under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The work has gone on, or is done.
    Went,
    /// The work is cancelled.
    Cancel,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Went => Nature::Event,
            Self::Cancel => Nature::Step,
        }
    }
}

/// The time, about a frame, within which work is done without telling the window.
pub const FRAME: Duration = Duration::from_millis(20);

/// The time between two reports of the progress.
const TOLD: Duration = Duration::from_millis(50);

/// The share from which work is nearly done.
const NEARLY: f32 = 0.98;

/// The work under way, whose result is a `T`.
pub struct Work<T> {
    about: String,
    begun: Instant,
    count: Arc<Count>,
    slot: Arc<Slot<T>>,
}

/// The progress of the work, for the window and the thread.
#[derive(Debug, Default)]
struct Count {
    done: AtomicUsize,
    of: AtomicUsize,
    is_unwanted: AtomicBool,
}

/// The place in which the thread leaves the result of the work.
struct Slot<T> {
    state: Mutex<State<T>>,
    ended: Condvar,
}

enum State<T> {
    UnderWay,
    Done(T),
    Unwanted,
}

impl<T> fmt::Debug for Work<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").field("about", &self.about).finish_non_exhaustive()
    }
}

impl<T> Slot<T> {
    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The result, if the work is done.
    fn take_result(&self) -> Option<T> {
        let mut state = self.state();
        match std::mem::replace(&mut *state, State::UnderWay) {
            State::Done(found) => Some(found),
            left @ (State::UnderWay | State::Unwanted) => {
                *state = left;
                None
            }
        }
    }

    /// Leaves the result. After a cancellation it is dropped instead, and undone by that.
    fn finish(&self, found: T) {
        let mut state = self.state();
        if matches!(*state, State::UnderWay) {
            *state = State::Done(found);
        }
        self.ended.notify_all();
    }

    /// Waits for the end of the work, at most so long.
    fn wait(&self, patience: Duration) {
        let is_under_way = |state: &mut State<T>| matches!(state, State::UnderWay);
        drop(self.ended.wait_timeout_while(self.state(), patience, is_under_way));
    }
}

/// Tells the window how far the work is.
#[derive(Debug)]
pub struct Progress {
    count: Arc<Count>,
    window: mpsc::UnboundedSender<()>,
    told: Instant,
}

impl Progress {
    /// Notes that so much is done of so much. Returns whether the rest is wanted.
    pub fn went(&mut self, done: usize, of: usize) -> bool {
        self.count.done.store(done, Ordering::Relaxed);
        self.count.of.store(of, Ordering::Relaxed);
        if self.told.elapsed() >= TOLD {
            self.told = Instant::now();
            let _ = self.window.unbounded_send(());
        }
        !self.count.is_unwanted.load(Ordering::Relaxed)
    }
}

impl<T> Drop for Work<T> {
    /// Cancels the work. Its result, if it is made already, is dropped, and undone by that.
    fn drop(&mut self) {
        self.count.is_unwanted.store(true, Ordering::Relaxed);
        *self.slot.state() = State::Unwanted;
    }
}

impl<T: Send + 'static> Work<T> {
    /// Begins some work at that instant, and tells the window of its progress. The result waits to
    /// be taken.
    ///
    /// # Errors
    /// If the system has no room for another thread.
    pub fn begin(
        crew: &Crew,
        about: String,
        begun: Instant,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
    ) -> io::Result<(Self, Task<Message>)> {
        let slot = Slot { state: Mutex::new(State::UnderWay), ended: Condvar::new() };
        let (slot, count) = (Arc::new(slot), Arc::<Count>::default());
        let (window, told) = mpsc::unbounded();
        let mut progress = Progress { count: Arc::clone(&count), window, told: Instant::now() };
        let left = Arc::clone(&slot);
        crew.run(move || {
            let found = job(&mut progress);
            move || {
                left.finish(found);
                let _ = progress.window.unbounded_send(());
            }
        })?;
        let told = Task::run(told, |()| Message::Went);
        Ok((Self { about, begun, count, slot }, told))
    }

    /// Waits for the end of the work, at most so long.
    pub fn wait(&self, patience: Duration) {
        self.slot.wait(patience);
    }

    /// The result of the work, once it is done.
    pub fn take_result(&self) -> Option<T> {
        self.slot.take_result()
    }

    /// The share of the work that is done, from 0 to 1; `None` where it cannot be known.
    pub fn share(&self) -> Option<f32> {
        let of = self.count.of.load(Ordering::Relaxed);
        (of > 0).then(|| self.count.done.load(Ordering::Relaxed) as f32 / of as f32)
    }

    /// The name of the work, its progress, and the button to cancel it.
    pub fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let seconds = ui.now.saturating_duration_since(self.begun).as_secs();
        let far = match self.share() {
            // The rest, such as bringing a file onto the disk, cannot be counted and takes a while.
            Some(share) if share > NEARLY => say!(ui, "work-nearly"),
            Some(share) => {
                say!(ui, "work-share", percent = format!("{:.0}", (share * 100.0).floor()))
            }
            None if seconds > 0 => say!(ui, "work-seconds", seconds = seconds.to_string()),
            None => String::new(),
        };
        let bar = self.share().map(|share| {
            progress_bar(0.0..=1.0, share).girth(6).style(theme::progress(ui.palette))
        });
        let cancel =
            ui.action(Weight::Secondary, "work-cancel", Some("Esc"), Some(Message::Cancel));
        let about = column![plain(self.about.as_str()), ui.note(far), bar];
        let line = row![about.spacing(gap::XS).width(Fill), cancel].spacing(gap::L).align_y(Center);
        // Nothing is darkened: work that is over in a blink does not flash. The line stands below
        // the screen and covers nothing of it.
        let card = container(line).padding([gap::S, gap::L]).width(560);
        let card = card.style(theme::dialog(ui.palette));
        container(card).center_x(Fill).padding([gap::S, gap::L]).into()
    }
}
