//! A game is its journal: undo, redo, replaying, and correcting an old move with the difference
//! told beforehand.

use content::bundled;
use journal::{Dropped, Edit, Journal, Stop};
use rules::board::Misfit;
use rules::card;
use rules::expansion::king_robber::Holding;
use rules::orders;
use rules::scoring::Source;
use rules::{Move, Outcome, Rejection, Seat};
use text::Words;

use support::table::{Table, deploy, order_ids, place, seat, setup, spot, worth};

/// Anna closes the start tile's city with a knight, Ben lays a road.
fn two_turns() -> Table {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").turn("base-road-straight", (1, 0), 0);
    table
}

fn moves(journal: &Journal) -> Vec<Move> {
    journal.moves().cloned().collect()
}

fn replace(at: usize, remove: usize, insert: Vec<Move>) -> Edit {
    Edit { at, remove, insert }
}

fn cards(list: &[(Seat, card::Id)]) -> Vec<(u8, String)> {
    list.iter().map(|(seat, card)| (u8::from(*seat), card.to_string())).collect()
}

fn points(correction: &journal::Correction) -> [(i32, i32); 2] {
    [correction.difference.points[seat(0)], correction.difference.points[seat(1)]]
}

// ---- undo and redo ----

#[test]
fn a_new_journal_has_nothing_to_undo_or_redo() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let journal = table.journal_mut();
    assert!(journal.undo().is_none());
    assert!(journal.redo().is_none());
    assert_eq!((journal.entries().len(), journal.undone().len()), (0, 0));
}

#[test]
fn undo_takes_the_last_move_back_and_redo_makes_it_again() {
    let mut table = two_turns();
    let whole = table.journal().clone();
    let journal = table.journal_mut();
    assert_eq!(journal.undo(), Some(&Move::EndTurn));
    assert_eq!(journal.undo(), Some(&place("base-road-straight", (1, 0), 0)));
    assert_eq!(journal.undo(), Some(&Move::EndTurn));
    // Before Anna's turn ended: the knight stands, nothing is scored.
    assert_eq!((journal.entries().len(), journal.undone().len()), (2, 3));
    assert_eq!((table.points("Anna"), table.supply("Anna"), table.king()), (0, 6, (None, 0)));
    let journal = table.journal_mut();
    let outcomes = journal.redo().unwrap().unwrap().to_vec();
    assert_eq!(outcomes, whole.entries()[2].outcomes);
    journal.redo().unwrap().unwrap();
    journal.redo().unwrap().unwrap();
    assert!(journal.redo().is_none());
    assert_eq!(*journal, whole);
}

#[test]
fn each_move_taken_back_gives_the_game_as_it_was_before_it() {
    let mut table = two_turns();
    let all = moves(table.journal());
    assert_eq!(all.len(), 5);
    let journal = table.journal_mut();
    for keep in (0..5).rev().chain([3, 1, 4, 2]) {
        while journal.entries().len() < keep {
            assert!(matches!(journal.redo(), Some(Ok(_))));
        }
        while journal.entries().len() > keep {
            assert!(journal.undo().is_some());
        }
        let setup = (**journal.setup()).clone();
        let made = all.iter().take(keep).cloned();
        let (replayed, stop) = Journal::replay(setup, bundled::catalogue(), made).expect("sound");
        assert_eq!((journal.game(), stop), (replayed.game(), None), "after {keep} moves");
    }
}

#[test]
fn a_new_move_forgets_what_was_undone() {
    let mut table = two_turns();
    table.journal_mut().back_to(3);
    table.place("base-road-curve", (1, 0), 0);
    assert!(table.journal_mut().redo().is_none());
    assert_eq!(table.journal().undone(), []);
}

#[test]
fn a_refused_move_forgets_nothing() {
    let mut table = two_turns();
    table.journal_mut().undo();
    // `refuses` compares the whole journal, undone moves included.
    table.refuses(&place("base-monastery", (9, 9), 0));
    assert_eq!(table.journal().undone().len(), 1);
}

#[test]
fn back_to_a_move_and_forward_again() {
    let mut table = two_turns();
    let whole = table.journal().clone();
    table.journal_mut().back_to(9);
    assert_eq!(*table.journal(), whole, "there are only five moves");
    table.journal_mut().back_to(1);
    assert_eq!(moves(table.journal()), [place("base-city-cap", (0, -1), 180)]);
    assert_eq!(*table.game(), whole.game_after(1));
    table.journal_mut().back_to(0);
    assert_eq!(*table.game(), whole.game_after(0));
    while let Some(redone) = table.journal_mut().redo() {
        redone.unwrap();
    }
    assert_eq!(*table.journal(), whole);
    assert_eq!(*table.game(), whole.game_after(100));
}

#[test]
fn replaying_stops_at_the_first_refused_move_and_keeps_all_before_it() {
    let list = vec![
        place("base-city-cap", (0, -1), 180),
        Move::EndTurn,
        place("base-monastery", (0, -2), 0),
        deploy("city:0"),
        Move::EndTurn,
    ];
    let setup = setup(&["Anna", "Ben"], &["base"]);
    let (journal, stop) = Journal::replay(setup, bundled::catalogue(), list.clone()).unwrap();
    let rejection = Rejection::NoSuchSegment {
        tile: "base-monastery".into(),
        segment: support::table::segment("city:0"),
    };
    assert_eq!(stop, Some(Stop { index: 3, rejection }));
    assert_eq!(moves(&journal), list[..3]);
}

#[test]
fn a_setup_that_cannot_be_played_makes_no_journal() {
    assert!(Journal::new(setup(&["Anna"], &["base"]), bundled::catalogue()).is_err());
}

/// No undo deals a different card (design 3): the pile is in the setup.
#[test]
fn undoing_and_redoing_a_draw_gives_the_same_card() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-03", "base-26", "base-27"], ["base-08", "base-11", "base-44"]],
        &["base-10", "base-47"],
    );
    table.draw();
    table.journal_mut().undo();
    assert_eq!(table.pile(), ["base-10", "base-47"]);
    table.draw();
    assert_eq!(table.hand("Anna")[3], "base-10");
}

// ---- correcting ----

/// The tile was a tube and not a cap: no city is complete, Anna's 4 points and the King are gone,
/// her knight still stands.
#[test]
fn replacing_a_tile_tells_points_and_titles() {
    let table = two_turns();
    let edit = replace(0, 1, vec![place("base-city-tube", (0, -1), 90)]);
    let correction = table.journal().correct(&edit).unwrap();
    assert_eq!(points(&correction), [(4, 0), (0, 0)]);
    let (before, after) = correction.difference.titles.unwrap();
    assert_eq!(before.king, Holding { holder: Some(seat(0)), size: 2 });
    assert_eq!(after.king, Holding::default());
    assert_eq!(correction.difference.dropped, []);
    assert_eq!((correction.difference.gained.len(), correction.difference.lost.len()), (0, 0));
    assert_eq!(correction.difference.active, (seat(0), seat(0)));
    assert_eq!(correction.game().supply(seat(0)).followers(), 6);
    correction.game().check().unwrap();
}

#[test]
fn a_correction_not_accepted_leaves_the_journal_untouched() {
    let mut table = two_turns();
    table.journal_mut().undo();
    let before = table.journal().clone();
    let edit = replace(0, 1, vec![place("base-city-tube", (0, -1), 90)]);
    drop(table.journal().correct(&edit).unwrap());
    assert_eq!(*table.journal(), before);
}

#[test]
fn an_accepted_correction_gives_what_was_told() {
    let mut table = two_turns();
    let edit = replace(0, 1, vec![place("base-city-tube", (0, -1), 90)]);
    let correction = table.journal().correct(&edit).unwrap();
    let told = correction.game().clone();
    table.journal_mut().accept(correction);
    assert_eq!(*table.game(), told);
    let corrected = [
        place("base-city-tube", (0, -1), 90),
        deploy("city:0"),
        Move::EndTurn,
        place("base-road-straight", (1, 0), 0),
        Move::EndTurn,
    ];
    assert_eq!(moves(table.journal()), corrected);
    assert_eq!((table.all_points(), table.king()), (vec![0, 0], (None, 0)));
    // It is the same as if it had been played so from the start.
    let mut anew = Table::with_king(&["Anna", "Ben"]);
    for made in corrected {
        anew.play(made);
    }
    assert_eq!(anew.journal(), table.journal());
}

/// The follower stood in the field and not in the city: 4 points less, and it does not come home.
#[test]
fn changing_a_follower_tells_the_points() {
    let mut table = two_turns();
    let correction = table.journal().correct(&replace(1, 1, vec![deploy("field:0")])).unwrap();
    assert_eq!(points(&correction), [(4, 0), (0, 0)]);
    // The city is completed all the same: the King stays.
    assert_eq!(correction.difference.titles, None);
    table.journal_mut().accept(correction);
    assert_eq!((table.points("Anna"), table.supply("Anna")), (0, 6));
}

/// Taking the follower away and putting it back.
#[test]
fn removing_and_inserting_single_moves() {
    let mut table = two_turns();
    let without = table.journal().correct(&replace(1, 1, Vec::new())).unwrap();
    assert_eq!(points(&without), [(4, 0), (0, 0)]);
    table.journal_mut().accept(without);
    let with = table.journal().correct(&replace(1, 0, vec![deploy("city:0")])).unwrap();
    assert_eq!(points(&with), [(0, 4), (0, 0)]);
    table.journal_mut().accept(with);
    assert_eq!(*table.journal(), *two_turns().journal());
}

/// Ben's turn is taken out: what was laid beside his tile touches nothing now, and its turn passes
/// without a tile. The monastery after it still fits.
#[test]
fn removing_a_turn_tells_the_moves_that_no_longer_fit() {
    let mut table = two_turns();
    table.turn("base-monastery-road", (2, 0), 90).turn("base-monastery", (0, 1), 0);
    assert_eq!(table.journal().entries().len(), 9);
    let mut correction = table.journal().correct(&replace(3, 2, Vec::new())).unwrap();
    let apart = Rejection::Misfit {
        tile: "base-monastery-road".into(),
        at: spot((2, 0)),
        misfit: Misfit::Apart,
    };
    assert_eq!(
        correction.difference.dropped,
        [Dropped { index: 5, made: place("base-monastery-road", (2, 0), 90), rejection: apart }]
    );
    assert_eq!(correction.difference.passed, [(2, seat(1))]);
    assert_eq!(points(&correction), [(4, 4), (0, 0)]);
    // Four turns before, three after: Ben is on turn.
    assert_eq!(correction.difference.active, (seat(0), seat(1)));
    correction.difference.dropped.clear();
    table.journal_mut().accept(correction);
    assert_eq!((table.journal().entries().len(), table.game().board().tiles().len()), (6, 3));
}

/// One turn less: another player is on turn now, and the difference says so.
#[test]
fn removing_a_turn_tells_whose_turn_it_will_be() {
    let table = two_turns();
    let correction = table.journal().correct(&replace(3, 2, Vec::new())).unwrap();
    assert_eq!(correction.difference.active, (seat(0), seat(1)));
}

/// A turn whose tile no longer fits was played all the same, by the one whose turn it was: what the
/// others did after it stays theirs. Here Anna's first tile is corrected, so that Ben's does not
/// fit any more; the monk of the third turn is Anna's still, and must not become Ben's because his
/// turn fell away.
#[test]
fn a_turn_that_no_longer_fits_does_not_give_later_turns_to_other_players() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn("base-road-straight", (1, 0), 0).turn("base-road-straight", (2, 0), 0).turn_with(
        "base-monastery",
        (0, 1),
        0,
        "monastery",
    );
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (6, 7));
    let edit = replace(0, 1, vec![place("base-city-cap", (0, -1), 180)]);
    let correction = table.journal().correct(&edit).unwrap();
    assert_eq!(correction.difference.dropped[0].made, place("base-road-straight", (2, 0), 0));
    let followers = [seat(0), seat(1)].map(|seat| correction.game().supply(seat).followers());
    assert_eq!(followers, [6, 7], "whose monk is it?");
    assert_eq!(correction.difference.passed, [(2, seat(1))]);
    assert_eq!(correction.difference.active, (seat(1), seat(1)));
}

/// The turn that passed is entered anew, and everything is as if its tile had always lain there.
#[test]
fn a_turn_that_passed_can_be_entered_anew() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn("base-road-straight", (1, 0), 0).turn("base-road-straight", (2, 0), 0).turn(
        "base-monastery",
        (0, 1),
        0,
    );
    let correction = table
        .journal()
        .correct(&replace(0, 1, vec![place("base-city-cap", (0, -1), 180)]))
        .unwrap();
    table.journal_mut().accept(correction);
    let pass = table.journal().moves().position(|made| *made == Move::Pass).unwrap();
    let insert = vec![place("base-road-straight", (1, 0), 0), Move::EndTurn];
    let correction = table.journal().correct(&replace(pass, 1, insert)).unwrap();
    assert_eq!((correction.difference.dropped.len(), correction.difference.passed.len()), (0, 0));
    assert_eq!(correction.game().board().tiles().len(), 4);
}

/// An inserted move that the rules refuse is told, with its place, and nothing is corrected.
#[test]
fn an_edit_with_a_move_that_is_refused_is_no_correction() {
    let table = two_turns();
    let before = table.journal().clone();
    let wrong = place("base-monastery", (0, -1), 0);
    let refused = table.journal().correct(&replace(0, 1, vec![wrong.clone()])).unwrap_err();
    assert_eq!((refused.index, &refused.made), (0, &wrong));
    assert!(matches!(refused.rejection, Rejection::Misfit { misfit: Misfit::Edge { .. }, .. }));
    let late = table
        .journal()
        .correct(&replace(1, 1, vec![deploy("field:0"), deploy("city:0")]))
        .unwrap_err();
    assert_eq!((late.index, late.rejection), (2, Rejection::AlreadyDeployed));
    assert_eq!(*table.journal(), before);
}

#[test]
fn an_edit_beyond_the_end_adds_moves() {
    let mut table = two_turns();
    let insert = vec![place("base-monastery", (0, 1), 0), Move::EndTurn];
    let correction = table.journal().correct(&replace(99, 99, insert)).unwrap();
    assert_eq!(correction.difference.active, (seat(0), seat(1)));
    table.journal_mut().accept(correction);
    assert_eq!(table.journal().entries().len(), 7);
}

/// “Everything from here on” is a number of moves larger than any.
#[test]
fn an_edit_may_remove_everything_from_a_move_on() {
    let table = two_turns();
    let correction = table.journal().correct(&replace(3, usize::MAX, Vec::new())).unwrap();
    assert_eq!(*correction.game(), table.journal().game_after(3));
}

#[test]
fn accepting_a_correction_forgets_what_was_undone() {
    let mut table = two_turns();
    table.journal_mut().undo();
    let correction = table.journal().correct(&replace(1, 1, Vec::new())).unwrap();
    table.journal_mut().accept(correction);
    assert_eq!(table.journal().undone(), []);
}

// ---- correcting with orders ----

/// Ben lays the middle and Anna the end of a city of three; she holds "exactly 3" (05), "at most 3
/// with a pennant" (13) and one more. Returns the table and the number of the move that laid the
/// middle.
fn city_of_three(middle: &str) -> (Table, usize) {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-05", "base-13", "base-27"], ["base-03", "base-08", "base-11"]],
        &["base-10", "base-47"],
    );
    table.ground(1).turn("workshop-cap", (1, 2), 180).until("Ben");
    let at = table.journal().entries().len();
    table.turn(middle, (1, 3), 0).turn("workshop-cap", (1, 4), 0);
    (table, at)
}

/// The middle was plain: "exactly 3" was fulfilled. With a pennant both fit, a choice that nobody
/// made: the card worth more is taken for her, and said so.
#[test]
fn a_choice_that_a_correction_brings_up_takes_the_card_worth_most() {
    let (mut table, at) = city_of_three("workshop-tube");
    assert_eq!(table.fulfilled("Anna"), ["base-05"]);
    assert!(worth(&["base-13"]) > worth(&["base-05"]), "else this test needs other cards");
    table.pass();
    let correction =
        table.journal().correct(&replace(at, 1, vec![place("workshop-flag", (1, 3), 0)])).unwrap();
    let difference = correction.revealed();
    assert_eq!(cards(&difference.gained), [(0, "base-13".to_owned())]);
    assert_eq!(cards(&difference.lost), [(0, "base-05".to_owned())]);
    assert_eq!(cards(&difference.chosen), [(0, "base-13".to_owned())]);
    assert_eq!(difference.points[seat(0)], (worth(&["base-05"]), worth(&["base-13"])));
    assert_eq!(difference.dropped, []);
    table.journal_mut().accept(correction);
    assert_eq!(table.fulfilled("Anna"), ["base-13"]);
    assert!(table.hand("Anna").contains(&"base-05".to_owned()));
}

/// A choice that was made stays made when the corrected game brings it up again.
#[test]
fn a_choice_that_was_made_stays_made() {
    let (mut table, _) = city_of_three("workshop-flag");
    table.choose("Anna", "base-05").pass();
    // A correction that has nothing to do with it: the very first field lies turned.
    let first =
        table.journal().moves().position(|made| matches!(made, Move::Place { .. })).unwrap();
    let correction = table
        .journal()
        .correct(&replace(first, 1, vec![place("workshop-field", (0, 1), 90)]))
        .unwrap();
    assert_eq!((correction.revealed().chosen.len(), correction.revealed().dropped.len()), (0, 0));
    table.journal_mut().accept(correction);
    assert_eq!(table.fulfilled("Anna"), ["base-05"]);
}

/// The pennant was none: "exactly 3" alone fits and is fulfilled without a choice, so the recorded
/// choice falls away.
#[test]
fn a_choice_that_is_none_any_more_is_dropped() {
    let (mut table, at) = city_of_three("workshop-flag");
    table.choose("Anna", "base-13").pass();
    let correction =
        table.journal().correct(&replace(at, 1, vec![place("workshop-tube", (1, 3), 0)])).unwrap();
    let difference = correction.revealed();
    assert_eq!(cards(&difference.gained), [(0, "base-05".to_owned())]);
    assert_eq!(cards(&difference.lost), [(0, "base-13".to_owned())]);
    assert_eq!(difference.chosen.len(), 0);
    let [dropped] = &difference.dropped[..] else {
        panic!("one move falls away: {:?}", difference.dropped)
    };
    assert_eq!(dropped.made, Move::FulfilOrder { player: seat(0), card: "base-13".into() });
    assert_eq!(
        dropped.rejection,
        Rejection::Orders(orders::Rejection::NothingToChoose { seat: seat(0) })
    );
}

/// A choice that is open now stays open: it is the table's to make.
#[test]
fn a_choice_that_is_open_now_stays_open() {
    let (table, _) = city_of_three("workshop-flag");
    let first =
        table.journal().moves().position(|made| matches!(made, Move::Place { .. })).unwrap();
    let correction = table
        .journal()
        .correct(&replace(first, 1, vec![place("workshop-field", (0, 1), 90)]))
        .unwrap();
    assert_eq!(correction.revealed().chosen.len(), 0);
    assert_eq!(correction.game().choices().len(), 1);
}

/// Anna draws in her first turn, Ben in his; a named card is drawn again whatever is taken out
/// before it.
fn two_draws(named: bool) -> (Table, usize) {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-03", "base-26", "base-27"], ["base-08", "base-11", "base-44"]],
        &["base-10", "base-47"],
    );
    let draw = |card: &str| Move::DrawOrder { card: named.then(|| card.into()) };
    let at = table.journal().entries().len();
    table.play(draw("base-10")).pass().play(draw("base-47")).pass();
    (table, at)
}

#[test]
fn a_draw_with_a_named_card_survives_the_removal_of_an_earlier_draw() {
    let (mut table, at) = two_draws(true);
    let correction = table.journal().correct(&replace(at, 1, Vec::new())).unwrap();
    assert_eq!(correction.revealed().dropped, []);
    table.journal_mut().accept(correction);
    assert_eq!(table.hand("Ben")[3], "base-47");
    assert_eq!((table.hand("Anna").len(), table.pile()), (3, vec!["base-10".to_owned()]));
}

/// That is what naming is for: without it Ben's draw would give Anna's card.
#[test]
fn a_draw_without_a_name_takes_whatever_is_on_top_then() {
    let (mut table, at) = two_draws(false);
    let correction = table.journal().correct(&replace(at, 1, Vec::new())).unwrap();
    table.journal_mut().accept(correction);
    assert_eq!(table.hand("Ben")[3], "base-10");
}

/// Design 5: nothing private shows without the curtain. What a correction would change is shown to
/// the whole table before it is accepted. Here Anna's draw is corrected to the card that Ben drew
/// later, so Ben's draw no longer fits: nobody reads that before.
#[test]
fn what_a_correction_would_change_tells_nothing_of_draws() {
    let (table, at) = two_draws(true);
    let insert = vec![Move::DrawOrder { card: Some("base-47".into()) }];
    let correction = table.journal().correct(&replace(at, 1, insert)).unwrap();
    assert_eq!(correction.revealed().dropped.len(), 1);
    let sentences = Words::english().difference(&correction.difference, table.game());
    assert_eq!(sentences, Vec::<String>::new());
}

/// R-KO-5: the same correction of the same board reads the same whatever Anna holds: a city of
/// three with a pennant fulfils one order or none. Ben's knight in it is worth 3 × 2 + 2 = 8
/// instead of 6; Anna's points stay what they were.
#[test]
fn a_correction_reads_the_same_whatever_is_in_the_hands() {
    let read = |hand: [&str; 3]| {
        let mut table = Table::with_hands(
            &["Anna", "Ben"],
            &[hand, ["base-03", "base-08", "base-11"]],
            &["base-10", "base-47"],
        );
        table.ground(1).turn("workshop-cap", (1, 2), 180).until("Ben");
        // Ben's is the knight, Anna's the last tile.
        let at = table.journal().entries().len();
        table.turn_with("workshop-tube", (1, 3), 0, "city:0").turn("workshop-cap", (1, 4), 0);
        table.pass();
        let before = table.game().tally(seat(0)).total();
        let paid = table.game().tally(seat(0)).points(Source::Orders);
        let correction = table
            .journal()
            .correct(&replace(at, 1, vec![place("workshop-flag", (1, 3), 0)]))
            .unwrap();
        assert_eq!(correction.difference.points[seat(0)], (before, before));
        assert_eq!(correction.shown().tally(seat(0)).points(Source::Orders), paid);
        let said = Words::english().difference(&correction.difference, table.game());
        (said, correction.revealed().gained.len())
    };
    let none = read(["base-26", "base-27", "base-28"]);
    let one = read(["base-13", "base-27", "base-28"]);
    assert_eq!(none.0, ["Ben: 6 → 8 points."]);
    assert_eq!(one.0, none.0);
    assert_eq!((none.1, one.1), (0, 1), "and the hands make a difference");
}

/// Returning another of the dealt cards changes hands and pile and nothing else.
#[test]
fn correcting_which_dealt_card_went_back() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    let pile = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"];
    setup.orders = Some(order_ids(&pile).collect());
    let mut table = Table::new(setup, bundled::catalogue());
    table.keep("Anna", Some("base-01")).keep("Ben", None).turn("base-city-cap", (0, -1), 180);
    // Anna has completed a city of 2: no card that either of them holds asks for that.
    let other = Move::KeepOrders { player: seat(0), returned: Some("base-02".into()) };
    let correction = table.journal().correct(&replace(0, 1, vec![other])).unwrap();
    assert_eq!(points(&correction), [(0, 0), (0, 0)]);
    table.journal_mut().accept(correction);
    assert_eq!(
        (table.hand("Anna"), table.pile()),
        (
            vec!["base-01".to_owned(), "base-03".to_owned()],
            vec!["base-07".to_owned(), "base-02".to_owned()]
        )
    );
}

/// Entries keep what they caused, so that the log can be read without replaying.
#[test]
fn entries_keep_their_outcomes() {
    let table = two_turns();
    let entry = &table.journal().entries()[2];
    assert_eq!(entry.made, Move::EndTurn);
    assert!(
        entry
            .outcomes
            .iter()
            .any(|outcome| matches!(outcome, Outcome::Scored(score) if score.points() == 4))
    );
}
