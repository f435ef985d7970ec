//! Writing beside the window, for data that is written often and read by nobody meanwhile, as the
//! settings are: a disk that is stuck does not keep the window from answering.

use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use iced::futures::channel::mpsc::{self, UnboundedReceiver};

use crate::crew::Crew;
use storage::Error;

/// Writes values one after the other; of those that wait only the last.
pub struct Writer<T> {
    crew: Crew,
    write: Arc<Write<T>>,
    slot: Arc<Slot<T>>,
    news: Option<UnboundedReceiver<()>>,
}

type Write<T> = dyn Fn(&T) -> Result<(), Error> + Send + Sync;

/// The state that the window and the thread share.
struct Slot<T> {
    state: Mutex<State<T>>,
    rests: Condvar,
}

struct State<T> {
    waiting: Option<T>,
    is_writing: bool,
    /// The outcome of the last writing, until somebody asks.
    written: Option<Result<(), Error>>,
}

impl<T> Slot<T> {
    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value to write next; without one the writing ends.
    fn next(&self) -> Option<T> {
        let mut state = self.state();
        let next = state.waiting.take();
        if next.is_none() {
            state.is_writing = false;
            self.rests.notify_all();
        }
        next
    }

    fn write_all(&self, write: &Write<T>) {
        while let Some(next) = self.next() {
            let written = write(&next);
            self.state().written = Some(written);
        }
    }
}

impl<T> fmt::Debug for Writer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").finish_non_exhaustive()
    }
}

impl<T: Send + 'static> Writer<T> {
    /// A writer that calls `write` beside the window.
    pub fn new(
        crew: &Crew,
        write: impl Fn(&T) -> Result<(), Error> + Send + Sync + 'static,
    ) -> Self {
        let state = State { waiting: None, is_writing: false, written: None };
        let slot = Slot { state: Mutex::new(state), rests: Condvar::new() };
        Self { crew: crew.clone(), write: Arc::new(write), slot: Arc::new(slot), news: None }
    }

    /// Writes this instead of the value that waits, and waits for it at most `patience`; not at all
    /// while an earlier one is being written.
    pub fn write(&mut self, what: T, patience: Duration) {
        let mut state = self.slot.state();
        state.waiting = Some(what);
        if std::mem::replace(&mut state.is_writing, true) {
            return;
        }
        drop(state);
        let (tell, news) = mpsc::unbounded();
        let (slot, write) = (Arc::clone(&self.slot), Arc::clone(&self.write));
        let begun = self.crew.run(move || {
            slot.write_all(&*write);
            move || {
                let _ = tell.unbounded_send(());
            }
        });
        if begun.is_err() {
            self.slot.write_all(&*self.write);
        }
        self.news = Some(news);
        self.finish(patience);
    }

    /// Waits until all is written, at most `patience`. Returns whether it is.
    pub fn finish(&self, patience: Duration) -> bool {
        let is_writing = |state: &mut State<T>| state.is_writing;
        let waited = self.slot.rests.wait_timeout_while(self.slot.state(), patience, is_writing);
        !waited.unwrap_or_else(PoisonError::into_inner).0.is_writing
    }

    /// The outcome of the last writing, once.
    pub fn written(&self) -> Option<Result<(), Error>> {
        self.slot.state().written.take()
    }

    /// The channel that tells when everything begun meanwhile is written, once.
    pub fn news(&mut self) -> Option<UnboundedReceiver<()>> {
        self.news.take()
    }
}
