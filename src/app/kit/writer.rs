//! What is written often and read by nobody meanwhile, as the settings are, is written beside the
//! window: a disk that is stuck does not keep it from answering.

use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use iced::futures::channel::mpsc::{self, UnboundedReceiver};

use crate::app::kit::crew::Crew;
use crate::storage::Error;

/// Writes what it is given, one after the other, and of what waits only the last.
pub struct Writer<T> {
    crew: Crew,
    write: Arc<Write<T>>,
    slot: Arc<Slot<T>>,
    news: Option<UnboundedReceiver<()>>,
}

type Write<T> = dyn Fn(&T) -> Result<(), Error> + Send + Sync;

/// What the window and the thread both hold.
struct Slot<T> {
    state: Mutex<State<T>>,
    rests: Condvar,
}

struct State<T> {
    waiting: Option<T>,
    is_writing: bool,
    /// What came of the last one, until somebody asks.
    written: Option<Result<(), Error>>,
}

impl<T> Slot<T> {
    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is written next; from now on nobody writes if there is nothing.
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
    /// A writer that writes so, beside the window.
    pub fn new(
        crew: &Crew,
        write: impl Fn(&T) -> Result<(), Error> + Send + Sync + 'static,
    ) -> Self {
        let state = State { waiting: None, is_writing: false, written: None };
        let slot = Slot { state: Mutex::new(state), rests: Condvar::new() };
        Self { crew: crew.clone(), write: Arc::new(write), slot: Arc::new(slot), news: None }
    }

    /// Writes this in the place of whatever waits to be written, and waits for it so long; not at
    /// all where the one before it is still under way.
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

    /// Waits so long until all is written. Returns whether it is.
    pub fn finish(&self, patience: Duration) -> bool {
        let is_writing = |state: &mut State<T>| state.is_writing;
        let waited = self.slot.rests.wait_timeout_while(self.slot.state(), patience, is_writing);
        !waited.unwrap_or_else(PoisonError::into_inner).0.is_writing
    }

    /// What came of what was written last, once.
    pub fn written(&self) -> Option<Result<(), Error>> {
        self.slot.state().written.take()
    }

    /// What tells when all is written that was begun meanwhile, once.
    pub fn news(&mut self) -> Option<UnboundedReceiver<()>> {
        self.news.take()
    }
}
