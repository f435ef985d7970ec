//! The reading of the earlier games beside the window, the newest first; those read already are
//! shown meanwhile.

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::futures::channel::mpsc;

pub use ask::listing::Message;
use kit::Shared;
use kit::crew::Crew;
use kit::reading::Part;
use kit::ui::Ui;
use kit::work::Progress;
use session::Session;
use storage::games::Games;
use storage::list::{self, Entry, Standing};

/// The time after which the games read so far are shown.
const PART: Duration = Duration::from_millis(50);

/// Reads the earlier games beside the window; those that are known are shown meanwhile.
pub(super) fn read(shared: &mut Shared, crew: &Crew) -> Task<Part> {
    let (games, catalogue) = (shared.games.clone(), Arc::clone(&shared.catalogue));
    let elsewhere = shared.settings.games_elsewhere.clone();
    let known = shared.earlier.clone();
    let number = shared.reading.begin();
    let (tell, told) = mpsc::unbounded();
    let read = move || {
        let listing = games.listing(&elsewhere, &known, &catalogue);
        let of = listing.len();
        let mut entries = Vec::new();
        let mut last = Instant::now();
        for entry in listing {
            entries.push(entry);
            if last.elapsed() >= PART {
                let part = Part::new(number, std::mem::take(&mut entries), of);
                // The rest is not wanted any more.
                if tell.unbounded_send(part).is_err() {
                    return;
                }
                last = Instant::now();
            }
        }
        let _ = tell.unbounded_send(Part::new(number, entries, of));
    };
    let begun = crew.run(move || {
        read();
        || {}
    });
    if begun.is_err() {
        shared.reading.stop();
        return Task::none();
    }
    let (task, handle) = Task::run(told, |part| part).abortable();
    shared.reading.goes_with(handle);
    task
}

/// Puts a game that is left among the earlier ones as it stands, before its file is read again.
pub(super) fn put_left(session: &Session, shared: &mut Shared) {
    if session.is_in_memory() {
        return;
    }
    let (path, started) = (session.path().to_owned(), session.started().to_owned());
    let standing = Standing::from_journal(session.journal(), session.timing());
    shared.earlier.retain(|entry| entry.path != path);
    Games::put(Arc::new(Entry::left(path, started, standing)), &mut shared.earlier);
}

/// The work of reading the deleted games, of which some are known.
pub(super) fn deleted(
    known: Vec<Arc<Entry>>,
    ui: Ui<'_>,
) -> impl FnOnce(&mut Progress) -> Vec<Arc<Entry>> + Send + use<> {
    let (games, catalogue) = (ui.games.clone(), Arc::clone(&ui.catalogue));
    move |progress| {
        let listing = games.listing_deleted(&known, &catalogue);
        let of = listing.len();
        let wanted = listing.enumerate().take_while(|(done, _)| progress.went(*done, of));
        let mut entries: Vec<Arc<Entry>> = wanted.map(|(_, entry)| entry).collect();
        list::sort(&mut entries);
        entries
    }
}
