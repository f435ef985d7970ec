//! Turns that were entered anew, and the undoing of a correction.

use journal::{Edit, Journal, Later, Reentry};
use rules::feature::Kind;
use rules::geometry::{Position, Rotation};
use rules::scorepad::{Entry, Group, Note};
use rules::setup::Recording;
use rules::tile::{Id, Segment};
use rules::{Move, Seat, Setup, player::Figure};
use session::Session;

use super::{ANNA, begin, cap, games, knight, moves, open, saved, setup};

/// The farmer that stood where the knight was entered.
fn farmer() -> Move {
    Move::Deploy { figure: Figure::Follower, on: Segment::Field(0), at: None }
}

fn correct(session: &mut Session, at: usize, made: Move) {
    let edit = Edit { at, remove: 1, insert: vec![made] };
    let correction = Journal::correct(session.journal(), &edit).unwrap();
    session.accept(correction);
}

/// The knight on the city of two brought 4 (R-BASE-8); a farmer brings nothing before the end.
#[test]
fn a_correction_is_undone_whole_and_its_turn_is_marked_as_long_as_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.play(cap()).unwrap();
    session.play(knight()).unwrap();
    assert!(session.corrected_turns().is_empty());
    let before = moves(&session);

    correct(&mut session, 1, farmer());
    assert_eq!(session.corrected_turns(), [1]);
    assert_eq!(session.game().tally(ANNA).total(), 0);
    assert_eq!(saved(&session).corrected, [1]);
    assert!(session.can_undo_correction());

    assert!(session.undo());
    assert_eq!(moves(&session), before, "the correction, and no move besides");
    assert_eq!(session.game().tally(ANNA).total(), 4);
    assert_eq!((session.corrected_turns(), saved(&session).corrected), (&[][..], Vec::new()));
    assert!(session.undo());
    assert_eq!(moves(&session), [cap()], "the next undo takes a move back as ever");
}

#[test]
fn after_another_move_undo_takes_back_that_move() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    session.play(cap()).unwrap();
    session.play(knight()).unwrap();
    correct(&mut session, 1, farmer());
    session.play(Move::Pass).unwrap();
    let corrected = [cap(), farmer(), Move::EndTurn];
    assert!(session.undo());
    assert_eq!(moves(&session), corrected);
    // The mark is on disk, and goes when its turn is taken back.
    let path = session.path().to_owned();
    drop(session);
    let mut session = open(&path);
    assert_eq!(session.corrected_turns(), [1]);
    session.back_to(0);
    assert!(session.corrected_turns().is_empty());
}

/// A completed road of a follower on the scorepad: 1 point for each tile.
fn road(player: Seat, tiles: u32) -> Move {
    let followers = vec![Group::new(player, Figure::Follower, 1)];
    let completed = vec![Entry { followers, ..Entry::new(Kind::Road, tiles) }];
    Move::Note(Box::new(Note { completed, ..Note::by_player(player) }))
}

/// Anna notes a road of 2 and Ben one; then Anna’s is corrected to one of 3.
#[test]
fn the_news_of_the_last_note_stay_when_an_older_note_is_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup { record: Recording::Scorepad, ..setup() };
    let now = "2026-11-21T19:30:00.4Z".parse().unwrap();
    let catalogue = content::catalogue();
    let mut session = Session::begin(&games(folder.path()), setup, catalogue, now).unwrap();
    let ben = ANNA.next(2);
    session.play(road(ANNA, 2)).unwrap();
    session.play(road(ben, 2)).unwrap();
    let news = session.news();
    assert_eq!(news.len(), 1);
    assert_eq!(news[0].gain, Some((ben, 2)));
    correct(&mut session, 0, road(ANNA, 3));
    assert_eq!(session.game().tally(ANNA).total(), 3);
    assert_eq!(session.news(), news);
}

/// Anna, Ben, Anna: before Ben's turn one of Ben's was forgotten, and the later turns stay. The turn
/// that was corrected before is the fourth then.
#[test]
fn a_forgotten_turn_is_marked_as_inserted_and_marks_go_with_their_turns() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = begin(folder.path());
    for made in [cap(), knight(), Move::Pass] {
        session.play(made).unwrap();
    }
    let straight = |x| Move::Place {
        tile: Id::from("base-road-straight"),
        at: Position::new(x, 0),
        rotation: Rotation::None,
    };
    session.play(straight(1)).unwrap();
    session.play(knight_on_road()).unwrap();
    correct(&mut session, 5, farmer());
    assert_eq!((session.corrected_turns(), session.inserted_turns()), (&[3][..], &[][..]));

    let ben = ANNA.next(2);
    let mut reentry = Reentry::before(session.journal(), 3, ben, Later::Stay).unwrap();
    assert_eq!(reentry.play(straight(-1)), Ok(false));
    assert_eq!(reentry.play(Move::EndTurn), Ok(true));
    let correction = session.journal().correct(reentry.edit()).unwrap();
    assert!(correction.inserts());
    session.accept(correction);
    assert_eq!((session.corrected_turns(), session.inserted_turns()), (&[4][..], &[2][..]));
    assert_eq!((saved(&session).corrected, saved(&session).inserted), (vec![4], vec![2]));
    assert_eq!(open_again(&session), ([4].to_vec(), [2].to_vec()));
    assert!(session.undo());
    assert_eq!((session.corrected_turns(), session.inserted_turns()), (&[3][..], &[][..]));
}

fn knight_on_road() -> Move {
    Move::Deploy { figure: Figure::Follower, on: Segment::Road(0), at: None }
}

/// The marks as they are read from the file.
fn open_again(session: &Session) -> (Vec<u32>, Vec<u32>) {
    let read = saved(session);
    (read.corrected, read.inserted)
}
