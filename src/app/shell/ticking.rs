//! The clockwork of the window: ticks while something goes on by itself, cards that show close in
//! time, and the words that somebody is writing are read anew.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use iced::Subscription;
use iced::futures::Stream;

use super::Message;
use super::playing::Playing;
use kit::Shared;
use kit::wording::Wording;
use storage::fault::cause;

/// The time after which cards close even while held: a window can be covered without being told.
const LONGEST: Duration = Duration::from_secs(10);

/// The clockwork of the window.
#[derive(Debug, Default)]
pub struct Clockwork {
    /// The time since which cards show, while they do.
    held: Option<Instant>,
    /// The words that somebody is writing, in a file.
    wording: Option<Wording>,
}

impl Clockwork {
    /// Speaks the words of a file from now on, and anew after each save.
    pub fn speak_file(&mut self, path: &Path, shared: &mut Shared) {
        self.wording = Some(Wording::from_file(path));
        self.speak_anew(shared);
    }

    /// Reads the words anew, if they have changed.
    pub fn speak_anew(&mut self, shared: &mut Shared) {
        let changed = self.wording.as_mut().and_then(|wording| wording.changed(&shared.words));
        if let Some((words, faults)) = changed {
            shared.words = words;
            // A writer of words has a console beside the window.
            faults.iter().for_each(|fault| eprintln!("{fault}"));
        }
    }

    /// Whether words are being written.
    pub const fn is_spoken_to(&self) -> bool {
        self.wording.is_some()
    }

    /// Hides cards that have shown for long enough.
    pub fn hide_in_time(&mut self, playing: Option<&mut Playing>, now: Instant) {
        let since = self.held.unwrap_or(now);
        let shown = playing.filter(|playing| playing.shows_cards());
        let shows = shown.is_some_and(|playing| {
            if now.saturating_duration_since(since) >= LONGEST {
                playing.cover();
            }
            playing.shows_cards()
        });
        self.held = shows.then_some(since);
    }
}

/// Ticks, so much time apart.
pub fn ticking(every: Option<Duration>) -> Subscription<Message> {
    every.map_or_else(Subscription::none, |every| Subscription::run_with(every, ticks))
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
        let begun = thread::Builder::new().name("clock".to_owned()).spawn(clockwork);
        if let Err(error) = begun {
            log::error!("nothing ticks, for the clock has no thread: {}", cause(&error));
        }
    })
}
