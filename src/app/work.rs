//! Work that may take long, as with a file on a slow stick: it is done beside the window, and the
//! window says what is under way until it is done or nobody wants it any more. The screen waits for
//! what it will show; what is only saved is saved while everything goes on.

use std::fmt;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use iced::futures::channel::mpsc;
use iced::widget::{column, container, progress_bar, row};
use iced::{Center, Fill, Task};

use super::crew::Crew;
use super::parts::{action, note, plain};
use super::theme::{self, Weight, space as gap};
use super::{App, Message as AppMessage, Shared};
use crate::say;
use crate::widget::Element;

/// What happens to the work under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// It has gone on, or is done.
    Went,
    /// Nobody wants it any more.
    Cancel,
}

/// Who waits for some work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whom {
    /// The screen: it shows what comes of it.
    Screen,
    /// Nobody: a file is written of what was there when it began.
    Nobody,
}

/// What is done within about a frame need not be told.
pub(super) const FRAME: Duration = Duration::from_millis(20);

/// How often it is told how far the work is.
const TOLD: Duration = Duration::from_millis(50);

/// What is done to so much of it is nearly done.
const NEARLY: f32 = 0.98;

/// What follows when the work is done.
pub(super) type Then = Box<dyn FnOnce(&mut App) -> Task<AppMessage> + Send>;

/// The work under way.
#[derive(Debug)]
pub(super) struct Work {
    about: String,
    begun: Instant,
    slot: Arc<Slot>,
}

/// What the window and the thread both hold of the work.
#[derive(Default)]
struct Slot {
    state: Mutex<State>,
    ended: Condvar,
    done: AtomicUsize,
    of: AtomicUsize,
}

#[derive(Default)]
enum State {
    #[default]
    UnderWay,
    Done(Then),
    Unwanted,
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slot").field("done", &self.done).finish_non_exhaustive()
    }
}

impl Slot {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What follows, if the work is done.
    fn take(&self) -> Option<Then> {
        let mut state = self.state();
        match std::mem::take(&mut *state) {
            State::Done(then) => Some(then),
            left @ (State::UnderWay | State::Unwanted) => {
                *state = left;
                None
            }
        }
    }

    /// The thread has done it. What nobody wants any more is dropped, and undone by that.
    fn finish(&self, then: Then) {
        let mut state = self.state();
        if matches!(*state, State::UnderWay) {
            *state = State::Done(then);
        }
        self.ended.notify_all();
    }

    /// Waits so long for the end.
    fn wait(&self, patience: Duration) {
        let is_under_way = |state: &mut State| matches!(state, State::UnderWay);
        drop(self.ended.wait_timeout_while(self.state(), patience, is_under_way));
    }
}

/// Tells the window how far the work is.
#[derive(Debug)]
pub struct Progress {
    slot: Arc<Slot>,
    window: mpsc::UnboundedSender<()>,
    told: Instant,
}

impl Progress {
    /// So much is done of so much. Returns whether anybody wants the rest.
    pub fn went(&mut self, done: usize, of: usize) -> bool {
        self.slot.done.store(done, Ordering::Relaxed);
        self.slot.of.store(of, Ordering::Relaxed);
        if self.told.elapsed() >= TOLD {
            self.told = Instant::now();
            let _ = self.window.unbounded_send(());
        }
        !matches!(*self.slot.state(), State::Unwanted)
    }
}

impl Drop for Work {
    /// Nobody wants it any more. What it has made already is dropped, and undone by that.
    fn drop(&mut self) {
        *self.slot.state() = State::Unwanted;
    }
}

impl Work {
    /// Begins some work at that instant, and tells the window how far it is. What follows from it
    /// waits to be taken.
    ///
    /// # Errors
    /// If the system has no room for another thread.
    pub(super) fn begin<T: Send + 'static>(
        crew: &Crew,
        about: String,
        begun: Instant,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut App, T) -> Task<AppMessage> + Send + 'static,
    ) -> io::Result<(Self, Task<AppMessage>)> {
        let slot: Arc<Slot> = Arc::default();
        let (window, told) = mpsc::unbounded();
        let mut progress = Progress { slot: Arc::clone(&slot), window, told: Instant::now() };
        crew.run(move || {
            let found = job(&mut progress);
            move || {
                progress.slot.finish(Box::new(move |app| then(app, found)));
                let _ = progress.window.unbounded_send(());
            }
        })?;
        let told = Task::run(told, |()| AppMessage::Work(Message::Went));
        Ok((Self { about, begun, slot }, told))
    }

    /// Waits so long for its end.
    pub(super) fn wait(&self, patience: Duration) {
        self.slot.wait(patience);
    }

    /// What follows from it, once it is done.
    pub(super) fn take(&self) -> Option<Then> {
        self.slot.take()
    }

    /// Which part of it is done, from 0 to 1; `None` where nobody can know.
    pub(super) fn share(&self) -> Option<f32> {
        let of = self.slot.of.load(Ordering::Relaxed);
        (of > 0).then(|| self.slot.done.load(Ordering::Relaxed) as f32 / of as f32)
    }

    /// What is under way, how far it is, and the way out.
    pub(super) fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, AppMessage> {
        let palette = shared.palette();
        let words = &shared.words;
        let seconds = shared.now.saturating_duration_since(self.begun).as_secs();
        let far = match self.share() {
            // What is left, as bringing it onto the disk, cannot be counted and may take a while.
            Some(share) if share > NEARLY => say!(words, "work-nearly"),
            Some(share) => {
                say!(words, "work-share", percent = format!("{:.0}", (share * 100.0).floor()))
            }
            None if seconds > 0 => say!(words, "work-seconds", seconds = seconds.to_string()),
            None => String::new(),
        };
        let bar = self
            .share()
            .map(|share| progress_bar(0.0..=1.0, share).girth(6).style(theme::progress(palette)));
        let cancel = action(
            palette,
            Weight::Secondary,
            say!(words, "work-cancel"),
            Some("Esc"),
            Some(AppMessage::Work(Message::Cancel)),
        );
        let about = column![plain(self.about.as_str()), note(far, palette), bar];
        let line = row![about.spacing(gap::XS).width(Fill), cancel].spacing(gap::L).align_y(Center);
        // Nothing is darkened: what is over in a blink does not flash. It stands below the screen
        // and covers nothing of it.
        let card = container(line).padding([gap::S, gap::L]).width(560);
        let card = card.style(theme::dialog(palette));
        container(card).center_x(Fill).padding([gap::S, gap::L]).into()
    }
}

impl App {
    /// Does some work beside the window, and then what follows from it. What was under way before
    /// is not wanted any more.
    pub fn work<T: Send + 'static>(
        &mut self,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<AppMessage> + Send + 'static,
    ) -> Task<AppMessage> {
        self.begin_work(Whom::Screen, about, job, then)
    }

    /// Saves something that is there already, beside the window, and then does what follows. What
    /// was being saved so before is not wanted any more.
    pub fn save_aside<T: Send + 'static>(
        &mut self,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<AppMessage> + Send + 'static,
    ) -> Task<AppMessage> {
        self.begin_work(Whom::Nobody, about, job, then)
    }

    fn begin_work<T: Send + 'static>(
        &mut self,
        whom: Whom,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<AppMessage> + Send + 'static,
    ) -> Task<AppMessage> {
        *self.under_way(whom) = None;
        match Work::begin(&self.crew, about, self.shared.now, job, then) {
            Ok((work, told)) => {
                work.wait(self.patience);
                *self.under_way(whom) = Some(work);
                Task::batch([self.go_on_with_work(), told])
            }
            Err(error) => {
                let cause = error.to_string();
                let said = say!(self.shared.words, "work-no-thread", cause = cause);
                self.trouble = Some(super::Trouble::Said(said));
                Task::none()
            }
        }
    }

    pub(super) fn at_work(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Went => Task::batch([self.go_on_with_work(), self.go_on_with_review()]),
            Message::Cancel => {
                let waits = self.work.is_some();
                *self.under_way(if waits { Whom::Screen } else { Whom::Nobody }) = None;
                Task::none()
            }
        }
    }

    const fn under_way(&mut self, whom: Whom) -> &mut Option<Work> {
        match whom {
            Whom::Screen => &mut self.work,
            Whom::Nobody => &mut self.saving,
        }
    }

    /// The work that is told of: first what the screen waits for.
    pub(super) fn told_work(&self) -> Option<&Work> {
        self.work.as_ref().or(self.saving.as_ref())
    }

    /// Takes what has come of the work, if it is done.
    fn go_on_with_work(&mut self) -> Task<AppMessage> {
        Task::batch([Whom::Screen, Whom::Nobody].map(|whom| {
            let then = self.under_way(whom).as_ref().and_then(Work::take);
            then.map_or_else(Task::none, |then| {
                *self.under_way(whom) = None;
                then(self)
            })
        }))
    }

    /// The same app that waits so long for work before it goes on without.
    #[must_use]
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }
}
