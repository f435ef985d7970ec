//! A slow disk: moves are made while those before them are still on their way.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rules::Move;
use session::Saving;
use storage::{Error, Saved, games};

use super::{begin, break_disk, cap, knight, open, saved};

/// A disk that takes nothing until somebody waits for it, or has waited long enough.
#[derive(Debug, Clone, Default)]
struct Slow(Arc<Mutex<Option<(PathBuf, Saved)>>>);

impl Saving for Slow {
    fn begin(&mut self, path: PathBuf, saved: Saved) {
        *self.0.lock().unwrap() = Some((path, saved));
    }

    fn written(&mut self) -> (bool, Option<Result<(), Error>>) {
        (self.0.lock().unwrap().is_none(), None)
    }

    fn finish(&mut self, _: Duration) {
        if let Some((path, saved)) = self.0.lock().unwrap().take() {
            games::save(&path, &saved).unwrap();
        }
    }
}

/// A disk that says what came of it the next time that somebody asks.
#[derive(Debug)]
struct Late(Option<(PathBuf, Saved)>);

impl Saving for Late {
    fn begin(&mut self, path: PathBuf, saved: Saved) {
        self.0 = Some((path, saved));
    }

    fn written(&mut self) -> (bool, Option<Result<(), Error>>) {
        let written = self.0.take().map(|(path, saved)| games::save(&path, &saved));
        (written.is_some(), written)
    }

    fn finish(&mut self, _: Duration) {}
}

#[test]
fn a_slow_disk_keeps_nobody_from_going_on_and_has_the_last_move_in_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.save_beside(Box::new(Slow::default()));
    session.play(cap()).unwrap();
    assert!(session.is_saving() && session.unsaved().is_none());
    assert_eq!(saved(&session).moves, [], "the disk takes its time");
    session.play(knight()).unwrap();
    session.finish_saving();
    assert!(!session.is_saving());
    assert_eq!(saved(&session).moves, [cap(), knight(), Move::EndTurn]);
}

#[test]
fn a_game_that_is_left_is_on_disk_before_its_lock_goes() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.save_beside(Box::new(Slow::default()));
    session.play(cap()).unwrap();
    let path = session.path().to_owned();
    drop(session);
    let again = open(&path);
    assert!(!again.is_read_only());
    assert_eq!(again.journal().moves().collect::<Vec<_>>(), [&cap()]);
}

#[test]
fn a_slow_disk_that_turns_out_to_be_full_is_said_late_but_said() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.save_beside(Box::new(Late(None)));
    break_disk(folder.path());
    session.play(cap()).unwrap();
    session.settle();
    assert!(!session.is_saving() && session.unsaved().is_some());
}
