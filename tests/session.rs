//! The open game without a window: every move is on disk, a full disk is said, a game that another
//! window writes is only looked at, and time passes as it is told.

mod corrected;
mod slow;

use std::fs;
use std::num::NonZeroU16;
use std::path::Path;
use std::time::{Duration, Instant};

use journal::{Edit, Later, Reentry};
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRules;
use rules::player::{Colour, Figure, Player};
use rules::setup::{Deck, Recording};
use rules::tile::{Id, Segment};
use rules::{Move, Seat, Setup};
use session::{Refusal, Session};
use storage::{self, Clock, Folders, Games, Saved, Timing};

const ANNA: Seat = Seat::FIRST;

/// Anna and Ben with the base game.
fn setup() -> Setup {
    let player = |name: &str, colour| Player { name: name.to_owned(), colour };
    Setup {
        players: vec![player("Anna", Colour::Red), player("Ben", Colour::Blue)],
        sets: vec!["base".to_owned()],
        gardens: None,
        cards: Vec::new(),
        orders: None,
        deck: Deck::default(),
        record: Recording::Board,
        rules: HouseRules::default(),
    }
}

fn games(folder: &Path) -> Games {
    Games::new(&Folders::below(folder))
}

/// A new game of Anna and Ben.
fn begin(folder: &Path) -> Session {
    let now = "2026-11-21T19:30:00.4Z".parse().unwrap();
    Session::begin(&games(folder), setup(), content::catalogue(), now).unwrap()
}

fn open(path: &Path) -> Session {
    let (session, damage) = Session::open(path, &content::catalogue()).unwrap();
    assert!(damage.is_none());
    session
}

/// A game before its first tile, in the file `evening.json`.
fn evening(folder: &Path) -> Saved {
    let saved = Saved::new("evening".to_owned(), String::new(), setup(), Vec::new(), Vec::new());
    storage::games::save(&games(folder).path("evening"), &saved).unwrap();
    saved
}

/// A cap of a city on the start tile's city: it completes a city of two tiles.
fn cap() -> Move {
    Move::Place {
        tile: Id::from("base-city-cap"),
        at: Position::new(0, -1),
        rotation: Rotation::Half,
    }
}

fn knight() -> Move {
    Move::Deploy { figure: Figure::Follower, on: Segment::City(0), at: None }
}

/// The content of a game's file.
fn saved(session: &Session) -> Saved {
    Saved::decode(session.path(), &fs::read_to_string(session.path()).unwrap()).unwrap()
}

fn moves(session: &Session) -> Vec<Move> {
    session.journal().moves().cloned().collect()
}

// ---- moves ----

#[test]
fn every_move_is_on_disk_once_it_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.play(cap()).unwrap();
    assert!(session.unsaved().is_none());
    assert_eq!(saved(&session).moves, [cap()]);
}

/// Anna's knight on the city of two: 2 × 2 points, and nothing is left to decide.
#[test]
fn a_turn_ends_by_itself_when_nothing_is_left_to_decide() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.play(cap()).unwrap();
    assert_eq!(session.game().active(), ANNA, "Anna may deploy");
    session.play(knight()).unwrap();
    assert_eq!(saved(&session).moves, [cap(), knight(), Move::EndTurn]);
    assert_eq!(session.game().active(), ANNA.next(2));
    assert_eq!(session.game().tally(ANNA).total(), 4);
}

#[test]
fn undoing_goes_back_to_the_last_decision_and_redoing_forward_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.play(cap()).unwrap();
    session.play(knight()).unwrap();
    assert!(session.undo(), "the knight and the end of the turn");
    assert_eq!(moves(&session), [cap()]);
    assert_eq!(saved(&session).undone, [Move::EndTurn, knight()]);
    assert!(session.redo());
    assert_eq!(moves(&session), [cap(), knight(), Move::EndTurn]);
    assert!(!session.can_redo() && !session.redo());
    session.back_to(0);
    assert!(moves(&session).is_empty() && !session.undo());
}

#[test]
fn a_refused_move_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    let refused = session.play(knight()).unwrap_err();
    assert!(matches!(refused, Refusal::Rejected(_)), "{refused:?}");
    assert_eq!(session.revision(), 0);
    assert!(saved(&session).moves.is_empty());
}

#[test]
fn a_game_that_is_opened_again_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.play(cap()).unwrap();
    session.play(knight()).unwrap();
    session.undo();
    let (path, game) = (session.path().to_owned(), session.game().clone());
    drop(session);
    let mut again = open(&path);
    assert_eq!(*again.game(), game);
    assert!(again.redo(), "what was undone is kept");
    assert_eq!(moves(&again), [cap(), knight(), Move::EndTurn]);
}

#[test]
fn two_games_of_the_same_second_are_two_games() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (begin(folder.path()), begin(folder.path()));
    assert_ne!(one.id(), other.id());
    assert_ne!(one.path(), other.path());
    assert!(!one.is_read_only() && !other.is_read_only());
}

#[test]
fn a_game_in_memory_has_no_file_and_keeps_what_is_given() {
    let mut journal = journal::Journal::new(setup(), content::catalogue()).unwrap();
    journal.play(cap()).unwrap();
    let mut session = Session::in_memory("lesson".to_owned(), journal);
    session.play(knight()).unwrap();
    assert!(session.unsaved().is_none() && session.path().as_os_str().is_empty());
    assert!(session.undo());
    assert!(!session.can_undo() && !session.undo());
    session.back_to(0);
    assert_eq!(moves(&session), [cap()]);
}

/// Anna's knight on the city of two brought 2 × 2 points; without him the turn brings none.
#[test]
fn an_old_turn_is_entered_anew_until_it_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.play(cap()).unwrap();
    session.play(knight()).unwrap();
    let mut reentry = Reentry::begin_at(session.journal(), 1);
    assert_eq!(reentry.game().board().tiles().len(), 1, "the start tile alone");
    assert_eq!(reentry.play(cap()), Ok(false), "Anna may deploy");
    assert!(reentry.play(cap()).is_err(), "one tile a turn");
    assert_eq!(reentry.play(Move::EndTurn), Ok(true));
    assert_eq!(*reentry.edit(), Edit { at: 0, remove: 3, insert: vec![cap(), Move::EndTurn] });
    let correction = session.journal().correct(reentry.edit()).unwrap();
    assert_eq!(session.game().tally(ANNA).total(), 4, "nothing counts before it is accepted");
    session.accept(correction);
    assert_eq!(moves(&session), [cap(), Move::EndTurn]);
    assert_eq!(session.game().tally(ANNA).total(), 0);
}

/// With the knight nothing is left to decide, so the turn is whole without a word.
#[test]
fn a_turn_entered_anew_ends_by_itself_as_one_of_now_does() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.play(cap()).unwrap();
    session.play(Move::EndTurn).unwrap();
    let mut reentry = Reentry::begin_at(session.journal(), 0);
    assert_eq!(reentry.play(cap()), Ok(false));
    assert_eq!(reentry.play(knight()), Ok(true));
    assert_eq!(reentry.edit().insert, [cap(), knight(), Move::EndTurn]);
    assert_eq!(
        Edit::without_turn(session.journal(), 0, Later::MoveOn),
        Edit { at: 0, remove: 2, insert: Vec::new() }
    );
    assert_eq!(
        Edit::without_turn(session.journal(), 0, Later::Stay),
        Edit { at: 0, remove: 2, insert: vec![Move::Pass] }
    );
}

// ---- the disk ----

/// A file where the folder of games was: nobody can write a game into it, whoever they are.
fn break_disk(folder: &Path) {
    let games = Folders::below(folder).games();
    fs::remove_dir_all(&games).unwrap();
    fs::write(&games, "").unwrap();
}

#[test]
fn a_move_that_cannot_be_written_is_made_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    break_disk(folder.path());
    session.play(cap()).unwrap();
    assert_eq!(moves(&session), [cap()]);
    assert!(session.unsaved().is_some());
}

#[test]
fn a_game_that_could_not_be_written_goes_on_in_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    break_disk(folder.path());
    session.play(cap()).unwrap();
    let path = folder.path().join("a stick/evening.kings-order");
    session.save_as(path.clone());
    assert!(session.unsaved().is_none());
    assert_eq!(session.path(), path);
    session.play(knight()).unwrap();
    assert_eq!(saved(&session).moves, [cap(), knight(), Move::EndTurn]);
    drop(session);
    assert!(!open(&path).is_read_only(), "its lock is gone");
}

#[test]
fn no_other_file_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    let taken = folder.path().join("last-week.kings-order");
    fs::write(&taken, "the game of last week").unwrap();
    session.save_as(taken.clone());
    assert!(session.unsaved().is_some());
    assert_eq!(fs::read_to_string(&taken).unwrap(), "the game of last week");
}

// ---- the lock ----

/// Changes that another window writes between a reading and a locking would be lost; so the lock
/// comes first, and goes with the game.
#[test]
fn a_game_is_locked_while_it_is_open_and_leaves_no_lock() {
    let folder = tempfile::tempdir().unwrap();
    let games = games(folder.path());
    evening(folder.path());
    let session = open(&games.path("evening"));
    assert!(games.lock("evening").unwrap().is_none());
    drop(session);
    assert!(!games.path("evening").with_extension("json.lock").exists());
    // A file that cannot be opened leaves no lock either.
    fs::write(games.path("noise"), "noise").unwrap();
    Session::open(&games.path("noise"), &content::catalogue()).unwrap_err();
    assert!(!games.path("noise").with_extension("json.lock").exists());
}

#[test]
fn a_game_that_another_window_writes_can_only_be_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = begin(folder.path());
    first.play(cap()).unwrap();
    let mut second = open(first.path());
    assert!(second.is_read_only());
    assert_eq!(second.play(knight()), Err(Refusal::ReadOnly));
    assert!(!second.can_undo() && !second.undo());
    second.back_to(0);
    second.keep_time(Timing::Count);
    second.save();
    assert_eq!(moves(&second), [cap()]);
    first.play(knight()).unwrap();
    assert_eq!(saved(&first).moves, [cap(), knight(), Move::EndTurn]);
    assert_eq!(saved(&first).clock, None);
}

#[cfg(unix)]
#[test]
fn a_game_that_is_opened_through_a_link_is_the_same_game() {
    let folder = tempfile::tempdir().unwrap();
    let games = games(folder.path());
    evening(folder.path());
    let link = folder.path().join("link.kings-order");
    std::os::unix::fs::symlink(games.path("evening"), &link).unwrap();
    let mut first = open(&link);
    assert_eq!(first.path(), games.path("evening"));
    assert!(open(&games.path("evening")).is_read_only());
    first.play(Move::EndGame).unwrap();
    assert!(link.is_symlink() && first.unsaved().is_none());
}

// ---- the clock ----

/// Somebody is awaited for so many seconds.
fn wait(session: &mut Session, now: &mut Instant, seat: Seat, seconds: u64) {
    session.run_time(true, *now);
    *now += Duration::from_secs(seconds);
    session.count_time(seat, *now);
}

fn spent(session: &Session) -> [u64; 2] {
    let clock = session.clock().unwrap();
    [ANNA, ANNA.next(2)].map(|seat| clock.spent(seat))
}

#[test]
fn time_is_counted_for_who_is_awaited_and_written_with_the_next_move() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    let mut now = Instant::now();
    session.keep_time(Timing::Count);
    wait(&mut session, &mut now, ANNA, 9);
    wait(&mut session, &mut now, ANNA.next(2), 4);
    // While it rests nothing passes.
    session.run_time(false, now);
    session.count_time(ANNA, now + Duration::from_secs(30));
    assert_eq!(spent(&session), [9, 4]);
    assert_eq!(saved(&session).clock, Some(Clock { minutes: None, spent: vec![0, 0] }));
    session.play(cap()).unwrap();
    assert_eq!(saved(&session).clock, Some(Clock { minutes: None, spent: vec![9, 4] }));
}

#[test]
fn minutes_run_down_and_below_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    let mut now = Instant::now();
    session.keep_time(Timing::Minutes(NonZeroU16::MIN));
    wait(&mut session, &mut now, ANNA, 50);
    let clock = session.clock().unwrap();
    assert_eq!((clock.shown(ANNA), clock.is_over(ANNA)), (10, false), "60 − 50");
    wait(&mut session, &mut now, ANNA, 15);
    let clock = session.clock().unwrap();
    assert_eq!((clock.shown(ANNA), clock.is_over(ANNA)), (-5, true), "60 − 65");
}

/// Of a pause longer than a minute the machine was asleep for the rest.
#[test]
fn a_machine_that_was_asleep_adds_a_minute_at_most() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.keep_time(Timing::Count);
    wait(&mut session, &mut Instant::now(), ANNA, 3 * 3600);
    assert_eq!(spent(&session), [60, 0]);
}

#[test]
fn a_game_with_a_clock_that_is_opened_again_begins_paused() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    let mut now = Instant::now();
    session.keep_time(Timing::Count);
    assert!(session.is_timed() && !session.is_paused());
    wait(&mut session, &mut now, ANNA, 7);
    let saved = session.unwritten_times().expect("the file has others");
    storage::games::save(session.path(), &saved).unwrap();
    let path = session.path().to_owned();
    drop(session);
    let mut again = open(&path);
    assert_eq!(spent(&again), [7, 0]);
    assert!(again.is_paused());
    again.pause();
    assert!(!again.is_paused());
}
