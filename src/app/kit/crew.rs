//! The threads beside the window: one does all work, piece after piece, and uses its memory again;
//! another one starts only while that one is busy, as on a disk that is stuck.

use std::io;
use std::sync::mpsc::{self, SendError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The threads beside the window.
#[derive(Debug, Clone, Default)]
pub struct Crew {
    resting: Arc<Resting>,
}

/// The thread that waits for work; it ends when the last crew is gone.
#[derive(Debug, Default)]
struct Resting(Mutex<Option<Sender<Job>>>);

/// A piece of work, which returns the call that reports its end.
type Job = Box<dyn FnOnce() -> Told + Send>;
type Told = Box<dyn FnOnce()>;

impl Resting {
    fn thread(&self) -> MutexGuard<'_, Option<Sender<Job>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Crew {
    /// Does some work beside the window, then makes the call that reports its end, once the thread
    /// is free: the receiver can use it for the next piece.
    ///
    /// # Errors
    /// If another thread is needed and the system has no room for it.
    pub fn run<T: FnOnce() + 'static>(
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
                    // One resting thread is enough.
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
