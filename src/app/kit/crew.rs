//! Who works beside the window: one thread does it all, piece after piece, and uses again what
//! memory it has; only while it has its hands full, as on a disk that is stuck, another one comes.

use std::io;
use std::sync::mpsc::{self, SendError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The threads beside the window.
#[derive(Debug, Clone, Default)]
pub struct Crew {
    resting: Arc<Resting>,
}

/// The thread that waits for work. It ends when nobody can have any.
#[derive(Debug, Default)]
struct Resting(Mutex<Option<Sender<Job>>>);

/// Some work, and what tells that it is done.
type Job = Box<dyn FnOnce() -> Told + Send>;
type Told = Box<dyn FnOnce()>;

impl Resting {
    fn thread(&self) -> MutexGuard<'_, Option<Sender<Job>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Crew {
    /// Does some work beside the window. What tells that it is done comes once its thread is free,
    /// so that whoever is told has it for the next.
    ///
    /// # Errors
    /// If another thread is needed and the system has no room for it.
    pub(in crate::app) fn run<T: FnOnce() + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> io::Result<()> {
        let job: Job = Box::new(move || Box::new(job()));
        let job = match self.resting.thread().take() {
            Some(thread) => match thread.send(job) {
                Ok(()) => return Ok(()),
                Err(SendError(job)) => job,
            },
            None => job,
        };
        let resting = Arc::downgrade(&self.resting);
        thread::Builder::new().name("work".to_owned()).spawn(move || {
            let mut next = Some(job);
            while let Some(job) = next.take() {
                let told = job();
                let (give, taken) = mpsc::channel();
                let rests = resting.upgrade().is_some_and(|resting| {
                    let mut thread = resting.thread();
                    // One is enough.
                    let rests = thread.is_none();
                    thread.get_or_insert(give);
                    rests
                });
                told();
                next = taken.recv().ok().filter(|_| rests);
            }
        })?;
        Ok(())
    }
}
