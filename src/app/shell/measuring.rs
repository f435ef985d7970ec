//! The games by which a card is measured, beside the window.

use std::io;
use std::time::{Duration, Instant};

use iced::Task;
use iced::futures::channel::mpsc;

use kit::crew::Crew;
use screen::decks::Measure;
use simulation::{Trial, Unmeasured};
use text::Words;
use text::say;

/// The time between two reports of the measure.
const TOLD: Duration = Duration::from_millis(250);
/// The time for which games are played before the thread rests for a moment, and that moment.
const AT_WORK: Duration = Duration::from_millis(20);
const AT_REST: Duration = Duration::from_millis(1);

/// A step of these games.
#[derive(Debug, Clone)]
pub enum Step {
    /// So much is known.
    Found(Measure),
    /// No more games are played.
    Ended,
}

/// The games with a card that are played beside the window, while they are.
#[derive(Debug, Default)]
pub struct Measuring(Option<iced::task::Handle>);

impl Measuring {
    /// Whether games are played.
    pub const fn is_under_way(&self) -> bool {
        self.0.is_some()
    }

    /// Plays no more games.
    pub fn stop(&mut self) {
        self.0 = None;
    }

    /// Begins to play.
    ///
    /// # Errors
    /// If the system has no room for another thread.
    pub fn begin(&mut self, trial: Trial, crew: &Crew) -> io::Result<Task<Step>> {
        let (tell, told) = mpsc::unbounded();
        crew.run(move || {
            play(trial, &tell);
            move || drop(tell.unbounded_send(Step::Ended))
        })?;
        let (task, handle) = Task::run(told, |step| step).abortable();
        self.0 = Some(handle.abort_on_drop());
        Ok(task)
    }
}

/// Plays games until the card is measured, or nobody listens any more.
fn play(mut trial: Trial, tell: &mpsc::UnboundedSender<Step>) {
    let (mut told, mut rested) = (Instant::now(), Instant::now());
    while trial.progress() < 1.0 && !tell.is_closed() {
        trial.step();
        if rested.elapsed() > AT_WORK {
            std::thread::sleep(AT_REST);
            rested = Instant::now();
        }
        if told.elapsed() > TOLD && trial.games() > 0 {
            told = Instant::now();
            let _ = tell.unbounded_send(Step::Found(found(&trial)));
        }
    }
    let _ = tell.unbounded_send(Step::Found(found(&trial)));
}

fn found(trial: &Trial) -> Measure {
    let uncertainty = trial.uncertainty();
    Measure {
        games: trial.games(),
        measured: trial.measured(),
        rate: uncertainty.rate,
        points: uncertainty.points,
        is_open: uncertainty.is_open,
        share: trial.progress(),
    }
}

/// The reason why a card cannot be measured, in words.
pub fn reason(why: &Unmeasured, words: &Words) -> String {
    match why {
        Unmeasured::Dragon => say!(words, "measure-not-dragon"),
        Unmeasured::Throw => say!(words, "measure-not-throw"),
        Unmeasured::Judged => say!(words, "measure-not-judged"),
        Unmeasured::Unplayed { set } => {
            say!(words, "measure-not-unplayed", set = words.set(set))
        }
        Unmeasured::Apart { sets } => {
            let sets: Vec<String> = sets.iter().map(|set| words.set(set)).collect();
            say!(words, "measure-not-apart", sets = words.list(&sets))
        }
    }
}
